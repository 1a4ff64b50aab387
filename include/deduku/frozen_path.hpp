// The paths of the frozen scales: each step is a `StepView` like those of our own ladders.
#pragma once

#include <variant>

#include "deduku/export.h"
#include "deduku/hodoku_rating.hpp"
#include "deduku/se_rating.hpp"

namespace DEDUKU_API deduku {

/// The scales of other programs, whose techniques and order are part of the rating.
enum class FrozenScale : std::uint8_t { se, hodoku };
inline constexpr std::array frozen_scales = {FrozenScale::se, FrozenScale::hodoku};
/// "se", "hodoku": the name of its ladder in JSON and on the command line.
std::string_view name(FrozenScale scale);
/// The scale with this name; empty for an unknown name.
std::optional<FrozenScale> find_frozen_scale(std::string_view name);

/// Whether a scale has a technique with this key.
bool has_technique(FrozenScale scale, std::string_view key);

struct FrozenOptions {
  FrozenScale scale = FrozenScale::se;
  // See `RatingOptions`.
  Uniqueness uniqueness = Uniqueness::required;
  bool uses_uniqueness = true;
  WorkLimits work{};
  SeMode se_mode = SeMode::se121;  ///< no effect on other scales
};

/// How a path ended, and its rating on its scale.
struct FrozenRating {
  Outcome outcome = Outcome::none;
  int steps = 0;
  std::variant<SeRating, HodokuRating> figures;

  /// Null for another scale.
  const SeRating* se() const { return std::get_if<SeRating>(&figures); }
  const HodokuRating* hodoku() const { return std::get_if<HodokuRating>(&figures); }
};

using StepVisitor = FunctionRef<void(const StepView&)>;

/// Explains puzzles on one frozen scale. Reuses its memory. One per thread.
class FrozenRater {
 public:
  explicit FrozenRater(const FrozenOptions& options);

  /// Passes each step with its whole explanation, at most the first `most` steps. With `most` = 1 the rating is that of
  /// the next step alone. The arguments of the visitor are valid only during the call.
  FrozenRating explain(const Grid& grid, StepVisitor visitor, int most = INT_MAX);

 private:
  std::variant<SeRater, HodokuRater> rater_;
};

}  // namespace deduku
