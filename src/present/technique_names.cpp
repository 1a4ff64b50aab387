#include "deduku/technique_names.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <set>

#include "deduku/explain.hpp"
#include "deduku/ladder.hpp"
#include "embedded/languages.hpp"
#include "src/core/spelling.hpp"
#include "src/present/phrasebook.hpp"

namespace deduku {

namespace {

/// Another program whose names for techniques are aliases.
struct Program {
  std::string_view key;  ///< its name in technique_names.txt
  std::string_view title;
};
constexpr Program programs[] = {{"sudokuwiki", "SudokuWiki"},
                                {"hodoku", "HoDoKu"},
                                {"se", "Sudoku Explainer"},
                                {"sukaku", "SukakuExplainer"},
                                {"kazusa", "Sunnie's Sudoku Solution"},
                                {"csp", "CSP-Rules"}};

/// Further names of techniques: src/present/languages/technique_names.txt.
const present::Phrasebook& other_names() {
  static const present::Phrasebook book(present::embedded::technique_names_txt);
  return book;
}

/// The names of a list. The separator is ", ": a comma without a blank is part of a name.
std::vector<std::string_view> names_in(std::string_view list) {
  std::vector<std::string_view> names;
  while (!list.empty()) {
    const std::size_t comma = std::min(list.find(", "), list.size());
    names.push_back(list.substr(0, comma));
    list.remove_prefix(std::min(comma + 2, list.size()));
  }
  return names;
}

/// The text of a field of a block, such as "xy_wing.hodoku"; empty if the block does not have it.
std::string_view field_of(const present::Phrasebook& book, std::string_view block, std::string_view field) {
  const std::string phrase = std::string(block) + "." + std::string(field);
  return book.has(phrase) ? book.text(phrase) : "";
}

/// Names of one technique, skipping those spelled like an earlier one.
class AliasList {
 public:
  AliasList() = default;
  /// Also skips names spelled like `name`.
  explicit AliasList(std::string_view name) : spellings_{FuzzyName(name).joined()} {}

  /// Adds the names in a field of technique_names.txt.
  void add_field(TechniqueId id, std::string_view field) { add_all(field_of(other_names(), key(id), field)); }
  /// Adds the names of a list.
  void add_all(std::string_view list) {
    for (const std::string_view name : names_in(list)) add(name);
  }
  std::vector<std::string_view> names() const { return names_; }

 private:
  /// A name of several techniques has a star. A name in brackets denotes something more general.
  void add(std::string_view name) {
    if (name.starts_with('[')) return;
    if (name.ends_with(" *")) name.remove_suffix(2);
    std::string spelling = FuzzyName(name).joined();
    if (std::ranges::find(spellings_, spelling) != spellings_.end()) return;
    spellings_.push_back(std::move(spelling));
    names_.push_back(name);
  }

