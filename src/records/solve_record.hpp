// A solve as a record: the solution, and the path of reasons to it.
#pragma once

#include "deduku/path.hpp"
#include "deduku/solver.hpp"
#include "deduku/text_style.hpp"
#include "src/core/work.hpp"
#include "src/records/fields.hpp"

namespace deduku::records {

/// What the search alone says: up to two solutions; no ladder is climbed.
SolveResult solved_by_search(const Board& board, const search::Backend& backend = search::default_backend());

/// Keeps each step as JSON, with its proof.
class StepCollector : public Observer {
 public:
  /// The proofs are spent on the account, which must outlive this object.
  explicit StepCollector(Work& work, const TextStyle& style = {}) : work_(&work), style_(style) {}
  void on_step(const StepEvent& event) override;
  /// What it has kept, an array; it starts anew.
  Json take() { return std::exchange(steps_, Json::array()); }

 private:
  Work* work_;
  TextStyle style_;
  Json steps_ = Json::array();
};

/// The steps of a path that others or its digits rest on. The solver counts on the account.
Slice short_path(Work& work, const Path& path, Solver& solver, const SolverOptions& options);

/// Adds the fields of a record, behind its status. `left_out`: how many steps are not among `steps`, where some may be left
/// out.
void add_solve(Json& json, const SolveResult& result, Json steps, const std::optional<int>& left_out);
/// The same of what the search alone says.
void add_search(Json& json, const SolveResult& result);

}  // namespace deduku::records
