#include "src/sheet/page_setup.hpp"

#include <algorithm>
#include <array>

namespace deduku::sheet {

Edges usual_margins(const Paper& paper) {
  const double margin = std::clamp(std::min(paper.width, paper.height) / 16, 9.6, 15.0);
  return {margin, margin, margin, margin};
}

double usual_gutter(std::size_t pages) {
  struct Step {
    std::size_t most;
    double gutter;
  };
  constexpr double eighth = 25.4 / 8;
  constexpr std::array<Step, 4> steps = {{{150, eighth}, {300, 2 * eighth}, {500, 3 * eighth}, {700, 4 * eighth}}};
  const auto step = std::ranges::find_if(steps, [&](const Step& found) { return pages <= found.most; });
  return step == steps.end() ? 5 * eighth : step->gutter;
}

Paper printed_paper(const PageSetup& setup) {
  const double sides = setup.is_mirrored ? 1 : 2;
  return {setup.paper.width + sides * setup.bleed, setup.paper.height + 2 * setup.bleed};
}

PageBox page_box(const PageSetup& setup, int place) {
  PageBox box{setup.paper, setup.bleed, setup.bleed, setup.bleed, setup.bleed};
  if (setup.is_mirrored) (is_left_page(setup, place) ? box.right : box.left) = 0;
  return box;
}

Room room_of(const PageSetup& setup, int place) {
  const Edges& margins = setup.margins;
  const double inner = margins.inner + (setup.is_mirrored ? setup.gutter : 0);
  const double left = is_left_page(setup, place) ? margins.outer : inner;
  return {{left, margins.top},
          std::max(0.0, setup.paper.width - margins.outer - inner),
          std::max(0.0, setup.paper.height - margins.top - margins.bottom)};
}

bool is_left_page(const PageSetup& setup, int place) {
  return setup.is_mirrored && place % 2 == 0;
}

}  // namespace deduku::sheet
