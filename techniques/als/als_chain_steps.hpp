// Shared parts of the techniques with chains of almost locked sets.
//
//     A  {4 7} {7 9} -- 7 --  {7 2} C -- 2 --  {2 4} B       If A has no 4, it has a 7, so C has none and has
//                                                            the 2, so B has the 4: one of A and B has it.
//
// That is sound because a set has one more digit than cells, so it lacks at most one of its digits. If the first set
// lacks 4, it holds all its others, including 7. 7 is a restricted common, so the next set lacks it and holds all its
// others, and so on to the last one, which holds its 4. Candidates that see all 4s of both ends are eliminated. The
// same holds for each common digit of the ends, except those by which the chain leaves and arrives. Sets may overlap,
// but chains with overlaps are a separate variant, because many authors exclude them.
#pragma once

#include "src/core/argument_blocks.hpp"
#include "src/core/step_sink.hpp"
#include "src/core/workspace.hpp"
#include "techniques/facts/almost_locked_sets.hpp"

namespace deduku::als {

/// Two to seven almost locked sets, each joined to the next one by a restricted common, never by the same digit twice
/// in a row.
struct AlsChain {
  static constexpr int max_size = 7;
  std::array<const facts::AlmostLockedSet*, max_size> sets{};
  std::array<Digit, max_size - 1> links{};  ///< `links[i]` joins sets i and i + 1
  int size = 0;

  const facts::AlmostLockedSet& first() const { return *sets[0]; }
  const facts::AlmostLockedSet& last() const { return *sets[size - 1]; }
  /// Whether two neighbours share cells.
  bool neighbours_overlap() const {
    for (int i = 0; i + 1 < size; ++i) {
      if (sets[i]->cells.intersects(sets[i + 1]->cells)) return true;
    }
    return false;
  }
  int cell_count() const {
    int count = 0;
    for (int i = 0; i < size; ++i) count += sets[i]->cells.size();
    return count;
  }
};

/// One hundredth for each cell of the sets of a step beyond the smallest pattern, at most `most`.
constexpr Surcharge surcharge_by_cells(int smallest, int most) {
  return {{{.count = StepCount::set_cells, .per = 1, .free = smallest}}, most};
}

/// The candidates that see all places of their digit in both ends, if one of the ends must hold the digit.
inline CandidateSet eliminations(const facts::AlmostLockedSets& catalogue, const AlsChain& chain) {
  CandidateSet eliminations;
  const DigitSet links{chain.links[0], chain.links[chain.size - 2]};
  for (Digit digit : (chain.first().acting_digits & chain.last().acting_digits) - links) {
    eliminations.insert(digit, catalogue.digit_places(chain.first(), digit).seen_by_all &
                                   catalogue.digit_places(chain.last(), digit).seen_by_all);
  }
  return eliminations;
}

/// The cells in which two sets share a restricted common.
inline Link restricted_link(const facts::AlmostLockedSets& catalogue, const facts::AlmostLockedSet& from,
                            const facts::AlmostLockedSet& to, Digit digit) {
  return {{catalogue.digit_places(from, digit).cells, digit},
          {catalogue.digit_places(to, digit).cells, digit},
          LinkKind::weak};
}

/// Adds a set, or the cells of a restricted common.
inline void add_set(Evidence& evidence, const facts::AlmostLockedSet& set) {
  evidence.add(Role::als, set.cells, set.digits);
}
inline void add_link(Evidence& evidence, const Link& link) {
  evidence.add(Role::body, link.from.cells | link.to.cells, {link.from.digit});
}

/// The links of a chain from the first restricted common to the last: weak from set to set, strong inside one.
struct AlsChainLinks {
  std::array<Link, 2 * AlsChain::max_size - 3> list;
  std::size_t count = 0;

  AlsChainLinks(const facts::AlmostLockedSets& catalogue, const AlsChain& chain) {
    for (int i = 0; i + 1 < chain.size; ++i) {
      const Link link = restricted_link(catalogue, *chain.sets[i], *chain.sets[i + 1], chain.links[i]);
      if (i > 0) list[count++] = {list[count - 1].to, link.from, LinkKind::strong};
      list[count++] = link;
    }
  }
  std::span<const Link> all() const { return {list.data(), count}; }
};

/// States that a set holds `held`; for each of these digits a removed candidate sees all its places in the set.
inline void explain_by_set(const facts::AlmostLockedSets& catalogue, const facts::AlmostLockedSet& set, DigitSet held,
                           const CandidateSet& removes, Evidence& evidence) {
  for (Digit digit : held) {
    const facts::DigitPlaces& places = catalogue.digit_places(set, digit);
    explain_by_cells(evidence, digit, removes.cells(digit) & places.seen_by_all, places.cells);
  }
}

/// States that the cells of each set have a digit, and that one of the ends holds the digit that is removed.
inline void argue(const facts::AlmostLockedSets& catalogue, const AlsChain& chain, const CandidateSet& removes,
                  Evidence& evidence) {
  for (int i = 0; i < chain.size; ++i) evidence.use(chain.sets[i]->cells);
  for (Digit digit : removes.digits()) {
    const CellSet places =
        catalogue.digit_places(chain.first(), digit).cells | catalogue.digit_places(chain.last(), digit).cells;
    explain_by_cells(evidence, digit, removes.cells(digit), places);
  }
}

/// Emits a chain if it eliminates anything. Among chains with equal effects, the one with fewer sets, then fewer cells
/// is kept.
inline bool emit_als_chain(const facts::AlmostLockedSets& catalogue, const AlsChain& chain, TechniqueId technique,
                           int variant, StepSink& sink) {
  const CandidateSet removes = eliminations(catalogue, chain);
  if (removes.empty()) return false;
  Step& step = sink.draft(technique, static_cast<std::uint8_t>(variant));
  step.effects.removes = removes;
  step.evidence.digits = step.effects.removes.digits();
  for (int i = 0; i < chain.size; ++i) add_set(step.evidence, *chain.sets[i]);
  const AlsChainLinks links(catalogue, chain);
  for (const Link& link : links.all()) {
    if (link.kind == LinkKind::weak) add_link(step.evidence, link);
  }
  CellSet pincers;
  for (Digit digit : step.evidence.digits) {
    pincers |= catalogue.digit_places(chain.first(), digit).cells | catalogue.digit_places(chain.last(), digit).cells;
  }
  step.evidence.add(Role::pincer, pincers, step.evidence.digits);
  const auto argument = [&](Evidence& evidence) { argue(catalogue, chain, removes, evidence); };
  return sink.emit_cheapest(step, argument, links.all(), 100 * chain.size + chain.cell_count());
}

}  // namespace deduku::als
