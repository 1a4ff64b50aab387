// Blossoms: one of several candidates, the stem, is true, and each of them removes its digit from a petal.
//
//      1 2 3   stem
//      | | |                   A petal is an almost locked set. Each candidate of the stem sees all places of its
//      | | +-- {3 9}           digit in a petal, which lacks the digit if that candidate is true, and so holds all its
//      | +---- {2 9 8} {8 2}   others. One of the candidates is true, so in any case one of the petals holds its 9,
//      +------ {1 9}           and a candidate 9 that sees the 9s of all of them is false.
//
// A stem has no other condition. A petal may serve several of its candidates, and petals may share cells. The
// eliminated digits differ from all digits that petals lose.
#pragma once

#include <algorithm>
#include <span>
#include <utility>
#include <vector>

#include "src/core/argument_blocks.hpp"
#include "src/core/step_sink.hpp"
#include "src/core/workspace.hpp"
#include "techniques/facts/almost_locked_sets.hpp"

namespace deduku::als {

/// An almost locked set that serves candidates of a stem.
struct Petal {
  const facts::AlmostLockedSet* set;
  unsigned served;            ///< the candidates that see all places of their digit in it, as bits
  CandidateSet eliminations;  ///< the wanted candidates that see all places of their digit in it

  /// Whether a petal does everything that another one does, with no more cells.
  bool is_as_good_as(const Petal& other) const {
    return (other.served & ~served) == 0 && set->cells.size() <= other.set->cells.size() &&
           eliminations.contains(other.eliminations);
  }
};

/// The parts of a blossom: a petal for each candidate of a stem.
struct Blossom {
  static constexpr std::size_t most_candidates = 9;

  std::span<const Candidate> stem;
  std::array<const Petal*, most_candidates> petals{};  ///< a petal may occur several times
  int count = 0;
  std::array<int, most_candidates> server{};  ///< for each candidate of the stem, the petal that serves it

  /// Whether a petal repeats an earlier one.
  bool is_repeated(int petal) const {
    return std::find(petals.begin(), petals.begin() + petal, petals[petal]) != petals.begin() + petal;
  }
};

/// The size of petals.
struct PetalCount {
  int petals = 0;
  int cells = 0;  ///< a cell in two petals counts twice
  CellSet all_cells{};

  void add(const CellSet& petal) {
    ++petals;
    cells += petal.size();
    all_cells |= petal;
  }
  bool has_overlap() const { return all_cells.size() < cells; }
};

/// The petals of a step.
inline PetalCount count_petals(const Step& step) {
  PetalCount count;
  for (const Part& part : step.evidence.parts()) {
    if (part.role == Role::als) count.add(part.cells);
  }
  return count;
}

/// The petals of a blossom, each once.
inline PetalCount count_petals(const Blossom& blossom) {
  PetalCount count;
  for (int i = 0; i < blossom.count; ++i) {
    if (!blossom.is_repeated(i)) count.add(blossom.petals[i]->set->cells);
  }
  return count;
}

/// The choice of petals for a stem, one after the other.
class BlossomSearch {
 public:
  /// The candidates of the stem that are given a petal.
  enum class PetalsFor : std::uint8_t {
    each,     ///< all of them, in every combination
    unserved  ///< those that no petal so far serves; no petal is needless or can be replaced by a petal that is as
              ///< good
  };
  struct Bounds {
    PetalsFor petals_for = PetalsFor::each;
    int petals = Blossom::most_candidates;
    int cells = facts::AlmostLockedSet::max_cells;  ///< cells of a petal
  };

  /// `wanted`: the candidates that may be eliminated, all with digits that the stem does not have.
  BlossomSearch(const facts::AlmostLockedSets& catalogue, std::span<const Candidate> stem, const CandidateSet& wanted,
                const Bounds& bounds, Workspace& workspace)
      : bounds_(bounds), budget_(workspace.budget()), petals_(workspace.cleared<std::vector<Petal>>()) {
    assert(stem.size() <= Blossom::most_candidates);
    blossom_.stem = stem;
    eliminations_[0] = wanted;
    for (const facts::AlmostLockedSet& set : catalogue) {
      if (set.cells.size() <= bounds.cells) add(catalogue, set);
    }
    if (bounds.petals_for == PetalsFor::unserved) drop_dispensable();
  }

