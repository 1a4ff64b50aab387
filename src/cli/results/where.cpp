#include "src/cli/results/where.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

#include "deduku/pattern.hpp"
#include "deduku/technique_names.hpp"
#include "src/cli/io/failure.hpp"
#include "src/cli/io/text.hpp"
#include "src/cli/results/field_values.hpp"
#include "src/cli/results/result_form.hpp"
#include "src/core/spelling.hpp"
#include "src/present/unknown_technique.hpp"

namespace deduku::cli {

namespace {

enum class Operator { equal, unequal, less, at_most, greater, at_least };

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

struct Where::Node {
  enum class Kind { all, any, none, comparison } kind;
  std::vector<Node> parts{};  ///< all, any and none of them

  // Of a comparison.
  std::size_t field = 0;
  Operator comparison = Operator::equal;
  std::string value{};
  std::optional<double> number{};
  std::vector<std::string> keys{};  ///< of a field that holds techniques: those that the value means

  /// Whether a comparison asks which of two values is greater.
  bool asks_for_order() const { return comparison != Operator::equal && comparison != Operator::unequal; }

  bool holds(const std::function<std::string(std::size_t)>& text_of) const {
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

 private:
  bool is_fulfilled(const std::string& text) const {
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
};

namespace {

using Node = Where::Node;

/// Whether a field of any scale holds the key of a technique.
bool holds_technique(std::string_view field) {
  return field == "technique" || field.ends_with("_technique");
}

/// Reads a condition from left to right.
class WhereParser {
 public:
  WhereParser(const std::string& text, std::vector<std::string>& fields) : text_(text), fields_(fields) {}

  Node parse() {
    Node root = condition();
    skip_blanks();
    if (at_ != text_.size()) refuse("expected and, or, or the end");
    return root;
  }

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
    if (end == std::string::npos) refuse("expected a second quote behind this one");
    std::string content = text_.substr(at_ + 1, end - at_ - 1);
    at_ = end + 1;
    return content;
  }

  /// Letters, digits and what else stands in names and numbers; "" where something else stands.
  std::string word() {
    skip_blanks();
    const std::size_t end = std::min(text_.find_first_of(" \t()=!<>\"", at_), text_.size());
    std::string word = text_.substr(at_, end - at_);
    at_ = end;
    return word;
  }

  bool take_word(std::string_view wanted) {
    const std::size_t before = at_;
    if (lower_case(word()) == wanted) return true;
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

  [[noreturn]] void refuse(const std::string& expected) {
    skip_blanks();
    const std::string found = at_ == text_.size() ? "the end" : "\"" + text_.substr(at_) + "\"";
    throw Failure(ExitCode::usage, "--where: column " + std::to_string(at_ + 1) + ": " + expected + ", found " + found);
  }

  const std::string& text_;
  std::vector<std::string>& fields_;
  std::size_t at_ = 0;
  int depth_ = 0;
};

}  // namespace

Where::Where(const std::string& text) : root_(std::make_unique<Node>(WhereParser(text, fields_).parse())) {}
Where::~Where() = default;
Where::Where(Where&&) noexcept = default;
Where& Where::operator=(Where&&) noexcept = default;

namespace {

/// Throws `Failure` where the field `pattern` is compared with a word that is no kind of pattern.
void check_pattern(const Node& node, const std::string& field) {
  if (field != "pattern" || node.value.empty() || find_pattern(node.value)) return;
  std::string kinds;
  for (int i = 0; i < pattern_count; ++i) kinds.append(i == 0 ? "" : ", ").append(name(static_cast<Pattern>(i)));
  throw Failure(ExitCode::usage, "--where: the values of pattern are " + kinds + ", not \"" + node.value + "\"");
}

/// Throws `Failure` where a comparison of a field asks for a level that the field cannot have.
void check_level(const Node& node, const std::string& field) {
  const Levels levels = levels_of_field(field);
  if (!levels.empty() && !node.value.empty() && std::ranges::count(levels, node.value) == 0) {
    throw Failure(ExitCode::usage, "--where: the values of " + field + " are " + std::string(levels.front()) + " to " +
                                       std::string(levels.back()) + ", not \"" + node.value + "\"");
  }
  if (levels.empty() && node.asks_for_order() && !node.number) {
    throw Failure(ExitCode::usage, "--where: the values of " + field + " are not levels such as " + node.value);
  }
}

void check_values(const Node& node, const std::vector<std::string>& fields) {
  if (node.kind == Node::Kind::comparison) {
    check_pattern(node, fields[node.field]);
    check_level(node, fields[node.field]);
  }
  for (const Node& part : node.parts) check_values(part, fields);
}

}  // namespace

std::string standard_field(const std::string& field) {
  constexpr std::string_view steps_prefix = "steps.";
  if (!field.starts_with(steps_prefix)) return field;
  const std::vector<TechniqueId> meant = find_techniques(std::string_view(field).substr(steps_prefix.size()));
  return meant.size() == 1 ? std::string(steps_prefix).append(key(meant.front())) : field;
}

void Where::check_fields(const std::vector<std::string>& known) {
  for (std::string& field : fields_) {
    if (std::ranges::count(known, field) > 0) continue;
    const std::string standard = standard_field(field);
    if (std::ranges::count(known, standard) == 0) refuse_field("--where", field, known);
    field = standard;
  }
  check_values(*root_, fields_);
}

namespace {

void check_techniques_of(const Node& node, const std::vector<std::string>& fields) {
  for (const Node& part : node.parts) check_techniques_of(part, fields);
  if (node.kind != Node::Kind::comparison || node.value.empty() || !node.keys.empty()) return;
  const std::string& field = fields[node.field];
  if (field != "technique" && field != "ladder_technique") return;
  throw Failure(ExitCode::usage, "--where: " + present::unknown_technique(node.value, nearest_technique(node.value)));
}

}  // namespace

void Where::check_techniques() const {
  check_techniques_of(*root_, fields_);
}

bool Where::holds(const std::function<std::string(std::size_t)>& text_of) const {
  return root_->holds(text_of);
}

namespace {

/// The known word that is nearest to a wrong one, whatever its capitals; "" when nothing comes near.
std::string nearest_word(const std::string& written, const std::vector<std::string>& known) {
  const std::string wrong = lower_case(written);
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

void refuse_field(const std::string& option, const std::string& wrong, const std::vector<std::string>& known) {
  const std::string nearest = nearest_word(wrong, known);
  throw Failure(ExitCode::usage, option + ": there is no field \"" + wrong + "\"" +
                                     (nearest.empty() ? "" : "; did you mean " + nearest + "?"));
}

std::vector<std::string> fields_named(const std::string& option, const std::string& list,
                                      const std::vector<std::string>& known) {
  std::vector<std::string> fields = csv_fields(list);
  for (const std::string& field : fields) {
    if (std::ranges::count(known, field) == 0) refuse_field(option, field, known);
    if (std::ranges::count(fields, field) > 1) {
      throw Failure(ExitCode::usage, option + ": \"" + field + "\" stands there twice");
    }
  }
  return fields;
}

}  // namespace deduku::cli
