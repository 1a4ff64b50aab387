// The errors for a word that names no technique, for every parameter that takes one.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "deduku/technique.hpp"
#include "deduku/text_style.hpp"

namespace deduku::present {

/// The reason why a word names none of Deduku's techniques: `unknown technique "w-wnig"; did you mean "w_wing"?`,
/// without the question if no name in the language or in English is similar; for a technique of other programs that
/// Deduku lacks, `Deduku has no "Fat Ring"; als_continuous_nice_loop comes nearest`.
std::string unknown_technique(std::string_view wrong, Language language = Language::en);
/// The same if the names of families are also allowed.
std::string unknown_technique_or_family(std::string_view wrong, Language language = Language::en);

/// `"Locked Candidates" means several techniques: pointing, claiming`, if only one is allowed.
std::string several_techniques(std::string_view word, std::span<const TechniqueId> techniques);

}  // namespace deduku::present
