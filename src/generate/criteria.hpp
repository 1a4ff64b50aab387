// The questions to raters that follow from constraints: fields of a condition, the bounds that it sets, the needed
// technique, and the ladder without unwanted techniques.
#pragma once

#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "deduku/generate.hpp"
#include "deduku/ladder.hpp"
#include "src/ratings/rating_scale.hpp"
#include "src/ratings/where.hpp"

namespace deduku::generate {

/// The distance between actual and wanted values: 0 if a constraint is met; otherwise hundredths of a point. A given
/// more or less counts as one point, and so does one level.
using Distance = std::int64_t;
/// Distance if values cannot be compared.
inline constexpr Distance far_away = 1'000'000;

/// A field of a puzzle that a condition uses.
struct JudgedField {
  enum class Source : std::uint8_t { givens, pattern, automorphisms, scale, steps } source = Source::givens;
  std::size_t scale = 0;  ///< index among the scales in use
  const ratings::Field* field = nullptr;
  int technique = 0;  ///< index for `steps`
};

/// The bounds of the figure of a scale, as far as a condition states them directly.
struct ScaleBounds {
  static constexpr int open = std::numeric_limits<int>::max();

  int least_figure = 0;
  int most_figure = open;
  int most_level = open;  ///< a rank
  int unit = 1;           ///< the number of units in a point
  /// The only condition on the scale is a lower bound of its figure: the excess does not matter.
  bool has_floor_alone = false;

  /// The bounds if the condition may be missed by at most this distance.
  ScaleBounds raised(Distance slack) const;
  bool has_ceiling() const { return most_figure != open || most_level != open; }
};

/// The questions to raters, as read from constraints. It contains nothing about a puzzle itself, so that raters that
/// rate in full can check a promise.
struct Criteria {
  /// The criteria, or a sentence that describes the fault.
  static Expected<Criteria, std::string> read(const PuzzleConstraints& constraints);

  std::optional<ratings::Where> where;
  std::vector<JudgedField> fields;  ///< as in `Where::fields`
  std::vector<const ratings::RatingScale*> scales;
  std::vector<ScaleBounds> bounds;  ///< of each scale
  bool counts_steps = false;
  /// The bounds of ER, in tenths.
  int least_er = 0;
  int most_er = 1000;

  std::optional<TechniqueId> needs;
  bool is_exact = false;  ///< for `needs`: nothing harder is needed
  // The cost of a step of the needed technique on the default ladder, in hundredths.
  int least_cost = 0;
  int most_cost = 0;
  Ladder without;  ///< the default ladder without the unwanted techniques
  bool has_without = false;
};

/// The reason why no puzzle with the other constraints meets a condition: in each of its alternatives two parts exclude
/// each other, or a part excludes all possible values of a field. "" if no reason is known. `criteria`: those of the
/// constraints, with a condition.
std::string bounds_fault(const Criteria& criteria, const PuzzleConstraints& constraints);

/// The text of a field of the condition. `rating_of(i)`: the rating of the puzzle on the scale with this index among
/// those in use.
std::string text_of_field(const Criteria& criteria, std::size_t index, const Board& puzzle,
                          FunctionRef<const ratings::Rating&(std::size_t)> rating_of);

}  // namespace deduku::generate
