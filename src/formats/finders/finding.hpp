// Puzzles found in a document, and those who find them.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "src/formats/finders/document.hpp"

namespace deduku::formats {

/// A puzzle of a document, or one that is damaged.
struct Finding {
  Piece piece;
  Board board;
  std::array<std::uint32_t, Cell::count> offsets{};  ///< where in the document each cell stands
  const Format* format = nullptr;
  std::string title{};
  bool has_title = false;  ///< whether `title` is all that is to be said, even where it is empty
  /// Among the others in its structure (an array, a table, a line) it may be the solution of another one.
  bool may_be_solution = false;
  std::optional<ParseError> error{};
};

/// 81 cells, one after the other, as a finder comes across them.
struct CellRun {
  Board board;
  std::array<std::uint32_t, Cell::count> offsets{};
  int count = 0;  ///< how many there were; those beyond 81 are not kept

  void add(std::uint8_t value, bool given, std::size_t at) {
    if (count < Cell::count) {
      board.values[count] = value;
      board.givens.insert_if(value != 0 && given, Cell(count));
      offsets[count] = static_cast<std::uint32_t>(at);
    }
    ++count;
  }
  bool is_whole() const { return count == Cell::count; }
  int clues() const { return cells_with_digit(board).size(); }
};

/// What was found so far.
class Findings {
 public:
  Findings(Document& text, const ReadOptions& read_options) : document(text), options(read_options) {}

  Document& document;
  const ReadOptions& options;
  std::vector<Finding> all;

  /// Keeps a puzzle and claims its piece.
  Finding& add(Piece piece, const CellRun& cells, std::string_view format);
  Finding& add(Piece piece, const Board& board, std::string_view format);
  /// Keeps what is wrong with a puzzle, with its place in the input, and claims its piece.
  void add_error(Piece piece, ParseError error);
};

/// One kind of what is found; the finders come one after the other, and each leaves alone what is claimed.
struct Finder {
  std::string_view name;
  void (*find)(Findings& findings);
};
/// All of them, in their order.
std::span<const Finder> all_finders();

#define FINDER(name) void find_##name(Findings& findings);
#include "src/formats/finders/finders.def"
#undef FINDER

/// Whether a digit is twice in some house. Does not say where, but is fast: most boards have no conflict.
bool repeats_digit(const Board& board);
/// Whether a full grid has the digits of a puzzle.
bool is_solution_of(const Board& full, const Board& puzzle);
/// Finds everything in a document and gives each puzzle its title; in the order of the document.
std::vector<Finding> find_all(Document& document, const ReadOptions& options);
/// What is said of a text without any puzzle: what it looks like. `line` is its first one that is not empty, `lines` how many
/// there are of these.
ParseError looks_of(const Document& document, std::int64_t line, std::int64_t lines);

}  // namespace deduku::formats
