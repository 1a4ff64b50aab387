// From format to format and back, for every pair of them and boards of fourteen kinds: the lost parts are those in the
// tables here, and those that `lost_in` returns.
#include "deduku/moves.hpp"
#include "tests/formats/reading.hpp"

namespace deduku::formats {
namespace {

/// The parts of a board beyond its givens.
struct Kind {
  std::string name;
  Board board;
  bool has_placed = false;
  bool has_eliminations = false;  ///< marks that lack candidates
  bool has_empty_cell = false;    ///< a cell without any candidate
  bool has_givens = true;
};

const std::string full = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const std::string partial = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

Board givens_of(const std::string& line) {
  return read_puzzle(line)->board;
}

/// The puzzle with some cells of the solution entered by the player.
Board entered(std::initializer_list<int> cells) {
  Board board = givens_of(partial);
  for (int cell : cells)
    board.values[static_cast<std::size_t>(cell)] =
        static_cast<std::uint8_t>(full[static_cast<std::size_t>(cell)] - '0');
  return board;
}

Board with_marks(Board board, int cell, DigitSet marks) {
  if (!board.marks) board.marks = allowed_marks(board);
  (*board.marks)[static_cast<std::size_t>(cell)] = marks;
  return board;
}

DigitSet digits(std::initializer_list<int> numbers) {
  DigitSet set;
  for (int number : numbers) set.insert(Digit::of(number));
  return set;
}

std::vector<Kind> all_kinds() {
  const Board plain = givens_of(partial);
  Board wrong = entered({2});
  wrong.values[2] = 1;
  Board all_entered = givens_of(full);
  all_entered.givens = plain.givens;
  Board marks = with_marks(plain, 2, digits({1, 2}));
  return {
      {"givens", plain},
      {"empty", Board{}, false, false, false, false},
      {"full", givens_of(full)},
      {"one clue", givens_of("5" + std::string(80, '.'))},
      {"entries", entered({2, 3}), true},
      {"a wrong entry", wrong, true},
      {"full with entries", all_entered, true},
      {"marks", marks, false, true},
      {"a lone candidate", with_marks(plain, 2, digits({4})), false, true},
      {"many marks", with_marks(with_marks(plain, 2, digits({1, 4})), 3, digits({2})), false, true},
      {"entries and marks", with_marks(entered({2}), 3, digits({2})), true, true},
      {"a cell without candidates", with_marks(plain, 2, {}), false, true, true},
      {"all that digits allow", with_marks(plain, 2, allowed_marks(plain)[2])},
  };
}

/// The parts that a format can hold; a board with more parts loses the others.
struct Holding {
  std::string_view format;
  bool placed;
  bool eliminations;
  bool empty_cells;
  bool givens = true;
};
constexpr Holding holdings[] = {
    {"line", true, false, false},         {"grid", true, false, false}, {"candidates", true, true, true},
    {"sukaku", false, true, true, false}, {"csv", true, false, false},  {"hodoku", true, true, true},
    {"sdm", false, false, false},         {"sdk", true, false, false},  {"fpuzzles", true, true, false},
    {"sudokupad", false, true, false},    {"scf", false, false, false}, {"sudokuwiki", true, true, false},
    {"opensudoku", true, true, false},
};

bool holds_all(const Holding& holding, const Kind& kind) {
  const bool has_digits = kind.has_givens || kind.has_placed;
  return (holding.placed || !kind.has_placed) && (holding.eliminations || !kind.has_eliminations) &&
         (holding.empty_cells || !kind.has_empty_cell) && (holding.givens || !has_digits);
}

Board through(const Board& board, std::string_view name) {
  const Format& format = *find_format(name);
  ReadOptions options;
  options.from = &format;
  const Reading reading =
      read(std::string(format.header) + format.write(board) + std::string(format.footer), options, true);
  EXPECT_EQ(reading.errors, std::vector<std::string>()) << name;
  EXPECT_EQ(reading.records.size(), 1U) << name;
  return reading.records.empty() ? Board() : reading.records[0].board;
}

/// Whether two boards have the same digits, candidates, and digits of the player.
bool are_same(const Board& one, const Board& other) {
  const auto marks_of = [](const Board& board) { return board.marks ? *board.marks : allowed_marks(board); };
  return one.values == other.values && one.givens == other.givens && marks_of(one) == marks_of(other);
}

/// A field before quoting.
std::string csv_unquoted(const std::string& field) {
  return with(field.substr(1, field.size() - 2), "\"\"", "\"");
}

TEST(Conversion, EveryWriterIsInTheTable) {
  for (const Format& format : all_formats()) {
    const bool is_there = std::ranges::find(holdings, format.name, &Holding::format) != std::end(holdings);
    EXPECT_EQ(is_there, format.write != nullptr) << format.name;
  }
}

TEST(Conversion, WhatAFormatHoldsComesBackAndWhatItDoesNotIsCounted) {
  for (const Kind& kind : all_kinds()) {
    for (const Holding& holding : holdings) {
      const Losses lost = lost_in(kind.board, *find_format(holding.format));
      EXPECT_EQ(!lost.any(), holds_all(holding, kind)) << kind.name << " " << holding.format;
      const bool is_same = are_same(through(kind.board, holding.format), kind.board);
      EXPECT_EQ(is_same, holds_all(holding, kind)) << kind.name << " " << holding.format;
    }
  }
}

TEST(Conversion, FromAnyFormatToAnyOtherAndBackIsAsGoodAsTheFirst) {
  for (const Kind& kind : all_kinds()) {
    for (const Holding& one : holdings) {
      const Board first = through(kind.board, one.format);
      for (const Holding& other : holdings) {
        if (lost_in(first, *find_format(other.format)).any()) continue;
        const Board back = through(through(first, other.format), one.format);
        EXPECT_TRUE(are_same(back, first)) << kind.name << " " << one.format << " " << other.format;
      }
    }
  }
}

TEST(Conversion, TitlesAreKeptWhereTheFormatHasRoom) {
  const Board board = givens_of(partial);
  const std::string title = "A \"fine\" one, No. 7; by N\u00e4hrig * 2";
  for (const Format& format : all_formats()) {
    if (format.write == nullptr || !holds_titles(format)) continue;
    const std::string text =
        std::string(format.header) + write(board, format, {.title = title}) + std::string(format.footer);
    const Record record = only_record(read(text));
    EXPECT_TRUE(record.line == partial || format.name == "sukaku") << format.name;
    if (format.name == "sdk") {
      EXPECT_EQ(record.tail, "D: A \"fine\" one, No. 7; D: by N\u00e4hrig * 2");
    } else if (format.name == "csv") {
      EXPECT_EQ(csv_unquoted(record.tail), title);
    } else {
      EXPECT_EQ(record.tail, title) << format.name << "\n" << text;
    }
  }
}

}  // namespace
}  // namespace deduku::formats
