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

/// What people who speak a language call it besides its name, apart from what programs call it. The texts stay valid.
std::vector<std::string_view> spoken_aliases(TechniqueId id, Language language);

/// What a program calls a technique.
struct NamesInProgram {
  std::string_view key;    ///< of the program: "hodoku"
  std::string_view title;  ///< "HoDoKu"
  std::vector<std::string_view> names;
};
/// What other programs call it, in a fixed order; none that has no name for just this technique. The texts stay valid.
std::vector<NamesInProgram> names_in_programs(TechniqueId id);

/// The techniques that a word means, in the order of the table; empty when there is none. Key and name mean one technique;
/// another name may be shared: "Locked Candidates" are pointing and claiming. Capitals, hyphens, blanks, plurals, "type" and
/// American spelling make no difference, nor do accents: "Y-Wings", "Hidden Triplet", "Simple Coloring", "UR Type 1",
/// "Nacktes Paar". A range is all of its numbers: "UR Type 1-4". A technique of another program whose steps are found under
/// other names here means these: "Grouped W-Wing" is a grouped AIC.
std::vector<TechniqueId> find_techniques(std::string_view word);

/// What other programs or books have and Deduku has not under a name of its own. The texts stay valid.
struct PeerTechnique {
  /// What docs/techniques.md calls it.
  std::string_view name;
  /// Whether its steps are found under other names; else Deduku lacks it, or it is no deduction.
  bool is_found = false;
  /// The techniques that find its steps, or come nearest, in the order of peer_techniques.txt; may be empty.
  std::vector<TechniqueId> nearest{};
  /// A sentence in English: how often it is met, or why it is not there.
  std::string_view remark;
  /// What it is called elsewhere.
  std::vector<std::string_view> names{};
};

/// All of them.
const std::vector<PeerTechnique>& peer_techniques();
/// The one that a word means, spelled as loosely as for `find_techniques`; null when there is none.
const PeerTechnique* find_peer_technique(std::string_view word);

/// What a wrong word may have meant, for "did you mean": the key of a technique, or another name as it is usually
/// written, in English or in `language`; empty when nothing comes near. Short words are right or wrong, and so are words
/// that names have: "z_wing" is not taken for a misspelt "x_wing", nor "Kraken Whale" for "Franken Whale".
std::string_view nearest_technique(std::string_view wrong, Language language = Language::en);
/// What a wrong word may have meant where the names of families are allowed, too.
std::string_view nearest_technique_or_family(std::string_view wrong, Language language = Language::en);

}  // namespace deduku
