// The answer about a candidate in words, for every request of a reason.
#pragma once

#include "deduku/text_style.hpp"
#include "deduku/why.hpp"

namespace deduku::records {

/// The whole answer, with a line break at its end. `board` distinguishes givens from other digits.
std::string why_text(const Why& why, const Board& board, const TextStyle& style);
/// The whole answer about a board on which the player may have made mistakes: these are named first because their
/// consequences need not be true of the puzzle. The reason why a board has no solution is also named.
std::string why_answer_text(const Why& why, const Board& board, const TextStyle& style);
/// Whether the answer is known without the search.
bool is_answered(const Why& why);

}  // namespace deduku::records
