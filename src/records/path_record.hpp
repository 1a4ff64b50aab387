// The path of a puzzle, on a ladder of ours or on that of a frozen scale: sought, and as a record.
#pragma once

#include <memory>

#include "deduku/path.hpp"
#include "deduku/text_style.hpp"
#include "src/core/work.hpp"
#include "src/records/fields.hpp"
#include "src/records/step_question.hpp"

namespace deduku::records {

/// What the search alone says: up to two solutions; no technique is tried.
SolveResult solved_by_search(const Grid& grid, const search::Backend& backend = search::default_backend());

struct PathQuestion : StepQuestion {
  /// Whether a puzzle with several solutions has a path on a frozen scale, too.
  bool rates_several = false;
  /// Whether the steps that nothing rests on are left out; not on a frozen scale.
  bool is_short = false;
};

struct PathAnswer {
  Outcome outcome = Outcome::none;
  /// On a frozen scale what the search alone says.
  SolveResult result{};
  /// On a frozen scale: how the path ended, and its figures; empty where the puzzle has no path.
  std::optional<FrozenScale> scale{};
  std::optional<FrozenRating> rating{};
  /// The grid that the path leads to.
  Grid end{};
  int steps = 0;                  ///< how many there are, those included that are left out
  std::optional<int> left_out{};  ///< how many are not shown, where some may be
  bool is_cut = false;            ///< whether limits kept steps from being left out

  /// How the steps ended, however many solutions there are.
  Outcome ending() const { return rating ? rating->outcome : outcome; }
  /// Whether a limit ended the steps.
  bool is_cut_short() const { return deduku::is_cut_short(ending()); }
};

/// Follows one puzzle after the other, and keeps its memory. One per thread.
class PathFinder {
 public:
  explicit PathFinder(PathQuestion question);
  ~PathFinder();

  /// `shown` is shown the steps of the answer, `watching` all steps as they are found, before. On a frozen scale their
  /// rung is null.
  PathAnswer find(const Grid& start, Observer& shown, std::span<Observer* const> watching = {});
  /// The account that the proofs of the steps are spent on.
  Work& proofs() { return proofs_; }
  const PathQuestion& question() const { return question_; }

 private:
  PathAnswer find_on_ladder(const Grid& start, Observer& shown, std::vector<Observer*> observers);
  PathAnswer find_on_scale(const Grid& start, std::span<Observer* const> observers);
  void shorten(PathAnswer& answer, const Path& path, Observer& shown);

  PathQuestion question_;
  WorkLimits proof_limits_;
  Work proofs_;
  bool is_done_ = false;  ///< on a frozen scale: whether no further step is wanted
  std::optional<Solver> solver_;
  std::optional<FrozenRater> rater_;
};

/// Keeps each step as JSON, with its proof, which is spent on an account.
class StepRecords : public Observer {
 public:
  /// The account must outlive this object.
  StepRecords(Work& work, const TextStyle& style) : work_(work), style_(style) {}
  void on_step(const StepEvent& event) override { steps_.push_back(record_of(event)); }
  /// What it has kept, an array; it starts anew.
  Json take() { return std::exchange(steps_, Json::array()); }

 protected:
  virtual Json record_of(const StepEvent& event);
  Work& work() { return work_; }

 private:
  Work& work_;
  TextStyle style_;
  Json steps_ = Json::array();
};

/// A step as a record of its own; its proof is spent on the account.
Json step_record(const StepEvent& event, const TextStyle& style, Work& work);

/// Adds the fields of a record, after its status.
void add_path(Json& json, const PathAnswer& answer, Json steps);
/// Adds what the search alone says, in the fields of a path.
void add_search(Json& json, const SolveResult& result);

}  // namespace deduku::records
