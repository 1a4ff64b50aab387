#include "src/generate/making.hpp"

#include <algorithm>

#include "src/generate/orbits.hpp"

namespace deduku::generate {

void HarvestMaker::count_steps(std::uint64_t steps) {
  constexpr std::uint64_t steps_of_try = std::uint64_t{1} << 15;
  steps_ += steps;
  harvest_.tried +=
      std::min(steps_ / steps_of_try, workshop_.most_tried - std::min(workshop_.most_tried, harvest_.tried));
  steps_ %= steps_of_try;
}

void HarvestMaker::add(const Board& puzzle, const Solution& solution) {
  if (!classes_.insert(puzzle)) return;
  const auto place = static_cast<int>(harvest_.puzzles.size());
  harvest_.puzzles.push_back({.puzzle = puzzle,
                              .solution = solution,
                              .stream = stream_,
                              .place = place,
                              .start = std::max(0, starts_ - 1),
                              .tries = harvest_.tried});
}

Harvest HarvestMaker::take_ended() {
  if (!is_spent() || workshop_.is_stopped()) return {.tried = harvest_.tried, .is_stopped = true};
  harvest_.is_cut = true;
  return take();
}

Cell random_cell(const CellSet& cells, Random& random) {
  auto rest = static_cast<int>(random.below(static_cast<std::uint32_t>(cells.size())));
  for (Cell cell : cells) {
    if (rest-- == 0) return cell;
  }
  return cells.first();
}

Board puzzle_of(const CellSet& givens, const Solution& solution) {
  Board puzzle;
  puzzle.givens = givens;
  for (Cell cell : givens) puzzle.values[cell.slot()] = static_cast<std::uint8_t>(solution[cell.slot()].number());
  return puzzle;
}

Board digits_of(const Mask& mask) {
  Board board;
  board.values = mask.digits;
  board.givens = cells_with_digit(board);
  return board;
}

std::vector<CellSet> groups_of(const Wishes& wishes, const AutomorphismKind* kind) {
  std::vector<Symmetry> motions;
  if (wishes.pattern) motions = motions_of(wishes.pattern->pattern);
  if (kind != nullptr) motions.push_back(motion_of(*kind));
  return orbits(motions);
}

Minimality promised_minimality(const Wishes& wishes) {
  const bool is_minimal = wishes.vicinity || wishes.distribution == Distribution::controlled;
  return is_minimal ? Minimality::minimal : wishes.minimality;
}

bool has_shape(const Board& puzzle, const Wishes& wishes) {
  const int givens = puzzle.givens.size();
  if (givens < wishes.least_givens || givens > wishes.most_givens) return false;
  if (wishes.pattern) {
    const Pattern found = pattern_of(puzzle.givens);
    const bool fits =
        wishes.pattern->is_exact ? found == wishes.pattern->pattern : includes(found, wishes.pattern->pattern);
    if (!fits) return false;
  }
  if (wishes.mask && !wishes.mask->fits(puzzle)) return false;
  return wishes.automorphic.empty() || !kinds_of(puzzle, wishes.automorphic).empty();
}

PuzzleCutter::PuzzleCutter(const Wishes& wishes) : PuzzleCutter(wishes, groups_of(wishes)) {}

PuzzleCutter::PuzzleCutter(const Wishes& wishes, std::vector<CellSet> groups)
    : wishes_(wishes), groups_(std::move(groups)), order_(groups_) {
  for (std::size_t group = 0; group < groups_.size(); ++group) {
    for (Cell cell : groups_[group]) group_of_[cell.slot()] = group;
  }
}

bool PuzzleCutter::may_be_redundant() const {
  return wishes_.minimality == Minimality::minimal && groups_.size() < Cell::count;
}

std::optional<CellSet> PuzzleCutter::cut_freely(Thinner& thinner, const CellSet& givens, Random& random) {
  order_.clear();
  for (const CellSet& group : groups_) {
    if (group.intersects(givens)) order_.push_back(group);
  }
  random.shuffle(order_);
  // Where givens may be redundant, any number that is wanted is as likely to be aimed at.
  int least = 0;
  if (wishes_.minimality == Minimality::any && wishes_.least_givens > 0) {
    const int most = std::min(wishes_.most_givens, givens.size());
    least = std::min(wishes_.least_givens, most);
    least += static_cast<int>(random.below(static_cast<std::uint32_t>(most - least + 1)));
  }
  const CellSet rest = thinner.thinned(givens, order_, least);
  const bool has_more = wishes_.pattern && wishes_.pattern->is_exact && pattern_of(rest) != wishes_.pattern->pattern;
  if (has_more || (may_be_redundant() && !thinner.is_minimal(rest))) return std::nullopt;
  return rest;
}

std::optional<CellSet> PuzzleCutter::cut(Thinner& thinner, const CellSet& givens, Random& random) {
  const std::optional<CellSet> rest = cut_freely(thinner, givens, random);
  if (!rest || rest->size() < wishes_.least_givens || rest->size() > wishes_.most_givens) return std::nullopt;
  return rest;
}

}  // namespace deduku::generate
