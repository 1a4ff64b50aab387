// The sentences of a step, and their parts, as text with structure.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "deduku/function_ref.hpp"
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
/// A chain in Eureka notation with the names of sets; `name_of_set` receives a link, and returns "" if it is not inside
/// a set of several cells.
Text chain_notation(std::span<const Link> links, Notation notation, FunctionRef<std::string(const Link&)> name_of_set);
/// The chain of a step, with sets by their letters, "(9=7)A - (7=5)B"; empty without links.
Text chain_notation(const StepView& view, Notation notation);
/// A line that names a step, like `step_line`.
Text line_of(const StepView& view);

// The effects of a step.

/// "r5c4 is 1": the placements, as a clause; empty for none.
Text places_clause(const Effects& effects, const Words& words);
/// "r4c19 and r5c3 are not 1, and r1c2 is neither 2 nor 6": the removals; empty for none.
Text removes_clause(const Effects& effects, const Words& words);
/// Both: all effects of a step.
Text effects_clause(const Effects& effects, const Words& words);
/// "they are not 1": for cells named in the sentence before, all of which lose the same digits.
Text removes_pronoun_clause(const Effects& effects, const Words& words);

/// The value of a placeholder: a name of the table, or a role with an aspect of it, "pincer 2.digits".
Value value_of(std::string_view placeholder, const StepView& view, const Words& words);

}  // namespace deduku::present
