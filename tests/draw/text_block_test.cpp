// Lines of text, and outlines around cells.
#include "src/draw/text_block.hpp"

#include <gtest/gtest.h>

#include "deduku/houses.hpp"
#include "src/draw/outlines.hpp"

namespace deduku::testing {
namespace {

using draw::shortened;
using draw::text_width;
using draw::TextLine;
using draw::wrapped;

std::vector<std::string> texts_of(const std::vector<TextLine>& lines) {
  std::vector<std::string> texts;
  for (const TextLine& line : lines) texts.push_back(line.text);
  return texts;
}

TEST(TextBlock, BreaksAtBlanksAndKeepsWithinItsWidth) {
  const std::string text = "In row 1, 4 can only go into r1c2, so nowhere else in box 1. Therefore r2c3<>4.";
  const std::vector<TextLine> lines = wrapped(text, 300, 20);
  ASSERT_GT(lines.size(), 1U);
  std::string joined;
  for (const TextLine& line : lines) {
    EXPECT_LE(text_width(line.text, 20), 300) << line.text;
    joined += (joined.empty() ? "" : " ") + line.text;
  }
  EXPECT_EQ(joined, text);
}

TEST(TextBlock, KeepsLineFeedsAndLetsWhatIsIndentedHang) {
  const std::vector<TextLine> lines = wrapped("Suppose\n  1. one two three four five six seven", 200, 20);
  ASSERT_GT(lines.size(), 2U);
  EXPECT_EQ(lines[0].indent, 0);
  EXPECT_GT(lines[1].indent, 0);
  EXPECT_GT(lines[2].indent, lines[1].indent);
}

TEST(TextBlock, CountsChineseAsFullWidthAndBreaksBetweenItsCharacters) {
  EXPECT_EQ(text_width("数独", 20), 40);
  const auto texts = texts_of(wrapped("在第一行中四只能填入这一格。", 100, 20));
  EXPECT_EQ(texts, (std::vector<std::string>{"在第一行中", "四只能填入", "这一格。"}));
}

TEST(TextBlock, CutsAtACharacterAndInNoTime) {
  EXPECT_EQ(shortened("abc", 60, 20), "abc");
  EXPECT_EQ(shortened("", 0, 20), "");
  EXPECT_EQ(shortened("数独数独", 60, 20), "数独…");
  EXPECT_EQ(shortened("éééééééé", 60, 20), "éé…");
  EXPECT_EQ(shortened("w", 1, 20), "…");
  for (double width = 21; width < 300; width += 7) {
    EXPECT_LE(text_width(shortened("Of a Title, which ends.", width, 20), 20), width);
  }
  EXPECT_LT(shortened(std::string(50'000'000, 'x'), 300, 20).size(), 50U);
}

TEST(TextBlock, NeverBeginsALineWithAFullStop) {
  for (const std::string& text : texts_of(wrapped("一二三四五。六七", 100, 20))) EXPECT_FALSE(text.starts_with("。"));
}

TEST(Outlines, HaveALoopForEachPartAndHole) {
  const auto loops = [](const CellSet& cells) {
    const std::string path = draw::outline_of(cells, 6);
    return std::ranges::count(path, 'Z');
  };
  EXPECT_EQ(loops({Cell(0)}), 1);
  EXPECT_EQ(loops({Cell(0), Cell(1), Cell(9)}), 1);
  EXPECT_EQ(loops({Cell(0), Cell(10)}), 2);
  EXPECT_EQ(loops(cells_of(House::box(4)) - CellSet{Cell(40)}), 2);
  EXPECT_EQ(loops(CellSet::all()), 1);
}

TEST(Outlines, KeepTheirDistanceFromTheSidesOfACell) {
  EXPECT_EQ(draw::outline_of({Cell(0)}, 6), "M85 6Q94 6 94 15L94 85Q94 94 85 94L15 94Q6 94 6 85L6 15Q6 6 15 6Z");
}

TEST(Outlines, PartsAreConnectedBySides) {
  EXPECT_EQ(draw::parts_of({Cell(0), Cell(1), Cell(11), Cell(80)}),
            (std::vector<CellSet>{{Cell(0), Cell(1)}, {Cell(11)}, {Cell(80)}}));
}

}  // namespace
}  // namespace deduku::testing
