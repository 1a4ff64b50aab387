// Puzzles found in a document, their finders, and the strict parsers that finders use.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "src/formats/finders/document.hpp"

namespace deduku::formats {

/// A puzzle of a document, intact or damaged.
struct Finding {
  Piece piece;
  Board board;
  PerCell<std::uint32_t> offsets{};  ///< the position of each cell in the document
  const Format* format = nullptr;
  std::string title{};
  bool has_title = false;  ///< whether `title` is final, even if it is empty
  /// Whether it may be the solution of another puzzle in the same structure (an array, a table, a line).
  bool may_be_solution = false;
  std::optional<ParseError> error{};

  void set_title(std::string text) {
    title = std::move(text);
    has_title = true;
  }
};

/// 81 cells in the order in which a finder meets them.
struct CellRun {
  Board board;
  PerCell<std::uint32_t> offsets{};
  int count = 0;  ///< the number of cells; those beyond 81 are not kept

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
  /// Whether the cells are likely a puzzle: they have at least 17 clues, and no digit twice in a house.
  bool is_likely_puzzle() const;
};

/// The puzzles found so far.
class Findings {
 public:
  Findings(Document& text, const ReadOptions& read_options) : document(text), options(read_options) {}

  Document& document;
  const ReadOptions& options;
  std::vector<Finding> all;

  /// Keeps a puzzle and claims its piece.
  Finding& add(Piece piece, const CellRun& cells, std::string_view format);
  Finding& add(Piece piece, const Board& board, std::string_view format);
  /// Keeps an error about a puzzle, with its place in the input, and claims its piece.
  void add_error(Piece piece, ParseError error);
  /// Keeps an error at the beginning of a piece.
  void add_error_at_begin(Piece piece, ParseError error);
};

/// One kind of search. The finders run in order, and each skips the claimed pieces.
struct Finder {
  std::string_view name;
  void (*find)(Findings& findings);
};
/// All finders, in their order.
std::span<const Finder> all_finders();

#define FINDER(name) void find_##name(Findings& findings);
#include "src/formats/finders/finders.def"
#undef FINDER

/// Whether a digit occurs twice in some house. It does not find the place but is fast: most boards have no conflict.
bool repeats_digit(const Board& board);
/// Whether a full grid has the digits of a puzzle.
bool is_solution_of(const Board& full, const Board& puzzle);
/// Gives each puzzle without a title the free text around it, in the order of the document, and claims that text.
void give_titles(Document& document, std::vector<Finding>& findings);
/// Finds everything in a document and gives each puzzle its title. The result is in the order of the document.
std::vector<Finding> find_all(Document& document, const ReadOptions& options);
/// The error for a text without any puzzle: a guess at its kind. `line` is its first line that is not empty, `lines`
/// the number of such lines.
ParseError looks_of(const Document& document, std::int64_t line, std::int64_t lines);

/// The first record of a text.
struct Parsed {
  Draft draft;
  std::optional<ParseError> error;
  std::size_t lines = 0;  ///< the number of lines in the record
};
/// Reads a text in a format, whose name must be one with a parser. Places are relative to the text.
Parsed parse_as(std::string_view format, std::string_view text, const ReadOptions& options);

/// The lines of a document from `begin` up to `end`, as they were written.
std::string lines_as_written(const Document& document, std::size_t begin, std::size_t end);
/// An error about `lines_as_written` from this line, with its place in the input.
ParseError placed_in(const Document& document, std::size_t begin, ParseError error);
/// Sets the positions of the cells of a record that was read from `lines_as_written`.
void set_offsets(const Document& document, std::size_t begin, const Draft& draft, Finding& finding);

}  // namespace deduku::formats
