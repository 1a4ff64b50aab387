// Small pieces of text that several subcommands write.
#pragma once

#include <string>
#include <string_view>

#include "deduku/formats.hpp"
#include "deduku/solver.hpp"
#include "deduku/text_style.hpp"
#include "src/records/texts.hpp"

namespace deduku::cli {

using records::conflict_text;
using records::formatted;
using records::indented;
using records::named_sentence;
using records::numbered_sentence;
using records::points;
using records::puzzle_text;
using records::solution_text;

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
/// "1 step", "2 steps"; "1 guess", "2 guesses" with `plural`.
std::string counted(std::uint64_t count, const std::string& noun, const std::string& plural = "");
/// How many columns of a terminal a text takes.
std::size_t width_of(std::string_view text);
/// Fills up with blanks to so many columns: after the text, or before it for a negative width.
std::string padded(std::string text, int width);
/// The text as a line without blanks at its end.
std::string line_of(std::string text);
/// A drawn grid.
std::string grid_text(const Solution& solution);
/// A drawn grid with the candidates.
std::string candidates_text(const Grid& grid);
/// "Puzzle 3", as a line.
std::string puzzle_heading(std::uint64_t ordinal, const TextStyle& style);
/// "file:3:7: sentence", without the places that are not known; standard input is "stdin".
std::string error_text(const std::string& file, const ParseError& error);
}  // namespace deduku::cli
