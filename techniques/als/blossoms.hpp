// Blossoms: of some candidates, the stem, one is true, and each of them takes its digit from a petal.
//
//      1 2 3   stem
//      | | |                   A petal is an almost locked set. Each candidate of the stem sees all places of its digit in
//      | | +-- {3 9}           a petal, which lacks the digit if that candidate is true, and so holds all its others. One
//      | +---- {2 9 8} {8 2}   of the candidates is true. So, whichever it is, one of the petals holds its 9, and what
//      +------ {1 9}           sees the 9s of all of them is not 9.
//
// Nothing else is asked of a stem. A petal may serve several of its candidates, and petals may share cells. What is eliminated
// is of none of the digits that petals lose.
#pragma once

#include <algorithm>
#include <span>
#include <utility>

#include "src/core/step_sink.hpp"
#include "src/core/workspace.hpp"
#include "techniques/als/petal_lists.hpp"
#include "techniques/facts/almost_locked_sets.hpp"

namespace deduku::als {

/// What a blossom is made of: a petal for each candidate of a stem.
struct Blossom {
  static constexpr std::size_t most_candidates = 9;

  std::span<const Candidate> stem;
  std::array<const facts::AlmostLockedSet*, most_candidates> sets{};  ///< one may stand there several times
  int count = 0;
  std::array<int, most_candidates> server{};  ///< for each candidate of the stem which of the sets serves it

  /// Whether a petal is an earlier one, too.
  bool is_repeated(int petal) const {
    return std::find(sets.begin(), sets.begin() + petal, sets[petal]) != sets.begin() + petal;
  }
};

/// How large petals are.
struct PetalCount {
  int petals = 0;
  int cells = 0;  ///< one in two petals counts twice
  CellSet all_cells{};

  void add(const CellSet& petal) {
    ++petals;
    cells += petal.size();
    all_cells |= petal;
  }
  bool has_overlap() const { return all_cells.size() < cells; }
};

/// Those of a step.
inline PetalCount count_petals(const Step& step) {
  PetalCount count;
  for (const Part& part : step.evidence.parts()) {
    if (part.role == Role::petal) count.add(part.cells);
  }
  return count;
}

/// Those of a blossom, each once.
inline PetalCount count_petals(const Blossom& blossom) {
  PetalCount count;
  for (int i = 0; i < blossom.count; ++i) {
    if (!blossom.is_repeated(i)) count.add(blossom.sets[i]->cells);
  }
  return count;
}

/// The choice of petals for a stem, one after the other.
class BlossomSearch {
 public:
  /// Which candidates of the stem are given a petal.
  enum class Choice : std::uint8_t {
    for_each,     ///< all of them, in every way
    for_unserved  ///< those that no petal so far serves; in the end there is no needless petal
  };
  struct Bounds {
    Choice choice = Choice::for_each;
    int petals = Blossom::most_candidates;
    int cells = facts::AlmostLockedSet::max_cells;  ///< of a petal
  };

  /// `wanted`: what may be eliminated, all of it of other digits than the stem has.
  BlossomSearch(const facts::AlmostLockedSets& catalogue, PetalLists& lists, std::span<const Candidate> stem,
                const CandidateSet& wanted, const Bounds& bounds, Work& work)
      : catalogue_(catalogue), lists_(lists), bounds_(bounds), work_(work), wanted_digits_(wanted.digits()) {
    assert(stem.size() <= Blossom::most_candidates);
    for (Candidate candidate : stem) lists.look_up(candidate);
    blossom_.stem = stem;
    eliminations_[0] = wanted;
  }

  /// Calls `visit(petals, eliminations)` for each choice of petals that eliminates anything, until it says true. True, too,
  /// when the work is exhausted.
  template <class Visit>
  bool run(Visit&& visit) {
    return choose(0, visit);
  }

 private:
  static constexpr std::uint64_t units_per_candidate = 20;

  template <class Visit>
  bool choose(std::size_t index, Visit& visit) {
    if (index == blossom_.stem.size()) {
      return !has_needless() && visit(std::as_const(blossom_), std::as_const(eliminations_[blossom_.count]));
    }
    if (!work_.spend(units_per_candidate)) return true;
    if (is_served(index)) return choose(index + 1, visit);
    if (blossom_.count == bounds_.petals) return false;
    for (const facts::AlmostLockedSet* set : lists_.of(blossom_.stem[index])) {
      if (set->cells.size() > bounds_.cells || !add(*set)) continue;
      blossom_.server[index] = blossom_.count - 1;
      const bool stop = choose(index + 1, visit);
      --blossom_.count;
      if (stop) return true;
    }
    return false;
  }

