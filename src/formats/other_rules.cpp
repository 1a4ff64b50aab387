#include "src/formats/other_rules.hpp"

#include <algorithm>
#include <cctype>

namespace deduku::formats {

namespace {

struct RuleName {
  std::string_view name;
  Fault rule;
};

/// The fields of f-puzzles, and of programs that add to it, by what they mean.
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

/// Fields that say nothing about the rules.
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

/// Words for rules that no drawing shows, in lower case.
constexpr RuleName rule_words[] = {
    {"knight", Fault::rule_antiknight},          {"king's", Fault::rule_antiking},
    {"antiking", Fault::rule_antiking},          {"anti-king", Fault::rule_antiking},
    {"diagonal", Fault::rule_diagonals},         {"disjoint", Fault::rule_disjoint_groups},
    {"consecutive", Fault::rule_nonconsecutive}, {"windoku", Fault::rule_windows},
};

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
  for (const auto& [word, rule] : rule_words) {
    if (text.find(word) != std::string::npos) add(rule);
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
