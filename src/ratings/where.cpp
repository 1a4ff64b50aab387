#include "src/ratings/where.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

#include "deduku/pattern.hpp"
#include "deduku/technique_names.hpp"
#include "src/core/spelling.hpp"
#include "src/present/unknown_technique.hpp"
#include "src/ratings/field_values.hpp"

namespace deduku::ratings {

namespace {

using Operator = Where::Operator;
using Node = Where::Node;

struct OperatorWord {
  std::string_view word;
  Operator meaning;
};
/// Longer ones before their beginnings.
constexpr std::array<OperatorWord, 7> operator_words = {{{"<=", Operator::at_most},
                                                         {">=", Operator::at_least},
                                                         {"!=", Operator::unequal},
                                                         {"==", Operator::equal},
                                                         {"=", Operator::equal},
                                                         {"<", Operator::less},
                                                         {">", Operator::greater}}};

/// Whether two values that are ordered as `order` says (negative: the first is less) fulfil a comparison.
bool fulfils(Operator comparison, double order) {
  switch (comparison) {
    case Operator::equal:
      return order == 0;
    case Operator::unequal:
      return order != 0;
    case Operator::less:
      return order < 0;
    case Operator::at_most:
      return order <= 0;
    case Operator::greater:
      return order > 0;
    case Operator::at_least:
      return order >= 0;
  }
  return false;
}

}  // namespace

bool Where::Node::holds(const TextOf& text_of) const {
  const auto part_holds = [&](const Node& part) { return part.holds(text_of); };
  switch (kind) {
    case Kind::all:
      return std::ranges::all_of(parts, part_holds);
    case Kind::any:
      return std::ranges::any_of(parts, part_holds);
    case Kind::none:
      return std::ranges::none_of(parts, part_holds);
    case Kind::comparison:
      return is_fulfilled(text_of(field));
  }
  return false;
}

bool Where::Node::is_fulfilled(const std::string& text) const {
  if (number) {
    const auto other = number_of_field(text);
    return other ? fulfils(comparison, *other - *number) : comparison == Operator::unequal;
  }
  if (!asks_for_order()) {
    const bool is_equal = text == value || std::ranges::count(keys, text) > 0;
    return is_equal == (comparison == Operator::equal);
  }
  const auto rank = level_rank(text);
  return rank && fulfils(comparison, *rank - *level_rank(value));
}

namespace {

/// Whether a field of any scale holds the key of a technique.
bool holds_technique(std::string_view field) {
  return field == "technique" || field.ends_with("_technique");
}

std::string in_small_letters(std::string text) {
  for (char& letter : text) letter = static_cast<char>('A' <= letter && letter <= 'Z' ? letter - 'A' + 'a' : letter);
  return text;
}

/// Reads a condition from left to right. After an error nothing is left to read.
class WhereParser {
 public:
  WhereParser(const std::string& text, std::vector<std::string>& fields) : text_(text), fields_(fields) {}

  Node parse() {
    Node root = condition();
    skip_blanks();
    if (at_ != text_.size()) refuse("expected and, or, or the end");
    return root;
  }
  /// "" if there was no error.
  const std::string& error() const { return error_; }

 private:
  Node condition() {
    return list(Node::Kind::any, "or", [this] { return both(); });
  }
  Node both() {
    return list(Node::Kind::all, "and", [this] { return single(); });
  }

  template <class Part>
  Node list(Node::Kind kind, std::string_view conjunction, const Part& part) {
    Node node{kind};
    do {
      node.parts.push_back(part());
    } while (take_word(conjunction));
    return node.parts.size() == 1 ? std::move(node.parts.front()) : node;
  }

  Node single() {
    constexpr int deepest = 100;
    if (++depth_ > deepest) refuse("expected fewer parentheses");
    Node node = take_word("not") ? Node{Node::Kind::none, {single()}} : take("(") ? enclosed() : comparison();
    --depth_;
    return node;
  }

  Node enclosed() {
    Node node = condition();
    if (!take(")")) refuse("expected )");
    return node;
  }

  Node comparison() {
    Node node{Node::Kind::comparison};
    const std::string field = word();
    if (field.empty()) refuse("expected a field");
    node.field = index_of(field);
    node.comparison = comparison_operator();
    read_value(node);
    if (holds_technique(field)) {
      for (const TechniqueId technique : find_techniques(node.value)) node.keys.emplace_back(key(technique));
    }
    return node;
  }

  Operator comparison_operator() {
    for (const OperatorWord& known : operator_words) {
      if (take(known.word)) return known.meaning;
    }
    refuse("expected =, !=, <, <=, > or >=");
    return Operator::equal;
  }

  void read_value(Node& node) {
    skip_blanks();
    const std::size_t begin = at_;
    const bool is_quoted = at_ < text_.size() && text_[at_] == '"';
    node.value = is_quoted ? quoted_text() : word();
    if (!is_quoted && node.value.empty()) refuse("expected a number, a word or a text in quotes");
    if (!is_quoted) node.number = number_in(node.value);
    if (node.number || !node.asks_for_order() || level_rank(node.value)) return;
    at_ = begin;
    refuse("expected a number or a level such as hard");
  }

  std::string quoted_text() {
    const std::size_t end = text_.find('"', at_ + 1);
    if (end == std::string::npos) {
      refuse("expected a closing quote");
      return "";
    }
    std::string content = text_.substr(at_ + 1, end - at_ - 1);
    at_ = end + 1;
    return content;
  }

  /// Letters, digits and the other characters of names and numbers; "" for any other character.
  std::string word() {
    skip_blanks();
    const std::size_t end = std::min(text_.find_first_of(" \t()=!<>\"", at_), text_.size());
    std::string word = text_.substr(at_, end - at_);
    at_ = end;
    return word;
  }

