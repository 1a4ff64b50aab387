// What the search says of a puzzle, in one word.
#pragma once

#include <cstdint>

#include "deduku/outcome.hpp"

namespace deduku::records {

/// Of a puzzle with so many solutions: `none`, `solved` or `several`. Two stand for more.
Outcome outcome_of(std::uint64_t solutions);

/// Whether a puzzle is one, for who does not solve it: "unique" for `solved`, else the name of the outcome.
std::string_view validity_word(Outcome outcome);

}  // namespace deduku::records
