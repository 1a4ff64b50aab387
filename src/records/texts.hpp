// Boards, numbers, outcomes and sentences as text in records.
#pragma once

#include <string>
#include <string_view>

#include "deduku/formats.hpp"
#include "deduku/outcome.hpp"
#include "deduku/search.hpp"
#include "deduku/step.hpp"
#include "deduku/text_style.hpp"
#include "src/search/admission.hpp"

namespace deduku::records {

/// "12.30" for 1230 hundredths.
std::string points(std::int64_t hundredths);
/// 81 digits.
std::string solution_text(const Solution& solution);
/// The text in one of the formats, by its name.
std::string formatted(const Board& board, std::string_view format);
/// 81 characters, or 729 if the text had pencil marks.
std::string puzzle_text(const Board& board);
/// The current state of a grid: givens, placed digits and removed candidates, in the one line format that has all
/// three.
std::string state_text(const Grid& grid);

using search::outcome_of;
/// The validity of a puzzle, for outputs that do not solve: "unique" for `solved`, else the name of the outcome.
std::string_view validity_word(Outcome outcome);

/// The text with `width` blanks before each line except the first.
std::string indented(const std::string& text, int width);
/// The number of terminal columns that a text takes.
std::size_t width_of(std::string_view text);
/// Pads with blanks to the given number of columns: after the text, or before it for a negative width.
std::string padded(std::string text, int width);
/// "Naked Pair: the reason, and the conclusion."
std::string named_sentence(const StepView& view, const TextStyle& style = {});
/// "  1. Naked Pair: the reason, and the conclusion.", with its lines aligned and a line break at the end.
std::string numbered_sentence(int ordinal, const std::string& sentence);
/// A clause about a digit that occurs twice in a house, with the house and the cells.
std::string conflict_text(const Conflict& conflict, const TextStyle& style = {});

}  // namespace deduku::records
