// Lengths and paper as people write them, and the geometry of pages.
#include "src/sheet/page_setup.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "src/sheet/board_places.hpp"
#include "src/sheet/lengths.hpp"

namespace deduku::testing {
namespace {

using sheet::BoardPlaces;
using sheet::Edges;
using sheet::PageSetup;
using sheet::Room;

TEST(Lengths, HaveUnits) {
  EXPECT_DOUBLE_EQ(*sheet::read_length("12mm"), 12);
  EXPECT_DOUBLE_EQ(*sheet::read_length("1.2 cm"), 12);
  EXPECT_DOUBLE_EQ(*sheet::read_length("0.5in"), 12.7);
  EXPECT_DOUBLE_EQ(*sheet::read_length(".5IN"), 12.7);
  EXPECT_DOUBLE_EQ(*sheet::read_length("72pt"), 25.4);
  EXPECT_DOUBLE_EQ(*sheet::read_length("0mm"), 0);
  for (const char* text : {"", "12", "mm", "-1mm", "1,2cm", "1e3mm", "1.2.3mm", "12 feet", ".mm", "9999999999999mm"}) {
    EXPECT_FALSE(sheet::read_length(text)) << text;
  }
}

TEST(Lengths, PaperHasANameOrASize) {
  // In hundredths of a millimetre.
  const auto paper = [](std::string_view text) {
    const auto read = sheet::read_paper(text);
    EXPECT_TRUE(read) << text << ": " << (read ? "" : read.error());
    return read ? std::pair(std::lround(100 * read->width), std::lround(100 * read->height)) : std::pair(0L, 0L);
  };
  EXPECT_EQ(paper("a4"), std::pair(21000L, 29700L));
  EXPECT_EQ(paper("A5"), std::pair(14800L, 21000L));
  EXPECT_EQ(paper("Letter"), std::pair(21590L, 27940L));
  EXPECT_EQ(paper("8.5x11in"), paper("letter"));
  EXPECT_EQ(paper("8.5x14in"), paper("legal"));
  EXPECT_EQ(paper("6x9in"), std::pair(15240L, 22860L));
  EXPECT_EQ(paper("6in x 9in"), paper("6x9in"));
  EXPECT_EQ(paper("14.8cm x 210mm"), paper("a5"));
  for (const char* text :
       {"", "a", "6x9", "x9in", "6xin", "6x9x3in", "0x9in", "6x9miles", "40x40mm", "2x2m", "200x1001mm"}) {
    EXPECT_FALSE(sheet::read_paper(text)) << text;
  }
}

TEST(Lengths, MarginsAreOneTwoOrFour) {
  EXPECT_EQ(*sheet::read_margins("10mm"), (Edges{10, 10, 10, 10}));
  EXPECT_EQ(*sheet::read_margins("10mm,1cm"), (Edges{10, 10, 10, 10}));
  EXPECT_EQ(*sheet::read_margins("1mm, 2mm, 3mm, 4mm"), (Edges{1, 2, 3, 4}));
  for (const char* text : {"", "10", "1mm,2mm,3mm", "1mm,,2mm", "1mm,2mm,3mm,4mm,5mm"}) {
    EXPECT_FALSE(sheet::read_margins(text)) << text;
  }
}

TEST(PageSetup, MirroredPagesChangeSides) {
  const PageSetup setup{.paper = {100, 200}, .margins = {1, 2, 3, 4}, .gutter = 10, .is_mirrored = true};
  const Room right = room_of(setup, 1);
  EXPECT_EQ(right.corner.x, 14);
  EXPECT_EQ(right.width, 84);
  EXPECT_EQ(right.corner.y, 1);
  EXPECT_EQ(right.height, 196);
  const Room left = room_of(setup, 2);
  EXPECT_EQ(left.corner.x, 2);
  EXPECT_EQ(left.width, 84);
}

TEST(PageSetup, SheetsHaveNoGutter) {
  const PageSetup setup{.paper = {100, 200}, .margins = {1, 2, 3, 4}, .gutter = 10};
  for (const int place : {1, 2}) EXPECT_EQ(room_of(setup, place).corner.x, 4) << place;
  EXPECT_EQ(room_of(setup, 2).width, 94);
}

TEST(PageSetup, BleedIsBeyondTheEdgesThatAreCut) {
  PageSetup setup{.paper = {100, 200}, .bleed = 3};
  EXPECT_EQ(sheet::printed_paper(setup).width, 106);
  EXPECT_EQ(sheet::page_box(setup, 1).left, 3);
  setup.is_mirrored = true;
  EXPECT_EQ(sheet::printed_paper(setup).width, 103);
  EXPECT_EQ(sheet::printed_paper(setup).height, 206);
  EXPECT_EQ(sheet::page_box(setup, 1).left, 0);
  EXPECT_EQ(sheet::page_box(setup, 1).right, 3);
  EXPECT_EQ(sheet::page_box(setup, 2).left, 3);
  EXPECT_EQ(sheet::page_box(setup, 2).right, 0);
}

TEST(PageSetup, TheGutterGrowsWithTheBook) {
  double before = 0;
  for (const std::size_t pages : {24U, 151U, 301U, 501U, 701U}) {
    EXPECT_GT(sheet::usual_gutter(pages), before) << pages;
    before = sheet::usual_gutter(pages);
  }
  EXPECT_EQ(sheet::usual_gutter(150), sheet::usual_gutter(24));
}

/// Every board with its caption is inside the room, no two touch, and the white space around all of them is even.
TEST(BoardPlaces, BoardsAreInTheMiddleOfTheirRoom) {
  for (const sheet::Paper paper : {sheet::a4, sheet::letter, sheet::Paper{152.4, 228.6}, sheet::Paper{297, 210}}) {
    const Room room{{10, 12}, paper.width - 20, paper.height - 30};
    for (const int count : sheet::counts_of_page) {
      const BoardPlaces places(room, count, 165, 0);
      const double caption = 1.6 * places.caption_size();
      EXPECT_EQ(places.count(), count);
      const auto first = places.corner(0);
      const auto last = places.corner(count - 1);
      EXPECT_GE(first.x, room.corner.x - 1e-6) << count;
      EXPECT_GE(first.y - caption, room.corner.y - 1e-6) << count;
      const double right = room.corner.x + room.width - last.x - places.side();
      const double below = room.corner.y + room.height - last.y - places.side();
      EXPECT_NEAR(first.x - room.corner.x, right, 1e-6) << count;
      EXPECT_NEAR(first.y - caption - room.corner.y, below, 1e-6) << count;
      for (int place = 1; place < count; ++place) {
        const auto gap = places.corner(place) - places.corner(place - 1);
        EXPECT_TRUE(gap.x >= places.side() + 5 || gap.y >= places.side() + caption) << count << " " << place;
      }
    }
  }
}

TEST(BoardPlaces, ThereAreAsManyColumnsAsMakeBoardsLarge) {
  const Room upright{{0, 0}, 130, 190};
  const Room lying{{0, 0}, 270, 180};
  EXPECT_EQ(BoardPlaces(upright, 2, 165, 0).columns(), 1);
  EXPECT_EQ(BoardPlaces(lying, 2, 165, 0).columns(), 2);
  EXPECT_EQ(BoardPlaces(upright, 6, 165, 0).columns(), 2);
  EXPECT_EQ(BoardPlaces(lying, 6, 165, 0).columns(), 3);
}

TEST(BoardPlaces, WithoutRoomThereIsNoBoard) {
  EXPECT_EQ(BoardPlaces({{0, 0}, 0, 0}, 6, 165, 0).side(), 0);
}

}  // namespace
}  // namespace deduku::testing
