// Sets of candidates as bits that are read side by side: nine planes, one for each digit, of three bands of 27 cells.
#pragma once

#include <bit>
#include <cstring>

#include "deduku/grid.hpp"

namespace deduku::trial {

/// The cells of one plane, one register: band b in lane b, row-major; the fourth lane is always zero. In a band, bit 9
/// * row + column; three neighbours of a row that start at column 0, 3 or 6 form a mini-row.
struct Bands {
  using Lanes = std::uint32_t __attribute__((vector_size(16)));
  Lanes lanes;

  static Bands each(std::uint32_t bits) { return {Lanes{bits, bits, bits, 0}}; }
  static Bands load(const std::uint32_t* words) {
    Bands bands;
    std::memcpy(&bands.lanes, words, sizeof(bands.lanes));
    return bands;
  }
  void store(std::uint32_t* words) const { std::memcpy(words, &lanes, sizeof(lanes)); }

  friend Bands operator&(Bands a, Bands b) { return {a.lanes & b.lanes}; }
  friend Bands operator|(Bands a, Bands b) { return {a.lanes | b.lanes}; }
  friend Bands operator-(Bands a, Bands b) { return {a.lanes & ~b.lanes}; }
  friend Bands operator<<(Bands a, int places) { return {a.lanes << places}; }
  friend Bands operator>>(Bands a, int places) { return {a.lanes >> places}; }
  Bands& operator|=(Bands other) { return *this = *this | other; }
  /// What is in at least two of three.
  friend Bands majority(Bands a, Bands b, Bands c) { return (a & b) | ((a | b) & c); }
  /// Fields of `width` bits filled where their lowest bit is set.
  Bands filled(int width) const { return {(lanes << width) - lanes}; }
  /// The lane of the next band in the place of each.
  Bands next() const { return {__builtin_shufflevector(lanes, lanes, 1, 2, 0, 3)}; }
  Bands last() const { return {__builtin_shufflevector(lanes, lanes, 2, 0, 1, 3)}; }

  bool empty() const { return (halves()[0] | halves()[1]) == 0; }
  std::uint32_t operator[](int band) const { return lanes[band]; }

 private:
  using Halves = std::uint64_t __attribute__((vector_size(16)));
  Halves halves() const { return reinterpret_cast<Halves>(lanes); }
};

/// A plane as it lies in memory.
struct alignas(16) BandWords {
  std::array<std::uint32_t, 4> words{};

  constexpr void insert(int cell) { words[cell / 27] |= std::uint32_t{1} << cell % 27; }
  constexpr bool contains(int cell) const { return (words[cell / 27] >> cell % 27 & 1) != 0; }
  Bands bands() const { return Bands::load(words.data()); }
};

struct LinkTables {
  std::array<BandWords, Cell::count> cell;   ///< the cell alone
  std::array<BandWords, Cell::count> peers;  ///< its peers
  std::array<BandWords, House::count> house;
};

constexpr LinkTables make_link_tables() {
  LinkTables tables;
  for (Cell cell : Cell::all()) {
    tables.cell[cell.index()].insert(cell.index());
    for (Cell peer : peers(cell)) tables.peers[cell.index()].insert(peer.index());
    for (House house : cell.houses()) tables.house[house.index()].insert(cell.index());
  }
  return tables;
}

inline constexpr LinkTables link_tables = make_link_tables();

inline Bands bands_of(Cell cell) {
  return link_tables.cell[cell.index()].bands();
}
inline Bands peer_bands(Cell cell) {
  return link_tables.peers[cell.index()].bands();
}
inline Bands bands_of(House house) {
  return link_tables.house[house.index()].bands();
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
  bool contains(Candidate candidate) const {
    return planes_[candidate.digit().index()].contains(candidate.cell().index());
  }
  void insert(Candidate candidate) {
    const int digit = candidate.digit().index();
    set_plane(digit, plane(digit) | bands_of(candidate.cell()));
  }
  void erase(Candidate candidate) {
    const int digit = candidate.digit().index();
    set_plane(digit, plane(digit) - bands_of(candidate.cell()));
  }
  /// Takes out what is linked to a candidate: its digit in the peers, the other digits of the cell.
  void erase_links(Candidate candidate) {
    const Bands cell = bands_of(candidate.cell());
    const int own = candidate.digit().index();
    const Bands kept = plane(own) - peer_bands(candidate.cell());
    for (int digit = 0; digit < Digit::count; ++digit) set_plane(digit, plane(digit) - cell);
    set_plane(own, kept);
  }
  /// Erases what the candidates of a set exclude: in cells with several of them nothing is left.
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
  /// The cells that occur.
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

  /// Calls `visit(candidate)` digit by digit until it returns false; whether it never did. The set may change
  /// meanwhile: what is visited is what was in the plane when the loop came to it.
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
  std::array<BandWords, Digit::count> planes_{};
};

/// Whether two different candidates share a cell, or a digit and a house.
inline bool linked(Candidate a, Candidate b) {
  if (a.cell() == b.cell()) return a.digit() != b.digit();
  return a.digit() == b.digit() && sees(a.cell(), b.cell());
}

}  // namespace deduku::trial
