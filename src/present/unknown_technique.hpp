// What is said of a word that names no technique, wherever one is asked for by name.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "deduku/technique.hpp"
#include "deduku/text_style.hpp"

namespace deduku::present {

/// Why a word names no technique of ours: `unknown technique "w-wnig"; did you mean "w_wing"?`, without the question where
/// nothing in the language or in English comes near; of a technique of other programs that Deduku lacks, `Deduku has no
/// "Fat Ring"; als_continuous_nice_loop comes nearest`.
std::string unknown_technique(std::string_view wrong, Language language = Language::en);
/// The same where the names of families are allowed, too.
std::string unknown_technique_or_family(std::string_view wrong, Language language = Language::en);

/// `"Locked Candidates" means several techniques: pointing, claiming`, where a single one is asked for.
std::string several_techniques(std::string_view word, std::span<const TechniqueId> techniques);

}  // namespace deduku::present
