// Which techniques people mean by a word: a key or name of the table, or one of the many other names that books, programs
// and forums use, in any language of Deduku.
#pragma once

#include <string_view>
#include <vector>

#include "deduku/export.h"
#include "deduku/family.hpp"
#include "deduku/technique.hpp"
#include "deduku/text_style.hpp"

namespace DEDUKU_API deduku {

/// What else people call a technique in a language: "Y-Wing", "Bent Triple"; none where nothing is known. The texts stay valid.
std::vector<std::string_view> technique_aliases(TechniqueId id, Language language = Language::en);

/// The techniques that a word means, in the order of the table; empty when there is none. Key and name mean one technique;
/// another name may be shared: "Locked Candidates" are pointing and claiming. Capitals, hyphens, blanks, plurals, "type" and
/// American spelling make no difference, nor do accents: "Y-Wings", "Hidden Triplet", "Simple Coloring", "UR Type 1",
/// "Nacktes Paar".
std::vector<TechniqueId> find_techniques(std::string_view word);

/// What a wrong word may have meant, for "did you mean": the key of a technique, or another name as it is usually
/// written; empty when nothing comes near. Short words are right or wrong: "z_wing" is not taken for a misspelt "x_wing".
std::string_view nearest_technique(std::string_view wrong);
/// What a wrong word may have meant where the names of families are allowed, too.
std::string_view nearest_technique_or_family(std::string_view wrong);

}  // namespace deduku
