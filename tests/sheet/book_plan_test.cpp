// The content of each page of a book.
#include "src/sheet/book_plan.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "src/sheet/printed_book.hpp"
#include "src/sheet/svg_pages.hpp"

namespace deduku::testing {
namespace {

using sheet::BookOptions;
using sheet::BookPlan;
using sheet::PageKind;
using sheet::PrintedPuzzle;
using ::testing::ElementsAre;

BookOptions usual(int per_page) {
  BookOptions options;
  options.setup.margins = sheet::usual_margins(options.setup.paper);
  options.per_page = per_page;
  return options;
}

std::vector<PageKind> kinds_of(const BookPlan& plan) {
  std::vector<PageKind> kinds;
  for (const sheet::PlannedPage& page : plan.pages) kinds.push_back(page.kind);
  return kinds;
}
std::vector<std::string> labels_of(const BookPlan& plan) {
  std::vector<std::string> labels;
  for (const sheet::PlannedPage& page : plan.pages) labels.push_back(page.label);
  return labels;
}

TEST(BookPlan, SheetsHavePuzzlesThenSolutions) {
  BookOptions options = usual(6);
  const BookPlan plan = plan_book(std::vector<PrintedPuzzle>(13), options);
  EXPECT_THAT(kinds_of(plan), ElementsAre(PageKind::puzzles, PageKind::puzzles, PageKind::puzzles, PageKind::solutions,
                                          PageKind::solutions));
  EXPECT_THAT(labels_of(plan), ElementsAre("1", "2", "3", "4", "5"));
  EXPECT_EQ(plan.pages[2].first, 12U);
  EXPECT_EQ(plan.pages[2].count, 1U);
  options.solutions_per_page = 0;
  EXPECT_EQ(plan_book(std::vector<PrintedPuzzle>(13), options).pages.size(), 3U);
}

TEST(BookPlan, ABookCountsFromItsFirstLevel) {
  BookOptions options = usual(2);
  options.setup.is_mirrored = true;
  options.levels = {{"Easy", 3, {}}, {"Hard", 1, {}}};
  const BookPlan plan = plan_book(std::vector<PrintedPuzzle>(4), options);
  EXPECT_THAT(kinds_of(plan), ElementsAre(PageKind::title, PageKind::blank, PageKind::contents, PageKind::blank,
                                          PageKind::level, PageKind::puzzles, PageKind::puzzles, PageKind::level,
                                          PageKind::puzzles, PageKind::solutions));
  EXPECT_THAT(labels_of(plan), ElementsAre("i", "ii", "iii", "iv", "1", "2", "3", "4", "5", "6"));
  ASSERT_EQ(plan.contents.size(), 3U);
  EXPECT_EQ(plan.contents[0].numbers, "1–3");
  EXPECT_EQ(plan.contents[1].numbers, "4");
  EXPECT_EQ(plan.pages[plan.contents[1].page].label, "4");
  EXPECT_EQ(plan.pages[plan.contents[2].page].kind, PageKind::solutions);
}

TEST(BookPlan, TheGutterFollowsFromThePages) {
  BookOptions options = usual(1);
  options.setup.is_mirrored = true;
  options.solutions_per_page = 0;
  for (const std::size_t count : {100U, 200U, 400U}) {
    const BookPlan plan = plan_book(std::vector<PrintedPuzzle>(count), options);
    EXPECT_EQ(plan.setup.gutter, sheet::usual_gutter(plan.pages.size())) << count;
  }
  options.is_gutter_usual = false;
  options.setup.gutter = 7;
  EXPECT_EQ(plan_book(std::vector<PrintedPuzzle>(100), options).setup.gutter, 7);
}

TEST(BookPlan, HintsFillColumnsAndAreNotBrokenIfShort) {
  BookOptions options = usual(6);
  options.has_hints = true;
  std::vector<PrintedPuzzle> puzzles(400);
  for (PrintedPuzzle& puzzle : puzzles) {
    puzzle.hint = "X-Wing: in columns 2 and 7 the digit 4 is only in rows 3 and 8, so it is nowhere else in them";
  }
  const BookPlan plan = plan_book(puzzles, options);
  const auto columns =
      sheet::hint_columns(sheet::content_room(plan.setup, sheet::letter_sizes(options), 1, true), options);
  std::size_t hints = 0;
  for (std::size_t i = 0; i < plan.hints.size(); ++i) {
    if (plan.hints[i].is_first) ++hints;
    const bool begins_column = i % columns.rows == 0;
    EXPECT_TRUE(!begins_column || plan.hints[i].text.empty() || plan.hints[i].is_first) << i;
  }
  EXPECT_EQ(hints, puzzles.size());
  std::size_t lines = 0;
  for (const sheet::PlannedPage& page : plan.pages) lines += page.kind == PageKind::hints ? page.count : 0;
  EXPECT_EQ(lines, plan.hints.size());
}

TEST(BookPlan, ThereIsAPictureOfEachPage) {
  BookOptions options = usual(4);
  options.has_hints = true;
  options.setup.is_mirrored = true;
  options.imprint = {"Second printing", "Printed on demand"};
  options.levels = {{"Easy", 9, Level::easy}};
  options.difficulty = sheet::Difficulty::stars;
  std::vector<PrintedPuzzle> puzzles(9);
  for (PrintedPuzzle& puzzle : puzzles) puzzle.hint = "Naked Pair";
  const BookPlan plan = plan_book(puzzles, options);
  sheet::SvgPages pages;
  draw_book(pages, plan, puzzles, options);
  EXPECT_EQ(pages.take().size(), plan.pages.size());
}

}  // namespace
}  // namespace deduku::testing
