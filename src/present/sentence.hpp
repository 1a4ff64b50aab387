// The sentences of a step, as text with structure.
#pragma once

#include <string_view>

#include "deduku/technique.hpp"
#include "src/present/words.hpp"

namespace deduku::present {

/// The template of the sentences of a technique. It stays valid.
std::string_view sentence_template(TechniqueId technique, Language language = Language::en);

/// The whole argument of a step, and its conclusion.
Text sentence_of(const StepView& view, const Words& words);
/// The argument of a step without its conclusion; a sentence that consists only of the conclusion stays whole.
Text argument_of(const StepView& view, const Words& words);
/// A hint; `level` is 1..5.
Text hint_of(const StepView& view, int level, const Words& words);
/// The chain of a step in Eureka notation; empty without links.
Text chain_notation(std::span<const Link> links, Notation notation = Notation::rc);
/// The same with the names of sets; `name_of_set` receives a link, and returns "" if it is not inside a set of several
/// cells.
Text chain_notation(std::span<const Link> links, Notation notation, FunctionRef<std::string(const Link&)> name_of_set);
/// With sets by their letters: "(9=7)A - (7=5)B".
Text chain_notation(const StepView& view, Notation notation);
/// A line that names a step, like `step_line`.
Text line_of(const StepView& view);

}  // namespace deduku::present
