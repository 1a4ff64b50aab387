// The forms in which single steps are written.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "deduku/outcome.hpp"
#include "deduku/text_style.hpp"

namespace deduku::cli {

/// `notation`: one line of notation per step, the same in all languages, for comparison; `sentences`: the reason why
/// each step follows.
enum class StepForm : std::uint8_t { notation, sentences, json };

/// "text" for notation, "sentences", "json".
StepForm step_form(std::string_view format);

/// The line after the last step: the outcome by its name, or its meaning.
std::string end_line(StepForm form, Outcome outcome, int steps, const TextStyle& style);

}  // namespace deduku::cli
