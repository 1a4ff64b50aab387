// The path of a puzzle, on one of our ladders or on that of a frozen scale: the search, and the record.
#pragma once

#include <memory>

#include "deduku/path.hpp"
#include "deduku/text_style.hpp"
#include "src/core/budget.hpp"
#include "src/records/fields.hpp"
#include "src/records/step_question.hpp"

namespace deduku::records {

/// The result of the search alone: up to two solutions; no technique is tried.
SolveResult solved_by_search(const Grid& grid, const search::Backend& backend = search::default_backend());

struct PathQuestion {
  StepQuestion steps{};
  /// Whether steps that nothing depends on are omitted; not on a frozen scale.
  bool is_short = false;
};

struct PathAnswer {
  Outcome outcome = Outcome::none;
  /// On a frozen scale the result of the search alone.
  SolveResult result{};
  /// On a frozen scale: the outcome of the path, and its figures; empty if the puzzle has no path.
  std::optional<FrozenScale> scale{};
  std::optional<FrozenRating> rating{};
  /// The grid at the end of the path.
  Grid end{};
  int steps = 0;                  ///< the number of steps, including the omitted ones
  std::optional<int> left_out{};  ///< the number of omitted steps, if any can be omitted
  bool is_cut = false;            ///< whether limits kept steps from being omitted

  /// The outcome of the steps, for any number of solutions.
  Outcome ending() const { return rating ? rating->outcome : outcome; }
  /// Whether a limit ended the steps.
  bool is_cut_short() const { return deduku::is_cut_short(ending()); }
};

/// Finds paths of one puzzle after another, and keeps its memory. One per thread.
class PathFinder {
 public:
  explicit PathFinder(PathQuestion question);
  ~PathFinder();

  /// `shown` receives the steps of the answer; before that, `watching` receives all steps as they are found. On a
  /// frozen scale their rung is null.
  PathAnswer find(const Grid& start, Observer& shown, std::span<Observer* const> watching = {});
  /// The account that the proofs of the steps are spent on.
  Budget& proofs() { return proofs_; }
  const PathQuestion& question() const { return question_; }

 private:
  PathAnswer find_on_ladder(const Grid& start, Observer& shown, std::vector<Observer*> observers);
  PathAnswer find_on_scale(const Grid& start, std::span<Observer* const> observers);
  void shorten(PathAnswer& answer, const Path& path, Observer& shown);

  PathQuestion question_;
  WorkLimits proof_limits_;
  Budget proofs_;
  bool is_done_ = false;  ///< on a frozen scale: whether no further step is wanted
  std::optional<Solver> solver_;
  std::optional<FrozenRater> rater_;
};

/// Keeps each step as JSON, with its proof, which is spent on an account.
class StepRecords : public Observer {
 public:
  /// The account must outlive this object.
  StepRecords(Budget& budget, const TextStyle& style) : budget_(budget), style_(style) {}
  void on_step(const StepEvent& event) override { steps_.push_back(record_of(event)); }
  /// Returns the kept steps, an array, and starts again with an empty one.
  Json take() { return std::exchange(steps_, Json::array()); }

 protected:
  virtual Json record_of(const StepEvent& event);
  Budget& budget() { return budget_; }

 private:
  Budget& budget_;
  TextStyle style_;
  Json steps_ = Json::array();
};

/// A step as a record of its own; its proof is spent on the account.
Json step_record(const StepEvent& event, const TextStyle& style, Budget& budget);

/// Adds the fields of a record, after its status.
void add_path(Json& json, const PathAnswer& answer, Json steps);
/// Adds the result of the search alone, in the fields of a path.
void add_search(Json& json, const SolveResult& result);

}  // namespace deduku::records
