// What is said about a candidate, in text and as JSON, wherever a reason is asked for.
#pragma once

#include "deduku/text_style.hpp"
#include "deduku/why.hpp"
#include "src/records/fields.hpp"

namespace deduku::records {

/// The whole answer, with a line break at its end. `board` tells givens from other digits.
std::string why_text(const Why& why, const Board& board, const TextStyle& style);
/// The whole answer about a board that the player may have made mistakes on: these are named first, for what they lead to
/// need not be true of the puzzle. Why a board has no solution is named, too.
std::string why_answer_text(const Why& why, const Board& board, const TextStyle& style);
/// The fields of a record, after its type.
Json why_json(const Why& why, const TextStyle& style);
/// Whether the answer is known without the search.
bool is_answered(const Why& why);

}  // namespace deduku::records
