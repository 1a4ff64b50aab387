// The canonical form: against an exhaustive search, and its required properties.
#include "deduku/canonical.hpp"

#include <gtest/gtest.h>

#include <numeric>
#include <set>

#include "tests/search/support.hpp"
#include "tests/support/exhaustive.hpp"
#include "tests/support/symmetry.hpp"

namespace deduku::testing {
namespace {

/// The grid with most automorphisms, and the least of all full grids; both are their own canonical forms.
constexpr std::string_view most_canonical =
    "123456789456789123789123456231564897564897231897231564312645978645978312978312645";
constexpr std::string_view least_grid =
    "123456789456789123789123456214365897365897214897214365531642978642978531978531642";

std::string digits_of(const Board& board) {
  std::string text;
  for (std::uint8_t value : board.values) text += static_cast<char>('0' + value);
  return text;
}

/// The order of boards: the digits, then for each cell its author or its marks.
std::vector<int> weight(const Board& board) {
  std::vector<int> weight(board.values.begin(), board.values.end());
  for (Cell cell : Cell::all()) {
    int rest = 0;
    if (board.values[cell] != 0) {
      rest = board.givens.contains(cell) ? 0 : 1;
    } else if (board.marks) {
      for (Digit digit : (*board.marks)[cell]) rest |= 1 << (8 - digit.index());
    }
    weight.push_back(rest);
  }
  return weight;
}

/// The least of all boards that these arrangements and any relabelling make, and the number of ways to make it.
struct LeastBoard {
  std::vector<int> best;
  std::uint64_t ways = 0;

