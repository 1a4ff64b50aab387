// Full grids up to equivalence: moving lines and relabelling digits does not make a different one.
#pragma once

#include <cstdint>
#include <unordered_map>

#include "deduku/search.hpp"

namespace deduku::generate {

/// A number that equivalent full grids share, and hardly any two others: the lengths of the cycles that map the digits
/// of one row to those of another, for each two rows and each two columns. Takes a fiftieth of the time of a canonical
/// form.
std::uint64_t signature_of(const Solution& solution);

/// Grids no two of which are equivalent: 60 bytes each.
class SolutionClasses {
 public:
  /// Inserts a grid; true if no equivalent one was among them.
  bool insert(const Solution& solution);

 private:
  std::unordered_multimap<std::uint64_t, Solution> grids_;  ///< by signature
};

}  // namespace deduku::generate
