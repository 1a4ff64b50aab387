// The path of a puzzle on a frozen scale as a record.
#pragma once

#include "deduku/frozen_path.hpp"
#include "deduku/solver.hpp"
#include "src/core/work.hpp"
#include "src/records/fields.hpp"

namespace deduku::records {

/// Whether a puzzle of which the search says this has a path there: one with several solutions only where no technique
/// relies on there being one.
bool has_frozen_path(Outcome known, bool allows_several);

/// The account of the proofs of a path there: its budget counts something else. About a second of work for them all.
class FrozenProofs {
 public:
  /// `stop`: whether to break off; empty: never.
  explicit FrozenProofs(const std::function<bool()>& stop) : limits_{.budget = 100'000, .stop = stop} {
    work_.start(limits_, Work::technique);
  }
  FrozenProofs(const FrozenProofs&) = delete;
  FrozenProofs& operator=(const FrozenProofs&) = delete;

  Work& work() { return work_; }

 private:
  WorkLimits limits_;
  Work work_;
};

/// Adds the fields of a record, behind its status: how the path ended, the solutions, the figures of the scale, the steps.
/// `rating` is empty where the puzzle has no path.
void add_frozen_path(Json& json, FrozenScale scale, const SolveResult& known, const std::optional<FrozenRating>& rating,
                     Json steps);

}  // namespace deduku::records
