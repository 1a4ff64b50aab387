// A judged move, in words and as JSON.
#pragma once

#include "deduku/assess.hpp"
#include "deduku/text_style.hpp"
#include "src/records/fields.hpp"
#include "src/records/step_question.hpp"

namespace deduku::records {

/// The fields of a record, after its type. Faults of the board are included only if there are any.
Json assessment_json(const Assessment& assessment, const BoardProgress& progress);

/// The reason, in words: for a correct move the step it follows by, for a wrong move why it is wrong, for a wrong board
/// its faults. The assessor has just judged it. "" if there is no reason. May take as long as the reason why a
/// candidate is false.
std::string assessment_reason(const Assessor& assessor, const Board& board, const Move& move,
                              const Assessment& assessment, const StepQuestion& question, const TextStyle& style);

/// The verdict in words: "It follows by a Hidden Single (1.20). The cheapest step of the board costs 1.20."
std::string assessment_text(const Move& move, const Assessment& assessment, const TextStyle& style);

/// The maximum cost of a step, in hundredths, from a word of a user: points or a name; "": unlimited.
Expected<int> step_limit_of_word(const std::string& word, const Ladder& ladder);

/// The fault of an invalid move: it changes nothing, or removes the candidate that it places. "" for a valid move.
std::string_view fault_of_move(const Effects& move);

}  // namespace deduku::records
