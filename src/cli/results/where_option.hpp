// Conditions on rows in the options of the program: an error in one ends the subcommand. The language is that of
// src/ratings/where.hpp.
#pragma once

#include "src/ratings/where.hpp"

namespace deduku::cli {

using ratings::standard_field;
using ratings::Where;

/// The condition of --where. Throws `Failure` with the column at which something else was expected.
Where read_where(const std::string& text);
/// Throws `Failure` if a check of the condition has found a fault.
void refuse_where(const std::string& fault);

/// Throws `Failure`: `option` names an unknown field; the message suggests the one that may have been meant.
[[noreturn]] void refuse_field(const std::string& option, const std::string& wrong,
                               const std::vector<std::string>& known);

/// The fields named in an option, with commas between them. Throws `Failure` for a field that is unknown or repeated.
std::vector<std::string> fields_named(const std::string& option, const std::string& list,
                                      const std::vector<std::string>& known);

}  // namespace deduku::cli
