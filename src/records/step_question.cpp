#include "src/records/step_question.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "deduku/own_technique.hpp"
#include "deduku/technique_names.hpp"
#include "src/core/spelling.hpp"
#include "src/present/unknown_technique.hpp"

namespace deduku::records {

namespace {

/// A word of a list, and its meaning.
struct Word {
  std::string asked;
  std::vector<TechniqueId> techniques;  ///< the techniques of that name
  std::optional<Family> family;
  std::string standard;  ///< in the form of tables: the key of its one technique, or small letters
};

Word word_of(const std::string& asked) {
  Word word{asked, find_techniques(asked), find_family(asked), normalized_key(asked)};
  if (word.family) word.standard = name(*word.family);
  if (word.techniques.size() == 1) word.standard = key(word.techniques.front());
  return word;
}

/// Whether a word names the technique of a rung, or its family.
bool names(const Word& word, const Ladder& ladder, const Rung& rung) {
  const auto own = ladder.own_technique(rung.technique);
  if (own) return word.standard == own->key || word.family == own->family;
  return std::ranges::count(word.techniques, rung.technique) > 0 || word.family == family_of(rung.technique);
}

bool needs_uniqueness(const Ladder& ladder, const Rung& rung) {
  const auto own = ladder.own_technique(rung.technique);
  return own ? own->needs_uniqueness : technique_of(rung.technique).needs_uniqueness;
}

/// Whether a word of the list means this rung. A word that names a family and a level means both.
bool means(const Word& word, const Ladder& ladder, const Rung& rung) {
  return word.standard == "default" || names(word, ladder, rung) || word.standard == name(level_of(rung.cost)) ||
         (word.standard == "uniqueness" && needs_uniqueness(ladder, rung));
}

/// The reason why a word cannot be used.
ParseError refusal_of(const Word& word, Language language) {
  if (!word.techniques.empty() || word.family) return {0, 0, in_quotes(word.asked) + " is not on the ladder"};
  return {0, 0, present::unknown_technique_or_family(word.asked, language)};
}

/// The words of a list; a name that contains a comma, "Probieren, Tiefe 1", may be the whole list.
std::vector<std::string> words_of_list(const std::string& list) {
  const std::string_view name = std::string_view(list).substr(list.starts_with('-') ? 1 : 0);
  return find_techniques(name).empty() ? between_commas(list) : std::vector{list};
}

/// Adds or removes the rungs that a word means; returns the error, if any.
std::optional<ParseError> apply_word(const Ladder& ladder, const std::string& written, Language language,
                                     std::vector<bool>& chosen) {
  const bool leaves_out = written.starts_with('-');
  const Word word = word_of(leaves_out ? written.substr(1) : written);
  const bool known = word.family || find_level(word.standard) ||
                     std::ranges::any_of(ladder.rungs, [&](const Rung& rung) { return means(word, ladder, rung); });
  if (!known) return refusal_of(word, language);
  for (std::size_t i = 0; i < ladder.rungs.size(); ++i) {
    if (means(word, ladder, ladder.rungs[i])) chosen[i] = !leaves_out;
  }
  return std::nullopt;
}

}  // namespace

FrozenOptions StepQuestion::frozen_options() const {
  return {.scale = ladder.frozen.value_or(FrozenScale::se),
          .uniqueness = Uniqueness::assumed,
          .uses_uniqueness = solver.uses_uniqueness,
          .work = solver.work,
          .se_mode = se_mode};
}

SolverOptions solver_options_of(std::string_view uniqueness) {
  return {.uniqueness = uniqueness == "on" ? Uniqueness::assumed : Uniqueness::optional,
          .uses_uniqueness = uniqueness != "off"};
}

std::string_view uniqueness_word(const SolverOptions& options) {
  if (!options.uses_uniqueness) return "off";
  return options.uniqueness == Uniqueness::assumed ? "on" : "auto";
}

Expected<Ladder> select_technique(const Ladder& ladder, const std::string& word, Language language) {
  const Word asked = word_of(word);
  Ladder selected{ladder.name + ":" + asked.standard, {}, ladder.own};
  std::ranges::copy_if(ladder.rungs, std::back_inserter(selected.rungs),
                       [&](const Rung& rung) { return names(asked, ladder, rung); });
  if (selected.rungs.empty()) return refusal_of(asked, language);
  return selected;
}

Expected<Ladder> select_techniques(const Ladder& ladder, const std::string& list, Language language) {
  std::vector<bool> chosen(ladder.rungs.size(), list.starts_with('-'));
  constexpr std::size_t most_words = 1'000;
  if (std::ranges::count(list, ',') >= static_cast<std::ptrdiff_t>(most_words)) {
    return ParseError{0, 0, "more than 1,000 names of techniques"};
  }
  for (const std::string& word : words_of_list(list)) {
    if (const auto refusal = apply_word(ladder, word, language, chosen)) return *refusal;
  }
  Ladder selected{ladder.name + ":" + list, {}, ladder.own};
  for (std::size_t i = 0; i < chosen.size(); ++i) {
    if (chosen[i]) selected.rungs.push_back(ladder.rungs[i]);
  }
  if (selected.rungs.empty()) return ParseError{0, 0, "no technique of the ladder is left"};
  return selected;
}

}  // namespace deduku::records
