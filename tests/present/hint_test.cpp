#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "deduku/explain.hpp"
#include "deduku/technique.hpp"
#include "src/core/step_sink.hpp"
#include "src/present/phrasebook.hpp"
#include "src/present/symmetry_text.hpp"
#include "tests/present/real_steps.hpp"
#include "tests/support/hint_words.hpp"

namespace deduku {
namespace {

using testing::check_hints;
using ::testing::ElementsAre;
using testing::HintLimits;

/// The hints of the levels 1 to 4 for the first step of a technique in its case file.
std::vector<std::string> hints_of(TechniqueId technique) {
  std::stringstream text;
  text << std::ifstream(std::string(DEDUKU_SOURCE_DIR) + "/tests/techniques/" +
                        std::string(name(family_of(technique))) + "/" + std::string(key(technique)) + ".txt")
              .rdbuf();
  const auto file = cases::parse(text.str());
  std::vector<std::string> hints;
  for (const cases::Case& test_case : file->cases) {
    Workspace workspace;
    StepSink sink(StepSink::Wanted::first);
    technique_of(technique).find(test_case.grid, workspace, sink);
    if (sink.found().empty()) continue;
    const Step& step = sink.found()[0];
    for (int level = 1; level <= 4; ++level) {
      hints.push_back(hint_text(sink.found().view(test_case.grid, step), level));
    }
    break;
  }
  return hints;
}

TEST(Hint, TellsAFishBitByBit) {
  EXPECT_THAT(
      hints_of(TechniqueId::x_wing),
      ElementsAre("Look at digit 5.", "Look at digit 5 for a fish: a digit confined to as many columns as rows.",
                  "Look at digit 5: X-Wing in columns 4 and 7.",
                  "Look at digit 5: X-Wing in columns 4 and 7, cells r1c47 and r9c47."));
}

TEST(Hint, NamesTheDigitsOfAnImpossiblePatternFirst) {
  EXPECT_THAT(
      hints_of(TechniqueId::tridagon),
      ElementsAre("Look at the digits 1, 3 and 9 in and around box 4.",
                  "Look at the digits 1, 3 and 9 in and around box 4 for a rare pattern.",
                  "Look at the digits 1, 3 and 9 in and around box 4: Tridagon.",
                  "Look at the digits 1, 3 and 9 in and around box 4: Tridagon, cells r4c19, r5c37, r6c28, r7c19, "
                  "r8c27 and r9c38."));
}

TEST(Hint, AsksWhereADigitCanGoBeforeItNamesTheCell) {
  EXPECT_THAT(hints_of(TechniqueId::hidden_single),
              ElementsAre("Look at box 5.", "Look at box 5 for a cell that can be filled in at once.",
                          "Look at box 5: there is only one place for 6 (Hidden Single).",
                          "Look at box 5: the only place for 6 is r4c4 (Hidden Single)."));
}

TEST(Hint, HoldsTheDigitOfANakedSingleBackToTheLastLevel) {
  EXPECT_THAT(hints_of(TechniqueId::naked_single),
              ElementsAre("Look at box 1.", "Look at box 1 for a cell that can be filled in at once.",
                          "Look at box 1: Naked Single.", "Look at box 1: Naked Single, cell r1c1."));
}

TEST(Hint, NamesOneHouseOfAFullHouse) {
  EXPECT_THAT(hints_of(TechniqueId::full_house),
              ElementsAre("Look at row 4.", "Look at row 4 for a cell that can be filled in at once.",
                          "Look at row 4: Full House.", "Look at row 4: Full House, cell r4c6."));
}

TEST(Hint, HoldsBackWhatIntersectionsLeave) {
  EXPECT_THAT(
      hints_of(TechniqueId::complex_single),
      ElementsAre("Look at box 7.", "Look at box 7 for a digit confined to the cells in which a box and a line cross.",
                  "Look at box 7: Complex Single.", "Look at box 7: Complex Single, cells r7c12."));
}

TEST(Hint, NamesAHouseWherePatternsOfSeveralDigitsMostlyLie) {
  EXPECT_THAT(
      hints_of(TechniqueId::xy_wing),
      ElementsAre(
          "Look in and around box 8.",
          "Look in and around box 8 for a wing: a few cells with few candidates that force a digit into one of its ends.",
          "Look in and around box 8: XY-Wing on 4, 6 and 9.",
          "Look in and around box 8: XY-Wing on 4, 6 and 9, cells r7c3, r7c6 and r8c5."));
}

TEST(Hint, TellsAChainInItsOrder) {
  EXPECT_THAT(
      hints_of(TechniqueId::xy_chain),
      ElementsAre("Look in and around box 4.",
                  "Look in and around box 4 for a chain: if one candidate is false, another is true, and so on.",
                  "Look in and around box 4: XY-Chain.",
                  "Look in and around box 4: XY-Chain, cells r8c8, r4c8, r4c2, r4c3, r6c3 and r9c3."));
}

TEST(Hint, NamesOnlyTheCellsThatMakeAGraveIncomplete) {
  EXPECT_THAT(hints_of(TechniqueId::bug_plus_1),
              ElementsAre("Look at box 1.", "Look at box 1 for a pattern that would give the puzzle a second solution.",
                          "Look at box 1: BUG+1.", "Look at box 1: BUG+1, cell r3c2."));
}

/// The name of a family on level 2.
std::string words_of(Family family, Language language) {
  if (language != Language::en) {
    return std::string(present::phrasebook(language).text("hint.family." + std::string(name(family))));
  }
  switch (family) {
    case Family::singles:
      return "a cell that can be filled in at once";
    case Family::intersections:
      return "a digit confined to the cells in which a box and a line cross";
    case Family::subsets:
      return "a pair, triple or quad";
    case Family::fish:
      return "a fish: a digit confined to as many columns as rows";
    case Family::single_digit:
      return "houses with only two places left for a digit";
    case Family::wings:
      return "a wing: a few cells with few candidates that force a digit into one of its ends";
    case Family::colouring:
      return "candidates that alternate: if one is true, its neighbours are false";
    case Family::chains:
      return "a chain: if one candidate is false, another is true, and so on";
    case Family::als:
      return "groups of cells with just one more digit than cells";
    case Family::uniqueness:
      return "a pattern that would give the puzzle a second solution";
    case Family::forcing:
      return "a choice with the same conclusion in every case, or with a contradiction in one";
    case Family::exotic:
      return "a rare pattern";
    case Family::trial:
      return "a candidate that leads to a contradiction";
  }
  return "";
}

/// The properties of a step that are known without its hints.
HintLimits limits_of(const StepView& view, Language language) {
  const Step& step = view.step;
  HintLimits limits;
  limits.language = language;
  limits.technique = step_name(view, language);
  limits.family = words_of(family_of(step.technique), language);
  if (const auto& symmetry = step.evidence.symmetry) {
    const TextStyle style{language};
    limits.movement = present::movement_text(*symmetry, present::Words(style)).words();
  }
  limits.digits = step.evidence.digits;
  for (const Part& part : step.evidence.parts()) limits.digits |= part.digits;
  limits.houses = step.evidence.base | step.evidence.cross_lines;
  for (const Part& part : step.evidence.parts()) {
    if (is_set(part.role)) limits.houses |= common_houses(part.cells);
  }
  limits.cells = step.evidence.cells();
  for (const Link& link : view.links) {
    limits.digits |= {link.from.digit, link.to.digit};
    limits.cells |= link.from.cells | link.to.cells;
  }
  for (std::size_t i = 0; i < view.branches.size(); ++i) {
    for (const BranchNode& node : view.branches[i].nodes) {
      limits.digits.insert(node.node.digit);
      limits.cells |= node.node.cells;
    }
  }
  limits.cells_to_report = limits.cells;
  const CandidateSet& deadly = step.evidence.deadly;
  if (!deadly.empty() && limits.cells.contains(view.before.empty_cells())) {
    for (Cell cell : limits.cells) {
      if (deadly.digits(cell) == view.before.candidates(cell)) limits.cells_to_report.erase(cell);
    }
  }
  limits.filled = step.effects.places.cells();
  for (Cell cell : step.effects.removes.cells() & step.evidence.cells()) {
    const DigitSet left = view.before.candidates(cell) - step.effects.removes.digits(cell);
    if (left.size() == 1 && step.evidence.digits.contains(left.first())) limits.filled.insert(cell);
  }
  limits.removed = step.effects.removes;
  // "Look at 1, 3 and 9 in and around box 4": without its digits such a pattern cannot be found.
  const DigitSet pattern = step.evidence.digits;
  CandidateSet filled = step.effects.places;
  for (Cell cell : limits.filled - step.effects.places.cells())
    filled.insert(cell, view.before.candidates(cell) - step.effects.removes.digits(cell));
  const bool is_led = step.evidence.count(Role::guardian) > 0 || step.evidence.count(Role::base_cell) > 0;
  // "Look at digit 1": nothing else is part of the argument.
  const bool is_about_one_digit = limits.houses.size() != 1 && limits.digits.size() == 1 && limits.filled.empty() &&
                                  limits.digits.contains(limits.removed.digits());
  if (is_led && !pattern.empty() && pattern.size() <= 4 && !pattern.intersects(filled.digits()) && !is_about_one_digit)
    limits.leading_digits = pattern;
  limits.is_hidden_single =
      step.technique == TechniqueId::hidden_single && view.before.empty_count(step.evidence.base.first()) > 1;
  limits.asks_for_place = !step.evidence.goal.empty();
  limits.is_trial = family_of(view) == Family::trial;
  return limits;
}

/// Four steps of a technique on each grid: hints in three languages at five levels are the slowest part of this test.
TEST(RealSteps, HintEachLevelTellsWhatItMustAndNoMore) {
  int count = 0;
  std::array<int, technique_count> seen{};
  testing::for_each_real_step(
      [&](const StepView& view) {
        ++count;
        ++seen[static_cast<std::size_t>(view.step.technique)];
        if (HasFailure()) return;
        SCOPED_TRACE(step_line(view));
        for (Language language : all_languages) {
          const TextStyle style{language};
          check_hints(limits_of(view, language), [&](int level) { return hint_text(view, level, style); });
        }
        EXPECT_EQ(hint_text(view, 5), step_name(view) + ". " + sentence(view));
      },
      4);
  EXPECT_GE(count, 3000);
  for (int id = 0; id < technique_count; ++id) {
    EXPECT_GT(seen[static_cast<std::size_t>(id)], 0) << key(static_cast<TechniqueId>(id));
  }
}

}  // namespace
}  // namespace deduku
