#include "deduku/pattern.hpp"

#include <algorithm>
#include <array>

namespace deduku {

namespace {

/// Motions of the square as bits. The identity maps everything to itself, and the three quarter turn keeps the same
/// sets as the quarter turn, so they need no bits.
enum SquareMotion : unsigned {
  left_right = 1,
  top_bottom = 2,
  half_turn = 4,
  quarter_turn = 8,
  diagonal = 16,
  antidiagonal = 32
};

constexpr std::array<std::uint8_t, 9> reversed{8, 7, 6, 5, 4, 3, 2, 1, 0};

struct MotionOfCells {
  unsigned bit;
  Symmetry symmetry;
};
constexpr std::array<MotionOfCells, 6> motions = {{
    {left_right, {.columns = reversed}},
    {top_bottom, {.rows = reversed}},
    {half_turn, {.rows = reversed, .columns = reversed}},
    {quarter_turn, {.transposes = true, .columns = reversed}},
    {diagonal, {.transposes = true}},
    {antidiagonal, {.transposes = true, .rows = reversed, .columns = reversed}},
}};

struct PatternKind {
  std::string_view name;
  unsigned motions;
};
/// In the order of the enumeration. The motions that keep a set form a group, so no other combinations occur.
constexpr std::array<PatternKind, pattern_count> pattern_kinds = {{
    {"none", 0},
    {"half_turn", half_turn},
    {"quarter_turn", quarter_turn | half_turn},
    {"left_right", left_right},
    {"top_bottom", top_bottom},
    {"both_axes", left_right | top_bottom | half_turn},
    {"diagonal", diagonal},
    {"antidiagonal", antidiagonal},
    {"both_diagonals", diagonal | antidiagonal | half_turn},
    {"full", left_right | top_bottom | half_turn | quarter_turn | diagonal | antidiagonal},
}};

}  // namespace

Pattern pattern_of(const CellSet& cells) {
  unsigned kept = 0;
  for (const MotionOfCells& motion : motions) kept |= motion.symmetry(cells) == cells ? motion.bit : 0;
  return static_cast<Pattern>(std::ranges::find(pattern_kinds, kept, &PatternKind::motions) - pattern_kinds.begin());
}

std::vector<Symmetry> motions_of(Pattern pattern) {
  std::vector<Symmetry> of_pattern;
  for (const MotionOfCells& motion : motions) {
    if ((pattern_kinds[static_cast<std::size_t>(pattern)].motions & motion.bit) != 0) {
      of_pattern.push_back(motion.symmetry);
    }
  }
  return of_pattern;
}

std::string_view name(Pattern pattern) {
  return pattern_kinds[static_cast<std::size_t>(pattern)].name;
}

std::optional<Pattern> find_pattern(std::string_view name) {
  const auto found = std::ranges::find(pattern_kinds, name, &PatternKind::name);
  if (found == pattern_kinds.end()) return std::nullopt;
  return static_cast<Pattern>(found - pattern_kinds.begin());
}

}  // namespace deduku