  std::vector<std::string> spellings_;
  std::vector<std::string_view> names_;
};

/// A name that people may write, and its meaning.
struct NamedTechnique {
  std::string_view name;  ///< in its default spelling
  FuzzyName spelling;
  TechniqueId technique;
  Language language;  ///< of the name; keys are English
};

std::vector<NamedTechnique> names_of_all() {
  std::vector<NamedTechnique> names;
  for (const Rung& rung : default_ladder().rungs) {
    const TechniqueId id = rung.technique;
    names.push_back({key(id), FuzzyName(key(id)), id, Language::en});
    for (const Language language : all_languages) {
      const std::string_view name = technique_name(id, language);
      names.push_back({language == Language::en ? key(id) : name, FuzzyName(name), id, language});
      for (const std::string_view alias : technique_aliases(id, language)) {
        names.push_back({alias, FuzzyName(alias), id, language});
      }
    }
  }
  return names;
}

const std::vector<NamedTechnique>& all_names() {
  static const std::vector<NamedTechnique> names = names_of_all();
  return names;
}

/// The blocks of peer_techniques.txt, in their order.
std::vector<std::string_view> peer_blocks() {
  std::vector<std::string_view> blocks;
  std::string_view rest = present::embedded::peer_techniques_txt;
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    const std::string_view line = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    if (line.empty() || line.starts_with('#') || line.starts_with(' ')) continue;
    const std::string_view block = line.substr(0, line.find('.'));
    if (blocks.empty() || blocks.back() != block) blocks.push_back(block);
  }
  return blocks;
}

PeerTechnique read_peer(const present::Phrasebook& book, std::string_view block) {
  PeerTechnique peer;
  peer.name = field_of(book, block, "name");
  peer.remark = field_of(book, block, "why");
  for (const std::string_view technique : names_in(field_of(book, block, "as"))) {
    if (const auto id = find_technique(technique)) peer.nearest.push_back(*id);
  }
  const std::string_view verdict = field_of(book, block, "here");
  peer.is_found = (verdict == "found" || verdict == "scale" || verdict == "never") && !peer.nearest.empty();
  AliasList names;
  names.add_all(field_of(book, block, "en"));
  for (const Program& program : programs) names.add_all(field_of(book, block, program.key));
  peer.names = names.names();
  return peer;
}

std::vector<PeerTechnique> read_peers() {
  static const present::Phrasebook book(present::embedded::peer_techniques_txt);
  std::vector<PeerTechnique> peers;
  for (const std::string_view block : peer_blocks()) peers.push_back(read_peer(book, block));
  return peers;
}

/// The techniques with a spelling, in the order of the table.
std::vector<TechniqueId> techniques_spelled(const std::string& spelling) {
  std::vector<TechniqueId> found;
  for (const NamedTechnique& named : all_names()) {
    if (named.spelling.joined() != spelling || (!found.empty() && found.back() == named.technique)) continue;
    found.push_back(named.technique);
  }
  return found;
}

/// The names in a range: "UR Type 1", "UR Type 2" and "UR Type 3" for "UR Type 1-3"; empty if a word is not a range.
std::vector<std::string> names_in_range(std::string_view word) {
  constexpr std::size_t size_of_range = 3;
  const auto is_number = [](char symbol) { return symbol >= '1' && symbol <= '9'; };
  if (word.size() <= size_of_range) return {};
  const std::string name(word.substr(0, word.size() - size_of_range));
  const std::string_view range = word.substr(name.size());
  if (!is_number(range[0]) || range[1] != '-' || !is_number(range[2])) return {};
  std::vector<std::string> names;
  for (char number = range[0]; number <= range[2]; ++number) names.push_back(name + number);
  return names;
}

/// The meaning of a name that is not a range.
std::vector<TechniqueId> techniques_called(std::string_view word) {
  // Keys and English names have no other characters; a search for them drops unknown ones.
  const bool is_ascii =
      std::ranges::all_of(word, [](char symbol) { return static_cast<unsigned char>(symbol) < 0x80; });
  if (const auto technique = is_ascii ? find_technique(word) : std::nullopt) return {*technique};
  const std::string spelling = FuzzyName(word).joined();
  if (spelling.empty()) return {};
  std::vector<TechniqueId> found = techniques_spelled(spelling);
  const PeerTechnique* const peer = found.empty() ? find_peer_technique(word) : nullptr;
  if (peer == nullptr || !peer->is_found) return found;
  found = peer->nearest;
  std::ranges::sort(found);
  return found;
}

/// The techniques of all names in a range, in the order of the table; empty unless each of them has a meaning.
std::vector<TechniqueId> techniques_in_range(std::string_view word) {
  std::vector<TechniqueId> found;
  for (const std::string& name : names_in_range(word)) {
    const std::vector<TechniqueId> called = techniques_called(name);
    if (called.empty()) return {};
    std::ranges::copy(called, std::back_inserter(found));
  }
  std::ranges::sort(found);
  found.erase(std::unique(found.begin(), found.end()), found.end());
  return found;
}

/// Whether a name may be suggested to speakers of a language: English ones are used worldwide.
bool is_of(const NamedTechnique& named, Language language) {
  return named.language == language || named.language == Language::en;
}

/// The words of all names that may be suggested, and of those of other programs: none of them is a misspelling.
std::set<std::string> words_of_names(Language language) {
  std::set<std::string> words;
  const auto add = [&](const FuzzyName& name) { words.insert(name.words().begin(), name.words().end()); };
  for (const NamedTechnique& named : all_names()) {
    if (is_of(named, language)) add(named.spelling);
  }
  for (const PeerTechnique& peer : peer_techniques()) {
    for (const std::string_view name : peer.names) add(FuzzyName(name));
  }
  return words;
}

/// Finds the name most similar to a wrong word; the first of equals.
class NearestName {
 public:
  NearestName(std::string_view wrong, Language language)
      : wrong_(wrong.size() > longest ? "" : wrong), language_(language), known_words_(words_of_names(language)) {}

