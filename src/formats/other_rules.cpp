#include "src/formats/other_rules.hpp"

#include <algorithm>
#include <cctype>
#include <span>

#include "src/formats/pieces.hpp"

namespace deduku::formats {

namespace {

/// A rule by its names, with bars between them.
struct RuleRow {
  Fault rule;
  std::string_view fields;  ///< of f-puzzles, and of programs that extend it
  std::string_view words;   ///< beginnings of words, in lower case, that name it in a text
};
constexpr RuleRow rule_rows[] = {
    {Fault::rule_antiknight, "antiknight", "knight|antiknight"},
    {Fault::rule_antiking, "antiking", "king's|antiking|anti-king"},
    {Fault::rule_diagonals, "diagonal+|diagonal-", "diagonal|antidiagonal"},
    {Fault::rule_disjoint_groups, "disjointgroups", "disjoint"},
    {Fault::rule_nonconsecutive, "nonconsecutive", "consecutive|nonconsecutive"},
    {Fault::rule_negative, "negative", "negative constraint"},
    {Fault::rule_extra_regions, "extraregion", "extra region"},
    {Fault::rule_regions, "", "irregular|jigsaw"},
    {Fault::rule_windows, "windoku", "windoku"},
    {Fault::rule_cages, "killercage|cage", "cage|killer sudoku"},
    {Fault::rule_arrows, "arrow|doublearrow", "arrow"},
    {Fault::rule_thermometers, "thermometer|slowthermometer", "thermo"},
    {Fault::rule_dots, "difference|ratio", "kropki|white dot|black dot"},
    {Fault::rule_xv, "xv", "xv"},
    {Fault::rule_palindromes, "palindrome", "palindrom"},
    {Fault::rule_renban, "renban", "renban"},
    {Fault::rule_whispers, "whispers", "whisper"},
    {Fault::rule_region_sums, "regionsumline", "region sum"},
    {Fault::rule_between_lines, "betweenline", "between line"},
    {Fault::rule_lockout_lines, "lockout", "lockout"},
    {Fault::rule_lines, "entropicline|modularline|nabner|zipperline|sumline|line", "entropic|modular|nabner|zipper"},
    {Fault::rule_outside, "littlekillersum|sandwichsum|xsum|skyscraper|numberedroom",
     "little killer|sandwich|skyscraper|x-sum|xsum|numbered room|outside the grid"},
    {Fault::rule_parity, "odd|even", "odd digit|odd number|even digit|even number"},
    {Fault::rule_indexers, "rowindexer|columnindexer|boxindexer", "indexer"},
    {Fault::rule_clones, "clone", "clone"},
    {Fault::rule_quadruples, "quadruple", "quadruple"},
    {Fault::rule_fog, "fogofwar|foglight", "fog"},
    {Fault::rule_extremes, "minimum|maximum", ""},
    {Fault::rule_drawing, "rectangle|circle|text", ""},
};

/// Such words in a text that does not name a rule.
constexpr RuleRow general_rows[] = {
    {Fault::rule_lines, "", "along a|along the|along each"},
    {Fault::rule_sums, "", "sum of|sum to|sums to|add up to|adds up to"},
    {Fault::rule_inequalities, "", "greater than|inequalit"},
};

/// Fields that do not affect the rules.
constexpr std::string_view plain_fields =
    "size|title|author|ruleset|rules|grid|solution|disabledlogic|successMessage|source|msgcorrect|"
    "truecandidatesoptions|id|video|antiKropki|highlightConflicts|videos|logo|description|customMessage";

bool is_among(std::string_view name, std::string_view names) {
  return std::ranges::any_of(words_between(names, "|"), [&](const Word& known) { return known.text == name; });
}

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

/// The rule of a field; null for a field that is in no row.
const RuleRow* rule_of_field(std::string_view name) {
  const auto* found = std::ranges::find_if(rule_rows, [&](const RuleRow& row) { return is_among(name, row.fields); });
  return found == std::end(rule_rows) ? nullptr : found;
}

/// Whether a text, in lower case, has a word that names a rule.
bool names_rule(std::string_view text, const RuleRow& row) {
  return std::ranges::any_of(words_between(row.words, "|"),
                             [&](const Word& word) { return has_word(text, word.text); });
}

}  // namespace

void OtherRules::add(Fault rule) {
  if (std::ranges::find(rules_, rule) == rules_.end()) rules_.push_back(rule);
}

void OtherRules::add_field(std::string_view name, const LooseValue& value) {
  if (!value.is_set() || is_among(name, plain_fields)) return;
  if (const RuleRow* row = rule_of_field(name)) return add(row->rule);
  if (unknown_.empty()) unknown_ = name.substr(0, 40);
}

void OtherRules::add_note(std::string_view name, const LooseValue& value) {
  if (name == "rules" || name == "ruleset") {
    add_text(value.text);
    for (const LooseValue& rule : value.items) add_text(rule.text);
  }
  const RuleRow* row = rule_of_field(name);
  if (row != nullptr && value.is_set()) add(row->rule);
}

void OtherRules::add_text(std::string_view rules) {
  std::string text(rules);
  std::ranges::transform(text, text.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  const auto add_named = [&](std::span<const RuleRow> rows) {
    bool has_any = false;
    for (const RuleRow& row : rows) {
      if (!names_rule(text, row)) continue;
      add(row.rule);
      has_any = true;
    }
    return has_any;
  };
  if (!add_named(rule_rows)) add_named(general_rows);
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
  return error_at(line, offset, Fault::other_rules, {one, two, three, {"n", rules_.size() - 3}});
}

}  // namespace deduku::formats
