// Puzzles that look the same after a symmetry: some way of moving the cells and relabelling the digits turns each of them into
// itself. Such a symmetry is an automorphism.
//
// There are 275 classes of ways to move the cells, and 26 besides that of doing nothing move the cells of some full grid so
// that a relabelling brings it back (E. Russell and F. Jarvis, 2006). That there are no others was found again by searching
// for a grid for each class and each kind of relabelling.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "deduku/search.hpp"
#include "deduku/symmetry.hpp"
#include "src/generate/random.hpp"

namespace deduku::generate {

/// How an automorphism moves the cells, up to equivalence.
struct AutomorphismKind {
  /// "half_turn", "quarter_turn" and "diagonal", a mirror; the others by how they move the rows and the columns, or, after a
  /// mirror, the rows.
  std::string_view name;
  bool transposes;
  /// Where each row and each column goes, after transposing.
  std::array<std::uint8_t, 9> rows;
  std::array<std::uint8_t, 9> columns;
  /// The lengths of the cycles of digits, each way as a number: 63 is one of six and one of three.
  std::array<std::uint32_t, 4> digit_cycles;  ///< as many as are not 0
};

/// All 26.
std::span<const AutomorphismKind> automorphism_kinds();
/// The kind with this name; null when there is none.
const AutomorphismKind* find_automorphism_kind(std::string_view name);

/// A full grid and an automorphism of it.
struct SymmetricGrid {
  Solution solution;
  Symmetry automorphism;
};

/// A random full grid with an automorphism of a kind. Every such grid can come up, not all equally often.
SymmetricGrid symmetric_grid(const AutomorphismKind& kind, Random& random);

/// How a kind moves the cells; digits stay.
Symmetry motion_of(const AutomorphismKind& kind);
/// The kinds that a wish names: one, or all where it is "any"; none where it is neither.
std::span<const AutomorphismKind> kinds_named(std::string_view wish);
/// The automorphism of a puzzle that moves the cells as a kind does; empty where it has none.
std::optional<Symmetry> automorphism_of(const Board& puzzle, const AutomorphismKind& kind);
/// Those of the kinds that a wish names for which a puzzle has an automorphism.
std::vector<const AutomorphismKind*> kinds_of(const Board& puzzle, std::string_view wish);

}  // namespace deduku::generate
