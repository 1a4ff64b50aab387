#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "deduku/explain.hpp"
#include "deduku/technique.hpp"
#include "tests/present/real_steps.hpp"

namespace deduku {
namespace {

using testing::cells_named;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::StartsWith;

const Grid empty_grid;

Step fish() {
  Step step{TechniqueId::hidden_single};
  step.evidence.digits = {Digit::of(5)};
  step.evidence.base = {House::row(1), House::row(6)};
  step.evidence.cover = {House::column(2), House::column(7)};
  step.evidence.add(Role::body, cells_named({"r2c3", "r2c8", "r7c3", "r7c8"}), {Digit::of(5)});
  step.removes.insert(Digit::of(5), cells_named({"r4c3"}));
  return step;
}

TEST(Hint, TellsAFishBitByBit) {
  const Step step = fish();
  const StepView view{empty_grid, step, {}};
  EXPECT_EQ(hint_text(view, 1), "Look at digit 5.");
  EXPECT_EQ(hint_text(view, 2), "Look at digit 5 for a fish.");
  EXPECT_EQ(hint_text(view, 3), "Look at digit 5: Hidden Single in rows 2 and 7.");
  EXPECT_EQ(hint_text(view, 4), "Look at digit 5: Hidden Single in rows 2 and 7, cells r2c38 and r7c38.");
  EXPECT_THAT(hint_text(view, 5), EndsWith("Therefore r4c3<>5."));
}

TEST(Hint, HoldsTheDigitOfASingleBackToTheLastLevel) {
  Step step{TechniqueId::naked_single};
  step.evidence.digits = {Digit::of(4)};
  step.evidence.add(Role::body, cells_named({"r1c2"}), {Digit::of(4)});
  step.places.insert({Cell::at(0, 1), Digit::of(4)});
  const StepView view{empty_grid, step, {}};
  EXPECT_EQ(hint_text(view, 1), "Look at box 1.");
  EXPECT_EQ(hint_text(view, 2), "Look at box 1 for a single.");
  EXPECT_EQ(hint_text(view, 3), "Look at box 1: Naked Single.");
  EXPECT_EQ(hint_text(view, 4), "Look at box 1: Naked Single, cell r1c2.");
  EXPECT_EQ(hint_text(view, 5), "Naked Single. 4 is the only candidate left in r1c2.");
}

TEST(Hint, KnowsSeveralIntersections) {
  Step step{TechniqueId::complex_single, 1};
  step.evidence.digits = {Digit::of(4)};
  step.evidence.base = {House::box(0), House::box(1)};
  step.evidence.cover = {House::row(0), House::row(1)};
  step.evidence.goal = {House::column(7)};
  step.evidence.add(Role::body, cells_named({"r1c1", "r1c2"}), {Digit::of(4)});
  step.evidence.add(Role::body, cells_named({"r2c4", "r2c6"}), {Digit::of(4)});
  step.places.insert({Cell::at(6, 7), Digit::of(4)});
  const StepView view{empty_grid, step, {}};
  EXPECT_EQ(hint_text(view, 2),
            "Look at the cells in and around box 1 for digits locked where boxes and lines meet.");
  EXPECT_EQ(hint_text(view, 3), "Look at the cells in and around box 1: Complex Single in boxes 1 and 2.");
}

TEST(Hint, NamesARegionWhereNoHouseHoldsThePattern) {
  Step step{TechniqueId::naked_single};
  step.evidence.digits = {Digit::of(1), Digit::of(4), Digit::of(7)};
  step.evidence.add(Role::pivot, cells_named({"r2c2"}), {Digit::of(1), Digit::of(4)});
  step.evidence.add(Role::pincer, cells_named({"r1c1", "r2c7"}), {Digit::of(7)});
  step.removes.insert(Digit::of(7), cells_named({"r1c8"}));
  const StepView view{empty_grid, step, {}};
  EXPECT_EQ(hint_text(view, 1), "Look at the cells in and around box 1.");
  EXPECT_EQ(hint_text(view, 2), "Look at the cells in and around box 1 for a wing.");
  EXPECT_EQ(hint_text(view, 3), "Look at the cells in and around box 1: Naked Single on 1, 4 and 7.");
}

TEST(Hint, OnlyGrows) {
  testing::for_each_real_step([](const StepView& view) {
    const std::string place = hint_text(view, 1).substr(0, hint_text(view, 1).size() - 1);
    EXPECT_THAT(hint_text(view, 2), StartsWith(place + " for "));
    EXPECT_THAT(hint_text(view, 3), StartsWith(place + ": "));
    const std::string named = hint_text(view, 3).substr(0, hint_text(view, 3).size() - 1);
    EXPECT_THAT(hint_text(view, 4), StartsWith(named));
    const std::string technique(technique_of(view.step.technique).name);
    EXPECT_THAT(named, HasSubstr(technique));
    EXPECT_EQ(hint_text(view, 5), technique + ". " + sentence(view));
  });
}

TEST(Hint, DoesNotGiveTheAnswerAwayBeforeTheCells) {
  testing::for_each_real_step([](const StepView& view) {
    for (int level = 1; level <= 3; ++level) {
      const std::string text = hint_text(view, level);
      EXPECT_EQ(text.find_first_of("=<"), std::string::npos) << text;
      for (Cell cell : view.step.places.cells() | view.step.removes.cells()) {
        EXPECT_EQ(text.find(cells_text({cell})), std::string::npos) << text;
      }
    }
  });
}

}  // namespace
}  // namespace deduku
