// Small pieces of text that several subcommands write.
#pragma once

#include <string>
#include <string_view>

#include "deduku/formats.hpp"
#include "deduku/solver.hpp"
#include "deduku/text_style.hpp"

namespace deduku::cli {

/// The text as it may stand on a terminal: control characters but tabs, and bytes that are no UTF-8, as "\x1b".
std::string visible(std::string_view text);
/// The text, visible, without its middle if it is long: for words that messages repeat.
std::string echo(std::string_view text);
/// The text with U+FFFD for each byte that is no UTF-8.
std::string valid_utf8(std::string_view text);
/// How many bytes the character takes that the text begins with; 0 where they are no UTF-8.
std::size_t character_size(std::string_view text);
/// The text with ASCII letters in lower case.
std::string lower_case(std::string text);
/// "12.30" for 1230 hundredths.
std::string points(std::int64_t hundredths);
/// "1 step", "2 steps"; "1 guess", "2 guesses" with `plural`.
std::string counted(std::uint64_t count, const std::string& noun, const std::string& plural = "");
/// How many columns of a terminal a text takes.
std::size_t width_of(std::string_view text);
/// Fills up with blanks to so many columns: after the text, or before it for a negative width.
std::string padded(std::string text, int width);
/// The text as a line without blanks at its end.
std::string line_of(std::string text);
/// 81 digits.
std::string solution_text(const Solution& solution);
/// A drawn grid.
std::string grid_text(const Solution& solution);
/// 81 characters, or 729 where the text had pencil marks.
std::string puzzle_text(const Board& board);
/// The text in one of the formats, by its name.
std::string formatted(const Board& board, std::string_view format);
/// A drawn grid with the candidates.
std::string candidates_text(const Grid& grid);
/// The text with so many blanks before each line but the first.
std::string indented(const std::string& text, int width);
/// "Naked Pair: why, and what follows."
std::string named_sentence(const StepView& view, const TextStyle& style = {});
/// "  1. Naked Pair: why, and what follows.", with its lines one below the other and a line break at the end.
std::string numbered_sentence(int ordinal, const std::string& sentence);
/// "Puzzle 3", as a line.
std::string puzzle_heading(std::uint64_t ordinal, const TextStyle& style);
/// "file:3:7: sentence", without the places that are not known; standard input is "stdin".
std::string error_text(const std::string& file, const ParseError& error);
/// "The digit 5 stands twice in row 4, in r4c1 and r4c7".
std::string conflict_text(const Conflict& conflict, const TextStyle& style = {});

}  // namespace deduku::cli
