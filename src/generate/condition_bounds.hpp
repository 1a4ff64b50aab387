// Detects conditions that no puzzle can meet, by the bounds that they set to single fields.
#pragma once

#include "deduku/generate.hpp"
#include "src/generate/criteria.hpp"

namespace deduku::generate {

/// The reason why no puzzle with the other constraints meets a condition: in each of its alternatives two parts exclude
/// each other, or a part excludes all possible values of a field. "" if no reason is known. `criteria`: those of the
/// constraints, with a condition.
std::string bounds_fault(const Criteria& criteria, const PuzzleConstraints& constraints);

}  // namespace deduku::generate
