// What is said about a candidate, in text and as JSON, wherever a reason is asked for.
#pragma once

#include "deduku/text_style.hpp"
#include "deduku/why.hpp"
#include "src/records/fields.hpp"

namespace deduku::records {

/// The whole answer, with a line break at its end. `board` tells givens from other digits.
std::string why_text(const Why& why, const Board& board, const TextStyle& style);
/// The fields of a record, after its type.
Json why_json(const Why& why, const TextStyle& style);
/// Whether the answer is known without the search.
bool is_answered(const Why& why);

}  // namespace deduku::records
