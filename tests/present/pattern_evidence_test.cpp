// The claims in the sentences of patterns, checked on every step of the sample grids: that all combinations are
// impossible, that digits and cells are counted correctly, that nothing is named twice or in a circle.
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "deduku/explain.hpp"
#include "src/core/step_sink.hpp"
#include "techniques/facts/almost_locked_sets.hpp"
#include "techniques/facts/candidate_counts.hpp"
#include "techniques/facts/restricted_commons.hpp"
#include "techniques/facts/templates.hpp"
#include "tests/present/real_steps.hpp"

namespace deduku {
namespace {

using ::testing::HasSubstr;

/// Visits the steps of one technique on the sample grids; returns their number.
template <class Visit>
int for_each_step(TechniqueId technique, Visit&& visit) {
  int count = 0;
  for (const auto& [grid, own] : testing::sample_grids()) {
    Workspace workspace;
    workspace.set_promise(Promise::givens);
    StepSink sink(StepSink::Wanted::all);
    technique_of(technique).find(grid, workspace, sink);
    for (const Step& step : sink.found()) {
      const StepView view{grid, step, sink.found().links(step)};
      SCOPED_TRACE(step_line(view) + "\n" + sentence(view));
      visit(view);
      ++count;
    }
  }
  return count;
}

std::vector<Part> parts_of(const Evidence& evidence, Role role) {
  std::vector<Part> parts;
  for (const Part& part : evidence.parts()) {
    if (part.role == role) parts.push_back(part);
  }
  return parts;
}

/// Whether some digits in cells are impossible together: by a house, or because a petal has fewer remaining digits than
/// cells.
bool is_impossible(const StepView& view, const std::vector<Candidate>& chosen) {
  for (Candidate a : chosen) {
    for (Candidate b : chosen) {
      if (a.digit() == b.digit() && sees(a.cell(), b.cell())) return true;
    }
  }
  for (const Part& petal : parts_of(view.step.evidence, Role::als)) {
    DigitSet left;
    for (Cell cell : petal.cells) {
      DigitSet of_cell = view.before.candidates(cell);
      for (Candidate candidate : chosen) {
        if (sees(candidate.cell(), cell)) of_cell.erase(candidate.digit());
      }
      left |= of_cell;
    }
    if (left.size() < petal.cells.size()) return true;
  }
  return false;
}

/// Whether each way to fill the cells from the one at `index` on is impossible.
bool all_impossible(const StepView& view, const std::vector<Cell>& cells, std::vector<Candidate> chosen,
                    std::size_t index = 0) {
  if (index == cells.size()) return is_impossible(view, chosen);
  for (Digit digit : view.before.candidates(cells[index])) {
    chosen.push_back({cells[index], digit});
    if (!all_impossible(view, cells, chosen, index + 1)) return false;
    chosen.pop_back();
  }
  return true;
}

/// Each eliminated candidate is compatible with no candidate of the other cells, and the sentence names it and each
/// petal.
void expect_exclusions(const StepView& view) {
  const std::string text = sentence(view);
  for (Digit digit : view.step.effects.removes.digits()) {
    for (Cell cell : view.step.effects.removes.cells(digit)) {
      std::vector<Cell> others;
      for (Cell other : view.step.evidence.cells(Role::body) - CellSet{cell}) others.push_back(other);
      EXPECT_TRUE(all_impossible(view, others, {{cell, digit}}));
      const std::string premise = cells_text({cell}) + " is " + std::to_string(digit.number()) + ", ";
      EXPECT_THAT(text, HasSubstr("If " + premise));
    }
  }
  for (const Part& petal : parts_of(view.step.evidence, Role::als))
    EXPECT_THAT(text, HasSubstr(cells_text(petal.cells) + " {"));
}

TEST(PatternEvidence, ExclusionsNameWhatEachCombinationDiesOf) {
  EXPECT_GT(for_each_step(TechniqueId::aligned_pair_exclusion, expect_exclusions), 3);
  EXPECT_GT(for_each_step(TechniqueId::aligned_triplet_exclusion, expect_exclusions), 3);
  EXPECT_GT(for_each_step(TechniqueId::als_exclusion, expect_exclusions), 100);
}

TEST(PatternEvidence, AlignedPairsAreExcludedByCellsOfTwoCandidatesThatSeeBoth) {
  for_each_step(TechniqueId::aligned_pair_exclusion, [](const StepView& view) {
    EXPECT_EQ(view.step.evidence.cells(Role::body).size(), 2);
    for (const Part& petal : parts_of(view.step.evidence, Role::als)) {
      EXPECT_EQ(petal.cells.size(), 1);
      EXPECT_EQ(petal.digits.size(), 2);
      EXPECT_EQ(petal.digits, view.before.candidates(petal.cells.first()));
      EXPECT_TRUE(peers(petal.cells.first()).contains(view.step.evidence.cells(Role::body)));
    }
  });
}

TEST(PatternEvidence, AlsExclusionHasAlmostLockedSetsAndIsNoAlignedPairExclusion) {
  for_each_step(TechniqueId::als_exclusion, [](const StepView& view) {
    int largest = 0;
    for (const Part& petal : parts_of(view.step.evidence, Role::als)) {
      EXPECT_EQ(petal.digits.size(), petal.cells.size() + 1);
      largest = std::max(largest, petal.cells.size());
    }
    EXPECT_GE(largest, 2);
  });
}

TEST(PatternEvidence, SueDeCoqHasAsManyDigitsAsCells) {
  const auto expect_count = [](const StepView& view) {
    const Evidence& evidence = view.step.evidence;
    const std::vector<Part> wings = parts_of(evidence, Role::als);
    const std::vector<Part> crossing = parts_of(evidence, Role::body);
    const DigitSet own = crossing.size() > 1 ? crossing[1].digits : DigitSet();
    EXPECT_EQ(wings[0].digits.size() + wings[1].digits.size() + own.size(), evidence.cells().size());
    const CellSet in_line = crossing[0].cells | wings[0].cells;
    const CellSet in_box = crossing[0].cells | wings[1].cells;
    EXPECT_TRUE(cells_of(evidence.base.first()).contains(in_line));
    EXPECT_TRUE(cells_of(evidence.cover.first()).contains(in_box));
    DigitSet all;
    for (Cell cell : evidence.cells()) all |= view.before.candidates(cell);
    EXPECT_EQ(all, wings[0].digits | wings[1].digits | own);
    EXPECT_TRUE((wings[0].digits & wings[1].digits & crossing[0].digits).empty());
  };
  EXPECT_GT(for_each_step(TechniqueId::sue_de_coq, expect_count), 10);
}

TEST(PatternEvidence, PetalsOfABlossomAreDistinct) {
  const auto expect_distinct = [](const StepView& view) {
    const std::vector<Part> petals = parts_of(view.step.evidence, Role::als);
    EXPECT_GE(petals.size(), 2U);
    for (std::size_t i = 0; i < petals.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) EXPECT_FALSE(petals[i].cells == petals[j].cells);
    }
    const Evidence& evidence = view.step.evidence;
    const int candidates = evidence.digits_of(Role::stem).size() * evidence.cells(Role::stem).size();
    EXPECT_EQ(view.links.size(), static_cast<std::size_t>(candidates));
  };
  EXPECT_GT(for_each_step(TechniqueId::death_blossom, expect_distinct), 20);
  EXPECT_GT(for_each_step(TechniqueId::house_blossom, expect_distinct), 20);
}

/// The eliminations if both candidates of a stem take their digit from the same set.
CandidateSet eliminations_of_one_petal(const Grid& grid, const facts::AlmostLockedSets& sets,
                                       const facts::AlmostLockedSet& set, Cell stem) {
  const DigitSet digits = grid.candidates(stem);
  if (!set.acting_digits.contains(digits)) return {};
  for (Digit digit : digits) {
    if (!sets.digit_places(set, digit).seen_by_all.contains(stem)) return {};
  }
  CandidateSet eliminations;
  for (Digit digit : set.acting_digits - digits) eliminations.insert(digit, sets.digit_places(set, digit).seen_by_all);
  return eliminations;
}

TEST(PatternEvidence, WhatABlossomOfOnePetalRemovesIsAlsXz) {
  int seen = 0;
  for (const auto& [grid, own] : testing::sample_grids()) {
    Workspace workspace;
    StepSink sink(StepSink::Wanted::all);
    technique::als_xz.find(grid, workspace, sink);
    CandidateSet removed;
    for (const Step& step : sink.found()) removed |= step.effects.removes;
    const facts::AlmostLockedSets& sets = workspace.get<facts::AlmostLockedSets>(grid);
    const int max_cells = workspace.get<facts::RestrictedCommons>(grid).max_cells();
    for (Cell stem : facts::bivalue_cells(grid, workspace)) {
      for (const facts::AlmostLockedSet& set : sets) {
        if (set.cells.size() > max_cells) continue;
        const CandidateSet eliminations = eliminations_of_one_petal(grid, sets, set, stem);
        EXPECT_TRUE(removed.contains(eliminations)) << cells_text({stem}) << " " << cells_text(set.cells);
        seen += eliminations.empty() ? 0 : 1;
      }
    }
  }
  EXPECT_GT(seen, 20);
}

CellSet cells_in(const HouseSet& houses) {
  CellSet cells;
  for (House house : houses) cells |= cells_of(house);
  return cells;
}

/// Each of two fish has its places in its own cover houses, and all other places of the base are fins.
void expect_two_fish(const StepView& view) {
  const Evidence& evidence = view.step.evidence;
  if (view.step.variant != 1) return;
  EXPECT_FALSE(evidence.covers[0] == evidence.covers[1]);
  EXPECT_EQ(evidence.covers[0] | evidence.covers[1], evidence.cover);
  const CellSet places =
      (view.before.cells(evidence.digits.first()) & cells_in(evidence.base)) - evidence.cells(Role::endo_fin);
  const std::vector<Part> bodies = parts_of(evidence, Role::body);
  const std::vector<Part> fins = parts_of(evidence, Role::fin);
  for (std::size_t i = 0; i < 2; ++i) {
    EXPECT_EQ(bodies[i].cells, places & cells_in(evidence.covers[i]));
    EXPECT_EQ(fins[i].cells, places - cells_in(evidence.covers[i]));
    EXPECT_EQ(evidence.covers[i].size(), evidence.base.size());
    EXPECT_THAT(sentence(view), HasSubstr(houses_text(evidence.covers[i])));
  }
}

TEST(PatternEvidence, SiameseFishAreToldApartByTheirCoverHouses) {
  for (TechniqueId technique :
       {TechniqueId::finned_x_wing, TechniqueId::sashimi_swordfish, TechniqueId::finned_franken_swordfish,
        TechniqueId::finned_mutant_x_wing, TechniqueId::finned_mutant_swordfish}) {
    EXPECT_GT(for_each_step(technique, expect_two_fish), 0);
  }
}

/// The candidates of both colours of a step.
CandidateSet coloured(const Step& step) {
  CandidateSet coloured;
  for (const Part& part : step.evidence.parts()) {
    if (part.role != Role::colour_a && part.role != Role::colour_b) continue;
    for (Digit digit : part.digits) coloured.insert(digit, part.cells);
  }
  return coloured;
}

/// No candidate is removed by two steps with the same colours.
void expect_listed_once(TechniqueId technique) {
  for (const auto& [grid, own] : testing::sample_grids()) {
    Workspace workspace;
    StepSink sink(StepSink::Wanted::all);
    technique_of(technique).find(grid, workspace, sink);
    for (const Step& a : sink.found()) {
      for (const Step& b : sink.found()) {
        const bool same_colours = &a != &b && coloured(a) == coloured(b);
        const bool trap = a.variant == 0 || b.variant == 0;
        if (!same_colours) continue;
        EXPECT_FALSE(a.effects.removes == b.effects.removes) << step_line({grid, a, sink.found().links(a)});
        EXPECT_FALSE(trap && a.effects.removes.contains(b.effects.removes))
            << step_line({grid, a, sink.found().links(a)});
      }
    }
  }
}

TEST(PatternEvidence, AFalseColourIsListedOnce) {
  expect_listed_once(TechniqueId::simple_colouring);
  expect_listed_once(TechniqueId::medusa_3d);
}

TEST(PatternEvidence, TwoTrapsOfMultiColouringAreOfOppositeColours) {
  for_each_step(TechniqueId::multi_colouring, [](const StepView& view) {
    const auto see = [](const CellSet& a, const CellSet& b) {
      CellSet seen;
      for (Cell cell : a) seen |= peers(cell);
      return seen.intersects(b);
    };
    const std::vector<Part> a = parts_of(view.step.evidence, Role::colour_a);
    const std::vector<Part> b = parts_of(view.step.evidence, Role::colour_b);
    EXPECT_TRUE(see(a[0].cells, a[1].cells));
    EXPECT_TRUE(view.step.variant % 2 != 1 || see(a[0].cells, b[1].cells));
    EXPECT_TRUE(view.step.variant != 2 || see(b[0].cells, b[1].cells));
  });
}

TEST(PatternEvidence, BugPlus1IsAPlacement) {
  EXPECT_GT(for_each_step(TechniqueId::bug_plus_1,
                          [](const StepView& view) {
                            EXPECT_TRUE(view.step.effects.removes.empty());
                            EXPECT_EQ(view.step.effects.places.cells(), view.step.evidence.cells(Role::roof));
                            EXPECT_EQ(view.step.effects.places.digits(), view.step.evidence.digits);
                          }),
            0);
}

TEST(PatternEvidence, ABrokenWingWithOneGuardianSaysWhatFollows) {
  int placed = 0;
  for_each_step(TechniqueId::broken_wing, [&](const StepView& view) {
    if (view.step.variant != 0) return;
    const Candidate guardian = view.step.effects.places.first();
    EXPECT_THAT(sentence(view), ::testing::EndsWith("So " + effects_text({{guardian}, {}}).substr(0, 4) + " is " +
                                                    std::to_string(guardian.digit().number()) + "."));
    ++placed;
  });
  EXPECT_GT(placed, 0);
}

/// The cells that all templates of a digit use which avoid the known candidates of other digits.
CellSet certain_cells(const Grid& grid, Digit digit, const CandidateSet& known) {
  CellSet places = facts::places_of(grid, digit);
  for (Digit other : known.digits()) {
    if (other != digit) places -= known.cells(other);
  }
  return facts::cells_in_all_templates(facts::cells_in_templates(places));
}

/// Each certainty follows from earlier ones, and the step from all of them.
void expect_order(const StepView& view) {
  CandidateSet known;
  for (const Part& part : parts_of(view.step.evidence, Role::partner)) {
    const Digit digit = part.digits.first();
    EXPECT_TRUE(certain_cells(view.before, digit, known).contains(part.cells));
    known.insert(digit, part.cells);
  }
  const Digit digit = view.step.evidence.digits.first();
  const CellSet placed = view.step.effects.places.cells(digit);
  EXPECT_TRUE(certain_cells(view.before, digit, known).contains(placed));
}

TEST(PatternEvidence, CertaintiesOfTemplatesStandInTheOrderInWhichTheyFollow) {
  EXPECT_GT(for_each_step(TechniqueId::template_set, expect_order), 10);
  EXPECT_GT(for_each_step(TechniqueId::template_delete, expect_order), 10);
}

}  // namespace
}  // namespace deduku
