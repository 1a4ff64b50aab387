// How far a puzzle is from meeting the wishes that a rater must be asked for. Each question is asked only where it still
// decides something: the cheap ones first, and raters seek no step that would lead too far.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "deduku/solver.hpp"
#include "src/generate/criteria.hpp"
#include "src/generate/need.hpp"

namespace deduku::generate {

/// Judges one puzzle after the other; each must have exactly one solution and nothing but givens.
class Judge {
 public:
  Judge(const Wishes& wishes, Criteria criteria, const std::function<bool()>& stop);

  /// 0 where all wishes hold; where it is more than `tolerated`, some number above that.
  Distance distance(const Board& puzzle, Distance tolerated = far_away);
  /// From now on a puzzle that needs the technique wanted, but harder ones, too, may be taken for one that does not: R is then
  /// known sooner. Only for searches that need not find every puzzle.
  void overlook_harder() { overlooks_harder_ = true; }
  /// Whether anything but the number of givens is asked.
  bool asks_raters() const;
  /// Whether the caller has said stop; then the last distance means nothing.
  bool is_stopped() const { return is_stopped_; }

  const Criteria& criteria() const { return criteria_; }
  /// The texts of the fields of the condition, of a puzzle rated in full.
  std::vector<std::string> field_texts(const Board& puzzle);
  /// R with the technique needed, and without it.
  RoundRating rating_with_needed(const Board& puzzle) { return needs_->use(puzzle).rating; }
  RoundRating rating_without_needed(const Board& puzzle) { return needs_->rate_without(puzzle); }

 private:
  struct Row;  // of one puzzle: what has been asked so far

  /// Whether the scale is at its floor, of which the condition asks nothing else; a rater seeks no step that is rated above.
  bool is_above_floor(std::size_t scale, Row& row);
  /// Whether a scale says more than a puzzle may have that misses the condition by `slack` at most.
  bool is_out_of_bounds(std::size_t scale, Distance slack, Row& row);
  Distance distance_of_condition(const ratings::Where::Node& node, Row& row);
  Distance distance_of_comparison(const ratings::Where::Node& node, Row& row);
  Distance distance_of_needs(const Board& puzzle, Distance tolerated);
  Distance distance_of_without(const Board& puzzle);
  std::string text_of(std::size_t field, Row& row);
  const ratings::ScaleRating& rating_of(std::size_t scale, Row& row);

  int least_givens_;
  int most_givens_;
  Criteria criteria_;
  std::function<bool()> stop_;
  std::vector<std::unique_ptr<ratings::ScaleRater>> raters_;
  std::unique_ptr<NeedRater> needs_;
  std::unique_ptr<Solver> without_;
  bool overlooks_harder_ = false;
  bool is_stopped_ = false;
};

}  // namespace deduku::generate
