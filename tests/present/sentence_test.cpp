#include <regex>

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
using ::testing::MatchesRegex;
using ::testing::Not;

const Grid empty_grid;

/// A step in which every house, role and digit is there, so that every placeholder has a value.
Step step_with_everything(TechniqueId technique, int variant) {
  Step step{technique, static_cast<std::uint8_t>(variant)};
  step.evidence.digits = {Digit::of(4), Digit::of(7)};
  step.evidence.base = {House::row(0)};
  step.evidence.cover = {House::column(0)};
  step.evidence.goal = {House::box(8)};
  for (int role = 0; role < role_count; ++role) {
    step.evidence.add(static_cast<Role>(role), {Cell::at(role % 9, role / 9)}, {Digit::of(4)});
  }
  for (Role role : {Role::als, Role::petal}) {
    step.evidence.add(role, {Cell::at(5, 5)}, {Digit::of(4)});
    step.evidence.add(role, {Cell::at(6, 5)}, {Digit::of(4)});
  }
  step.places.insert({Cell::at(8, 0), Digit::of(7)});
  step.removes.insert(Digit::of(4), cells_named({"r9c5"}));
  return step;
}

/// The text without the digits of sets, "{1479}", which stand in braces in what is printed too.
std::string without_sets(const std::string& text) {
  return std::regex_replace(text, std::regex("[{][1-9]+[}]"), "");
}

TEST(Sentence, EveryTemplateRendersInEveryPartWithoutLeftovers) {
  for (int id = 0; id < technique_count; ++id) {
    const auto technique = static_cast<TechniqueId>(id);
    const auto bars = std::ranges::count(technique_of(technique).sentence, '|');
    for (int variant = 0; variant <= bars; ++variant) {
      const Step step = step_with_everything(technique, variant);
      const Link link{{{Cell::at(0, 0)}, Digit::of(4)}, {{Cell::at(0, 4)}, Digit::of(4)}};
      const std::string text = sentence({empty_grid, step, {&link, 1}});
      EXPECT_EQ(without_sets(text).find_first_of("{}|"), std::string::npos) << text;
      EXPECT_THAT(text, MatchesRegex("[A-Z0-9r].*[.]"));
    }
  }
}

TEST(Sentence, EveryRealStepFillsThePlaceholdersOfItsTemplate) {
  testing::for_each_real_step([](const StepView& view) {
    const std::string text = sentence(view);
    EXPECT_EQ(without_sets(text).find_first_of("{}|"), std::string::npos) << text;
    for (std::string_view gap : {"  ", " ,", " .", "..", " ;"}) {
      EXPECT_THAT(text, Not(HasSubstr(gap))) << step_line(view);
    }
    EXPECT_THAT(text, EndsWith("."));
  });
}

TEST(Sentence, NamesEveryIntersectionWithItsHouses) {
  Step step{TechniqueId::complex_single};
  step.evidence.base = {House::box(0), House::row(4)};
  step.evidence.cover = {House::row(0), House::box(5)};
  step.evidence.add(Role::body, cells_named({"r1c1", "r1c2"}), {Digit::of(4)});
  step.evidence.add(Role::body, cells_named({"r5c8", "r5c9"}), {Digit::of(7)});
  step.places.insert({Cell::at(3, 7), Digit::of(3)});
  EXPECT_EQ(
      sentence({empty_grid, step, {}}),
      "In box 1, 4 can only go into r1c12, so nowhere else in row 1; in row 5, 7 can only go into r5c89, so "
      "nowhere else in box 6. That leaves only one candidate in r4c8. So r4c8=3.");
}

TEST(Sentence, SaysWhatIsRemovedInAClauseOfItsOwn) {
  testing::for_each_real_step([](const StepView& view) {
    if (view.step.removes.empty() || !view.step.places.empty()) return;
    if (technique_of(view.step.technique).sentence.find("{removes}") != std::string_view::npos) return;
    EXPECT_THAT(sentence(view), EndsWith(" Therefore " + effects_text(view.step) + "."));
  });
}

TEST(Sentence, OfASingleDoesNotRepeatThePlacement) {
  Step step{TechniqueId::naked_single};
  step.evidence.digits = {Digit::of(4)};
  step.evidence.add(Role::body, cells_named({"r1c2"}), {Digit::of(4)});
  step.places.insert({Cell::at(0, 1), Digit::of(4)});
  EXPECT_EQ(sentence({empty_grid, step, {}}), "4 is the only candidate left in r1c2.");
}

TEST(Sentence, DoesNotRepeatThePlacementInACellOfAnotherRole) {
  Step step{TechniqueId::bug_plus_1};
  step.evidence.digits = {Digit::of(4)};
  step.evidence.add(Role::body, cells_named({"r1c2", "r1c3"}), {Digit::of(4), Digit::of(5)});
  step.evidence.add(Role::roof, cells_named({"r5c5"}), {Digit::of(4)});
  step.places.insert({Cell::at(4, 4), Digit::of(4)});
  EXPECT_THAT(sentence({empty_grid, step, {}}), EndsWith("So r5c5 is 4."));
}

TEST(Sentence, NamesEachPlacedDigitAndItsCell) {
  testing::for_each_real_step([](const StepView& view) {
    const std::string text = sentence(view);
    for (Candidate candidate : view.step.places) {
      EXPECT_THAT(text, HasSubstr(cells_text({candidate.cell()})));
      EXPECT_THAT(text, HasSubstr(digits_text({candidate.digit()})));
    }
  });
}

TEST(Sentence, OfAPlacementElsewhereSaysWhatFollows) {
  Step step{TechniqueId::naked_single};
  step.evidence.digits = {Digit::of(4)};
  step.evidence.add(Role::body, cells_named({"r1c2", "r1c3", "r9c9"}), {Digit::of(4)});
  step.places.insert({Cell::at(4, 3), Digit::of(1)});
  EXPECT_EQ(sentence({empty_grid, step, {}}), "4 is the only candidate left in r1c23 and r9c9. So r5c4=1.");
  step.removes.insert(Digit::of(7), cells_named({"r1c9"}));
  EXPECT_EQ(sentence({empty_grid, step, {}}),
            "4 is the only candidate left in r1c23 and r9c9. Therefore r5c4=1, r1c9<>7.");
}

}  // namespace
}  // namespace deduku
