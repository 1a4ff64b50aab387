// Links that hold a whole puzzle, as f-puzzles and SudokuPad make them: finding, reading and making them.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "src/formats/codec.hpp"
#include "src/formats/loose_json.hpp"
#include "src/formats/other_rules.hpp"

namespace deduku::formats {

struct Link {
  /// `remote`: the link has the name of a puzzle that only its site can resolve.
  enum class Kind : std::uint8_t { fpuzzles, sudokupad, scf, remote };

  Kind kind = Kind::remote;
  std::size_t begin = 0;  ///< its first byte in the line, and the byte after its last one
  std::size_t end = 0;
  std::string payload;  ///< the text after the name of the form, percent signs decoded
};

/// The first link in a line. A form such as `scl...` may be alone, and spaces may have replaced its `+`.
std::optional<Link> find_link(std::string_view text);
/// Reads a link of a line, of any kind, with its title; returns the error, if any.
std::optional<ParseError> read_link(const Line& line, const Link& link, Draft& draft);
/// The format for a kind of link except `remote`.
const Format* format_of(Link::Kind kind);
/// A text with percent signs for everything except letters and digits.
std::string percent_encoded(std::string_view text);

/// The contents of a link besides its board.
struct LinkNotes {
  OtherRules rules;
  std::string title;
  std::string author;

  /// Checks a solution of 81 digits, row by row: if it is not a Sudoku grid, or differs from the digits of the board,
  /// the puzzle has other rules.
  void check_solution(const LooseValue* solution, const Board& board);
};

/// Read the contents of a link; false if they are not a board of 9 rows with 9 cells.
bool read_fpuzzles(const LooseValue& puzzle, Draft& draft, LinkNotes& notes);
bool read_sudokupad(const LooseValue& puzzle, Draft& draft, LinkNotes& notes);
/// False if the link is damaged.
bool read_scf(std::string_view payload, Draft& draft, LinkNotes& notes);

/// Whether a grid has 9 x 9 records.
bool has_nine_rows(const LooseValue& grid);
/// The record of a cell in a grid of nine rows.
const LooseValue& content_at(const LooseValue& grid, Cell cell);
/// The digits in a list of pencil marks, which may be missing.
DigitSet digits_in(const LooseValue* list);
/// Sets the marks of some cells; the others get those that the digits leave. If no cell has marks, the board has none.
void set_marks(Board& board, const PerCell<DigitSet>& marks);

/// "[[...],...]": nine rows with the text for each cell. Digits of the board must be 0 to 9.
std::string rows_text(const Board& board, std::string (*cell_text)(const Board& board, Cell cell));
/// A text as a JSON string, in ASCII only.
std::string json_text(std::string_view text);
/// "[1,2]".
std::string list_text(DigitSet digits);

/// A parser for links of one kind, which also reads those of the others.
std::unique_ptr<Parser> open_links(Link::Kind usual);

}  // namespace deduku::formats
