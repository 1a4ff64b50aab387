// Changes of true certificates, most of which make them false: one change of the premises, the effects or the evidence
// from which the premises are read.
#pragma once

#include <gtest/gtest.h>

#include <random>

#include "deduku/check.hpp"
#include "deduku/solver.hpp"
#include "tests/support/case_steps.hpp"
#include "tests/support/effort.hpp"
#include "tests/support/plain_check.hpp"

namespace deduku::testing {

/// The kinds of changes.
enum class Change : std::uint8_t {
  premise_dropped,
  cell_moved,          ///< a cell or house that must have a place, to another position
  candidate_put_back,  ///< one that is absent
  elimination_added,
  digit_swapped,  ///< of an effect, or of a place in a house
  pattern_cell_exchanged,
  link_reversed,
};
inline constexpr int change_count = 7;

/// Changes the certificates of steps at random, and compares the answer of the checker with that of an exhaustive
/// search.
class Changes {
 public:
  /// `rounds`: how often each step is changed in each way.
  explicit Changes(int rounds) : rounds_(rounds) {}

  /// Tries some steps of each technique, of at most this number of its cases, drawn, times the effort.
  void try_all_techniques(std::size_t cases) {
    Draw draw;
    for (int i = 0; i < technique_count; ++i) {
      const auto technique = static_cast<TechniqueId>(i);
      Solver solver(ladder_of(technique));
      for (const cases::Case& each : draw.some_of(cases_of(technique), cases)) {
        const StepList& steps = solver.all_steps(each.grid, technique, Promise::givens);
        for (std::size_t k = 0; k < std::min<std::size_t>(steps.size(), 3); ++k) {
          try_step(steps.view(each.grid, steps[k]));
        }
      }
    }
  }

  long long proved() const { return proved_; }
  /// The number of false certificates, by kind of change.
  const std::array<long long, change_count>& refused() const { return refused_; }
  /// The number of certificates that an exhaustive search could not decide.
  long long undecided() const { return undecided_; }

 private:
  void try_step(const StepView& view) {
    const Proof proof = check_closely(view.before, premises_of(view), view.step.effects, Promise::givens);
    ASSERT_EQ(proof.verdict, Verdict::proved);
    for (int i = 0; i < rounds_ * change_count; ++i) {
      const auto change = static_cast<Change>(i % change_count);
      Premises premises = proof.used;
      Effects effects = view.step.effects;
      if (change < Change::pattern_cell_exchanged) {
        if (!change_certificate(change, view.before, premises, effects)) continue;
      } else if (!change_evidence(change, view, premises)) {
        continue;
      }
      compare(change, view.before, premises, effects);
    }
  }

  int below(int limit) { return static_cast<int>(random_() % static_cast<unsigned>(limit)); }
  Cell any_cell() { return Cell(below(Cell::count)); }
  Digit any_digit() { return Digit(below(Digit::count)); }
  /// A random element of a set, which must not be empty.
  template <class SomeSet>
  auto any_of(const SomeSet& set) {
    int skipped = below(set.size());
    for (auto element : set) {
      if (skipped-- == 0) return element;
    }
    return *set.begin();
  }

  /// Makes a change; false if it does not apply.
  bool change_certificate(Change change, const Grid& grid, Premises& premises, Effects& effects) {
    switch (change) {
      case Change::premise_dropped:
        return drop_statement(premises);
      case Change::cell_moved:
        return move_statement(premises);
      case Change::candidate_put_back:
        if (premises.absent.empty()) return false;
        premises.absent.erase(any_of(premises.absent));
        return true;
      case Change::elimination_added:
        effects.removes.insert(any_of(grid.all_candidates()));
        return true;
      default:
        return swap_digit(premises, effects);
    }
  }

  bool drop_statement(Premises& premises) {
    const int count = premises.count();
    if (count == 0) return false;
    int skipped = below(count);
    for (Cell cell : CellSet(premises.cells)) {
      if (skipped-- == 0) premises.cells.erase(cell);
    }
    for (DigitSet& digits : premises.places) {
      for (Digit digit : DigitSet(digits)) {
        if (skipped-- == 0) digits.erase(digit);
      }
    }
    return true;
  }

  bool move_statement(Premises& premises) {
    const Premises before = premises;
    if (!drop_statement(premises)) return false;
    if (before.cells != premises.cells) {
      premises.cells.insert(any_cell());
    } else {
      for (std::size_t house = 0; house < before.places.size(); ++house) {
        premises.places[static_cast<std::size_t>(below(House::count))] |= before.places[house] - premises.places[house];
      }
    }
    return true;
  }

