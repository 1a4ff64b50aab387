// All fish of one class and size that remove a given candidate, the target.
//
// Assume that the target is true, and remove the places that it sees. The remaining places of the digit must fill the
// houses that do not contain the target. A fish is a proof that they cannot:
//
//     base    B1 B2 B3 ... Bn       no place left in two of them,
//     cover   C1 ... C(n-1)         every place left in one of these
//
// Each base house needs a different place, but the cover houses hold fewer places (Hall's marriage theorem: some base
// houses have too few places to choose from). With one of the houses of the target as another cover house, base and
// cover make a fish. The struck places of the fish are its fins, unless they lie in cover houses; because the target
// sees all of them, it is removed.
//
// A fish is visited only if its target needs it: no part of the cover houses has more base houses inside. A target that
// locked candidates remove, or one in two cover houses, has a smaller fish. That keeps the search small: a choice of
// cover houses that is already a proof is not extended.
//
// The struck places may include, besides those that the target sees, those that it excludes by chains. The target then
// sees the fins by these chains, and the fish is a kraken.
#pragma once

#include <span>

#include "techniques/fish/fish.hpp"

namespace deduku::fish {

/// The parameters of the search.
struct FishQuery {
  Digit digit;
  CellSet places;  ///< the places of the digit
  Cell target;     ///< one of the places
  CellSet struck;  ///< the places that are false if the target is true: those among its peers, or more
  FishClass fish_class = FishClass::basic;
  int size = 2;   ///< 2..7
  int least = 0;  ///< the size of the smallest fish that counts; 0: `size`
};

namespace detail {

/// The houses that a class allows as base and as cover.
struct Sides {
  HouseSet base;
  HouseSet cover;
};

inline std::span<const Sides> sides_of(FishClass fish_class) {
  static constexpr Sides basic[] = {{rows, columns}, {columns, rows}};
  static constexpr Sides franken[] = {{rows | boxes, columns | boxes}, {columns | boxes, rows | boxes}};
  static constexpr Sides mutant[] = {{HouseSet::all(), HouseSet::all()}};
  if (fish_class == FishClass::basic) return basic;
  if (fish_class == FishClass::franken) return franken;
  return mutant;
}

/// Some houses, a bit for each.
using Houses = std::uint32_t;
/// Some of the remaining places, a bit for each.
using Places = std::uint64_t;

}  // namespace detail

/// The places of a digit that remain without the struck ones, house by house.
class PlacesLeft {
 public:
  /// A digit with more than 64 remaining places has no fish.
  PlacesLeft(const CellSet& places, const CellSet& struck) {
    const CellSet left = places - struck;
    if (left.size() > most) return;
    int count = 0;
    for (Cell cell : left) {
      for (House house : cell.houses()) {
        places_[house] |= detail::Places{1} << count;
        houses_of_[count] |= detail::Houses{1} << house.index();
      }
      ++count;
    }
    for (House house : House::all()) {
      if (places.intersects(cells_of(house))) unsolved_.insert(house);
    }
  }
  /// The houses that have places, remaining or struck.
  const HouseSet& unsolved() const { return unsolved_; }
  detail::Places in(int house) const { return places_[house]; }
  /// All places of some houses.
  detail::Places united(detail::Houses houses) const {
    detail::Places all = 0;
    for (; houses != 0; houses &= houses - 1) all |= in(std::countr_zero(houses));
    return all;
  }
  /// The houses among `houses` that have none of the places `open`.
  detail::Houses without(detail::Places open, detail::Houses houses) const {
    detail::Houses without = 0;
    for (; houses != 0; houses &= houses - 1) {
      if ((in(std::countr_zero(houses)) & open) == 0) without |= houses & -houses;
    }
    return without;
  }
  /// The houses that contain all of some places.
  detail::Houses around(detail::Places places) const {
    detail::Houses around = ~detail::Houses{0};
    for (; places != 0 && around != 0; places &= places - 1) around &= houses_of_[std::countr_zero(places)];
    return around;
  }

 private:
  static constexpr int most = 64;

  PerHouse<detail::Places> places_{};
  std::array<detail::Houses, most> houses_of_{};
  HouseSet unsolved_;
};

namespace detail {

template <class Visit>
class FishSearch {
 public:
  FishSearch(const FishQuery& query, const PlacesLeft& left, const Sides& sides, Visit& visit)
      : query_(query),
        left_(left),
        visit_(visit),
        own_cover_(own_houses() & sides.cover),
        least_(query.least == 0 ? query.size : query.least) {
    const HouseSet others = left.unsolved() - own_houses();
    base_side_ = (others & sides.base).bits();
    cover_side_ = (others & sides.cover).bits();
  }
  bool run() { return choose_cover(0, cover_side_, 0); }

