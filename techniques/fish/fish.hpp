// Definition of a fish: as many base houses as cover houses, and the role of each place of the digit.
//
//   For each place, take the number of its cover houses minus the number of its base houses. Each house holds
//   the digit once, so over the true places these numbers add up to zero.
//
//     negative    a fin: in a base house and in no cover house, or (an endo-fin) in two base houses
//     zero        the body of the fish, or an uninvolved cell
//     positive    eliminable: in a cover house only, or (cannibalism) in two cover houses and one base house
//
//   If no fin is true, no negative number can balance a positive one, so no positive place is true. So a
//   positive place that sees all fins is eliminated.
#pragma once

#include "deduku/houses.hpp"

namespace deduku::fish {

/// A set of base houses and a set of cover houses of the same size; no house is in both.
struct Fish {
  Digit digit;
  HouseSet base;
  HouseSet cover;

  friend auto operator<=>(const Fish&, const Fish&) = default;
};

/// The cells of several houses.
inline CellSet cells_in(const HouseSet& houses) {
  CellSet cells;
  for (House house : houses) cells |= cells_of(house);
  return cells;
}

/// The kinds of houses, the narrowest class first. Basic: rows covered by columns, or the reverse. Franken: boxes may
/// also be on either side. Mutant: any other combination.
enum class FishClass : std::uint8_t { basic, franken, mutant };

/// The places of a digit, classified by a fish.
struct FishAnatomy {
  CellSet body;                    ///< in base houses, generally in one base and one cover house
  CellSet fins;                    ///< in a base house and no cover house
  CellSet endo_fins;               ///< in several base houses
  CellSet potential_eliminations;  ///< in more cover houses than base houses

  CellSet all_fins() const { return fins | endo_fins; }
  /// The eliminations of the fish without chains.
  CellSet eliminations() const { return potential_eliminations & common_peers(all_fins()); }
};

namespace detail {

/// The places that lie in at least one, and in at least two of some houses.
struct Overlap {
  CellSet once;
  CellSet twice;
};

inline Overlap overlap(const CellSet& places, const HouseSet& houses) {
  Overlap overlap;
  for (House house : houses) {
    const CellSet here = places & cells_of(house);
    overlap.twice |= overlap.once & here;
    overlap.once |= here;
  }
  return overlap;
}

inline constexpr HouseSet rows = HouseSet::from_bits(0777);
inline constexpr HouseSet columns = HouseSet::from_bits(0777 << 9);
inline constexpr HouseSet boxes = HouseSet::from_bits(0777 << 18);

/// Whether a fish starts from lines of one kind, with or without boxes, and ends in the lines across.
inline bool crosses(const Fish& fish, const HouseSet& lines, const HouseSet& across) {
  return fish.base.intersects(lines) && fish.cover.intersects(across) && !fish.base.intersects(across) &&
         !fish.cover.intersects(lines);
}

}  // namespace detail

/// A place lies in three houses, so an endo-fin in at most one cover house, and a potential elimination in at most one
/// base house.
inline FishAnatomy anatomy(const CellSet& places, const Fish& fish) {
  const auto [in_base, in_two_bases] = detail::overlap(places, fish.base);
  const auto [in_cover, in_two_covers] = detail::overlap(places, fish.cover);
  return {.body = (in_base & in_cover) - in_two_bases,
          .fins = in_base - in_cover - in_two_bases,
          .endo_fins = in_two_bases,
          .potential_eliminations = (in_cover - in_base) | in_two_covers};
}

inline FishClass fish_class(const Fish& fish) {
  using namespace detail;
  if (!crosses(fish, rows, columns) && !crosses(fish, columns, rows)) return FishClass::mutant;
  return (fish.base | fish.cover).intersects(boxes) ? FishClass::franken : FishClass::basic;
}

}  // namespace deduku::fish
