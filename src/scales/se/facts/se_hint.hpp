// The result of a producer (a technique of the scale), and the numbers of the scale.
#pragma once

#include <optional>

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
inline constexpr int producer_count = 30;

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
struct Surcharges {
  double of[256];
};
constexpr Surcharges make_surcharges() {
  Surcharges table{};
  for (int complexity = 0; complexity < 256; ++complexity) table.of[complexity] = surcharge(complexity);
  return table;
}
inline constexpr Surcharges surcharges = make_surcharges();
}  // namespace detail

/// The rating as the scale computes it, with its rounding noise: the noise decides ties.
constexpr double chain_rating(double base, int complexity) {
  return base + (complexity < 256 ? detail::surcharges.of[complexity] : detail::surcharge(complexity));
}

constexpr int tenths(double rating) {
  return static_cast<int>((rating + 0.05) * 10);
}

}  // namespace deduku::se
