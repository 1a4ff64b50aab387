// The result of the search for a puzzle, in one word.
#pragma once

#include <cstdint>

#include "deduku/outcome.hpp"

namespace deduku::records {

/// The outcome for the given number of solutions: `none`, `solved` or `several`. Two means two or more.
Outcome outcome_of(std::uint64_t solutions);

/// The validity of a puzzle, for outputs that do not solve: "unique" for `solved`, else the name of the outcome.
std::string_view validity_word(Outcome outcome);

}  // namespace deduku::records
