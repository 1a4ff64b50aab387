// The answer about a candidate in words, for every request of a reason: why it is true or false, or the contradiction
// that it leads to.
#pragma once

#include "deduku/supposition.hpp"
#include "deduku/text_style.hpp"
#include "deduku/why.hpp"
#include "src/present/words.hpp"

namespace deduku::records {

/// "r3c5 is 7", "r3c5 is not 7".
std::string claim_text(Candidate candidate, bool is_true, const present::Words& words);
/// The whole answer, with a line break at its end. `board` distinguishes givens from other digits.
std::string why_text(const Why& why, const Board& board, const TextStyle& style);
/// The whole answer about a board on which the player may have made mistakes: these are named first because their
/// consequences need not be true of the puzzle. The reason why a board has no solution is also named.
std::string why_answer_text(const Why& why, const Board& board, const TextStyle& style);
/// Whether the answer is known without the search.
bool is_answered(const Why& why);

/// "Suppose r3c5 is 4. Then no candidate would be left for r1c2:", and the steps, a line each.
std::string refutation_text(Candidate candidate, const Refutation& refutation, const TextStyle& style);
/// "no candidate would be left for r3c5".
std::string impossible_text(const Refutation& refutation, const present::Words& words);

}  // namespace deduku::records
