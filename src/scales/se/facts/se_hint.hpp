// The result of a producer (a technique of the scale), and the numbers of the scale.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "deduku/se_step.hpp"
#include "deduku/step.hpp"
#include "src/scales/se/facts/se_state.hpp"

namespace deduku::se {

/// The producers in the order of execution.
enum Producer : int {
  hidden_single,
  direct_locking,
  direct_hidden_pair,
  naked_single,
  direct_hidden_triplet,
  locking,
  naked_pair,
  x_wing,
  hidden_pair,
  naked_triplet,
  swordfish,
  hidden_triplet,
  xy_wing,
  xyz_wing,
  unique_loop,
  naked_quad,
  jellyfish,
  hidden_quad,
  bug,
  aligned_pair,
  forcing_chains,
  aligned_triplet,
  nishio,
  multiple_chains,
  dynamic_chains,
  dynamic_plus,
  nested_2,
  nested_3,
  nested_4,
  nested_5,
};

/// A line of the table of producers.
struct ProducerEntry {
  std::string_view key;   ///< for programs
  std::string_view name;  ///< in English
  Family family;
  int least_rating;           ///< of its steps; no later producer has a lower one
  std::string_view sentence;  ///< of a pattern; that of chains depends on their kind
  int size = 0;               ///< of a set, a fish, the pivot of a wing, or an alignment
};

inline constexpr std::array<ProducerEntry, se_producer_count> producers = {{
    {"hidden_single", "Hidden Single", Family::singles, 10, "hidden_single"},
    {"direct_locking", "Direct Locking", Family::intersections, 17, "direct_locking"},
    {"direct_hidden_pair", "Direct Hidden Pair", Family::subsets, 20, "direct_hidden_set", 2},
    {"naked_single", "Naked Single", Family::singles, 23, "naked_single"},
    {"direct_hidden_triplet", "Direct Hidden Triplet", Family::subsets, 25, "direct_hidden_set", 3},
    {"locking", "Locking", Family::intersections, 26, "locking"},
    {"naked_pair", "Naked Pair", Family::subsets, 30, "naked_set", 2},
    {"x_wing", "X-Wing", Family::fish, 32, "fish", 2},
    {"hidden_pair", "Hidden Pair", Family::subsets, 34, "hidden_set", 2},
    {"naked_triplet", "Naked Triplet", Family::subsets, 36, "naked_set", 3},
    {"swordfish", "Swordfish", Family::fish, 38, "fish", 3},
    {"hidden_triplet", "Hidden Triplet", Family::subsets, 40, "hidden_set", 3},
    {"xy_wing", "XY-Wing", Family::wings, 42, "xy_wing", 2},
    {"xyz_wing", "XYZ-Wing", Family::wings, 44, "xyz_wing", 3},
    {"unique_loop", "Unique Loop", Family::uniqueness, 45, "unique_loop."},
    {"naked_quad", "Naked Quad", Family::subsets, 50, "naked_set", 4},
    {"jellyfish", "Jellyfish", Family::fish, 52, "fish", 4},
    {"hidden_quad", "Hidden Quad", Family::subsets, 54, "hidden_set", 4},
    {"bug", "BUG", Family::uniqueness, 56, "bug."},
    {"aligned_pair_exclusion", "Aligned Pair Exclusion", Family::als, 62, "aligned_exclusion", 2},
    {"forcing_chain", "Cycle or Forcing Chain", Family::chains, 65, ""},
    {"aligned_triplet_exclusion", "Aligned Triplet Exclusion", Family::als, 75, "aligned_exclusion", 3},
    {"nishio", "Nishio", Family::forcing, 75, ""},
    {"multiple_chains", "Multiple Forcing Chains", Family::forcing, 80, ""},
    {"dynamic_chains", "Dynamic Forcing Chains", Family::forcing, 85, ""},
    {"dynamic_chains_plus", "Dynamic Forcing Chains (+)", Family::forcing, 90, ""},
    {"nested_chains_2", "Nested Forcing Chains, level 2", Family::forcing, 95, ""},
    {"nested_chains_3", "Nested Forcing Chains, level 3", Family::forcing, 100, ""},
    {"nested_chains_4", "Nested Forcing Chains, level 4", Family::forcing, 105, ""},
    {"nested_chains_5", "Nested Forcing Chains, level 5", Family::forcing, 110, ""},
}};
constexpr const ProducerEntry& entry_of(int producer) {
  return producers[static_cast<std::size_t>(producer)];
}

/// The rank of the kinds of chain among chains of equal rating and complexity.
enum SortKey : std::uint8_t { key_none, key_double, key_x, key_y, key_xy, key_cell, key_region, key_contradiction };

/// One step as the scale sees it. Removals are candidates that were present.
struct SeHint {
  int rating = 0;      ///< in tenths
  int complexity = 0;  ///< 0 except for chains
  int sort_key = 0;    ///< 0 except for chains
  int variant = 0;     ///< as in SeStep
  std::optional<Candidate> placement;
  CandidateBits removals;
  /// The record of reasons that the finder fills; null if it is not wanted. Chains are recorded afterwards.
  Evidence* evidence = nullptr;

  void place(Cell cell, Digit digit) { placement = Candidate(cell, digit); }
  void remove(Cell cell, unsigned digits) {
    for (Digit digit : elements<Digit>(digits)) removals.insert({cell, digit});
  }
  bool has_effect() const { return placement || !removals.empty(); }
  /// The removals by digit, as arguments name them.
  CandidateSet removed() const {
    CandidateSet removed;
    for (Candidate removal : removals) removed.insert(removal);
    return removed;
  }
};

/// The tenths that a chain of this complexity costs beyond its base.
constexpr int length_steps(int complexity) {
  int steps = 0;
  int threshold = 4;
  bool odd = false;
  while (complexity - 2 > threshold) {
    ++steps;
    threshold = odd ? threshold * 4 / 3 : threshold * 3 / 2;
    odd = !odd;
  }
  return steps;
}

namespace detail {
/// The cost of a chain of this complexity beyond its base, added up in the way of the scale.
constexpr double surcharge(int complexity) {
  double sum = 0.0;
  for (int step = length_steps(complexity); step > 0; --step) sum += 0.1;
  return sum;
}
inline constexpr std::array<double, 256> surcharges = [] {
  std::array<double, 256> table{};
  for (int complexity = 0; complexity < 256; ++complexity) table[complexity] = surcharge(complexity);
  return table;
}();
}  // namespace detail

/// The rating as the scale computes it, with its rounding noise: the noise decides ties.
constexpr double chain_rating(double base, int complexity) {
  return base + (complexity < 256 ? detail::surcharges[complexity] : detail::surcharge(complexity));
}

constexpr int tenths(double rating) {
  return static_cast<int>((rating + 0.05) * 10);
}

}  // namespace deduku::se