  LeastBoard(const Board& board, const std::vector<deduku::Symmetry>& arrangements) {
    for (deduku::Symmetry symmetry : arrangements) {
      std::iota(symmetry.digits.begin(), symmetry.digits.end(), std::uint8_t{0});
      do {
        const std::vector<int> image = weight(symmetry(board));
        if (!best.empty() && best < image) continue;
        ways = best == image ? ways + 1 : 1;
        best = image;
      } while (std::ranges::next_permutation(symmetry.digits).found);
    }
  }
};

void expect_sound(const Board& board, std::mt19937_64& rng) {
  const CanonicalForm form = canonical_form(board);
  EXPECT_EQ(form.symmetry(board), form.board);
  EXPECT_EQ(canonical_form(form.board).board, form.board);
  EXPECT_GE(form.automorphisms, 1U);
  for (int round = 0; round < 5; ++round) {
    const Board image = Symmetry::random(rng)(board);
    const CanonicalForm same = canonical_form(image);
    EXPECT_EQ(same.board, form.board);
    EXPECT_EQ(same.automorphisms, form.automorphisms);
    EXPECT_LE(weight(form.board), weight(image));
  }
}

/// Turns some givens into digits of the player, and adds some pencil marks.
Board in_progress(Board board, std::mt19937_64& rng) {
  for (Cell cell : board.givens) {
    if (rng() % 4 == 0) board.givens.erase(cell);
  }
  board.marks.emplace();
  for (Cell cell : ~cells_with_digit(board)) {
    (*board.marks)[cell] = DigitSet::from_bits(static_cast<unsigned>(rng() % 512));
  }
  return board;
}

/// Only some of the digits.
Board with_digits_below(int bound, Board board) {
  for (Cell cell : Cell::all()) {
    if (board.values[cell] < bound) continue;
    board.values[cell] = 0;
    board.givens.erase(cell);
  }
  return board;
}

TEST(CanonicalForm, IsTheLeastOfAll) {
  std::mt19937_64 rng(1);
  const std::vector<Board> boards = {
      random_puzzle(rng),
      random_givens(rng, random_full_grid(rng), 10),
      random_givens(rng, random_full_grid(rng), 50),
      with_digits_below(3, random_puzzle(rng)),
      board_of_line(std::string(80, '.') + "7"),
      board_of_line("1234567..456789..." + std::string(63, '.')),
      search::full_board(random_full_grid(rng)),
      board_of_line(most_canonical),
  };
  for (const Board& board : boards) {
    const CanonicalForm form = canonical_form(board);
    const Exhaustive exhaustive(board);
    EXPECT_EQ(digits_of(form.board), exhaustive.digits());
    EXPECT_EQ(form.automorphisms, exhaustive.arrangements().size());
  }
}

TEST(CanonicalForm, OfABoardInProgressIsTheLeastOfAll) {
  std::mt19937_64 rng(2);
  for (int round = 0; round < 3; ++round) {
    Board board = random_puzzle(rng);
    if (round > 0) board = in_progress(with_digits_below(8 - round, board), rng);
    const CanonicalForm form = canonical_form(board);
    const LeastBoard least(board, Exhaustive(board).arrangements());
    EXPECT_EQ(weight(form.board), least.best);
  }
}

TEST(CanonicalForm, IsTheSameHoweverThePuzzleLooks) {
  std::mt19937_64 rng(3);
  for (int round = 0; round < 40; ++round) {
    const Solution solution = random_full_grid(rng);
    expect_sound(random_puzzle(rng), rng);
    for (int percent : {0, 3, 10, 20, 40, 70}) expect_sound(random_givens(rng, solution, percent), rng);
    for (int bound : {2, 4, 7}) expect_sound(with_digits_below(bound, search::full_board(solution)), rng);
  }
  expect_sound(search::full_board(random_full_grid(rng)), rng);
  expect_sound(board_of_line(most_canonical), rng);
}

/// Digits anywhere, few or many different ones.
Board any_digits(std::mt19937_64& rng, int percent, int different) {
  Board board;
  for (Cell cell : Cell::all()) {
    if (static_cast<int>(rng() % 100) >= percent) continue;
    board.values[cell] = static_cast<std::uint8_t>(rng() % static_cast<unsigned>(different) + 1);
    board.givens.insert(cell);
  }
  return board;
}

TEST(CanonicalForm, OfBoardsThatContradictThemselvesIsTheLeastAsWell) {
  std::mt19937_64 rng(8);
  for (int different : {2, 4, 9}) {
    const Board board = any_digits(rng, 10 * different, different);
    const CanonicalForm form = canonical_form(board);
    const Exhaustive exhaustive(board);
    EXPECT_EQ(digits_of(form.board), exhaustive.digits());
    EXPECT_EQ(form.automorphisms, exhaustive.arrangements().size());
    for (int percent : {5, 20, 50, 90}) expect_sound(any_digits(rng, percent, different), rng);
  }
}

TEST(CanonicalForm, OfPuzzlesWithoutASolutionIsTheSameAsWell) {
  std::mt19937_64 rng(4);
  expect_sound(board_of_line("12345678........9" + std::string(64, '.')), rng);
}

TEST(CanonicalForm, SeesWhoWroteADigitAndThePencilMarks) {
  std::mt19937_64 rng(5);
  for (int round = 0; round < 20; ++round) {
    expect_sound(in_progress(random_puzzle(rng), rng), rng);
    expect_sound(in_progress(random_givens(rng, random_full_grid(rng), 8), rng), rng);
  }
  expect_sound(in_progress(Board(), rng), rng);
  for (const DigitSet all : {DigitSet::all(), DigitSet{Digit::of(3)}}) {
    Board alike = random_givens(rng, random_full_grid(rng), 20);
    alike.marks.emplace();
    for (Cell cell : ~cells_with_digit(alike)) (*alike.marks)[cell] = all;
    expect_sound(alike, rng);
  }
  Board board = random_puzzle(rng);
  const Board givens = canonical_form(board).board;
  board.givens.erase(board.givens.first());
  EXPECT_NE(canonical_form(board).board, givens);
  EXPECT_EQ(canonical_form(board).board.values, givens.values);
}

TEST(CanonicalForm, ForgetsWhatMeansNothing) {
  std::mt19937_64 rng(6);
  const Board board = in_progress(random_puzzle(rng), rng);
  Board untidy = board;
  untidy.givens |= ~cells_with_digit(board);
  for (Cell cell : cells_with_digit(board)) (*untidy.marks)[cell] = DigitSet::all();
  EXPECT_EQ(canonical_form(untidy).board, canonical_form(board).board);
}

TEST(CanonicalForm, OfKnownGrids) {
  for (std::string_view grid : {most_canonical, least_grid}) {
    EXPECT_EQ(digits_of(canonical_form(board_of_line(grid)).board), grid);
  }
}

TEST(Automorphisms, OfKnownGrids) {
  EXPECT_EQ(canonical_form(board_of_line(most_canonical)).automorphisms, 648U);
  EXPECT_EQ(canonical_form(Board()).automorphisms, 3359232U);
}

/// The forms of the digits of a board up to relabelling.
std::set<std::string> orbit(const Board& board, std::mt19937_64& rng) {
  std::set<std::string> images;
  for (int round = 0; round < 20000; ++round) {
    std::array<char, 10> labels{'0'};
    char last = '0';
    std::string image;
    for (std::uint8_t value : Symmetry::random(rng)(board).values) {
      if (labels[value] == 0) labels[value] = ++last;
      image += labels[value];
    }
    images.insert(image);
  }
  return images;
}

TEST(Automorphisms, TimesDifferentImagesAreAllSymmetries) {
  std::mt19937_64 rng(7);
  for (const char* givens : {"1", "12", "1...2", "1...........1", "1.........2", "12.......3"}) {
    const Board board = board_of_line(givens + std::string(81 - std::string_view(givens).size(), '.'));
    const std::set<std::string> images = orbit(board, rng);
    EXPECT_EQ(canonical_form(board).automorphisms * images.size(), 3359232U) << givens;
  }
}

TEST(Automorphisms, RelabelOnlyDigitsThatOccur) {
  Board board;
  board.marks.emplace();
  (*board.marks)[0] = {Digit::of(2), Digit::of(5)};
  EXPECT_EQ(canonical_form(board).automorphisms, 2 * 3359232U / 81);
  board.values[80] = 1;
  board.givens = {Cell(80)};
  const std::uint64_t cells_with_another_box = 81 * 36;
  EXPECT_EQ(canonical_form(board).automorphisms, 2 * 3359232U / cells_with_another_box);
  board.marks->fill(DigitSet::all());
  EXPECT_EQ(canonical_form(board).automorphisms, 3359232U / 81 * 40320);
  Board alike;
  alike.marks.emplace().fill({Digit::of(2), Digit::of(5)});
  EXPECT_EQ(canonical_form(alike).automorphisms, 2 * 3359232U);
  EXPECT_EQ(canonical_form(alike).board.marks->front(), (DigitSet{Digit::of(8), Digit::of(9)}));
}

TEST(CanonicalForm, TellsTheKnownPuzzlesWith17GivensApart) {
  const std::string folder = DEDUKU_REFERENCE_DATA;
  const auto lines = read_lines(folder + "/search/17clue.txt", 10);
  if (lines.empty()) GTEST_SKIP() << "no reference data";
  std::set<std::string> forms;
  for (const std::string& line : lines) forms.insert(digits_of(canonical_form(board_of_line(line)).board));
  EXPECT_EQ(forms.size(), lines.size());
}

}  // namespace
}  // namespace deduku::testing
