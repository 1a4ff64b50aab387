// The distance of a puzzle from the constraints that need raters. Each question is evaluated only if it still matters:
// the cheap ones first, and raters skip every step that would exceed the bounds.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "deduku/solver.hpp"
#include "src/generate/criteria.hpp"
#include "src/generate/need.hpp"

namespace deduku::generate {

/// Judges one puzzle after another; each must have exactly one solution and no marks or entries.
class Judge {
 public:
  Judge(const PuzzleConstraints& constraints, Criteria criteria, const std::function<bool()>& stop);

  /// 0 if all constraints hold; if it is more than `tolerated`, some number above that.
  Distance distance(const Board& puzzle, Distance tolerated = far_away);
  /// From now on a puzzle that needs the wanted technique, but also harder ones, may be judged as not needing it: this
  /// determines R sooner. Only for searches that need not find every puzzle.
  void overlook_harder() { overlooks_harder_ = true; }
  /// Whether there is any condition besides the number of givens.
  bool asks_raters() const;
  /// Whether the caller has requested a stop; then the last distance is meaningless.
  bool is_stopped() const { return is_stopped_; }

  const Criteria& criteria() const { return criteria_; }
  /// The texts of the fields of the condition, of a puzzle rated in full.
  std::vector<std::string> field_texts(const Board& puzzle);
  /// Rates with the needed technique and without it; only if one is needed.
  NeedRater& need_rater() { return *needs_; }

 private:
  struct Row;  // the questions answered so far for one puzzle

  /// Whether the rating of a scale is above a figure or a level; the rater skips every step rated above.
  bool is_above(int most_figure, int most_level, std::size_t scale, Row& row);
  Distance distance_of_condition(const ratings::Where::Node& node, Row& row);
  Distance distance_of_comparison(const ratings::Where::Node& node, Row& row);
  Distance distance_of_needs(const Board& puzzle, Distance tolerated);
  Distance distance_of_without(const Board& puzzle);
  std::string text_of(std::size_t field, Row& row);
  const ratings::Rating& rating_of(std::size_t scale, Row& row);

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
