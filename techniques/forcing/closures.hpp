// The consequences of each premise, stored for all premises of a grid.
#pragma once

#include <vector>

#include "src/core/claim.hpp"

namespace deduku::forcing {

/// For each premise, the claims that it implies, itself included.
class Closures {
 public:
  /// Clears everything; allocates memory on the first call.
  void clear() {
    rows_.resize(Claim::candidate_count);
    is_set_.fill(false);
  }
  bool has(Claim premise) const { return is_set_[premise]; }
  void set(Claim premise, const Claims& claims) {
    rows_[premise.slot()] = claims;
    is_set_[premise] = true;
  }
  /// The claims of a premise that was set.
  const Claims& of(Claim premise) const { return rows_[premise.slot()]; }

 private:
  std::vector<Claims> rows_;
  Per<Claim, bool, Claim::candidate_count> is_set_{};
};

}  // namespace deduku::forcing