  bool take_word(std::string_view wanted) {
    const std::size_t before = at_;
    if (in_small_letters(word()) == wanted) return true;
    at_ = before;
    return false;
  }

  bool take(std::string_view symbols) {
    skip_blanks();
    if (!std::string_view(text_).substr(at_).starts_with(symbols)) return false;
    at_ += symbols.size();
    return true;
  }

  void skip_blanks() { at_ = std::min(text_.find_first_not_of(" \t", at_), text_.size()); }

  std::size_t index_of(const std::string& field) {
    const auto known = std::ranges::find(fields_, field);
    if (known == fields_.end()) fields_.push_back(field);
    return static_cast<std::size_t>(std::ranges::find(fields_, field) - fields_.begin());
  }

  void refuse(const std::string& expected) {
    skip_blanks();
    const std::string found = at_ == text_.size() ? "the end" : "\"" + text_.substr(at_) + "\"";
    if (error_.empty()) error_ = "column " + std::to_string(at_ + 1) + ": " + expected + ", found " + found;
    at_ = text_.size();
  }

  const std::string& text_;
  std::vector<std::string>& fields_;
  std::size_t at_ = 0;
  int depth_ = 0;
  std::string error_;
};

}  // namespace

Where::Where() : root_(std::make_unique<Node>()) {}
Where::~Where() = default;
Where::Where(Where&&) noexcept = default;
Where& Where::operator=(Where&&) noexcept = default;

Expected<Where, std::string> Where::read(const std::string& text) {
  Where where;
  WhereParser parser(text, where.fields_);
  *where.root_ = parser.parse();
  if (!parser.error().empty()) return parser.error();
  return where;
}

namespace {

/// The fault if the field `pattern` is compared with a word that is not a kind of pattern.
std::string pattern_fault(const Node& node, const std::string& field) {
  if (field != "pattern" || node.value.empty() || find_pattern(node.value)) return "";
  std::string kinds;
  for (int i = 0; i < pattern_count; ++i) kinds.append(i == 0 ? "" : ", ").append(name(static_cast<Pattern>(i)));
  return "the values of pattern are " + kinds + ", not \"" + node.value + "\"";
}

/// The fault if a comparison of a field requires a level that the field cannot have.
std::string level_fault(const Node& node, const std::string& field) {
  const Levels levels = levels_of_field(field);
  if (!levels.empty() && !node.value.empty() && std::ranges::count(levels, node.value) == 0) {
    std::string names;
    for (std::string_view level : levels) names.append(names.empty() ? "" : ", ").append(level);
    return "the values of " + field + " are " + names + ", not \"" + node.value + "\"";
  }
  if (levels.empty() && node.asks_for_order() && !node.number) {
    return "the values of " + field + " are not levels such as " + node.value;
  }
  return "";
}

/// The first fault of a comparison, as returned by `fault_of(comparison, field)`; "" if there is no fault.
template <class FaultOf>
std::string first_fault(const Node& node, const std::vector<std::string>& fields, const FaultOf& fault_of) {
  if (node.kind == Node::Kind::comparison) return fault_of(node, fields[node.field]);
  for (const Node& part : node.parts) {
    std::string fault = first_fault(part, fields, fault_of);
    if (!fault.empty()) return fault;
  }
  return "";
}

}  // namespace

std::string standard_field(const std::string& field) {
  if (!field.starts_with(steps_prefix)) return field;
  const std::vector<TechniqueId> meant = find_techniques(std::string_view(field).substr(steps_prefix.size()));
  return meant.size() == 1 ? std::string(steps_prefix).append(key(meant.front())) : field;
}

std::string Where::check_fields(const std::vector<std::string>& known) {
  for (std::string& field : fields_) {
    if (std::ranges::count(known, field) > 0) continue;
    const std::string standard = standard_field(field);
    if (std::ranges::count(known, standard) == 0) return unknown_field(field, known);
    field = standard;
  }
  return first_fault(*root_, fields_, [](const Node& node, const std::string& field) {
    const std::string fault = pattern_fault(node, field);
    return fault.empty() ? level_fault(node, field) : fault;
  });
}

std::string Where::check_techniques() const {
  return first_fault(*root_, fields_, [](const Node& node, const std::string& field) -> std::string {
    if (node.value.empty() || !node.keys.empty()) return "";
    if (field != "technique" && field != "ladder_technique") return "";
    return present::unknown_technique(node.value);
  });
}

bool Where::holds(const TextOf& text_of) const {
  return root_->holds(text_of);
}

namespace {

/// The known word that is nearest to a wrong one, ignoring case; "" if no word is near.
std::string nearest_word(const std::string& written, const std::vector<std::string>& known) {
  const std::string wrong = in_small_letters(written);
  std::string nearest;
  int least = tolerated_distance(wrong) + 1;
  for (const std::string& word : known) {
    const int distance = edit_distance(wrong, word);
    if (distance >= least) continue;
    least = distance;
    nearest = word;
  }
  return nearest;
}

}  // namespace

std::string unknown_field(const std::string& wrong, const std::vector<std::string>& known) {
  if (wrong.starts_with(steps_prefix)) {
    const std::string technique = wrong.substr(steps_prefix.size());
    const std::vector<TechniqueId> meant = find_techniques(technique);
    if (meant.size() > 1) return present::several_techniques(technique, meant);
    if (meant.empty() && find_peer_technique(technique) != nullptr) return present::unknown_technique(technique);
  }
  const std::string nearest = nearest_word(wrong, known);
  return "there is no field \"" + wrong + "\"" + (nearest.empty() ? "" : "; did you mean " + nearest + "?");
}

}  // namespace deduku::ratings
