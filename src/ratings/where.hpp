// Conditions on rows: `r >= 4.5 and givens <= 22 and steps.x_wing > 0`.
//
//   condition  = both { "or" both }
//   both       = single { "and" single }
//   single     = "not" single | "(" condition ")" | comparison
//   comparison = field ( "=" | "!=" | "<" | "<=" | ">" | ">=" ) value
//   value      = number | word | "text in quotes"
//
// Techniques may be written as people call them: `steps.y_wing > 0`, `technique = "Naked Triplet"`.
//
// A number is compared with fields that are numbers. Words and texts are equal to a field or not; the levels of a
// ladder and of HoDoKu have an order, too: `class >= hard`. Fields with levels are compared with these levels only. A
// field without a value is equal to "" and fulfils nothing else but `!=`. A bound such as ">5" or ">=5" counts as the
// number in it.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "deduku/error.hpp"

namespace deduku::ratings {

class Where {
 public:
  /// The text of a field of a row, by its place in `fields`.
  using TextOf = std::function<std::string(std::size_t)>;

  /// The condition in a text; or one sentence without a full stop that says at which column something else was expected.
  static Expected<Where, std::string> read(const std::string& text);
  ~Where();
  Where(Where&&) noexcept;
  Where& operator=(Where&&) noexcept;

  /// The fields that it asks for, each once.
  const std::vector<std::string>& fields() const { return fields_; }
  /// Names of techniques in fields become those that rows have. A sentence where a field is none of the known ones, which says
  /// which may have been meant; or where it is compared with a level or a pattern that it cannot have, so that the condition
  /// would never hold. "" where nothing is wrong.
  std::string check_fields(const std::vector<std::string>& known);
  /// A sentence where a field of R or of the ladder that holds techniques is compared with a word that means none; else "".
  std::string check_techniques() const;
  /// Whether the condition holds for a row; `text_of(i)` is its text of the field `fields()[i]`.
  bool holds(const TextOf& text_of) const;

  enum class Operator : std::uint8_t { equal, unequal, less, at_most, greater, at_least };
  struct Node;
  const Node& root() const { return *root_; }

 private:
  Where();

  std::vector<std::string> fields_;  ///< filled by the reading of `root_`
  std::unique_ptr<Node> root_;
};

/// A part of a condition.
struct Where::Node {
  enum class Kind : std::uint8_t { all, any, none, comparison } kind = Kind::all;
  std::vector<Node> parts{};  ///< all, any and none of them

  // Of a comparison.
  std::size_t field = 0;
  Operator comparison = Operator::equal;
  std::string value{};
  std::optional<double> number{};
  std::vector<std::string> keys{};  ///< of a field that holds techniques: those that the value means

  /// Whether a comparison asks which of two values is greater.
  bool asks_for_order() const { return comparison != Operator::equal && comparison != Operator::unequal; }
  bool holds(const TextOf& text_of) const;

 private:
  bool is_fulfilled(const std::string& text) const;
};

/// "steps.y_wing" as rows have it: "steps.xy_wing"; any other field as it is.
std::string standard_field(const std::string& field);

/// The sentence that a field is not known; says which may have been meant.
std::string unknown_field(const std::string& wrong, const std::vector<std::string>& known);

}  // namespace deduku::ratings
