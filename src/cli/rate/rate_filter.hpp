// Which rows `rate` writes: --where. A row may be asked for its fields and, as `steps.x_wing`, how often a technique was
// used: by the scale ladder, else ser, else hodoku; by the scale r in how many rounds it was the cheapest.
#pragma once

#include "src/cli/rate/rate_scale.hpp"
#include "src/cli/results/where_option.hpp"

namespace deduku::cli {

/// Fields that count how often a technique was used begin so.
inline constexpr std::string_view steps_prefix = "steps.";

/// What the text of a field is, `steps.x_wing` among them. Throws `Failure` where an option names one that is not known.
std::function<std::string(const RateRecord&)> text_of_field(const std::string& option, const std::string& name,
                                                            const RateScale& scale, ScaleList scales);

class RateFilter {
 public:
  /// --where
  void declare(Arguments& arguments);
  /// Reads the condition, before a scale is made. Throws `Failure` where it cannot be read.
  void parse();
  /// Finds the fields of the scale, which is made of these. Throws `Failure` where one is unknown.
  void resolve(const RateScale& scale, ScaleList scales);

  /// Whether the condition asks for steps, which the raters must keep then.
  bool asks_for_steps() const;
  /// Several threads may ask at once.
  bool lets_through(const RateRecord& record) const;
  /// As the user wrote it; empty: every row is written.
  const std::string& text() const { return text_; }

 private:
  using FieldText = std::function<std::string(const RateRecord&)>;

  std::string text_;
  std::optional<Where> where_;
  std::vector<FieldText> fields_;  ///< as in `Where::fields`
};

}  // namespace deduku::cli
