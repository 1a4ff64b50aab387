// What each premise implies, kept for all premises of a grid.
#pragma once

#include <vector>

#include "techniques/forcing/forcing_facts.hpp"

namespace deduku::forcing {

/// For each premise the facts that it implies, itself included.
class Closures {
 public:
  /// Forgets all; takes memory the first time.
  void clear() {
    rows_.resize(Fact::candidate_count);
    is_set_.fill(false);
  }
  bool has(Fact premise) const { return is_set_[premise.index()]; }
  void set(Fact premise, const Facts& facts) {
    rows_[static_cast<std::size_t>(premise.index())] = facts;
    is_set_[premise.index()] = true;
  }
  /// Of a premise that was set.
  const Facts& of(Fact premise) const { return rows_[static_cast<std::size_t>(premise.index())]; }

 private:
  std::vector<Facts> rows_;
  std::array<bool, Fact::candidate_count> is_set_{};
};

}  // namespace deduku::forcing
