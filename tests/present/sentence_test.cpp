#include <regex>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "deduku/explain.hpp"
#include "deduku/technique.hpp"
#include "src/core/argument_blocks.hpp"
#include "src/core/step_sink.hpp"
#include "src/present/sentence.hpp"
#include "tests/present/real_steps.hpp"

namespace deduku {
namespace {

using testing::cells_named;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::Not;

const Grid blank_grid;

/// A step with every house, role and digit, so that every placeholder has a value.
Step step_with_everything(TechniqueId technique, int variant) {
  Step step{technique, static_cast<std::uint8_t>(variant)};
  step.evidence.digits = {Digit::of(4), Digit::of(7)};
  step.evidence.base = {House::row(0)};
  step.evidence.cover = {House::column(0)};
  step.evidence.goal = {House::box(8)};
  for (int role = 0; role < role_count; ++role) {
    step.evidence.add(static_cast<Role>(role), {Cell::at(role % 9, role / 9)}, {Digit::of(4)});
  }
  for (int row : {5, 6}) step.evidence.add(Role::als, {Cell::at(row, 5)}, {Digit::of(4)});
  step.evidence.cross_lines = {House::column(1)};
  step.evidence.constraints.insert(Variable(House::row(1), Digit::of(4)));
  step.effects.places.insert({Cell::at(8, 0), Digit::of(7)});
  step.effects.removes.insert(Digit::of(4), cells_named({"r9c5"}));
  step.evidence.explain(step.effects.removes, {.kind = Reason::Kind::combinations, .cells = cells_named({"r9c6"})});
  return step;
}

/// The text without the digits of sets, "{1479}", which are also in braces in the output.
std::string without_sets(const std::string& text) {
  static const std::regex set("[{][1-9]+[}]");
  return std::regex_replace(text, set, "");
}

/// The sentences of the first steps of a technique in its case file, one of each case.
std::vector<std::string> sentences_of_cases(TechniqueId technique) {
  std::stringstream text;
  text << std::ifstream(std::string(DEDUKU_SOURCE_DIR) + "/tests/techniques/" +
                        std::string(name(family_of(technique))) + "/" + std::string(key(technique)) + ".txt")
              .rdbuf();
  const auto file = cases::parse(text.str());
  std::vector<std::string> sentences;
  for (const cases::Case& test_case : file->cases) {
    Workspace workspace;
    StepSink sink(StepSink::Wanted::first);
    technique_of(technique).find(test_case.grid, workspace, sink);
    if (!sink.found().empty()) sentences.push_back(sentence(sink.found().view(test_case.grid, sink.found()[0])));
  }
  return sentences;
}

TEST(Sentence, AUniqueBlossomOfTwoAlternativesIsAChain) {
  const std::vector<std::string> sentences = sentences_of_cases(TechniqueId::unique_blossom);
  ASSERT_GE(sentences.size(), 4U);
  EXPECT_THAT(sentences[0], HasSubstr(": (8=1)A - (1)r5c2 = (1)r5c3 - (1=8)B. "));
  EXPECT_THAT(sentences[3], HasSubstr(": (9=4)r1c4 - (4)r1c2 = (7)r1c9 - (7=9)r2c9. "));
  // Three guardians with separate petals are not a chain.
  EXPECT_THAT(sentences[1], Not(HasSubstr(" = (")));
}

TEST(Sentence, EveryTemplateRendersInEveryPartWithoutLeftovers) {
  BranchList branches;
  branches.begin({{Cell::at(0, 0)}, Digit::of(4)}, true);
  for (int id = 0; id < technique_count; ++id) {
    const auto technique = static_cast<TechniqueId>(id);
    const auto bars = std::ranges::count(present::sentence_template(technique), '|');
    for (int variant = 0; variant <= bars; ++variant) {
      const Step step = step_with_everything(technique, variant);
      const Link link{{{Cell::at(0, 0)}, Digit::of(4)}, {{Cell::at(0, 4)}, Digit::of(4)}};
      const StepView view{blank_grid, step, {&link, 1}, branches.all()};
      const std::string english = sentence(view);
      EXPECT_TRUE(std::regex_search(english.substr(0, 1), std::regex("[A-Z0-9r]"))) << english;
      EXPECT_TRUE(english.size() > 1 && english.ends_with('.')) << english;
      for (Language language : all_languages) {
        const std::string text = sentence(view, {language});
        EXPECT_EQ(without_sets(text).find_first_of("{}|"), std::string::npos) << text;
      }
    }
  }
}

TEST(RealSteps, SentenceEveryRealStepFillsThePlaceholdersOfItsTemplate) {
  const std::regex indented("\n +");
  testing::for_each_real_step([&](const StepView& view) {
    const std::string text = sentence(view);
    EXPECT_EQ(without_sets(text).find_first_of("{}|"), std::string::npos) << text;
    const std::string lines = std::regex_replace(text, indented, "\n");
    for (std::string_view gap : {"  ", " ,", " .", "..", " ;"}) {
      EXPECT_EQ(lines.find(gap), std::string::npos) << step_line(view) << "\n" << text;
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
  step.effects.places.insert({Cell::at(3, 7), Digit::of(3)});
  EXPECT_EQ(
      sentence({blank_grid, step, {}}),
      "In box 1, 4 can only go into r1c12, so nowhere else in row 1; in row 5, 7 can only go into r5c89, so nowhere "
      "else in box 6. That leaves only one candidate in r4c8. So r4c8 is 3.");
}

TEST(RealSteps, SentenceSaysWhatIsRemovedInAClauseOfItsOwn) {
  testing::for_each_real_step([](const StepView& view) {
    if (view.step.effects.removes.empty() || !view.step.effects.places.empty()) return;
    const std::string text = sentence(view);
    // An exocet names the eliminations of each of its rules.
    const bool is_exocet = view.step.evidence.count(Role::base_cell) > 0;
    const std::size_t begin = is_exocet ? 0 : text.rfind("Therefore ");
    ASSERT_NE(begin, std::string::npos) << text;
    const std::string conclusion = text.substr(begin);
    for (Digit digit : view.step.effects.removes.digits()) EXPECT_THAT(conclusion, HasSubstr(digits_text({digit})));
    EXPECT_THAT(conclusion, ::testing::AnyOf(HasSubstr(" not "), HasSubstr(" neither ")));
    EXPECT_THAT(conclusion, Not(HasSubstr("<>")));
    // If the cells are only called "they", the previous sentence has named them.
    const bool has_named = conclusion.starts_with("Therefore it ") || conclusion.starts_with("Therefore they ");
    const std::string& named = has_named ? text : conclusion;
    for (Cell cell : view.step.effects.removes.cells()) {
      if (view.step.effects.removes.cells().size() == 1) {
        EXPECT_THAT(named, HasSubstr(cells_text({cell})));
      }
    }
  });
}

TEST(Sentence, OfASingleDoesNotRepeatThePlacement) {
  Step step{TechniqueId::naked_single};
  step.evidence.digits = {Digit::of(4)};
  step.evidence.add(Role::body, cells_named({"r1c2"}), {Digit::of(4)});
  step.effects.places.insert({Cell::at(0, 1), Digit::of(4)});
  EXPECT_EQ(sentence({blank_grid, step, {}}), "r1c2 must be 4.");
}

/// The first lines of a grid, cells with a digit or with "." for none.
Grid grid_with(std::string_view lines) {
  Board board;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (lines[i] == '.') continue;
    board.values[i] = static_cast<std::uint8_t>(lines[i] - '0');
    board.givens.insert(Cell::at(static_cast<int>(i / 9), static_cast<int>(i % 9)));
  }
  return Grid(board);
}

Step hidden_single_of(const char* cell, int digit, House house) {
  Step step{TechniqueId::hidden_single};
  const CellSet cells = cells_named({cell});
  step.effects.places.insert({cells.first(), Digit::of(digit)});
  step.evidence.digits = {Digit::of(digit)};
  step.evidence.base = {house};
  step.evidence.add(Role::body, cells, {Digit::of(digit)});
  argue_hidden_single(step.evidence, step.effects.places.first(), house);
  return step;
}

TEST(Sentence, OfAHiddenSingleNamesAsFewDigitsAsBarTheOtherCells) {
  // Two 3s exclude the top rows of box 1; the 3 in column 2 would exclude two of these cells again.
  Grid grid = grid_with(
      "......3.."
      "....3...."
      "12......."
      ".3......."
      "........."
      "........."
      "........."
      "........."
      ".........");
  EXPECT_EQ(sentence({grid, hidden_single_of("r3c3", 3, House::box(0)), {}}),
            "In box 1, 3 can only go into r3c3: the 3s in r1c7 and r2c5 rule out the other empty cells.");
  grid = grid_with(
      "......3.."
      "456......"
      "12.......");
  EXPECT_EQ(sentence({grid, hidden_single_of("r3c3", 3, House::box(0)), {}}),
            "In box 1, 3 can only go into r3c3: the 3 in r1c7 rules out the other empty cells.");
}

TEST(Sentence, OfAHiddenSingleSaysWhereOnlyEarlierStepsBarTheDigit) {
  Grid grid = grid_with(
      "......3.."
      ".5......."
      "12.......");
  EXPECT_NE(grid.eliminate({Cell::at(1, 0), Digit::of(3)}), Status::contradiction);
  EXPECT_NE(grid.eliminate({Cell::at(1, 2), Digit::of(3)}), Status::contradiction);
  EXPECT_EQ(sentence({grid, hidden_single_of("r3c3", 3, House::box(0)), {}}),
            "In box 1, 3 can only go into r3c3: the 3 in r1c7 rules out r1c123, and 3 is already ruled out in r2c13.");
}

TEST(Sentence, OfANakedSingleNamesEachDigitInOneHouse) {
  Grid grid = grid_with(
      "1..234..."
      "........."
      "........."
      "5........"
      "6........"
      "7........"
      "8........");
  Step step{TechniqueId::naked_single};
  step.evidence.digits = {Digit::of(9)};
  step.evidence.add(Role::body, cells_named({"r2c1"}), {Digit::of(9)});
  step.effects.places.insert({Cell::at(1, 0), Digit::of(9)});
  argue_naked_single(step.evidence, step.effects.places.first());
  for (int digit : {2, 3, 4}) EXPECT_NE(grid.eliminate({Cell::at(1, 0), Digit::of(digit)}), Status::contradiction);
  EXPECT_EQ(sentence({grid, step, {}}),
            "r2c1 must be 9: its column has 1, 5, 6, 7 and 8; 2, 3 and 4 are already ruled out.");
}

TEST(Sentence, DoesNotRepeatThePlacementInACellOfAnotherRole) {
  Step step{TechniqueId::bug_plus_1};
  step.evidence.digits = {Digit::of(4)};
  step.evidence.add(Role::body, cells_named({"r1c2", "r1c3"}), {Digit::of(4), Digit::of(5)});
  step.evidence.add(Role::roof, cells_named({"r5c5"}), {Digit::of(4)});
  step.effects.places.insert({Cell::at(4, 4), Digit::of(4)});
  EXPECT_THAT(sentence({blank_grid, step, {}}), EndsWith("So r5c5 is 4."));
}

TEST(RealSteps, SentenceNamesEachPlacedDigitAndItsCell) {
  testing::for_each_real_step([](const StepView& view) {
    const std::string text = sentence(view);
    for (Candidate candidate : view.step.effects.places) {
      EXPECT_THAT(text, HasSubstr(cells_text({candidate.cell()})));
      EXPECT_THAT(text, HasSubstr(digits_text({candidate.digit()})));
    }
  });
}

TEST(Sentence, OfAPlacementElsewhereSaysWhatFollows) {
  Step step{TechniqueId::naked_single};
  step.evidence.digits = {Digit::of(4)};
  step.evidence.add(Role::body, cells_named({"r1c2", "r1c3", "r9c9"}), {Digit::of(4)});
  step.effects.places.insert({Cell::at(4, 3), Digit::of(1)});
  EXPECT_EQ(sentence({blank_grid, step, {}}), "r1c23 and r9c9 must be 4. So r5c4 is 1.");
  step.effects.removes.insert(Digit::of(7), cells_named({"r1c9"}));
  EXPECT_EQ(sentence({blank_grid, step, {}}), "r1c23 and r9c9 must be 4. Therefore r5c4 is 1, and r1c9 is not 7.");
}

/// A branch in which two facts together imply a third one.
BranchList joining_branch() {
  const auto node = [](const char* cell, int digit) { return Node{cells_named({cell}), Digit::of(digit)}; };
  const auto from = [](auto... parents) { return std::vector<std::uint16_t>{static_cast<std::uint16_t>(parents)...}; };
  BranchList branches;
  branches.begin(node("r9c3", 7), true);
  branches.add(node("r9c4", 7), false, Cause::row, from(0));
  branches.add(node("r4c4", 7), true, Cause::column, from(1));
  branches.add(node("r8c1", 7), false, Cause::box, from(0));
  branches.add(node("r9c1", 7), false, Cause::row, from(0));
  branches.add(node("r4c1", 7), true, Cause::column, from(3, 4));
  return branches;
}

TEST(Sentence, OfABranchTellsEachConclusionOnceBehindWhatItRestsOn) {
  BranchList branches = joining_branch();
  EXPECT_EQ(chain_text(branches[0]), "r9c3=7 -> r9c4<>7 -> r4c4=7; r9c3=7 -> r89c1<>7 -> r4c1=7");
  const Node group{cells_named({"r4c8", "r4c9"}), Digit::of(7)};
  branches.add(group, false, Cause::row, std::array<std::uint16_t, 1>{5});
  EXPECT_THAT(chain_text(branches[0]), EndsWith("-> r4c1=7 -> r4c89<>7"));
}

TEST(Sentence, OfAContradictionNamesWhatIsImpossible) {
  BranchList branches = joining_branch();
  branches.add({cells_named({"r9c3"}), Digit::of(7)}, false, Cause::contradiction, std::array<std::uint16_t, 2>{2, 5});
  Step step{TechniqueId::forcing_net_contradiction};
  step.effects.removes.insert({Cell::at(8, 2), Digit::of(7)});
  EXPECT_EQ(sentence({blank_grid, step, {}, branches.all()}),
            "Suppose r9c3 is 7. Then 7 would be twice in row 4, in r4c14:\n"
            "  1. r9c3=7 -> r9c4<>7 -> r4c4=7\n"
            "  2. r9c3=7 -> r89c1<>7 -> r4c1=7\n"
            "Therefore r9c3 is not 7.");
}

/// Checks that "If A is not a, then B is b" begins and ends like the chain. Returns whether the text has that form.
bool check_direction(const StepView& view) {
  const std::string_view words = present::sentence_template(view.step.technique);
  if (view.links.empty() || words.find("If {pincer 1} is not") == std::string_view::npos) return false;
  std::vector<Node> ends;
  for (const Part& part : view.step.evidence.parts()) {
    if (part.role == Role::pincer) ends.push_back({part.cells, part.digits.first()});
  }
  EXPECT_EQ(ends, (std::vector<Node>{view.links.front().from, view.links.back().to})) << sentence(view);
  return true;
}

/// Returns the number of links that use a set, each named by its letter.
int check_set_links(const StepView& view) {
  if (present::sentence_template(view.step.technique).find("{Set links}") == std::string_view::npos) return 0;
  const std::string text = sentence(view);
  int seen = 0;
  for (const Link& link : view.links) {
    const std::optional<LinkReason> reason = reason_of(view, link);
    if (!reason || reason->kind != LinkReason::Kind::set) continue;
    const Part& set = view.step.evidence.parts()[static_cast<std::size_t>(reason->part)];
    const std::string letter(1, static_cast<char>('A' + set.index));
    EXPECT_THAT(text, HasSubstr(letter + " = r"));
    EXPECT_THAT(text, HasSubstr("ithout " + digits_text({link.from.digit}) + ", " + letter));
    ++seen;
  }
  return seen;
}

TEST(RealSteps, SentenceOfAChainFollowsItsNotationAndNamesItsSets) {
  int between_ends = 0;
  int through_sets = 0;
  testing::for_each_real_step([&](const StepView& view) {
    between_ends += check_direction(view) ? 1 : 0;
    through_sets += check_set_links(view);
  });
  EXPECT_GT(between_ends, 100);
  EXPECT_GT(through_sets, 20);
}

}  // namespace
}  // namespace deduku
