// Which conditions no puzzle can have, by the bounds that they set to single fields.
#pragma once

#include "deduku/generate.hpp"
#include "src/generate/criteria.hpp"

namespace deduku::generate {

/// Why no puzzle with the other wishes meets a condition: in each of its alternatives two parts exclude each other, or a part
/// excludes all values that a field can have. "" where no reason is known. `criteria`: those of the wishes, with a condition.
std::string bounds_fault(const Criteria& criteria, const Wishes& wishes);

}  // namespace deduku::generate
