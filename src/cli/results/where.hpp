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
#include <string>
#include <vector>

namespace deduku::cli {

class Where {
 public:
  /// Throws `Failure` that says at which column something else was expected.
  explicit Where(const std::string& text);
  ~Where();
  Where(Where&&) noexcept;
  Where& operator=(Where&&) noexcept;

  /// The fields that it asks for, each once.
  const std::vector<std::string>& fields() const { return fields_; }
  /// Names of techniques in fields become those that rows have. Throws `Failure` where a field is none of the known ones, and
  /// says which may have been meant; or where it is compared with a level or a pattern that it cannot have, so that the
  /// condition would never hold.
  void check_fields(const std::vector<std::string>& known);
  /// Throws `Failure` where a field of R or of the ladder that holds techniques is compared with a word that means none.
  void check_techniques() const;
  /// Whether the condition holds for a row; `text_of(i)` is its text of the field `fields()[i]`.
  bool holds(const std::function<std::string(std::size_t)>& text_of) const;

  /// A part of the condition.
  struct Node;

 private:
  std::vector<std::string> fields_;  ///< filled by the reading of `root_`
  std::unique_ptr<Node> root_;
};

/// "steps.y_wing" as rows have it: "steps.xy_wing"; any other field as it is.
std::string standard_field(const std::string& field);

/// Throws `Failure`: `option` names a field that is not known; says which may have been meant.
[[noreturn]] void refuse_field(const std::string& option, const std::string& wrong,
                               const std::vector<std::string>& known);

/// The fields that an option names with commas between them. Throws `Failure` for one that is not known, or stands there
/// twice.
std::vector<std::string> fields_named(const std::string& option, const std::string& list,
                                      const std::vector<std::string>& known);

}  // namespace deduku::cli
