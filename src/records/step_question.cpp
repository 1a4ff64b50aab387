#include "src/records/step_question.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "src/core/spelling.hpp"

namespace deduku::records {

namespace {

/// The word as it is written in tables: the key of a technique, or small letters.
std::string standard_word(const std::string& word) {
  const std::optional<TechniqueId> technique = find_technique(word);
  return technique ? std::string(key(*technique)) : plain_spelling(word);
}

/// Whether a standard word names the technique of a rung, or its family.
bool names(std::string_view word, const Rung& rung) {
  return word == key(rung.technique) || word == name(family_of(rung.technique));
}

/// Whether a standard word of the list means this rung. A word that names a family and a level means both.
bool means(std::string_view word, const Rung& rung) {
  return word == "default" || names(word, rung) || word == name(rung.level) ||
         (word == "uniqueness" && technique_of(rung.technique).needs_uniqueness);
}

/// Why a word cannot be used.
ParseError refusal_of(const std::string& word) {
  if (find_technique(word) || find_family(word)) return {0, 0, in_quotes(word) + " is not on the ladder"};
  const std::string_view nearest = nearest_technique_or_family(word);
  const std::string advice = nearest.empty() ? "" : "; did you mean \"" + std::string(nearest) + "\"?";
  return {0, 0, "unknown technique " + in_quotes(word) + advice};
}

/// Puts the rungs that a word means in or out of the selection; why it cannot.
std::optional<ParseError> apply_word(const Ladder& ladder, std::string word, std::vector<bool>& chosen) {
  const bool leaves_out = word.starts_with('-');
  if (leaves_out) word.erase(0, 1);
  const std::string asked = std::exchange(word, standard_word(word));
  const bool known = find_family(word) || find_level(word) ||
                     std::ranges::any_of(ladder.rungs, [&](const Rung& rung) { return means(word, rung); });
  if (!known) return refusal_of(asked);
  for (std::size_t i = 0; i < ladder.rungs.size(); ++i) {
    if (means(word, ladder.rungs[i])) chosen[i] = !leaves_out;
  }
  return std::nullopt;
}

}  // namespace

FrozenOptions StepQuestion::frozen_options() const {
  return {.scale = ladder.frozen.value_or(FrozenScale::se),
          .promise = solver.promise.value_or(Promise::givens),
          .allows_several = true,
          .work = solver.work,
          .se_mode = se_mode};
}

std::optional<Promise> promise_of_word(std::string_view uniqueness) {
  if (uniqueness == "auto") return std::nullopt;
  return uniqueness == "on" ? Promise::givens : Promise::none;
}

std::string_view uniqueness_word(const std::optional<Promise>& promise) {
  if (!promise) return "auto";
  return promise == Promise::none ? "off" : "on";
}

Expected<Ladder> select_technique(const Ladder& ladder, const std::string& word) {
  const std::string asked = standard_word(word);
  Ladder selected{ladder.name + ":" + asked, {}};
  std::ranges::copy_if(ladder.rungs, std::back_inserter(selected.rungs),
                       [&](const Rung& rung) { return names(asked, rung); });
  if (selected.rungs.empty()) return refusal_of(word);
  return selected;
}

Expected<Ladder> select_techniques(const Ladder& ladder, const std::string& list) {
  std::vector<bool> chosen(ladder.rungs.size(), list.starts_with('-'));
  constexpr std::size_t most_words = 1'000;
  if (std::ranges::count(list, ',') >= static_cast<std::ptrdiff_t>(most_words)) {
    return ParseError{0, 0, "more than 1,000 names of techniques"};
  }
  for (const std::string& word : between_commas(list)) {
    if (const auto refusal = apply_word(ladder, word, chosen)) return *refusal;
  }
  Ladder selected{ladder.name + ":" + list, {}};
  for (std::size_t i = 0; i < chosen.size(); ++i) {
    if (chosen[i]) selected.rungs.push_back(ladder.rungs[i]);
  }
  if (selected.rungs.empty()) return ParseError{0, 0, "nothing is left of the ladder"};
  return selected;
}

}  // namespace deduku::records
