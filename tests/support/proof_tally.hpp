// Counts the steps that the checker proves from their premises, by technique.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <map>

#include "deduku/check.hpp"
#include "deduku/explain.hpp"
#include "deduku/path.hpp"
#include "deduku/se_rating.hpp"
#include "deduku/solver.hpp"

namespace deduku::testing {

/// Whether effects follow without some one of the premises.
inline bool could_do_with_less(const Grid& grid, const Premises& premises, const Effects& effects, Promise promise) {
  const auto follows_without = [&](auto&& leave_out) {
    Premises less = premises;
    leave_out(less);
    return check(grid, less, effects, promise).verdict == Verdict::proved;
  };
  for (Cell cell : premises.cells) {
    if (follows_without([&](Premises& less) { less.cells.erase(cell); })) return true;
  }
  for (House house : House::all()) {
    for (Digit digit : premises.places[house]) {
      if (follows_without([&](Premises& less) { less.places[house].erase(digit); })) return true;
    }
  }
  if (premises.symmetry && follows_without([](Premises& less) { less.symmetry.reset(); })) return true;
  return !premises.deadly.empty() && follows_without([](Premises& less) { less.deadly = {}; });
}

/// Checks steps of either scale, and expects that each has a proof.
class ProofTally {
 public:
  void add(std::string_view technique, const StepView& view, Promise promise) {
    const Proof proof = check(view.before, premises_of(view), view.step.effects, promise);
    Count& count = counts_[std::string(technique)];
    ++count.steps;
    count.max_work = std::max(count.max_work, proof.work);
    if (proof.verdict == Verdict::proved) return;
    ++count.refused;
    ADD_FAILURE() << technique << ": " << name(proof.verdict) << " " << effects_text(view.step.effects);
  }

  /// Every step of the path of our own ladder.
  void add_path(Solver& solver, const Grid& grid) {
    Path path(*this, promise_of(grid));
    Observer* const observers[] = {&path};
    (void)solver.solve(grid, observers);
  }
  /// Every step of the path of Sudoku Explainer.
  void add_se_path(SeRater& rater, const Grid& grid) {
    (void)rater.explain(grid, [&](const SeEvent& event) {
      add("se " + std::string(step_key(event.view)), event.view, Promise::givens);
    });
  }
  /// Every step that the techniques of a ladder find on a grid.
  void add_all(Solver& solver, const Grid& grid, Promise promise) {
    for (const Rung& rung : solver.ladder().rungs) {
      const StepList& steps = solver.all_steps(grid, rung.technique, promise);
      for (const Step& step : steps) add(key(rung.technique), steps.view(grid, step), promise);
    }
  }

  long long steps() const {
    long long steps = 0;
    for (const auto& [technique, count] : counts_) steps += count.steps;
    return steps;
  }
  long long steps(const std::string& technique) const {
    const auto found = counts_.find(technique);
    return found == counts_.end() ? 0 : found->second.steps;
  }
  std::uint64_t max_work() const {
    std::uint64_t most = 0;
    for (const auto& [technique, count] : counts_) most = std::max(most, count.max_work);
    return most;
  }
  /// Lines "proofs <technique>: <steps> <refused> <most work>".
  void print() const {
    for (const auto& [technique, count] : counts_) {
      std::printf("proofs %s: %lld %lld %llu\n", technique.c_str(), count.steps, count.refused,
                  static_cast<unsigned long long>(count.max_work));
    }
  }

 private:
  struct Count {
    long long steps = 0;
    long long refused = 0;
    std::uint64_t max_work = 0;
  };
  class Path : public Observer {
   public:
    Path(ProofTally& tally, Promise promise) : tally_(tally), promise_(promise) {}
    void on_step(const StepEvent& event) override { tally_.add(key(event.view.step.technique), event.view, promise_); }

   private:
    ProofTally& tally_;
    Promise promise_;
  };

  std::map<std::string, Count> counts_;
};

}  // namespace deduku::testing