 private:
  HouseSet own_houses() const {
    const auto [row, column, box] = query_.target.houses();
    return {row, column, box};
  }

  /// Adds cover houses, each of them one of `later`, until only the one through the target is missing.
  bool choose_cover(Houses cover, Houses later, Places covered) {
    const int size = std::popcount(cover) + 1;
    const Houses inside = base_inside(cover, covered);
    if (has_disjoint(inside, size, 0)) return size >= least_ && is_needed(cover) && choose_base(inside, 0, 0, cover);
    if (size == query_.size) return false;
    if (size + 1 == query_.size) later &= around_two_bases(cover, covered);
    for (; later != 0; later &= later - 1) {
      const int i = std::countr_zero(later);
      if (choose_cover(cover | 1U << i, later & (later - 1), covered | left_.in(i))) return true;
    }
    return false;
  }
  /// The houses that bring two more base houses inside if they join the cover houses. The last cover house must do so:
  /// the earlier ones are no proof, and it adds only one house to the cover.
  Houses around_two_bases(Houses cover, Places covered) const {
    Houses once = 0;
    Houses twice = 0;
    for (Houses base = base_side_ & ~cover; base != 0; base &= base - 1) {
      const Places open = left_.in(std::countr_zero(base)) & ~covered;
      if (open == 0) continue;
      const Houses around = left_.around(open) & ~(base & -base);
      twice |= once & around;
      once |= around;
    }
    return twice;
  }
  /// The possible base houses all of whose places are in some cover houses.
  Houses base_inside(Houses cover, Places covered) const { return left_.without(~covered, base_side_ & ~cover); }
  /// Whether no part of the cover houses is a proof by itself.
  bool is_needed(Houses cover) const {
    for (Houses part = (cover - 1) & cover;; part = (part - 1) & cover) {
      const Houses inside = base_inside(part, left_.united(part));
      if (has_disjoint(inside, std::popcount(part) + 1, 0)) return false;
      if (part == 0) return true;
    }
  }
  /// Whether `wanted` of some houses have disjoint places, and none among `used`.
  bool has_disjoint(Houses houses, int wanted, Places used) const {
    if (wanted == 0) return true;
    for (; std::popcount(houses) >= wanted; houses &= houses - 1) {
      const Places places = left_.in(std::countr_zero(houses));
      if ((places & used) == 0 && has_disjoint(houses & (houses - 1), wanted - 1, used | places)) return true;
    }
    return false;
  }
  /// Adds base houses, each of them one of `later` and without the places `used`, until there are enough.
  bool choose_base(Houses later, Houses base, Places used, Houses cover) {
    const int missing = std::popcount(cover) + 1 - std::popcount(base);
    if (missing == 0) return answer(HouseSet::from_bits(base), HouseSet::from_bits(cover));
    for (; std::popcount(later) >= missing; later &= later - 1) {
      const int i = std::countr_zero(later);
      if ((left_.in(i)&used) != 0) continue;
      if (choose_base(later & (later - 1), base | 1U << i, used | left_.in(i), cover)) return true;
    }
    return false;
  }
  bool answer(const HouseSet& base, const HouseSet& cover) {
    for (House own : own_cover_) {
      const Fish fish{query_.digit, base, cover | HouseSet{own}};
      if (fish_class(fish) == query_.fish_class && visit_(fish)) return true;
    }
    return false;
  }

  const FishQuery& query_;
  const PlacesLeft& left_;
  Visit& visit_;
  HouseSet own_cover_;  ///< houses of the target that may be cover houses
  int least_;           ///< the size of the smallest fish
  Houses base_side_ = 0;
  Houses cover_side_ = 0;
};

}  // namespace detail

/// Calls `visit(fish)` for each fish that matches the query. `left`: its places without the struck ones.
template <class Visit>
bool search_fish(const FishQuery& query, const PlacesLeft& left, Visit&& visit) {
  for (const detail::Sides& sides : detail::sides_of(query.fish_class)) {
    if (detail::FishSearch(query, left, sides, visit).run()) return true;
  }
  return false;
}

template <class Visit>
bool search_fish(const FishQuery& query, Visit&& visit) {
  return search_fish(query, PlacesLeft(query.places, query.struck), visit);
}

}  // namespace deduku::fish
