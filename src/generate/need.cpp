#include "src/generate/need.hpp"

#include <algorithm>
#include <array>
#include <limits>

namespace deduku::generate {

Ladder ladder_without(std::span<const TechniqueId> techniques) {
  Ladder ladder = default_ladder();
  std::erase_if(ladder.rungs, [&](const Rung& rung) { return std::ranges::count(techniques, rung.technique) > 0; });
  return ladder;
}

std::string r_text(int r) {
  const std::string text = std::to_string(1000 + r % 100);
  return std::to_string(r / 100) + "." + text.substr(2);
}

NeedRater::NeedRater(TechniqueId technique, const SolverOptions& options)
    : technique_(technique),
      all_(default_ladder(), options),
      without_(ladder_without(std::array{technique}), options) {}

std::optional<TechniqueUse> NeedRater::use_up_to(const Board& puzzle, int most) {
  int costliest = 0;
  const auto observe = [&](const RoundEvent& event) {
    const bool is_used = std::ranges::count(event.steps, technique_, &Step::technique) > 0;
    if (is_used) costliest = std::max(costliest, event.round.cost);
  };
  auto rating = all_.rate_up_to(puzzle, most, observe);
  is_stopped_ = rating && rating->outcome == Outcome::stopped;
  if (!rating) return std::nullopt;
  return TechniqueUse{*std::move(rating), costliest};
}

TechniqueUse NeedRater::use(const Board& puzzle) {
  return *use_up_to(puzzle, std::numeric_limits<int>::max());
}

bool NeedRater::is_needed(const Board& puzzle, const TechniqueUse& use) {
  if (use.costliest == 0 || use.rating.outcome != Outcome::solved) return false;
  const auto rest = without_.rate_up_to(puzzle, use.rating.r, [](const RoundEvent&) {});
  is_stopped_ = rest && rest->outcome == Outcome::stopped;
  return !rest;
}

}  // namespace deduku::generate
