// All fish of one class and size that remove a given candidate, the target.
//
// Assume the target true and remove what it sees. What is left of the digit must fill the houses that do
// not contain the target. A fish is a proof that it cannot:
//
//     base    B1 B2 B3 ... Bn       no place left in two of them,
//     cover   C1 ... C(n-1)         every place left in one of these
//
// Each base house takes a place of its own, but the cover houses hold fewer places (the marriage theorem of Hall: some
// have too few to choose from). One of the houses of the target joins the cover houses, and base and cover make a fish.
// Of its places those struck are its fins, or happen to lie in cover houses; as the target sees all of them,
// it is removed.
//
// Only fish are visited that are needed for their target: no part of the cover houses has more base houses inside. A
// target that locked candidates remove, or one in two cover houses, has a smaller fish. That keeps the search small: a
// choice of cover houses that is a proof already is not extended.
//
// Struck may be more than what the target sees: whatever it excludes by chains. The target then sees the fins in that
// way, and the fish is a kraken.
#pragma once

#include <span>

#include "techniques/fish/fish.hpp"

namespace deduku::fish {

/// What is looked for.
struct FishQuery {
  Digit digit;
  CellSet places;  ///< of the digit
  Cell target;     ///< one of the places
  CellSet struck;  ///< the places that are false if the target is true: those among its peers, or more
  FishClass fish_class = FishClass::basic;
  int size = 2;  ///< 2..7
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

/// Some of the houses of a list, a bit for each.
using Houses = std::uint32_t;
/// Some of the places left, a bit for each: at most 60 of the 81 cells do not see the target.
using Places = std::uint64_t;

/// The houses that do not contain the target, with the places left in each.
class HouseList {
 public:
  void add(House house, Places places) {
    houses_[count_] = house;
    places_[count_++] = places;
  }
  Places places(int i) const { return places_[i]; }
  /// The houses that have none of the places `open`.
  Houses without(Places open) const {
    Houses without = 0;
    for (int i = 0; i < count_; ++i) without |= static_cast<Houses>((places_[i] & open) == 0) << i;
    return without;
  }
  /// All places of some houses.
  Places united(Houses houses) const {
    Places all = 0;
    for (; houses != 0; houses &= houses - 1) all |= places_[std::countr_zero(houses)];
    return all;
  }
  HouseSet set_of(Houses houses) const {
    HouseSet set;
    for (; houses != 0; houses &= houses - 1) set.insert(houses_[std::countr_zero(houses)]);
    return set;
  }
  /// Those of the houses that a set contains.
  Houses among(const HouseSet& set) const {
    Houses houses = 0;
    for (int i = 0; i < count_; ++i) houses |= static_cast<Houses>(set.contains(houses_[i])) << i;
    return houses;
  }

 private:
  std::array<House, House::count> houses_;
  std::array<Places, House::count> places_;
  int count_ = 0;
};

template <class Visit>
class FishSearch {
 public:
  FishSearch(const FishQuery& query, const Sides& sides, Visit& visit)
      : query_(query), visit_(visit), own_cover_(own_houses() & sides.cover) {
    std::array<Places, House::count> places{};
    Places bit = 1;
    for (Cell cell : query.places - query.struck - CellSet{query.target}) {
      for (House house : cell.houses()) places[house.index()] |= bit;
      bit <<= 1;
    }
    for (House house : (sides.base | sides.cover) - own_houses()) {
      if (query.places.intersects(cells_of(house))) list_.add(house, places[house.index()]);
    }
    base_side_ = list_.among(sides.base);
    cover_side_ = list_.among(sides.cover);
  }
  bool run() { return choose_cover(0, cover_side_, 0); }

 private:
  HouseSet own_houses() const {
    const auto [row, column, box] = query_.target.houses();
    return {row, column, box};
  }

  /// Adds cover houses, each of them one of `later`, until only the one through the target is missing.
  bool choose_cover(Houses cover, Houses later, Places covered) {
    const int size = std::popcount(cover);
    const Houses inside = base_inside(cover, covered);
    const bool is_proof = has_disjoint(inside, size + 1, 0);
    if (size + 1 == query_.size) return is_proof && is_needed(cover) && choose_base(inside, 0, 0, cover);
    if (is_proof) return false;
    for (; later != 0; later &= later - 1) {
      const int i = std::countr_zero(later);
      if (choose_cover(cover | 1U << i, later & (later - 1), covered | list_.places(i))) return true;
    }
    return false;
  }
  /// The houses fit for the base that have all their places in some cover houses.
  Houses base_inside(Houses cover, Places covered) const { return list_.without(~covered) & base_side_ & ~cover; }
  /// Whether no part of the cover houses is a proof by itself.
  bool is_needed(Houses cover) const {
    for (Houses part = (cover - 1) & cover;; part = (part - 1) & cover) {
      const Houses inside = base_inside(part, list_.united(part));
      if (has_disjoint(inside, std::popcount(part) + 1, 0)) return false;
      if (part == 0) return true;
    }
  }
  /// Whether `wanted` of some houses have no place in common, nor one among `used`.
  bool has_disjoint(Houses houses, int wanted, Places used) const {
    if (wanted == 0) return true;
    for (; std::popcount(houses) >= wanted; houses &= houses - 1) {
      const Places places = list_.places(std::countr_zero(houses));
      if ((places & used) == 0 && has_disjoint(houses & (houses - 1), wanted - 1, used | places)) return true;
    }
    return false;
  }
  /// Adds base houses, each of them one of `later` and without the places `used`, until there are enough.
  bool choose_base(Houses later, Houses base, Places used, Houses cover) {
    const int missing = query_.size - std::popcount(base);
    if (missing == 0) return answer(list_.set_of(base), list_.set_of(cover));
    for (; std::popcount(later) >= missing; later &= later - 1) {
      const int i = std::countr_zero(later);
      if ((list_.places(i) & used) != 0) continue;
      if (choose_base(later & (later - 1), base | 1U << i, used | list_.places(i), cover)) return true;
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
  Visit& visit_;
  HouseSet own_cover_;  ///< houses of the target that may be cover houses
  HouseList list_;
  Houses base_side_ = 0;
  Houses cover_side_ = 0;
};

}  // namespace detail

/// Calls `visit(fish)` for each fish that answers the question.
template <class Visit>
bool search_fish(const FishQuery& query, Visit&& visit) {
  for (const detail::Sides& sides : detail::sides_of(query.fish_class)) {
    if (detail::FishSearch(query, sides, visit).run()) return true;
  }
  return false;
}

}  // namespace deduku::fish
