#include "src/scales/rounds/shorter_ladders.hpp"

#include <algorithm>

#include "deduku/technique.hpp"

namespace deduku::rounds {

ShorterLadders::ShorterLadders(const Ladder& ladder, const SolverOptions& options)
    : ladder_(ladder), options_(options), whole_(ladder, options) {}

std::optional<LeastR> ShorterLadders::least(const Board& board) {
  TechniqueSet used;
  const RoundRating whole = whole_.rate(board, [&](const RoundEvent& event) {
    for (const Step& step : event.steps) used.set(static_cast<std::size_t>(step.technique));
  });
  if (whole.outcome != Outcome::solved) return std::nullopt;
  LeastR least{whole.r};
  for (int i = 0; i < family_count; ++i) {
    const auto family = static_cast<Family>(i);
    const auto is_member = [&](TechniqueId technique) { return family_of(technique) == family; };
    const auto is_used = [&](const Rung& rung) {
      return is_member(rung.technique) && used[static_cast<std::size_t>(rung.technique)];
    };
    if (std::ranges::any_of(ladder_.rungs, is_used)) improve(least, board, name(family), is_member);
  }
  for (int i = 0; i < technique_count; ++i) {
    if (!used[static_cast<std::size_t>(i)]) continue;
    improve(least, board, technique_keys[i], [&](TechniqueId technique) { return static_cast<int>(technique) == i; });
  }
  improve(least, board, "uniqueness", [](TechniqueId technique) { return technique_of(technique).needs_uniqueness; });
  return least;
}

void ShorterLadders::improve(LeastR& least, const Board& board, std::string_view left_out, Omits omits) {
  auto rater = shorter_.find(left_out);
  if (rater == shorter_.end()) {
    Ladder shorter = ladder_;
    std::erase_if(shorter.rungs, [&](const Rung& rung) { return omits(rung.technique); });
    rater = shorter_.try_emplace(std::string(left_out), shorter, options_).first;
  }
  const auto ignore = [](const RoundEvent&) {};
  const std::optional<RoundRating> rating = rater->second.rate_up_to(board, least.r - 1, ignore);
  if (rating && rating->outcome == Outcome::solved) least = {rating->r, std::string(left_out)};
}

}  // namespace deduku::rounds