  bool may_serve(const facts::AlmostLockedSet& set, Candidate candidate) const {
    return set.acting_digits.contains(candidate.digit()) &&
           catalogue_.digit_places(set, candidate.digit()).seen_by_all.contains(candidate.cell());
  }

  /// Whether one of the petals serves a candidate that need not have its own.
  bool is_served(std::size_t index) {
    for (int i = 0; bounds_.choice == Choice::for_unserved && i < blossom_.count; ++i) {
      if (!may_serve(*blossom_.sets[i], blossom_.stem[index])) continue;
      blossom_.server[index] = i;
      return true;
    }
    return false;
  }

  /// Adds a petal unless nothing would be eliminated any more.
  bool add(const facts::AlmostLockedSet& set) {
    CandidateSet& left = eliminations_[blossom_.count + 1];
    left = {};
    for (Digit common : set.acting_digits& wanted_digits_) {
      left.insert(common,
                  eliminations_[blossom_.count].cells(common) & catalogue_.digit_places(set, common).seen_by_all);
    }
    if (left.empty()) return false;
    blossom_.sets[blossom_.count++] = &set;
    return true;
  }

  /// Whether the others serve all that some petal does.
  bool has_needless() const {
    if (bounds_.choice == Choice::for_each) return false;
    for (int i = 0; i < blossom_.count; ++i) {
      if (std::ranges::none_of(blossom_.stem, [&](Candidate candidate) { return only_serves(i, candidate); }))
        return true;
    }
    return false;
  }
  bool only_serves(int petal, Candidate candidate) const {
    for (int i = 0; i < blossom_.count; ++i) {
      if (may_serve(*blossom_.sets[i], candidate) != (i == petal)) return false;
    }
    return true;
  }

  const facts::AlmostLockedSets& catalogue_;
  const PetalLists& lists_;
  Bounds bounds_;
  Work& work_;
  DigitSet wanted_digits_;
  Blossom blossom_;
  std::array<CandidateSet, Blossom::most_candidates + 1> eliminations_;  ///< what the first petals leave to eliminate
};

/// The links by which a stem takes digits from its petals.
class PetalLinks {
 public:
  PetalLinks(const facts::AlmostLockedSets& catalogue, const Blossom& blossom) : count_(blossom.stem.size()) {
    for (std::size_t i = 0; i < count_; ++i) {
      const Candidate from = blossom.stem[i];
      const CellSet& lost = catalogue.digit_places(*blossom.sets[blossom.server[i]], from.digit()).cells;
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
    const facts::AlmostLockedSet& set = *blossom.sets[i];
    if (!blossom.is_repeated(i)) evidence.add(Role::petal, set.cells, set.digits);
  }
}

/// What a blossom costs, by the number of its petals: 20 for each beyond the second, at most 70.
inline int surcharge_for(int petals) {
  return std::min(20 * (petals - 2), 70);
}

/// Emits a blossom of two petals or more: `add_stem(step)` says what its stem is. Variants: 1 if petals overlap.
template <class AddStem>
bool emit_blossom(TechniqueId technique, const facts::AlmostLockedSets& catalogue, const Blossom& blossom,
                  const CandidateSet& eliminations, StepSink& sink, AddStem&& add_stem) {
  const PetalCount count = count_petals(blossom);
  if (count.petals < 2 || !sink.takes(surcharge_for(count.petals))) return false;
  Step& step = sink.draft(technique, count.has_overlap() ? 1 : 0);
  step.removes = eliminations;
  step.evidence.digits = eliminations.digits();
  add_stem(step.evidence);
  add_petals(blossom, step.evidence);
  const int cost = 1000 * count.petals + 10 * count.cells + step.variant;
  return sink.emit_cheapest(step, PetalLinks(catalogue, blossom).all(), cost);
}

inline int blossom_surcharge(const Step& step) {
  return surcharge_for(step.evidence.count(Role::petal));
}

}  // namespace deduku::als