  void consider_techniques() {
    for (const NamedTechnique& named : all_names()) {
      if (is_of(named, language_)) consider(named.name, named.spelling);
    }
  }
  void consider_families() {
    for (int i = 0; i < family_count; ++i) {
      const std::string_view family = name(static_cast<Family>(i));
      consider(family, FuzzyName(family));
    }
  }
  std::string_view nearest() const { return nearest_; }

 private:
  static constexpr std::size_t longest = 64;  ///< no word worth comparing is longer

  void consider(std::string_view name, const FuzzyName& spelling) {
    const std::optional<int> distance = wrong_.misspelling_of(spelling, known_words_);
    if (!distance || (least_ && *distance >= *least_)) return;
    least_ = distance;
    nearest_ = name;
  }

  FuzzyName wrong_;
  Language language_;
  std::set<std::string> known_words_;
  std::optional<int> least_;
  std::string_view nearest_;
};

}  // namespace

std::vector<std::string_view> technique_aliases(TechniqueId id, Language language) {
  AliasList aliases(technique_name(id, language));
  aliases.add_field(id, name(language));
  if (language == Language::en) {
    for (const Program& program : programs) aliases.add_field(id, program.key);
  }
  return aliases.names();
}

std::vector<std::string_view> spoken_aliases(TechniqueId id, Language language) {
  AliasList aliases(technique_name(id, language));
  aliases.add_field(id, name(language));
  return aliases.names();
}

std::vector<NamesInProgram> names_in_programs(TechniqueId id) {
  std::vector<NamesInProgram> all;
  for (const Program& program : programs) {
    AliasList names;
    names.add_field(id, program.key);
    if (!names.names().empty()) all.push_back({program.key, program.title, names.names()});
  }
  return all;
}

std::vector<TechniqueId> find_techniques(std::string_view word) {
  std::vector<TechniqueId> found = techniques_called(word);
  return found.empty() ? techniques_in_range(word) : found;
}

const std::vector<PeerTechnique>& peer_techniques() {
  static const std::vector<PeerTechnique> peers = read_peers();
  return peers;
}

const PeerTechnique* find_peer_technique(std::string_view word) {
  const std::string asked = FuzzyName(word).joined();
  if (asked.empty()) return nullptr;
  const auto reads_alike = [&](std::string_view name) { return FuzzyName(name).joined() == asked; };
  const auto found = std::ranges::find_if(peer_techniques(), [&](const PeerTechnique& peer) {
    return reads_alike(peer.name) || std::ranges::any_of(peer.names, reads_alike);
  });
  if (found != peer_techniques().end()) return &*found;
  const std::vector<std::string> range = names_in_range(word);
  return range.empty() ? nullptr : find_peer_technique(range.front());
}

std::string_view nearest_technique(std::string_view wrong, Language language) {
  NearestName search(wrong, language);
  search.consider_techniques();
  return search.nearest();
}

std::string_view nearest_technique_or_family(std::string_view wrong, Language language) {
  NearestName search(wrong, language);
  search.consider_techniques();
  search.consider_families();
  return search.nearest();
}

}  // namespace deduku
