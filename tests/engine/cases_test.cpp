// The case files of the techniques: tests/techniques/<family>/<key>.txt.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <sstream>

#include "deduku/solver.hpp"
#include "src/cases/cases.hpp"
#include "tests/support/puzzle_file.hpp"

namespace deduku::testing {
namespace {

std::string case_file(TechniqueId technique) {
  return project_file("tests/techniques/" + std::string(name(family_of(technique))) + "/" +
                      std::string(key(technique)) + ".txt");
}

std::string text_of(const std::string& path) {
  std::ostringstream text;
  text << std::ifstream(path).rdbuf();
  return text.str();
}

class TechniqueCases : public ::testing::TestWithParam<int> {
 protected:
  TechniqueId technique() const { return static_cast<TechniqueId>(GetParam()); }
};

TEST_P(TechniqueCases, FindExactlyWhatTheFileSays) {
  const std::string path = case_file(technique());
  const Expected<cases::CaseFile> file = cases::parse(text_of(path));
  ASSERT_TRUE(file) << path << ":" << file.error().line << ": " << file.error().message;
  for (const cases::Case& each : file->cases) {
    if (cases::holds(each, technique())) continue;
    EXPECT_EQ(cases::findings(each, technique()), each.expected) << path << ":" << each.line << " " << each.title;
  }
}

TEST_P(TechniqueCases, HaveTwoPositivesAndOneThatMustNotBeFound) {
  const Expected<cases::CaseFile> file = cases::parse(text_of(case_file(technique())));
  ASSERT_TRUE(file);
  const auto negatives =
      std::ranges::count_if(file->cases, [](const cases::Case& each) { return each.expected.empty(); });
  EXPECT_GE(negatives, 1);
  EXPECT_GE(static_cast<std::ptrdiff_t>(file->cases.size()) - negatives, 2);
}

/// Techniques that need a unique solution do not run without the promise, with any caller and any options.
TEST_P(TechniqueCases, PresumeNoUniqueSolutionUnlessItIsPromised) {
  if (!technique_of(technique()).needs_uniqueness) return;
  const Expected<cases::CaseFile> file = cases::parse(text_of(case_file(technique())));
  ASSERT_TRUE(file);
  Solver solver(Ladder{"one", {{technique(), 100}}});
  int found = 0;
  for (const cases::Case& each : file->cases) {
    found += solver.all_steps(each.grid, technique(), Promise::givens).empty() ? 0 : 1;
    EXPECT_TRUE(solver.all_steps(each.grid, technique()).empty()) << each.title;
    EXPECT_TRUE(solver.all_steps(each.grid, technique(), Promise::none).empty()) << each.title;
    EXPECT_FALSE(solver.next_step(each.grid, Promise::none)) << each.title;
  }
  EXPECT_GE(found, 2);
}

INSTANTIATE_TEST_SUITE_P(Techniques, TechniqueCases, ::testing::Range(0, technique_count),
                         [](const auto& test) { return std::string(technique_keys[test.param]); });

TEST(CaseFile, SaysWhatIsMissingAndWhere) {
  const auto expect_error = [](std::string_view text, int line, std::string_view message) {
    const auto file = cases::parse(text);
    ASSERT_FALSE(file);
    EXPECT_EQ(file.error().line, line);
    EXPECT_EQ(file.error().message, message);
  };
  const std::string grid = "grid " + std::string(81, '.') + "\n";
  expect_error("", 1, "expected at least one case");
  expect_error("# note\ncas x\n", 2, "expected \"case\" and a title");
  expect_error("case x\nnone\n", 2, "expected \"grid\" and a puzzle");
  expect_error("case x\n" + grid, 3, "expected the line ---- after the grid");
  expect_error("case x\n" + grid + "----\n", 4, "expected a finding or \"none\" after the line ----");
}

TEST(CaseFile, ALineOfDotsAllowsFurtherFindings) {
  const std::string head = "case x\ngrid 12345678" + std::string(73, '.') + "\n----\n";
  const auto holds = [&](const std::string& expected) {
    const auto file = cases::parse(head + expected);
    return file && cases::holds(file->cases[0], TechniqueId::naked_single);
  };
  const auto found = cases::findings(cases::parse(head + "none\n")->cases[0], TechniqueId::naked_single);
  ASSERT_EQ(found.size(), 1U);
  EXPECT_TRUE(holds(found[0] + "\n...\n"));
  EXPECT_FALSE(holds("...\n")) << "at least one finding must be named";
  EXPECT_FALSE(holds("none\n"));
}

TEST(CaseFile, ProposesWhatTheTechniqueFinds) {
  const std::string head = "# note\ncase x\ngrid 12345678" + std::string(73, '.') + "\n----\n";
  const auto file = cases::parse(head + "none\n");
  ASSERT_TRUE(file);
  const std::string proposed = cases::propose(*file, TechniqueId::naked_single);
  EXPECT_TRUE(proposed.starts_with(head + "naked_single")) << proposed;
  EXPECT_NE(proposed.find("r1c9=9"), std::string::npos) << proposed;
}

}  // namespace
}  // namespace deduku::testing
