// Full grids up to equivalence: moving lines and relabelling digits makes no other one.
#pragma once

#include <cstdint>
#include <unordered_map>

#include "deduku/search.hpp"

namespace deduku::generate {

/// A number that equivalent full grids have in common, and hardly any two others: how the digits of a row become those of another,
/// by the lengths of the cycles, for each two rows and each two columns. Takes a fiftieth of the time of a canonical form.
std::uint64_t signature_of(const Solution& solution);

/// Grids of which no two are equivalent: 60 bytes each.
class SolutionClasses {
 public:
  /// Whether no equivalent grid was among them.
  bool insert(const Solution& solution);

 private:
  std::unordered_multimap<std::uint64_t, Solution> grids_;  ///< by signature
};

}  // namespace deduku::generate
