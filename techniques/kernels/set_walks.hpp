// Walks over the almost locked sets of a grid from restricted common to restricted common.
//
//     A -- 7 -- C -- 2 -- D -- 5 -- B     A set is left by another digit than it was reached by.
//
// From one set and the digit by which it is left, each other set is reached by each digit on a shortest walk.
// Neighbours on a walk do not share cells, unless there is no walk of that kind that is as short.
#pragma once

#include "techniques/kernels/restricted_commons.hpp"

namespace deduku {

/// A set that a walk reaches.
struct Arrival {
  int set;
  Digit digit;    ///< by which it is reached; at the start the one by which it is left
  int previous;   ///< the arrival before; -1 at the start
  int size;       ///< how many sets the walk has up to here
  bool overlaps;  ///< whether neighbours may share cells
};

/// Searches walks; keeps its memory from grid to grid.
class SetWalks {
 public:
  static constexpr int max_size = 7;

  /// Calls `visit(arrival)` with the walks of up to 7 sets that leave a set by a digit, short ones first. True when
  /// a visitor says so.
  template <class Visit>
  bool search(const AlmostLockedSets& catalogue, const RestrictedCommons& commons, const Arrival& start,
              Visit&& visit) {
    begin(catalogue);
    for (const bool overlaps : {false, true}) {
      arrivals_.assign(1, start);
      arrivals_[0].overlaps = overlaps;
      for (std::size_t at = 0; at < arrivals_.size() && arrivals_[at].size < max_size; ++at) {
        std::size_t i = arrivals_.size();
        extend(catalogue, commons, static_cast<int>(at));
        for (; i < arrivals_.size(); ++i) {
          if (is_shortest(arrivals_[i]) && visit(arrivals_[i])) return true;
        }
      }
    }
    return false;
  }
  /// The arrival before; only for one that has one.
  const Arrival& before(const Arrival& arrival) const { return arrivals_[arrival.previous]; }

 private:
  /// In which search a set was last reached by a digit, and on a walk of how many sets.
  struct Reached {
    std::uint32_t search = 0;
    int size = 0;
  };

  void begin(const AlmostLockedSets& catalogue);
  void extend(const AlmostLockedSets& catalogue, const RestrictedCommons& commons, int at);
  bool is_shortest(const Arrival& arrival) const;
  static std::size_t key(int set, Digit digit) {
    return static_cast<std::size_t>(set * Digit::count + digit.index());
  }

  std::vector<Arrival> arrivals_;
  std::array<std::vector<Reached>, 2> reached_;  ///< without overlaps, with overlaps; per set and digit
  std::uint32_t search_ = 0;
};

}  // namespace deduku
