// The techniques that a word may mean: a key or name of the table, or one of the many other names that books, programs
// and forums use, in any language of Deduku.
#pragma once

#include <string_view>
#include <vector>

#include "deduku/export.h"
#include "deduku/family.hpp"
#include "deduku/technique.hpp"
#include "deduku/text_style.hpp"

namespace DEDUKU_API deduku {

/// Other common names of a technique in a language: "Y-Wing", "Bent Triple"; empty if no such name is known. The texts
/// stay valid.
std::vector<std::string_view> technique_aliases(TechniqueId id, Language language = Language::en);

/// Other names of it among speakers of a language, without the names in programs. The texts stay valid.
std::vector<std::string_view> spoken_aliases(TechniqueId id, Language language);

/// The names of a technique in a program.
struct NamesInProgram {
  std::string_view key;    ///< the key of the program: "hodoku"
  std::string_view title;  ///< "HoDoKu"
  std::vector<std::string_view> names;
};
/// Its names in other programs, in a fixed order; programs without a name for exactly this technique are omitted. The
/// texts stay valid.
std::vector<NamesInProgram> names_in_programs(TechniqueId id);

/// The techniques that a word means, in the order of the table; empty if it means none. Key and name mean one
/// technique; another name may be shared: "Locked Candidates" are pointing and claiming. Capitals, hyphens, blanks,
/// plurals, "type" and American spelling make no difference, nor do accents: "Y-Wings", "Hidden Triplet", "Simple
/// Coloring", "UR Type 1", "Nacktes Paar". A range is all of its numbers: "UR Type 1-4". A technique of another program
/// whose steps are found under other names here means these: "Grouped W-Wing" is a grouped AIC.
std::vector<TechniqueId> find_techniques(std::string_view word);

/// A technique of other programs or books that Deduku lacks under a name of its own. The texts stay valid.
struct PeerTechnique {
  /// Its name in docs/techniques.md.
  std::string_view name;
  /// Whether its steps are found under other names; otherwise Deduku lacks it, or it is not a deduction.
  bool is_found = false;
  /// The techniques that find its steps, or come nearest, in the order of peer_techniques.txt; may be empty.
  std::vector<TechniqueId> nearest{};
  /// A sentence in English: its frequency, or why it is missing.
  std::string_view remark;
  /// Its names elsewhere.
  std::vector<std::string_view> names{};
};

/// All peer techniques.
const std::vector<PeerTechnique>& peer_techniques();
/// The peer technique that a word means, with the loose spelling of `find_techniques`; null if it means none of them.
const PeerTechnique* find_peer_technique(std::string_view word);

/// The probable meaning of a wrong word, for "did you mean": the key of a technique, or another name in its common
/// spelling, in English or in `language`; empty if no name is near. Short words must be exact, as must words that are
/// part of names: "z_wing" is not taken for a misspelt "x_wing", nor "Kraken Whale" for "Franken Whale".
std::string_view nearest_technique(std::string_view wrong, Language language = Language::en);
/// The probable meaning of a wrong word if the names of families are also allowed.
std::string_view nearest_technique_or_family(std::string_view wrong, Language language = Language::en);

}  // namespace deduku
