#include "deduku/technique_names.hpp"

#include <algorithm>
#include <optional>

#include "deduku/explain.hpp"
#include "deduku/ladder.hpp"
#include "embedded/languages.hpp"
#include "src/core/spelling.hpp"
#include "src/present/phrasebook.hpp"

namespace deduku {

namespace {

/// Other programs whose names for techniques are aliases, as technique_names.txt calls them.
constexpr std::string_view programs[] = {"sudokuwiki", "hodoku", "se", "sukaku", "kazusa", "csp"};

/// What techniques are called besides their names: src/present/languages/technique_names.txt.
const present::Phrasebook& other_names() {
  static const present::Phrasebook book(present::embedded::technique_names_txt);
  return book;
}

/// Other names of one technique, none that reads like its name or like one before.
class AliasList {
 public:
  explicit AliasList(std::string_view name) : spellings_{LooseSpelling(name).joined()} {}

  /// Adds the names in a field of technique_names.txt.
  void add_field(TechniqueId id, std::string_view field) {
    const std::string phrase = std::string(key(id)) + "." + std::string(field);
    std::string_view rest = other_names().has(phrase) ? other_names().text(phrase) : "";
    while (!rest.empty()) {
      const std::size_t comma = std::min(rest.find(", "), rest.size());
      add(rest.substr(0, comma));
      rest.remove_prefix(std::min(comma + 2, rest.size()));
    }
  }
  std::vector<std::string_view> names() const { return names_; }

 private:
  /// What several techniques are called has a star. What is in brackets is the name of something more general.
  void add(std::string_view name) {
    if (name.starts_with('[')) return;
    if (name.ends_with(" *")) name.remove_suffix(2);
    std::string spelling = LooseSpelling(name).joined();
    if (std::ranges::find(spellings_, spelling) != spellings_.end()) return;
    spellings_.push_back(std::move(spelling));
    names_.push_back(name);
  }

  std::vector<std::string> spellings_;
  std::vector<std::string_view> names_;
};

/// A name as people may write it, and what it means.
struct NamedTechnique {
  std::string_view name;  ///< as it is usually written
  LooseSpelling spelling;
  TechniqueId technique;
};

std::vector<NamedTechnique> names_of_all() {
  std::vector<NamedTechnique> names;
  for (const Rung& rung : default_ladder().rungs) {
    const TechniqueId id = rung.technique;
    names.push_back({key(id), LooseSpelling(key(id)), id});
    for (const Language language : all_languages) {
      const std::string_view name = technique_name(id, language);
      names.push_back({language == Language::en ? key(id) : name, LooseSpelling(name), id});
      for (const std::string_view alias : technique_aliases(id, language)) {
        names.push_back({alias, LooseSpelling(alias), id});
      }
    }
  }
  return names;
}

const std::vector<NamedTechnique>& all_names() {
  static const std::vector<NamedTechnique> names = names_of_all();
  return names;
}

/// Finds the name that looks most like a wrong word; the first of equals.
class NearestName {
 public:
  explicit NearestName(std::string_view wrong) : wrong_(wrong.size() > longest ? "" : wrong) {}

  void consider(std::string_view name, const LooseSpelling& spelling) {
    const std::optional<int> distance = wrong_.misspelling_of(spelling);
    if (!distance || (least_ && *distance >= *least_)) return;
    least_ = distance;
    name_ = name;
  }
  void consider_techniques() {
    for (const NamedTechnique& named : all_names()) consider(named.name, named.spelling);
  }
  std::string_view name() const { return name_; }

 private:
  static constexpr std::size_t longest = 64;  ///< no word worth comparing is longer

  LooseSpelling wrong_;
  std::optional<int> least_;
  std::string_view name_;
};

}  // namespace

std::vector<std::string_view> technique_aliases(TechniqueId id, Language language) {
  AliasList aliases(technique_name(id, language));
  aliases.add_field(id, name(language));
  if (language == Language::en) {
    for (const std::string_view program : programs) aliases.add_field(id, program);
  }
  return aliases.names();
}

std::vector<TechniqueId> find_techniques(std::string_view word) {
  // Keys and English names have no other characters; a search for them drops what it does not know.
  const bool is_ascii =
      std::ranges::all_of(word, [](char symbol) { return static_cast<unsigned char>(symbol) < 0x80; });
  if (const auto technique = is_ascii ? find_technique(word) : std::nullopt) return {*technique};
  const LooseSpelling asked(word);
  std::vector<TechniqueId> found;
  if (asked.joined().empty()) return found;
  for (const NamedTechnique& named : all_names()) {
    if (named.spelling.joined() == asked.joined() && (found.empty() || found.back() != named.technique)) {
      found.push_back(named.technique);
    }
  }
  return found;
}

std::string_view nearest_technique(std::string_view wrong) {
  NearestName nearest(wrong);
  nearest.consider_techniques();
  return nearest.name();
}

std::string_view nearest_technique_or_family(std::string_view wrong) {
  NearestName nearest(wrong);
  nearest.consider_techniques();
  for (int i = 0; i < family_count; ++i) {
    const std::string_view family = name(static_cast<Family>(i));
    nearest.consider(family, LooseSpelling(family));
  }
  return nearest.name();
}

}  // namespace deduku
