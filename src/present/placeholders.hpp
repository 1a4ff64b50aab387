// The placeholders of sentence templates: what they stand for in a step. docs/json.md lists them all.
#pragma once

#include <string_view>

#include "src/present/words.hpp"

namespace deduku::present {

/// What a placeholder stands for: a name of the table, or a role with what is wanted of it, "pincer 2.digits".
Value value_of(std::string_view placeholder, const StepView& view, const Words& words);

}  // namespace deduku::present
