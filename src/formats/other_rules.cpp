#include "src/formats/other_rules.hpp"

#include <algorithm>
#include <cctype>

namespace deduku::formats {

namespace {

struct RuleName {
  std::string_view name;
  Fault rule;
};

/// The fields of f-puzzles, and of programs that extend it, by their meaning.
constexpr RuleName rule_fields[] = {
    {"diagonal+", Fault::rule_diagonals},
    {"diagonal-", Fault::rule_diagonals},
    {"antiknight", Fault::rule_antiknight},
    {"antiking", Fault::rule_antiking},
    {"disjointgroups", Fault::rule_disjoint_groups},
    {"nonconsecutive", Fault::rule_nonconsecutive},
    {"negative", Fault::rule_negative},
    {"extraregion", Fault::rule_extra_regions},
    {"windoku", Fault::rule_windows},
    {"killercage", Fault::rule_cages},
    {"cage", Fault::rule_cages},
    {"arrow", Fault::rule_arrows},
    {"doublearrow", Fault::rule_arrows},
    {"thermometer", Fault::rule_thermometers},
    {"slowthermometer", Fault::rule_thermometers},
    {"difference", Fault::rule_dots},
    {"ratio", Fault::rule_dots},
    {"xv", Fault::rule_xv},
    {"palindrome", Fault::rule_palindromes},
    {"renban", Fault::rule_renban},
    {"whispers", Fault::rule_whispers},
    {"regionsumline", Fault::rule_region_sums},
    {"betweenline", Fault::rule_between_lines},
    {"lockout", Fault::rule_lockout_lines},
    {"entropicline", Fault::rule_lines},
    {"modularline", Fault::rule_lines},
    {"nabner", Fault::rule_lines},
    {"zipperline", Fault::rule_lines},
    {"sumline", Fault::rule_lines},
    {"line", Fault::rule_lines},
    {"littlekillersum", Fault::rule_outside},
    {"sandwichsum", Fault::rule_outside},
    {"xsum", Fault::rule_outside},
    {"skyscraper", Fault::rule_outside},
    {"numberedroom", Fault::rule_outside},
    {"odd", Fault::rule_parity},
    {"even", Fault::rule_parity},
    {"minimum", Fault::rule_extremes},
    {"maximum", Fault::rule_extremes},
    {"rowindexer", Fault::rule_indexers},
    {"columnindexer", Fault::rule_indexers},
    {"boxindexer", Fault::rule_indexers},
    {"clone", Fault::rule_clones},
    {"quadruple", Fault::rule_quadruples},
    {"fogofwar", Fault::rule_fog},
    {"foglight", Fault::rule_fog},
    {"rectangle", Fault::rule_drawing},
    {"circle", Fault::rule_drawing},
    {"text", Fault::rule_drawing},
};

/// Fields that do not affect the rules.
constexpr std::string_view plain_fields[] = {
    "size",
    "title",
    "author",
    "ruleset",
    "rules",
    "grid",
    "solution",
    "disabledlogic",
    "successMessage",
    "source",
    "msgcorrect",
    "truecandidatesoptions",
    "id",
    "video",
    "antiKropki",
    "highlightConflicts",
    "videos",
    "logo",
    "description",
    "customMessage",
};

/// Beginnings of words, in lower case, that name a rule in its text.
constexpr RuleName rule_words[] = {
    {"knight", Fault::rule_antiknight},
    {"antiknight", Fault::rule_antiknight},
    {"king's", Fault::rule_antiking},
    {"antiking", Fault::rule_antiking},
    {"anti-king", Fault::rule_antiking},
    {"diagonal", Fault::rule_diagonals},
    {"antidiagonal", Fault::rule_diagonals},
    {"disjoint", Fault::rule_disjoint_groups},
    {"consecutive", Fault::rule_nonconsecutive},
    {"nonconsecutive", Fault::rule_nonconsecutive},
    {"negative constraint", Fault::rule_negative},
    {"extra region", Fault::rule_extra_regions},
    {"irregular", Fault::rule_regions},
    {"jigsaw", Fault::rule_regions},
    {"windoku", Fault::rule_windows},
    {"cage", Fault::rule_cages},
    {"killer sudoku", Fault::rule_cages},
    {"arrow", Fault::rule_arrows},
    {"thermo", Fault::rule_thermometers},
    {"kropki", Fault::rule_dots},
    {"white dot", Fault::rule_dots},
    {"black dot", Fault::rule_dots},
    {"xv", Fault::rule_xv},
    {"palindrom", Fault::rule_palindromes},
    {"renban", Fault::rule_renban},
    {"whisper", Fault::rule_whispers},
    {"region sum", Fault::rule_region_sums},
    {"between line", Fault::rule_between_lines},
    {"lockout", Fault::rule_lockout_lines},
    {"entropic", Fault::rule_lines},
    {"modular", Fault::rule_lines},
    {"nabner", Fault::rule_lines},
    {"zipper", Fault::rule_lines},
    {"little killer", Fault::rule_outside},
    {"sandwich", Fault::rule_outside},
    {"skyscraper", Fault::rule_outside},
    {"x-sum", Fault::rule_outside},
    {"xsum", Fault::rule_outside},
    {"numbered room", Fault::rule_outside},
    {"outside the grid", Fault::rule_outside},
    {"odd digit", Fault::rule_parity},
    {"odd number", Fault::rule_parity},
    {"even digit", Fault::rule_parity},
    {"even number", Fault::rule_parity},
    {"indexer", Fault::rule_indexers},
    {"clone", Fault::rule_clones},
    {"quadruple", Fault::rule_quadruples},
    {"fog", Fault::rule_fog},
};

/// Such words in a text that does not name a rule.
constexpr RuleName general_words[] = {
    {"along a", Fault::rule_lines},
    {"along the", Fault::rule_lines},
    {"along each", Fault::rule_lines},
    {"sum of", Fault::rule_sums},
    {"sum to", Fault::rule_sums},
    {"sums to", Fault::rule_sums},
    {"add up to", Fault::rule_sums},
    {"adds up to", Fault::rule_sums},
    {"greater than", Fault::rule_inequalities},
    {"inequalit", Fault::rule_inequalities},
};

bool is_letter(char character) {
  return std::isalpha(static_cast<unsigned char>(character)) != 0;
}

/// Whether a text has a word with this beginning that is not denied: "no diagonal constraints".
bool has_word(std::string_view text, std::string_view beginning) {
  for (std::size_t at = text.find(beginning); at != std::string_view::npos; at = text.find(beginning, at + 1)) {
    const std::string_view before = text.substr(0, at);
    const bool is_denied = before.ends_with("no ") || before.ends_with("not ") || before.ends_with("without ");
    if (!is_denied && (at == 0 || !is_letter(text[at - 1]))) return true;
  }
  return false;
}

}  // namespace

void OtherRules::add(Fault rule) {
  if (std::ranges::find(rules_, rule) == rules_.end()) rules_.push_back(rule);
}

void OtherRules::add_field(std::string_view name, const LooseValue& value) {
  if (!value.is_set() || std::ranges::find(plain_fields, name) != std::end(plain_fields)) return;
  const auto* known = std::ranges::find(rule_fields, name, &RuleName::name);
  if (known != std::end(rule_fields)) return add(known->rule);
  if (unknown_.empty()) unknown_ = name.substr(0, 40);
}

void OtherRules::add_note(std::string_view name, const LooseValue& value) {
  if (name == "rules" || name == "ruleset") {
    add_text(value.text);
    for (const LooseValue& rule : value.items) add_text(rule.text);
  }
  const auto* known = std::ranges::find(rule_fields, name, &RuleName::name);
  if (known != std::end(rule_fields) && value.is_set()) add(known->rule);
}

void OtherRules::add_text(std::string_view rules) {
  std::string text(rules);
  std::ranges::transform(text, text.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  bool names_rule = false;
  for (const auto& [word, rule] : rule_words) {
    if (!has_word(text, word)) continue;
    add(rule);
    names_rule = true;
  }
  for (const auto& [word, rule] : general_words) {
    if (!names_rule && has_word(text, word)) add(rule);
  }
}

std::optional<ParseError> OtherRules::refusal(const Line& line, std::size_t offset) const {
  if (rules_.empty() && unknown_.empty()) return std::nullopt;
  if (rules_.empty()) return error_at(line, offset, Fault::unknown_rule, {FaultValue::quoted("name", unknown_)});
  const FaultValue one{"one", rules_[0]};
  if (rules_.size() == 1) return error_at(line, offset, Fault::other_rule, {one});
  const FaultValue two{"two", rules_[1]};
  if (rules_.size() == 2) return error_at(line, offset, Fault::two_other_rules, {one, two});
  const FaultValue three{"three", rules_[2]};
  if (rules_.size() == 3) return error_at(line, offset, Fault::three_other_rules, {one, two, three});
  return error_at(line, offset, Fault::other_rules,
                  {one, two, three, {"n", static_cast<std::int64_t>(rules_.size() - 3)}});
}

}  // namespace deduku::formats