  /// Calls `visit(blossom, eliminations)` for each choice of petals that eliminates anything, until it returns true.
  /// Also true when the work is exhausted.
  template <class Visit>
  bool run(Visit&& visit) {
    return choose(0, 0, visit);
  }

 private:
  static constexpr std::uint64_t units_per_candidate = 20;

  /// Adds a set to the petals if it is a petal.
  void add(const facts::AlmostLockedSets& catalogue, const facts::AlmostLockedSet& set) {
    Petal petal{&set, 0, {}};
    for (std::size_t i = 0; i < blossom_.stem.size(); ++i) {
      const Candidate candidate = blossom_.stem[i];
      const bool is_served = set.acting_digits.contains(candidate.digit()) &&
                             catalogue.digit_places(set, candidate.digit()).seen_by_all.contains(candidate.cell());
      if (is_served) petal.served |= 1U << i;
    }
    if (petal.served == 0) return;
    for (Digit digit : set.acting_digits) {
      petal.eliminations.insert(digit, catalogue.digit_places(set, digit).seen_by_all & eliminations_[0].cells(digit));
    }
    if (!petal.eliminations.empty()) petals_.push_back(petal);
  }

  /// Drops petals that are no better than another one; among equals the first is kept.
  void drop_dispensable() {
    std::size_t kept = 0;
    for (std::size_t i = 0; i < petals_.size(); ++i) {
      const auto is_replaced = [&](const Petal& other) { return other.is_as_good_as(petals_[i]); };
      const auto first = petals_.begin();
      if (std::any_of(first, first + kept, is_replaced)) continue;
      const auto is_better = [&](const Petal& other) { return is_replaced(other) && !petals_[i].is_as_good_as(other); };
      if (std::any_of(first + i + 1, petals_.end(), is_better)) continue;
      petals_[kept++] = petals_[i];
    }
    petals_.resize(kept);
  }

  template <class Visit>
  bool choose(std::size_t index, unsigned served, Visit& visit) {
    if (index == blossom_.stem.size()) {
      if (has_needless()) return false;
      note_servers();
      return visit(std::as_const(blossom_), std::as_const(eliminations_[blossom_.count]));
    }
    if (!budget_.spend(units_per_candidate)) return true;
    const unsigned bit = 1U << index;
    if (bounds_.petals_for == PetalsFor::unserved && (served & bit) != 0) return choose(index + 1, served, visit);
    if (blossom_.count == bounds_.petals) return false;
    for (const Petal& petal : petals_) {
      if ((petal.served & bit) == 0 || !eliminates_with(petal)) continue;
      blossom_.petals[blossom_.count++] = &petal;
      blossom_.server[index] = blossom_.count - 1;
      const bool stop = choose(index + 1, served | petal.served, visit);
      --blossom_.count;
      if (stop) return true;
    }
    return false;
  }

  /// Notes the petals that serve the candidates without a petal of their own.
  void note_servers() {
    for (std::size_t i = 0; i < blossom_.stem.size(); ++i) {
      if (bounds_.petals_for == PetalsFor::each) return;
      int& server = blossom_.server[i];
      for (server = 0; (blossom_.petals[server]->served >> i & 1U) == 0;) ++server;
    }
  }

  /// Whether one more petal leaves anything to be eliminated.
  bool eliminates_with(const Petal& petal) {
    eliminations_[blossom_.count + 1] = eliminations_[blossom_.count] & petal.eliminations;
    return !eliminations_[blossom_.count + 1].empty();
  }

  /// Whether some petal serves only candidates that others serve.
  bool has_needless() const {
    if (bounds_.petals_for == PetalsFor::each) return false;
    for (int i = 0; i < blossom_.count; ++i) {
      unsigned by_others = 0;
      for (int j = 0; j < blossom_.count; ++j) by_others |= j == i ? 0 : blossom_.petals[j]->served;
      if ((blossom_.petals[i]->served & ~by_others) == 0) return true;
    }
    return false;
  }

