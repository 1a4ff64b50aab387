// The placeholders of sentence templates: their values for a step. docs/json.md lists them all.
#pragma once

#include <string_view>

#include "src/present/words.hpp"

namespace deduku::present {

/// The value of a placeholder: a name of the table, or a role with an aspect of it, "pincer 2.digits".
Value value_of(std::string_view placeholder, const StepView& view, const Words& words);

}  // namespace deduku::present
