// How far a puzzle is from meeting the wishes that a rater must be asked for. Each question is asked only where it still
// decides something: the cheap ones first, and raters seek no step that would lead too far.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "deduku/generate.hpp"
#include "deduku/ladder.hpp"
#include "deduku/solver.hpp"
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

  /// What may still be where the condition is missed by no more than this.
  ratings::RatingCeiling ceiling(Distance slack) const;
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
  bool is_exact = false;  ///< of `needs`
  Ladder below;           ///< everything that costs no more than the technique needed, without it
  Ladder with;            ///< the same with it
  Ladder without;         ///< the default ladder without what is not wanted
  bool has_without = false;
};

/// The text of a field of the condition. `rating_of(i)`: what the scale with this place among those in use says of the puzzle.
std::string text_of_field(const Criteria& criteria, std::size_t index, const Board& puzzle,
                          FunctionRef<const ratings::ScaleRating*(std::size_t)> rating_of);

/// Judges one puzzle after the other; each must have exactly one solution and nothing but givens.
class Judge {
 public:
  Judge(const Wishes& wishes, Criteria criteria, const std::function<bool()>& stop);

  /// 0 where all wishes hold; where it is more than `tolerated`, some number above that.
  Distance distance(const Board& puzzle, Distance tolerated = far_away);
  /// Whether anything but the number of givens is asked.
  bool asks_raters() const;
  /// Whether the caller has said stop; then the last distance means nothing.
  bool is_stopped() const { return is_stopped_; }

  const Criteria& criteria() const { return criteria_; }
  /// The texts of the fields of the condition, of a puzzle rated in full.
  std::vector<std::string> field_texts(const Board& puzzle);
  /// Where the ladder without the technique needed is stuck; empty where it solves the puzzle.
  std::optional<Grid> stuck_without_needed(const Board& puzzle);
  bool is_solved_with_needed(const Board& puzzle);
  bool is_solved_without_unwanted(const Board& puzzle);

 private:
  struct Row;  // of one puzzle: what has been asked so far

  /// Whether a scale says more than a puzzle may have that misses the condition by `slack` at most.
  bool is_out_of_bounds(std::size_t scale, Distance slack, Row& row);
  Distance distance_of_condition(const ratings::Where::Node& node, Row& row);
  Distance distance_of_comparison(const ratings::Where::Node& node, Row& row);
  Distance distance_of_needs(const Board& puzzle);
  Distance distance_of_without(const Board& puzzle);
  std::string text_of(std::size_t field, Row& row);
  const ratings::ScaleRating& rating_of(std::size_t scale, Row& row);

  int least_givens_;
  int most_givens_;
  Criteria criteria_;
  std::function<bool()> stop_;
  std::vector<std::unique_ptr<ratings::ScaleRater>> raters_;
  std::unique_ptr<Solver> below_;
  std::unique_ptr<Solver> with_;
  std::unique_ptr<Solver> without_;
  bool is_stopped_ = false;
};

}  // namespace deduku::generate
