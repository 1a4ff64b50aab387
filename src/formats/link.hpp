// Links that hold a whole puzzle, as f-puzzles and SudokuPad make them: found in a line, read, and made.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "src/formats/codec.hpp"
#include "src/formats/loose_json.hpp"
#include "src/formats/other_rules.hpp"

namespace deduku::formats {

struct Link {
  /// `remote`: the link has the name of a puzzle that only its site knows.
  enum class Kind : std::uint8_t { fpuzzles, sudokupad, scf, remote };

  Kind kind = Kind::remote;
  std::size_t begin = 0;  ///< its first byte in the line, and the byte after its last one
  std::size_t end = 0;
  std::string payload;  ///< what stands after the name of the form, percent signs decoded
};

/// The first link in a line; a form such as `scl...` may stand alone, and spaces may stand where it had `+`.
std::optional<Link> find_link(std::string_view text);
/// Reads a link of a line, whatever its kind, with its title; or what is wrong with it.
std::optional<ParseError> read_link(const Line& line, const Link& link, Draft& draft);
/// The format of a kind of links that are not remote.
const Format* format_of(Link::Kind kind);
/// A text with percent signs for all that is neither a letter nor a digit.
std::string percent_encoded(std::string_view text);

/// What a link says besides its board.
struct LinkNotes {
  OtherRules rules;
  std::string title;
  std::string author;

  /// Takes a solution of 81 digits, row by row: one that is no grid of Sudoku, or has other digits than the board, shows
  /// that there are other rules.
  void check_solution(const LooseValue* solution, const Board& board);
};

/// Read what a link holds; false where it is no board of 9 rows with 9 cells.
bool read_fpuzzles(const LooseValue& puzzle, Draft& draft, LinkNotes& notes);
bool read_sudokupad(const LooseValue& puzzle, Draft& draft, LinkNotes& notes);
/// False where the link is damaged.
bool read_scf(std::string_view payload, Draft& draft, LinkNotes& notes);

/// The 9 x 9 records of a grid; false where it is none.
bool has_nine_rows(const LooseValue& grid);
/// What a grid of nine rows has for a cell.
const LooseValue& content_at(const LooseValue& grid, Cell cell);
/// The digits in a list of pencil marks, which may be missing.
DigitSet digits_in(const LooseValue* list);
/// Marks of some cells; the others have those that the digits leave. Without any the board has no marks.
void set_marks(Board& board, const std::array<DigitSet, Cell::count>& marks);

/// "[[...],...]": nine rows with what is written for each cell. Digits of the board must be 0 to 9.
std::string rows_text(const Board& board, std::string (*cell_text)(const Board& board, Cell cell));
/// A text as JSON has it, in ASCII alone.
std::string json_text(std::string_view text);
/// "[1,2]".
std::string list_text(DigitSet digits);

/// A parser for links of one kind, which reads those of the others, too.
std::unique_ptr<Parser> open_links(Link::Kind usual);

}  // namespace deduku::formats
