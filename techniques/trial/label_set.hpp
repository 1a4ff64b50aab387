// Sets of candidates as bits that are processed in parallel: nine planes, one for each digit, of three bands of 27
// cells.
#pragma once

#include <bit>

#include "deduku/grid.hpp"
#include "deduku/per.hpp"
#include "techniques/facts/bands.hpp"

namespace deduku::trial {

using facts::Bands;
using facts::BandWords;

struct LinkTables {
  PerCell<BandWords> cell;   ///< the cell itself
  PerCell<BandWords> peers;  ///< its peers
  PerHouse<BandWords> house;
};

constexpr LinkTables make_link_tables() {
  LinkTables tables;
  for (Cell cell : Cell::all()) {
    tables.cell[cell].insert(cell.index());
    for (Cell peer : peers(cell)) tables.peers[cell].insert(peer.index());
    for (House house : cell.houses()) tables.house[house].insert(cell.index());
  }
  return tables;
}

inline constexpr LinkTables link_tables = make_link_tables();

inline Bands bands_of(Cell cell) {
  return link_tables.cell[cell].bands();
}
inline Bands peer_bands(Cell cell) {
  return link_tables.peers[cell].bands();
}
inline Bands bands_of(House house) {
  return link_tables.house[house].bands();
}

template <class Visit>
inline void for_each_cell(Bands bands, Visit&& visit) {
  if (bands.empty()) return;
  for (int band = 0; band < 3; ++band) {
    for (std::uint32_t rest = bands[band]; rest != 0; rest &= rest - 1) {
      visit(Cell(27 * band + std::countr_zero(rest)));
    }
  }
}

/// A set of candidates.
class LabelSet {
 public:
  LabelSet() = default;

  Bands plane(int digit) const { return planes_[digit].bands(); }
  void set_plane(int digit, Bands bands) { bands.store(planes_[digit].words.data()); }
  bool contains(Candidate candidate) const { return planes_[candidate.digit()].contains(candidate.cell().index()); }
  void insert(Candidate candidate) {
    const int digit = candidate.digit().index();
    set_plane(digit, plane(digit) | bands_of(candidate.cell()));
  }
  void erase(Candidate candidate) {
    const int digit = candidate.digit().index();
    set_plane(digit, plane(digit) - bands_of(candidate.cell()));
  }
  /// Removes the candidates linked to a candidate: its digit in the peers, the other digits of the cell.
  void erase_links(Candidate candidate) {
    const Bands cell = bands_of(candidate.cell());
    const int own = candidate.digit().index();
    const Bands kept = plane(own) - peer_bands(candidate.cell());
    for (int digit = 0; digit < Digit::count; ++digit) set_plane(digit, plane(digit) - cell);
    set_plane(own, kept);
  }
  /// Erases the candidates that the candidates of a set exclude: cells with several of them are emptied.
  void erase_links(const LabelSet& candidates) {
    Bands cells = candidates.plane(0);
    Bands cells_with_several = Bands::each(0);
    for (int digit = 1; digit < Digit::count; ++digit) {
      cells_with_several |= cells & candidates.plane(digit);
      cells |= candidates.plane(digit);
    }
    for (int digit = 0; digit < Digit::count; ++digit) {
      const Bands own = candidates.plane(digit);
      Bands excluded = (cells - own) | cells_with_several;
      for_each_cell(own, [&](Cell cell) { excluded |= peer_bands(cell); });
      set_plane(digit, plane(digit) - excluded);
    }
  }
  LabelSet& operator|=(const LabelSet& other) {
    for (int digit = 0; digit < Digit::count; ++digit) set_plane(digit, plane(digit) | other.plane(digit));
    return *this;
  }
  LabelSet& operator-=(const LabelSet& other) {
    for (int digit = 0; digit < Digit::count; ++digit) set_plane(digit, plane(digit) - other.plane(digit));
    return *this;
  }
  friend LabelSet operator-(LabelSet a, const LabelSet& b) { return a -= b; }
  /// The cells that have at least one candidate.
  Bands cells() const {
    Bands all = plane(0);
    for (int digit = 1; digit < Digit::count; ++digit) all |= plane(digit);
    return all;
  }
  bool empty() const { return cells().empty(); }
  bool intersects(const LabelSet& other) const {
    Bands common = plane(0) & other.plane(0);
    for (int digit = 1; digit < Digit::count; ++digit) common |= plane(digit) & other.plane(digit);
    return !common.empty();
  }
  friend bool operator==(const LabelSet& a, const LabelSet& b) { return (a - b).empty() && (b - a).empty(); }

  /// Calls `visit(candidate)` digit by digit until it returns false; true if it never did. The set may change
  /// meanwhile: the candidates of a plane are those at the time when the loop reached it.
  template <class Visit>
  bool all_of(Visit&& visit) const {
    for (int digit = 0; digit < Digit::count; ++digit) {
      const Bands bands = plane(digit);
      if (bands.empty()) continue;
      for (int band = 0; band < 3; ++band) {
        for (std::uint32_t rest = bands[band]; rest != 0; rest &= rest - 1) {
          if (!visit(Candidate(Cell(27 * band + std::countr_zero(rest)), Digit(digit)))) return false;
        }
      }
    }
    return true;
  }
  template <class Visit>
  void for_each(Visit&& visit) const {
    all_of([&](Candidate candidate) {
      visit(candidate);
      return true;
    });
  }

 private:
  PerDigit<BandWords> planes_{};
};

/// Whether two different candidates share a cell, or a digit and a house.
inline bool linked(Candidate a, Candidate b) {
  if (a.cell() == b.cell()) return a.digit() != b.digit();
  return a.digit() == b.digit() && sees(a.cell(), b.cell());
}

}  // namespace deduku::trial
