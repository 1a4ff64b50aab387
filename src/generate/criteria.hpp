// What raters are to be asked, as wishes say it: fields of a condition, the bounds that it sets, the technique that is needed, and
// the ladder that techniques not wanted leave.
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

/// Between what is and what is wanted: 0 where a wish is met; else hundredths of a point, a given more or less counts as
/// one point, as does one level.
using Distance = std::int64_t;
/// Of what cannot be compared.
inline constexpr Distance far_away = 1'000'000;

/// A field of a puzzle that a condition asks for.
struct JudgedField {
  enum class Source : std::uint8_t { givens, pattern, automorphisms, scale, steps } source = Source::givens;
  std::size_t scale = 0;  ///< which of the scales in use
  const ratings::Field* field = nullptr;
  int technique = 0;  ///< of `steps`
};

/// Between which figures of a scale a puzzle must be, as far as a condition says so outright.
struct ScaleBounds {
  int least_figure = 0;
  ratings::RatingCeiling most{};
  int unit = 1;  ///< so many of which are a point
  /// Nothing is asked of the scale but that its figure be at least as high: how much higher does not matter.
  bool has_floor_alone = false;

  /// What may still be where the condition is missed by no more than this.
  ratings::RatingCeiling ceiling(Distance slack) const;
  /// What is below the floor.
  ratings::RatingCeiling below_floor() const { return {.figure = least_figure - 1, .level = open}; }
  bool has_ceiling() const { return most.figure != open || most.level != open; }

  static constexpr int open = std::numeric_limits<int>::max();
};

/// What is to be asked of raters, as read from wishes. It says nothing about a puzzle itself, so that a promise can be checked
/// by raters that rate in full.
struct Criteria {
  /// The criteria, or a sentence that says what is wrong.
  static Expected<Criteria, std::string> read(const Wishes& wishes);

  std::optional<ratings::Where> where;
  std::vector<JudgedField> fields;  ///< as in `Where::fields`
  std::vector<const ratings::RatingScale*> scales;
  std::vector<ScaleBounds> bounds;  ///< of each scale
  bool counts_steps = false;
  /// Tenths between which ER must be.
  int least_er = 0;
  int most_er = 1000;

  std::optional<TechniqueId> needs;
  bool is_exact = false;  ///< of `needs`: nothing harder is needed
  // What a step of the technique needed costs on the default ladder, in hundredths.
  int least_cost = 0;
  int most_cost = 0;
  Ladder without;  ///< the default ladder without what is not wanted
  bool has_without = false;
};

/// The text of a field of the condition. `rating_of(i)`: what the scale with this place among those in use says of the puzzle.
std::string text_of_field(const Criteria& criteria, std::size_t index, const Board& puzzle,
                          FunctionRef<const ratings::ScaleRating*(std::size_t)> rating_of);

}  // namespace deduku::generate
