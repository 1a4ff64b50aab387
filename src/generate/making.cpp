#include "src/generate/making.hpp"

#include <algorithm>
#include <array>

namespace deduku::generate {

void StreamResultBuilder::count_steps(std::uint64_t steps) {
  constexpr std::uint64_t steps_of_try = std::uint64_t{1} << 15;
  steps_ += steps;
  stream_result_.tried +=
      std::min(steps_ / steps_of_try, workshop_.most_tried - std::min(workshop_.most_tried, stream_result_.tried));
  steps_ %= steps_of_try;
}

void StreamResultBuilder::add(const Board& puzzle, const Solution& solution) {
  if (!classes_.insert(puzzle)) return;
  const auto place = static_cast<int>(stream_result_.puzzles.size());
  stream_result_.puzzles.push_back({.puzzle = puzzle,
                                    .solution = solution,
                                    .stream = stream_,
                                    .place = place,
                                    .start = std::max(0, starts_ - 1),
                                    .tries = stream_result_.tried});
}

StreamResult StreamResultBuilder::take_ended() {
  if (!is_spent() || workshop_.is_stopped()) return {.tried = stream_result_.tried, .is_stopped = true};
  stream_result_.is_cut = true;
  return take();
}

Board puzzle_of(const CellSet& givens, const Solution& solution) {
  Board puzzle;
  puzzle.givens = givens;
  for (Cell cell : givens) puzzle.values[cell] = static_cast<std::uint8_t>(solution[cell].number());
  return puzzle;
}

Board digits_of(const Mask& mask) {
  Board board;
  board.values = mask.digits;
  board.givens = cells_with_digit(board);
  return board;
}

std::string given_at(Cell cell) {
  return "the given in row " + std::to_string(cell.row().number()) + ", column " +
         std::to_string(cell.column().number());
}

std::vector<CellSet> orbits(std::span<const Symmetry> motions) {
  std::vector<CellSet> orbits;
  CellSet seen;
  for (Cell cell : Cell::all()) {
    if (seen.contains(cell)) continue;
    CellSet orbit{cell};
    for (int size = 0; size != orbit.size();) {
      size = orbit.size();
      for (Cell other : orbit) {
        for (const Symmetry& motion : motions) orbit.insert(motion(other));
      }
    }
    seen |= orbit;
    orbits.push_back(orbit);
  }
  return orbits;
}

bool includes(Pattern pattern, Pattern other) {
  const std::vector<Symmetry> all = motions_of(pattern);
  return std::ranges::all_of(motions_of(other),
                             [&](const Symmetry& motion) { return std::ranges::count(all, motion) > 0; });
}

bool fits(Pattern found, const PatternConstraint& wanted) {
  return wanted.is_exact ? found == wanted.pattern : includes(found, wanted.pattern);
}

bool can_have(std::span<const CellSet> orbits, int least, int most) {
  std::array<bool, Cell::count + 1> is_sum{true};
  for (const CellSet& orbit : orbits) {
    for (int sum = Cell::count; sum >= orbit.size(); --sum) is_sum[sum] |= is_sum[sum - orbit.size()];
  }
  for (int cells = least; cells <= most; ++cells) {
    if (is_sum[cells]) return true;
  }
  return false;
}

std::vector<CellSet> groups_of(const PuzzleConstraints& constraints, const AutomorphismKind* kind) {
  std::vector<Symmetry> motions;
  if (constraints.pattern) motions = motions_of(constraints.pattern->pattern);
  if (kind != nullptr) motions.push_back(motion_of(*kind));
  return orbits(motions);
}

Minimality promised_minimality(const PuzzleConstraints& constraints) {
  const bool is_minimal = constraints.vicinity || constraints.distribution == Distribution::controlled;
  return is_minimal ? Minimality::minimal : constraints.minimality;
}

bool has_shape(const Board& puzzle, const PuzzleConstraints& constraints) {
  const int givens = puzzle.givens.size();
  if (givens < constraints.least_givens || givens > constraints.most_givens) return false;
  if (constraints.pattern && !fits(pattern_of(puzzle.givens), *constraints.pattern)) return false;
  if (constraints.mask && !constraints.mask->fits(puzzle)) return false;
  return constraints.automorphic.empty() || !kinds_of(puzzle, constraints.automorphic).empty();
}

PuzzleCutter::PuzzleCutter(const PuzzleConstraints& constraints) : PuzzleCutter(constraints, groups_of(constraints)) {}

PuzzleCutter::PuzzleCutter(const PuzzleConstraints& constraints, std::vector<CellSet> groups)
    : constraints_(constraints), groups_(std::move(groups)), order_(groups_) {
  for (std::size_t group = 0; group < groups_.size(); ++group) {
    for (Cell cell : groups_[group]) group_of_[cell] = group;
  }
}

bool PuzzleCutter::may_be_redundant() const {
  return constraints_.minimality == Minimality::minimal && groups_.size() < Cell::count;
}

std::optional<CellSet> PuzzleCutter::cut_freely(Thinner& thinner, const CellSet& givens, Random& random) {
  order_.clear();
  for (const CellSet& group : groups_) {
    if (group.intersects(givens)) order_.push_back(group);
  }
  random.shuffle(order_);
  // If givens may be redundant, every wanted number is an equally likely target.
  int least = 0;
  if (constraints_.minimality == Minimality::any && constraints_.least_givens > 0) {
    const int most = std::min(constraints_.most_givens, givens.size());
    least = std::min(constraints_.least_givens, most);
    least += static_cast<int>(random.below(static_cast<std::uint32_t>(most - least + 1)));
  }
  const CellSet rest = thinner.thinned(givens, order_, least);
  const bool has_more =
      constraints_.pattern && constraints_.pattern->is_exact && pattern_of(rest) != constraints_.pattern->pattern;
  if (has_more || (may_be_redundant() && !thinner.is_minimal(rest))) return std::nullopt;
  return rest;
}

std::optional<CellSet> PuzzleCutter::cut(Thinner& thinner, const CellSet& givens, Random& random) {
  const std::optional<CellSet> rest = cut_freely(thinner, givens, random);
  if (!rest || rest->size() < constraints_.least_givens || rest->size() > constraints_.most_givens) return std::nullopt;
  return rest;
}

}  // namespace deduku::generate
