// Cells as bits that are processed in parallel: three bands of 27 cells.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>

#include "deduku/sets.hpp"
#include "src/core/set_access.hpp"

namespace deduku::facts {

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
  /// The bits that are in at least two of three.
  friend Bands majority(Bands a, Bands b, Bands c) { return (a & b) | ((a | b) & c); }
  /// Fields of `width` bits that are filled if their lowest bit is set.
  Bands filled(int width) const { return {(lanes << width) - lanes}; }
  /// Each lane replaced by the lane of the next band.
  Bands next() const { return {__builtin_shufflevector(lanes, lanes, 1, 2, 0, 3)}; }
  Bands last() const { return {__builtin_shufflevector(lanes, lanes, 2, 0, 1, 3)}; }

  bool empty() const { return (halves()[0] | halves()[1]) == 0; }
  std::uint32_t operator[](int band) const { return lanes[band]; }

 private:
  using Halves = std::uint64_t __attribute__((vector_size(16)));
  Halves halves() const { return reinterpret_cast<Halves>(lanes); }
};

/// The memory layout of a plane.
struct alignas(16) BandWords {
  std::array<std::uint32_t, 4> words{};

  constexpr void insert(int cell) { words[cell / 27] |= std::uint32_t{1} << cell % 27; }
  constexpr bool contains(int cell) const { return (words[cell / 27] >> cell % 27 & 1) != 0; }
  Bands bands() const { return Bands::load(words.data()); }
};

/// The bands of a set of cells.
inline Bands bands_of(const CellSet& cells) {
  constexpr std::uint64_t band = 0777'777'777;
  const auto& words = SetAccess::words(cells);
  return {Bands::Lanes{static_cast<std::uint32_t>(words[0] & band), static_cast<std::uint32_t>(words[0] >> 27 & band),
                       static_cast<std::uint32_t>(words[0] >> 54 | words[1] << 10), 0}};
}

/// The cells of bands.
inline CellSet cells_of(Bands bands) {
  const std::uint64_t last = bands[2];
  CellSet cells;
  SetAccess::words(cells)[0] = bands[0] | std::uint64_t{bands[1]} << 27 | last << 54;
  SetAccess::words(cells)[1] = last >> 10;
  return cells;
}

}  // namespace deduku::facts
