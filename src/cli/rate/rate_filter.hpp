// The rows that `rate` writes: --where. A condition may use the fields of a row and, as `steps.x_wing`, the number of
// uses of a technique: on the scale ladder, else ser, else hodoku; on the scale r the number of rounds in which it was
// the cheapest.
#pragma once

#include "src/cli/rate/rate_table.hpp"
#include "src/cli/results/where_option.hpp"

namespace deduku::cli {

/// Returns the text of a field, including `steps.x_wing`. Throws `Failure` if an option names an unknown field.
std::function<std::string(const RateRecord&)> text_of_field(const std::string& option, const std::string& name,
                                                            const RateTable& table);

class RateFilter {
 public:
  /// --where
  void declare(Arguments& arguments);
  /// Reads the condition, before a table is made. Throws `Failure` if it cannot be read.
  void parse();
  /// Finds the fields of the table, which must outlive this. Throws `Failure` if one is unknown.
  void resolve(const RateTable& table);

  /// Whether the condition uses steps, which the raters must then keep.
  bool asks_for_steps() const;
  /// Several threads may call it at once.
  bool accepts(const RateRecord& record) const;
  /// The text that the user wrote; empty: every row is written.
  const std::string& text() const { return text_; }

 private:
  using FieldText = std::function<std::string(const RateRecord&)>;

  std::string text_;
  std::optional<Where> where_;
  std::vector<FieldText> fields_;  ///< in the order of `Where::fields`
};

}  // namespace deduku::cli
