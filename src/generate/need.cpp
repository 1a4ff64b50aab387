// A technique is needed if R is higher without it. Then some round of R has a step of it, so R is at least its cost;
// and without it the rounds that cost at most R lead to an unsolved grid S, on which no other technique finds a step of
// that cost.
//
// ER. Suppose that Sudoku Explainer solves the puzzle with steps rated below some figure, and that for each kind of
// them the ladder has techniques that find the same. Take the first of its steps whose conclusion S lacks. Its grid has
// all candidates of S and perhaps more. So in S its pattern is whole, or it has lost cells and digits, and the rest is
// a simpler pattern with the same conclusion: a naked triple becomes a pair and a single, an X-Wing a hidden single, an
// XYZ-Wing an XY-Wing or a naked pair. That is rated lower, and the ladder finds it, so the conclusion is in S after
// all. Hence the ER is at least that of the lowest rated kind of step that the ladder cannot replace. Up to XYZ-Wings
// this is certain; above them come unique rectangles, which may be lost with one of their candidates.
//
// The converse holds for the highest ER: Sudoku Explainer also finds everything that the ladder finds with subsets. For
// turbot fish, which are next to the X-Wing on the ladder, it has chains, whose rating depends on their lengths.
#include "src/generate/need.hpp"

#include <algorithm>
#include <array>

namespace deduku::generate {

Ladder ladder_without(std::span<const TechniqueId> techniques) {
  Ladder ladder = default_ladder();
  std::erase_if(ladder.rungs, [&](const Rung& rung) { return std::ranges::count(techniques, rung.technique) > 0; });
  return ladder;
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

namespace {

using enum TechniqueId;

/// A kind of step of Sudoku Explainer, by its rating, and a technique without which the ladder does not find everything
/// that it finds.
struct SeStepKind {
  int er;
  TechniqueId technique;
};

/// Lowest rated first.
constexpr SeStepKind step_kinds[] = {{10, full_house},
                                     {12, hidden_single},
                                     {17, direct_pointing},
                                     {19, direct_claiming},
                                     {20, direct_hidden_pair},
                                     {23, naked_single},
                                     {25, direct_hidden_triple},
                                     {26, pointing},
                                     {28, claiming},
                                     {30, locked_pair},
                                     {30, naked_pair},
                                     {32, x_wing},
                                     {34, hidden_pair},
                                     {36, locked_triple},
                                     {36, naked_triple},
                                     {38, swordfish},
                                     {40, hidden_triple},
                                     {42, xy_wing},
                                     {44, xyz_wing}};
/// Above XYZ-Wings nothing is certain.
constexpr int least_er_beyond = 45;

/// The highest rating of Sudoku Explainer for the results of a technique; other techniques of the ladder may be chains
/// to it. A technique that places a digit directly here may take more than one step there.
constexpr SeStepKind highest[] = {{10, full_house},     {15, hidden_single},        {26, direct_pointing},
                                  {23, naked_single},   {28, direct_claiming},      {34, direct_hidden_pair},
                                  {28, complex_single}, {40, direct_hidden_triple}, {26, pointing},
                                  {28, claiming},       {30, locked_pair},          {30, naked_pair},
                                  {36, locked_triple},  {34, hidden_pair},          {36, naked_triple},
                                  {40, hidden_triple},  {50, naked_quad},           {54, hidden_quad}};

int cost_of_rung(TechniqueId technique) {
  return std::ranges::find(default_ladder().rungs, technique, &Rung::technique)->cost;
}

/// The maximum cost of a step.
int most_cost_of_rung(TechniqueId technique) {
  return cost_of_rung(technique) + technique_of(technique).surcharge.most();
}

int least_er_without(TechniqueId technique) {
  const int cost = cost_of_rung(technique);
  for (const SeStepKind& kind : step_kinds) {
    if (kind.technique == technique || most_cost_of_rung(kind.technique) > cost) return kind.er;
  }
  return least_er_beyond;
}

int most_er_with(TechniqueId technique) {
  int most = 0;
  for (const Rung& rung : default_ladder().rungs) {
    if (rung.cost > most_cost_of_rung(technique)) continue;
    const auto* found = std::ranges::find(highest, rung.technique, &SeStepKind::technique);
    if (found == std::end(highest)) return NeededBounds::open;
    most = std::max(most, found->er);
  }
  return most;
}

}  // namespace

NeededBounds bounds_of_needed(TechniqueId technique, bool is_exact) {
  NeededBounds bounds;
  bounds.least_er = least_er_without(technique);
  bounds.least_r = cost_of_rung(technique);
  if (!is_exact) return bounds;
  bounds.most_er = most_er_with(technique);
  bounds.most_r = most_cost_of_rung(technique);
  return bounds;
}

}  // namespace deduku::generate