  bool swap_digit(Premises& premises, Effects& effects) {
    const bool is_of_effect = below(2) == 0;
    if (!is_of_effect) {
      for (DigitSet& digits : premises.places) {
        if (digits.empty()) continue;
        digits.erase_first();
        digits.insert(any_digit());
        return true;
      }
    }
    CandidateSet& changed = effects.removes.empty() ? effects.places : effects.removes;
    const Candidate swapped = any_of(changed);
    changed.erase(swapped);
    changed.insert({swapped.cell(), any_digit()});
    return true;
  }

  /// Reads the premises from wrong evidence. False if the evidence has nothing of this kind.
  bool change_evidence(Change change, const StepView& view, Premises& premises) {
    Step step = view.step;
    std::vector<Link> links(view.links.begin(), view.links.end());
    if (change == Change::link_reversed) {
      if (links.empty()) return false;
      Link& link = links[static_cast<std::size_t>(below(static_cast<int>(links.size())))];
      std::swap(link.from, link.to);
      link.kind = link.kind == LinkKind::strong ? LinkKind::weak : LinkKind::strong;
    } else {
      exchange_cell(step.evidence);
    }
    premises = premises_of(StepView{view.before, step, links, view.branches});
    return true;
  }

  void exchange_cell(Evidence& evidence) {
    std::vector<Part> parts(evidence.parts().begin(), evidence.parts().end());
    if (parts.empty()) return;
    Part& part = parts[static_cast<std::size_t>(below(static_cast<int>(parts.size())))];
    const Cell taken = any_of(part.cells);
    const Cell put = any_cell();
    part.cells.erase(taken);
    part.cells.insert(put);
    const DigitSet deadly = evidence.deadly.digits(taken);
    for (Digit digit : deadly) evidence.deadly.erase({taken, digit});
    evidence.deadly.insert(put, deadly);
    evidence.part_list.clear();
    for (const Part& each : parts) evidence.part_list.add(each);
  }

  /// Effects do not follow from a pattern that is wrongly called deadly. Whole grids are not checked.
  static std::optional<bool> is_true(const Grid& grid, const Premises& premises, const Effects& effects) {
    if (!premises.deadly.empty()) {
      if (premises.deadly.cells().size() > 12) return std::nullopt;
      if (premises.deadly.cells().intersects(grid.givens()) || !has_a_second_filling_for_each(premises.deadly)) {
        return false;
      }
    }
    if (premises.symmetry && (*premises.symmetry)(left_by_givens(grid)) != left_by_givens(grid)) return false;
    return follow(grid, premises, effects);
  }

  void compare(Change change, const Grid& grid, const Premises& premises, const Effects& effects) {
    const std::optional<bool> expected = is_true(grid, premises, effects);
    if (!expected) {
      ++undecided_;
      return;
    }
    const Proof proof = check(grid, premises, effects, Promise::givens);
    // A pattern is only accepted as deadly if the swap proves it.
    const bool may_refuse = !premises.deadly.empty() && proof.verdict == Verdict::false_premise;
    if (proof.verdict == Verdict::unproved) expect_counterexample(grid, premises, effects, proof);
    if (*expected) {
      ++proved_;
      EXPECT_TRUE(proof.verdict == Verdict::proved || may_refuse) << static_cast<int>(change);
    } else {
      ++refused_[static_cast<std::size_t>(change)];
      EXPECT_NE(proof.verdict, Verdict::proved) << static_cast<int>(change);
    }
  }

  /// A counterexample obeys the rules, satisfies each premise and denies the conclusion.
  static void expect_counterexample(const Grid& grid, const Premises& premises, const Effects& effects,
                                    const Proof& proof) {
    const CandidateSet& model = proof.counterexample;
    EXPECT_TRUE(left_by(grid, premises).contains(model));
    for (Candidate a : model) {
      for (Candidate b : model) EXPECT_FALSE(exclude_each_other(a, b));
    }
    for (const Candidates& statement : statements_of(grid, premises)) {
      EXPECT_TRUE(std::ranges::any_of(statement, [&](Candidate each) { return model.contains(each); }));
    }
    const bool is_removal = effects.removes.contains(*proof.denied);
    const bool is_said_of_both = is_removal && effects.places.contains(*proof.denied);
    EXPECT_TRUE(is_said_of_both || model.contains(*proof.denied) == is_removal);
  }

  int rounds_;
  std::mt19937 random_{1};
  long long proved_ = 0;
  std::array<long long, change_count> refused_{};
  long long undecided_ = 0;
};

}  // namespace deduku::testing
