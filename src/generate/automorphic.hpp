// Puzzles that look the same after a symmetry: some way of moving the cells and relabelling the digits turns each of
// them into itself. Such a symmetry is an automorphism.
//
// There are 275 classes of cell movements. Apart from the identity, 26 of them move the cells of some full grid so that
// a relabelling restores it (E. Russell and F. Jarvis, 2006). An independent search for a grid for each class and each
// kind of relabelling confirms that there are no others.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "deduku/search.hpp"
#include "deduku/symmetry.hpp"
#include "src/generate/random.hpp"

namespace deduku::generate {

/// A movement of the cells by an automorphism, up to equivalence.
struct AutomorphismKind {
  /// "half_turn", "quarter_turn" and "diagonal", a mirror; the others are named by the movements of the rows and the
  /// columns, or, after a mirror, of the rows.
  std::string_view name;
  bool transposes;
  /// The destination of each row and each column, after transposing.
  std::array<std::uint8_t, 9> rows;
  std::array<std::uint8_t, 9> columns;
  /// The lengths of the cycles of digits, each possibility as a number: 63 is one of six and one of three.
  std::array<std::uint32_t, 4> digit_cycles;  ///< those that are not 0
};

/// All 26.
std::span<const AutomorphismKind> automorphism_kinds();
/// The kind with this name; null if there is no such kind.
const AutomorphismKind* find_automorphism_kind(std::string_view name);

/// A full grid and an automorphism of it.
struct SymmetricGrid {
  Solution solution;
  Symmetry automorphism;
};

/// A random full grid with an automorphism of a kind. Every such grid is possible, but not all are equally likely.
SymmetricGrid symmetric_grid(const AutomorphismKind& kind, Random& random);

/// The movement of the cells by a kind; digits stay.
Symmetry motion_of(const AutomorphismKind& kind);
/// The kinds that a constraint names: one, or all if it is "any"; empty if it is neither.
std::span<const AutomorphismKind> kinds_named(std::string_view constraint);
/// The automorphism of a puzzle that moves the cells like a kind; empty if there is no such automorphism.
std::optional<Symmetry> automorphism_of(const Board& puzzle, const AutomorphismKind& kind);
/// The kinds named by a constraint for which a puzzle has an automorphism.
std::vector<const AutomorphismKind*> kinds_of(const Board& puzzle, std::string_view constraint);

}  // namespace deduku::generate
