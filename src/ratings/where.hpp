// Conditions on rows: `r >= 4.5 and givens <= 22 and steps.x_wing > 0`.
//
//   condition  = both { "or" both }
//   both       = single { "and" single }
//   single     = "not" single | "(" condition ")" | comparison
//   comparison = field ( "=" | "!=" | "<" | "<=" | ">" | ">=" ) value
//   value      = number | word | "text in quotes"
//
// Techniques may be written by any of their names: `steps.y_wing > 0`, `technique = "Naked Triplet"`.
//
// A number is compared with fields that are numbers. Words and texts are equal to a field or not; the levels of a
// ladder and of HoDoKu also have an order: `class >= hard`. Fields with levels are compared with these levels only. A
// field without a value is equal to "" and otherwise fulfils only `!=`. A bound such as ">5" or ">=5" counts as its
// number.
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

  /// The condition in a text; or one sentence without a full stop that gives the column of the error and the expected
  /// text.
  static Expected<Where, std::string> read(const std::string& text);
  ~Where();
  Where(Where&&) noexcept;
  Where& operator=(Where&&) noexcept;

  /// The fields that it uses, each once.
  const std::vector<std::string>& fields() const { return fields_; }
  /// Replaces names of techniques in fields by those of the rows. Returns a sentence if a field is unknown, with the
  /// nearest known one; or if it is compared with a level or a pattern that it cannot have, so that the condition would
  /// never hold. "" if there is no fault.
  std::string check_fields(const std::vector<std::string>& known);
  /// A sentence if a field of R or of the ladder that holds techniques is compared with an unknown word; else "".
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

  // The operands of a comparison.
  std::size_t field = 0;
  Operator comparison = Operator::equal;
  std::string value{};
  std::optional<double> number{};
  std::vector<std::string> keys{};  ///< for a field that holds techniques: the keys that the value means

  /// Whether a comparison needs to know which of two values is greater.
  bool asks_for_order() const { return comparison != Operator::equal && comparison != Operator::unequal; }
  bool holds(const TextOf& text_of) const;

 private:
  bool is_fulfilled(const std::string& text) const;
};

/// The prefix of fields that count the uses of a technique.
inline constexpr std::string_view steps_prefix = "steps.";

/// "steps.y_wing" as rows have it: "steps.xy_wing"; any other field unchanged.
std::string standard_field(const std::string& field);

/// The sentence about an unknown field, with the nearest known one.
std::string unknown_field(const std::string& wrong, const std::vector<std::string>& known);

}  // namespace deduku::ratings
