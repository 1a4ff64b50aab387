// The visible content of a grid or a step: marks, houses, sets, links. Plain data without coordinates, colours or
// words, for any renderer: an SVG, a terminal.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "deduku/premises.hpp"
#include "deduku/step.hpp"

namespace deduku::draw {

/// The role of a mark in the step. The table is `deduku/roles.def`.
enum class MarkShape : std::uint8_t {
#define MARK(key, ...) key,
#include "deduku/roles.def"
};
inline constexpr int mark_shape_count = static_cast<int>(MarkShape::node_false) + 1;
/// "body", "node_true", ...: a role has its own word.
std::string_view name(MarkShape shape);
/// The more specific, the lower: if a mark has several roles, the one of the lowest rank is drawn.
int rank_of(MarkShape shape);
/// All shapes, those of the lowest rank first.
std::array<MarkShape, mark_shape_count> shapes_by_rank();

/// A candidate, or the digit of a solved cell, with its role.
struct Mark {
  Candidate candidate;
  MarkShape shape = MarkShape::body;
  /// The index of the thing with this role that it belongs to, from 0: the cluster of colours, the set.
  int index = 0;

  friend bool operator==(const Mark&, const Mark&) = default;
};

enum class HouseUse : std::uint8_t { base, cover, goal, cross_line };
/// "base", "cover", "goal", "cross_line".
std::string_view name(HouseUse use);

struct ShadedHouse {
  House house;
  HouseUse use = HouseUse::base;
  /// A cover house only of the second of two fish shown as one step.
  bool is_second = false;
};

/// A line from a placed digit to a cell that it bars.
struct BarLine {
  Cell by;
  Cell to;
};

/// From a candidate to its image under a symmetry.
struct Move {
  Candidate from;
  Candidate to;
};

/// An almost locked set, as an outline around its cells.
struct OutlinedSet {
  CellSet cells;
  DigitSet digits;
  /// Whether it shares a cell with a set before it.
  bool overlaps = false;
};
/// 'A' for the first set of a picture, and so on; '+' after 'Z'.
char letter_of(std::size_t set);

/// An implication between two nodes, as an arrow. `kind` strong: from false to true, else from true or to false.
struct Arrow {
  Node from;
  Node to;
  LinkKind kind = LinkKind::strong;
  /// The branch of a forcing argument that it belongs to, from 0.
  int branch = 0;
  /// Whether it belongs to a chain that a node of another one depends on.
  bool is_inner = false;
  /// The reason of the link; empty for branches, whose nodes have their reasons.
  std::optional<LinkReason> reason{};
};

/// The whole picture. Each list is in a fixed order, so that the same step always makes the same picture.
struct Picture {
  Grid grid;
  std::vector<Mark> marks;   ///< candidates, ascending; none in a cell with a placed digit
  std::vector<Mark> solved;  ///< digits of solved cells that play a role, ascending
  std::vector<ShadedHouse> houses;
  CellSet counted;                 ///< cells that a pattern counts, tinted
  std::vector<Cell> loop;          ///< the corners of a loop of cells, in circular order; empty for none
  std::optional<Motion> motion;    ///< the movement of the cells by a symmetry, if there is one
  CellSet fixed;                   ///< cells that it leaves in place, if they matter
  CandidateSet gone_images;        ///< removed images of candidates
  std::vector<Move> moves;         ///< from candidates that are excluded because of their images
  std::vector<BarLine> bar_lines;  ///< by the barring digits
  std::vector<OutlinedSet> sets;   ///< in the order of the argument
  std::vector<Node> groups;        ///< nodes of several cells, as in the arrows
  std::vector<Arrow> arrows;       ///< in reading order
  int branch_count = 0;            ///< the number of branches of the arrows; 0 without arrows
  Premises premises;               ///< shown as premises, instead of a pattern
  CandidateSet removed;
  /// Digits to show large in their cells.
  CandidateSet placed;
  /// Digits that are placed in cells whose other candidates take part in the argument: shown among them.
  CandidateSet placed_marks;

  /// The shape of a candidate; empty if it has no role.
  std::optional<MarkShape> shape_of(Candidate candidate) const;
  /// Whether a cell shows a large digit, solved or placed.
  bool shows_digit(Cell cell) const;
};

/// The grid alone.
Picture picture_of(const Grid& grid);
/// A step of any ladder.
Picture picture_of(const StepView& view);
/// The visible part of a step before it is revealed, for a hint of a level, 1..4, which shows as much as its text: the
/// houses or the digit to look at; from level 4 on the pattern with its roles, without its links and its conclusion.
Picture picture_of_hint(const StepView& view, int level);
/// The premises and the effects of a step.
Picture picture_of(const Grid& grid, const Premises& premises, const Effects& effects);

}  // namespace deduku::draw
