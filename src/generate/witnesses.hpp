// Evidence that givens are needed: full grids that have all other givens of a puzzle, but not this one. They are
// witnesses, kept as bits, so that those found for one puzzle can be checked for many others.
#pragma once

#include <array>
#include <map>
#include <span>
#include <vector>

#include "deduku/search.hpp"
#include "src/core/givens.hpp"

namespace deduku::generate {

/// Up to `capacity` full grids by candidate: for each candidate a bit for each grid. Takes memory with the first grid.
template <int capacity>
class GridBits {
 public:
  using Bits = std::array<std::uint64_t, capacity / 64>;

  /// Adds or removes the grid with this index.
  void flip(const Solution& grid, int index) {
    if (bits_.empty()) bits_.resize(Candidate::count);
    for (Cell cell : Cell::all()) {
      bits_[Candidate(cell, grid[cell]).slot()][static_cast<std::size_t>(index / 64)] ^= std::uint64_t{1} << index % 64;
    }
  }
  bool empty() const { return bits_.empty(); }
  const Bits& with(Candidate candidate) const { return bits_[candidate.slot()]; }
  /// Whether one of some grids has all these candidates.
  bool any_with(std::span<const Candidate> candidates, Bits grids) const {
    for (Candidate candidate : candidates) {
      for (std::size_t i = 0; i < grids.size(); ++i) grids[i] &= with(candidate)[i];
    }
    std::uint64_t any = 0;
    for (std::uint64_t word : grids) any |= word;
    return any != 0;
  }

 private:
  std::vector<Bits> bits_;
};

/// The latest full grids that have all givens of a puzzle except one.
class Witnesses {
 public:
  void add(const Solution& grid) {
    if (grids_.size() == capacity) {
      bits_.flip(grids_[static_cast<std::size_t>(next_)], next_);
      grids_[static_cast<std::size_t>(next_)] = grid;
    } else {
      grids_.push_back(grid);
    }
    bits_.flip(grid, next_);
    next_ = (next_ + 1) % capacity;
  }

  /// Whether some witness has all these candidates.
  bool has(std::span<const Candidate> candidates) const {
    return !bits_.empty() && bits_.any_with(candidates.subspan(1), bits_.with(candidates.front()));
  }

  static constexpr int capacity = 256;

 private:
  GridBits<capacity> bits_;
  std::vector<Solution> grids_;
  int next_ = 0;
};

/// Full grids by the givens of the board that they have. With three givens missing, one may be a witness for each of
/// them when the other two are removed.
class WitnessStore {
 public:
  /// Clears the store if it is large, so that it takes at most 16 MB.
  void make_room() {
    if (count_ < capacity) return;
    grids_.clear();
    count_ = 0;
  }
  void add(const CellSet& givens, const Solution& grid) {
    if (count_ == capacity) return;
    std::vector<Solution>& grids = grids_[givens];
    if (grids.size() == Witnesses::capacity) return;
    grids.push_back(grid);
    ++count_;
  }
  std::span<const Solution> of(const CellSet& givens) const {
    const auto found = grids_.find(givens);
    return found == grids_.end() ? std::span<const Solution>() : std::span<const Solution>(found->second);
  }

 private:
  static constexpr int capacity = 65'536;

  std::map<CellSet, std::vector<Solution>> grids_;
  int count_ = 0;
};

/// The first solutions of a puzzle, by candidate.
class SolutionSample {
 public:
  explicit SolutionSample(const search::Puzzle& puzzle) {
    int next = 0;
    const auto keep = [&](const Solution& solution) {
      bits_.flip(solution, next++);
      return true;
    };
    (void)search::enumerate(puzzle, keep, size);
  }

  /// Whether a solution has some candidates, and not another.
  bool has(std::span<const Candidate> candidates, Candidate without) const {
    if (bits_.empty()) return false;
    GridBits<size>::Bits others = bits_.with(without);
    for (std::uint64_t& word : others) word = ~word;
    return bits_.any_with(candidates, others);
  }

 private:
  static constexpr int size = 128;

  GridBits<size> bits_;
};

/// Samples by the givens that were kept.
class SampleStore {
 public:
  /// Clears the store if it is large, so that it takes 32 MB. Pointers to earlier samples become invalid.
  void make_room() {
    if (samples_.size() >= capacity) samples_.clear();
  }
  /// Null if there is no such sample.
  const SolutionSample* find(const CellSet& kept) const {
    const auto found = samples_.find(kept);
    return found == samples_.end() ? nullptr : &found->second;
  }
  const SolutionSample& of(const Board& board, const CellSet& kept) {
    const auto found = samples_.find(kept);
    if (found != samples_.end()) return found->second;
    return samples_.emplace(kept, search::Puzzle(board_with(board, kept))).first->second;
  }

 private:
  static constexpr std::size_t capacity = 2'700;

  std::map<CellSet, SolutionSample> samples_;
};

}  // namespace deduku::generate
