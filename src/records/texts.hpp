// Boards, numbers and sentences as text in records.
#pragma once

#include <string>
#include <string_view>

#include "deduku/formats.hpp"
#include "deduku/search.hpp"
#include "deduku/step.hpp"
#include "deduku/text_style.hpp"

namespace deduku::records {

/// "12.30" for 1230 hundredths.
std::string points(std::int64_t hundredths);
/// 81 digits.
std::string solution_text(const Solution& solution);
/// The text in one of the formats, by its name.
std::string formatted(const Board& board, std::string_view format);
/// 81 characters, or 729 where the text had pencil marks.
std::string puzzle_text(const Board& board);
/// A grid as it stands: givens, digits placed and candidates that are gone, in the one line that says all three.
std::string state_text(const Grid& grid);

/// The text with so many blanks before each line but the first.
std::string indented(const std::string& text, int width);
/// "Naked Pair: why, and what follows."
std::string named_sentence(const StepView& view, const TextStyle& style = {});
/// "  1. Naked Pair: why, and what follows.", with its lines one below the other and a line break at the end.
std::string numbered_sentence(int ordinal, const std::string& sentence);
/// "The digit 5 stands twice in row 4, in r4c1 and r4c7"
std::string conflict_text(const Conflict& conflict, const TextStyle& style = {});

}  // namespace deduku::records
