// Small pieces of text that several subcommands write.
#pragma once

#include <string>

#include "deduku/formats.hpp"
#include "deduku/solver.hpp"

namespace deduku::cli {

/// "12.30" for 1230 hundredths.
std::string points(std::int64_t hundredths);
/// "1 step", "2 steps"; "1 guess", "2 guesses" with `plural`.
std::string counted(std::uint64_t count, const std::string& noun, const std::string& plural = "");
/// Fills up with blanks: behind the text, or before it for a negative width.
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
/// "Naked Pair: why, and what follows."
std::string named_sentence(const StepView& view);
/// "file:3:7: sentence", without the places that are not known; standard input is "stdin".
std::string error_text(const std::string& file, const ParseError& error);
/// "The digit 5 stands twice in row 4, in r4c1 and r4c7".
std::string conflict_text(const Conflict& conflict);

}  // namespace deduku::cli