  Bounds bounds_;
  Budget& budget_;
  std::vector<Petal>& petals_;
  Blossom blossom_;
  std::array<CandidateSet, Blossom::most_candidates + 1> eliminations_;  ///< the eliminations that remain after the
                                                                         ///< first petals
};

/// The links by which a stem takes digits from its petals.
class PetalLinks {
 public:
  PetalLinks(const facts::AlmostLockedSets& catalogue, const Blossom& blossom) : count_(blossom.stem.size()) {
    for (std::size_t i = 0; i < count_; ++i) {
      const Candidate from = blossom.stem[i];
      const CellSet& lost = catalogue.digit_places(*blossom.petals[blossom.server[i]]->set, from.digit()).cells;
      links_[i] = {{{from.cell()}, from.digit()}, {lost, from.digit()}, LinkKind::weak};
    }
  }
  std::span<const Link> all() const { return std::span(links_).first(count_); }

 private:
  std::array<Link, Blossom::most_candidates> links_;
  std::size_t count_;
};

/// Adds each of the petals once.
inline void add_petals(const Blossom& blossom, Evidence& evidence) {
  for (int i = 0; i < blossom.count; ++i) {
    const facts::AlmostLockedSet& set = *blossom.petals[i]->set;
    if (!blossom.is_repeated(i)) evidence.add(Role::als, set.cells, set.digits);
  }
}

/// States that the cells of the petals have digits, and that one of the petals holds the removed digit; or that one of
/// the guardians does, if they are the stem and have that digit.
inline void argue(const facts::AlmostLockedSets& catalogue, const Blossom& blossom, const CandidateSet& removes,
                  const CandidateSet& guardians, Evidence& evidence) {
  CandidateSet holders = guardians;
  for (int i = 0; i < blossom.count; ++i) {
    const facts::AlmostLockedSet& set = *blossom.petals[i]->set;
    evidence.use(set.cells);
    for (Digit digit : removes.digits()) holders.insert(digit, catalogue.digit_places(set, digit).cells);
  }
  for (Digit digit : removes.digits()) {
    explain_by_cells(evidence, digit, removes.cells(digit), holders.cells(digit));
  }
}

/// The cost of a blossom: 20 for each petal beyond the second, at most `most_of_petals`, and 1 for each cell beyond one
/// in each petal.
constexpr Surcharge blossom_surcharge(int most_of_petals) {
  constexpr int most_of_cells = 19;
  return {{{.count = StepCount::petals, .per = 20, .free = 2, .most = most_of_petals},
           {.count = StepCount::further_petal_cells, .per = 1, .most = most_of_cells}},
          most_of_petals + most_of_cells};
}

/// Emits a blossom of at least two petals. Its stem is the candidates of a variable, which `add_stem(evidence)` states.
template <class AddStem>
bool emit_blossom(TechniqueId technique, const facts::AlmostLockedSets& catalogue, const Blossom& blossom,
                  const CandidateSet& eliminations, int variant, StepSink& sink, Variable stem, AddStem&& add_stem) {
  const PetalCount count = count_petals(blossom);
  const int surcharge = technique_of(technique).surcharge.with(
      [&](StepCount what) { return what == StepCount::petals ? count.petals : count.cells - count.petals; });
  if (count.petals < 2 || !sink.accepts(surcharge)) return false;
  Step& step = sink.draft(technique, static_cast<std::uint8_t>(variant));
  step.effects.removes = eliminations;
  step.evidence.digits = eliminations.digits();
  add_stem(step.evidence);
  add_petals(blossom, step.evidence);
  const int cost = 1000 * count.petals + 10 * count.cells + step.variant;
  const auto argument = [&](Evidence& evidence) {
    evidence.truths.insert(stem);
    argue(catalogue, blossom, eliminations, {}, evidence);
  };
  return sink.emit_cheapest(step, argument, PetalLinks(catalogue, blossom).all(), cost);
}

}  // namespace deduku::als
