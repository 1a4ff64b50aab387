// Small pieces of text that several subcommands print.
#pragma once

#include <string>
#include <string_view>

#include "deduku/formats.hpp"
#include "deduku/solver.hpp"
#include "deduku/text_style.hpp"
#include "src/records/text_width.hpp"
#include "src/records/texts.hpp"

namespace deduku::cli {

using records::conflict_text;
using records::formatted;
using records::indented;
using records::named_sentence;
using records::numbered_sentence;
using records::padded;
using records::points;
using records::puzzle_text;
using records::solution_text;
using records::width_of;

/// The text in a form safe for a terminal: control characters except tabs, and bytes that are not UTF-8, as "\x1b".
std::string visible(std::string_view text);
/// The text, visible, with its middle cut if it is long: for words repeated in messages.
std::string echo(std::string_view text);
/// The text with U+FFFD for each byte that is not UTF-8.
std::string valid_utf8(std::string_view text);
/// The text with ASCII letters in lower case.
std::string lower_case(std::string text);
/// The text with ASCII letters in upper case.
std::string upper_case(std::string_view text);
/// "1 step", "2 steps"; "1 guess", "2 guesses" with `plural`.
std::string counted(std::uint64_t count, const std::string& noun, const std::string& plural = "");
/// The text as a line without blanks at its end.
std::string line_of(std::string text);
/// The words of a text in lines of the width of a page, 80 characters, each after `indent` blanks; all except the first
/// after `hanging` more.
std::string wrapped(std::string_view text, std::size_t indent, std::size_t hanging = 0);
/// A drawn grid.
std::string grid_text(const Solution& solution);
/// A drawn grid with the candidates.
std::string candidates_text(const Grid& grid);
/// "Puzzle 3", as a line.
std::string puzzle_heading(std::uint64_t ordinal, const TextStyle& style);
/// "file:3:7: sentence", without unknown places; standard input is "stdin".
std::string error_text(const std::string& file, const ParseError& error);
}  // namespace deduku::cli
