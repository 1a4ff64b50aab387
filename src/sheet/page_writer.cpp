#include "src/sheet/page_writer.hpp"

#include <algorithm>

#include "src/draw/text_block.hpp"

namespace deduku::sheet {

void PageWriter::begin(int place) {
  place_ = place;
  canvas_.begin_page(page_box(plan_.setup, place), page().label);
  if (page().is_numbered) page_number();
  if (page().level && plan_.setup.bleed > 0) tab();
}

/// At the outer edge of a book with bleed, one mark per level, one below the other, so that a level is visible in the
/// closed book.
void PageWriter::tab() {
  constexpr double width = 4;
  constexpr double highest = 24;
  const Room room = whole_room();
  const double bleed = plan_.setup.bleed;
  const double height = std::min(highest, room.height / static_cast<double>(options_.levels.size()));
  const double x = is_left_page(plan_.setup, place_) ? -bleed : plan_.setup.paper.width - width;
  const double y = room.corner.y + height * static_cast<double>(*page().level);
  canvas_.fill({x, y}, width + bleed, .8 * height, paper_colour("ink-3"));
}

Room PageWriter::heading(const std::string& words) {
  const Room room = whole_room();
  if (!words.empty()) {
    text(room.corner + Point{0, sizes_.heading}, draw::shortened(words, room.width, bold_width * sizes_.heading),
         sizes_.heading, Anchor::start, Weight::bold);
  }
  return content_room(plan_.setup, sizes_, place_, !words.empty());
}

void PageWriter::text(Point baseline, std::string_view words, double size, Anchor anchor, Weight weight,
                      std::string_view token) {
  canvas_.text(baseline, words, {size, weight, anchor, paper_colour(token)});
}

/// In the middle; in a bound book at the outer edge.
void PageWriter::page_number() {
  const Room room = whole_room();
  const double y = room.corner.y + room.height - .3 * sizes_.small;
  const bool is_mirrored = plan_.setup.is_mirrored;
  const bool is_left = is_left_page(plan_.setup, place_);
  const Anchor anchor = !is_mirrored ? Anchor::middle : is_left ? Anchor::start : Anchor::end;
  const double share = !is_mirrored ? .5 : is_left ? 0 : 1;
  text({room.corner.x + share * room.width, y}, page().label, sizes_.small, anchor, Weight::regular, "ink-2");
}

}  // namespace deduku::sheet
