// The result of the search for a puzzle, in one word.
#pragma once

#include "src/search/admission.hpp"

namespace deduku::records {

using search::outcome_of;

/// The validity of a puzzle, for outputs that do not solve: "unique" for `solved`, else the name of the outcome.
inline std::string_view validity_word(Outcome outcome) {
  return outcome == Outcome::solved ? "unique" : name(outcome);
}

}  // namespace deduku::records
