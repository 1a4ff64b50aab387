// A technique is needed if R is higher without it. Then some round of R has a step of it, so R is at least its cost; and without it
// the rounds that cost no more than R come to a grid S that is not solved, and where nothing else finds a step for that price.
//
// ER. Suppose that Sudoku Explainer solves the puzzle with steps rated below some figure, and that for each kind of them the
// ladder has techniques that find the same. Take the first of its steps whose conclusion S lacks. Its grid has all candidates
// of S and perhaps more, so in S its pattern is whole, or cells and digits of it are lost, and what then is left is a simpler pattern
// with the same conclusion: of a naked triple a pair and a single, of an X-Wing a hidden single, of an XYZ-Wing an XY-Wing or a
// naked pair. That is rated lower, and the ladder finds it, so the conclusion is in S after all. Hence the ER is that of the
// lowest rated kind of step that the ladder cannot replace. Up to XYZ-Wings this is certain; above come unique rectangles,
// which may be lost when one of their candidates is.
//
// It holds the other way round for the highest ER: what the ladder finds with subsets, Sudoku Explainer finds too. For turbot
// fish, which stand beside the X-Wing on the ladder, it has chains, whose rating depends on their lengths.
#include "src/generate/needed_bounds.hpp"

#include <algorithm>
#include <vector>

namespace deduku::generate {

namespace {

using enum TechniqueId;

/// A kind of step of Sudoku Explainer, by its rating, and a technique without which the ladder does not find all that it finds.
struct Kind {
  int er;
  TechniqueId technique;
};

/// Lowest rated first.
constexpr Kind kinds[] = {{10, full_house},
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

/// How Sudoku Explainer rates at most what a technique finds; others of the ladder may be chains to it. What leads straight to a
/// digit here may take more than one step there.
constexpr Kind highest[] = {{10, full_house},     {15, hidden_single},        {26, direct_pointing},
                            {23, naked_single},   {28, direct_claiming},      {34, direct_hidden_pair},
                            {28, complex_single}, {40, direct_hidden_triple}, {26, pointing},
                            {28, claiming},       {30, locked_pair},          {30, naked_pair},
                            {36, locked_triple},  {34, hidden_pair},          {36, naked_triple},
                            {40, hidden_triple},  {50, naked_quad},           {54, hidden_quad}};

int cost_of_rung(TechniqueId technique) {
  return std::ranges::find(default_ladder().rungs, technique, &Rung::technique)->cost;
}

/// What a step costs at most.
int most_cost_of_rung(TechniqueId technique) {
  return cost_of_rung(technique) + technique_of(technique).max_surcharge;
}

int least_er_without(TechniqueId technique) {
  const int cost = cost_of_rung(technique);
  for (const Kind& kind : kinds) {
    if (kind.technique == technique || most_cost_of_rung(kind.technique) > cost) return kind.er;
  }
  return least_er_beyond;
}

int most_er_with(TechniqueId technique) {
  int most = 0;
  for (const Rung& rung : default_ladder().rungs) {
    if (rung.cost > most_cost_of_rung(technique)) continue;
    const auto* found = std::ranges::find(highest, rung.technique, &Kind::technique);
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
