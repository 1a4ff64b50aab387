// The word operations against their definitions.
#include "src/search/band_words.hpp"

#include <gtest/gtest.h>

#include <bit>
#include <random>
#include <vector>

namespace deduku::search {
namespace {

/// Three cells, one in each row and each box of a band.
std::vector<Word> make_placements() {
  std::vector<Word> placements;
  for (int upper = 0; upper < 9; ++upper) {
    for (int middle = 0; middle < 9; ++middle) {
      for (int lower = 0; lower < 9; ++lower) {
        const bool in_three_boxes = upper / 3 != middle / 3 && upper / 3 != lower / 3 && middle / 3 != lower / 3;
        if (!in_three_boxes) continue;
        placements.push_back(Word{1} << upper | Word{1} << (9 + middle) | Word{1} << (18 + lower));
      }
    }
  }
  return placements;
}

Word union_of_placements_in(Word band) {
  static const std::vector<Word> placements = make_placements();
  Word united = 0;
  for (Word placement : placements) {
    if ((band & placement) == placement) united |= placement;
  }
  return united;
}

/// The same for columns: bit 9b + c is column c of band b; one column of each stack in each band.
Word union_of_stack_placements_in(Word columns) {
  Word united = 0;
  for (int stack = 0; stack < 3; ++stack) {
    Word open = 0;
    for (int band = 0; band < 3; ++band) {
      for (int column = 0; column < 3; ++column) {
        open |= (columns >> (9 * band + 3 * stack + column) & 1) << (9 * column + 3 * band);
      }
    }
    // The columns of the stack become rows, its boxes are boxes: the same question.
    const Word left = union_of_placements_in(open);
    if (left == 0) return 0;
    for (int band = 0; band < 3; ++band) {
      for (int column = 0; column < 3; ++column) {
        united |= (left >> (9 * column + 3 * band) & 1) << (9 * band + 3 * stack + column);
      }
    }
  }
  return united;
}

/// Words from nearly empty to nearly full.
Word random_word(std::mt19937_64& rng) {
  auto word = static_cast<Word>(rng()) & band_bits;
  if (rng() % 2 == 0) word &= static_cast<Word>(rng());
  if (rng() % 3 == 0) word |= static_cast<Word>(rng()) & band_bits;
  return word;
}

TEST(BandWords, CloseBandKeepsExactlyThePlacesThatSomePlacementUses) {
  std::mt19937_64 rng(1);
  for (int round = 0; round < 3000; ++round) {
    const Word band = random_word(rng);
    EXPECT_EQ(close_band(band), union_of_placements_in(band)) << band;
  }
}

TEST(BandWords, CloseStacksKeepsExactlyTheColumnsThatSomePlacementUses) {
  std::mt19937_64 rng(2);
  for (int round = 0; round < 1000; ++round) {
    Word columns = random_word(rng);
    columns |= random_word(rng);
    EXPECT_EQ(close_stacks(columns), union_of_stack_placements_in(columns)) << columns;
  }
}

TEST(BandWords, TransposeMovesEachGroupAcrossTheDiagonal) {
  for (int row = 0; row < 3; ++row) {
    for (int column = 0; column < 3; ++column) {
      const Word group = Word{0b101} << 3 * (3 * row + column);
      EXPECT_EQ(transpose(group), Word{0b101} << 3 * (3 * column + row));
    }
  }
}

TEST(BandWords, AloneInRowIsWhereARowHasOneCell) {
  std::mt19937_64 rng(3);
  for (int round = 0; round < 3000; ++round) {
    Word band = 0;
    Word expected = 0;
    for (int row = 0; row < 3; ++row) {
      Word cells = random_word(rng) & row_bits;
      cells &= random_word(rng);
      if (cells == 0) cells = 1;
      band |= cells << 9 * row;
      if (std::has_single_bit(cells)) expected |= cells << 9 * row;
    }
    EXPECT_EQ(alone_in_row(band), expected) << band;
  }
}

}  // namespace
}  // namespace deduku::search
