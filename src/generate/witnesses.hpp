// Evidence that givens are needed: full grids that have all other givens of a puzzle, but not this one. They are
// witnesses, kept as bits, so that those found for one puzzle can be checked for many others.
#pragma once

#include <map>
#include <span>
#include <vector>

#include "deduku/search.hpp"
#include "src/core/set_access.hpp"

namespace deduku::generate {

/// The latest full grids that have all givens of a puzzle except one.
class Witnesses {
 public:
  void add(const Solution& grid) {
    const std::uint64_t bit = std::uint64_t{1} << next_ % 64;
    const auto word = static_cast<std::size_t>(next_ / 64);
    if (bits_.empty()) bits_.resize(Candidate::count);
    if (grids_.size() == capacity) {
      for (Cell cell : Cell::all()) bits_of({cell, grids_[static_cast<std::size_t>(next_)][cell]})[word] &= ~bit;
      grids_[static_cast<std::size_t>(next_)] = grid;
    } else {
      grids_.push_back(grid);
    }
    for (Cell cell : Cell::all()) bits_of({cell, grid[cell]})[word] |= bit;
    next_ = (next_ + 1) % capacity;
  }

  /// Whether some witness has all these candidates.
  bool has(std::span<const Candidate> candidates) const {
    if (bits_.empty()) return false;
    Bits common = bits_[static_cast<std::size_t>(candidates.front().index())];
    for (Candidate candidate : candidates.subspan(1)) {
      const Bits& bits = bits_[static_cast<std::size_t>(candidate.index())];
      for (std::size_t i = 0; i < common.size(); ++i) common[i] &= bits[i];
    }
    std::uint64_t any = 0;
    for (std::uint64_t word : common) any |= word;
    return any != 0;
  }

  static constexpr int capacity = 256;

 private:
  using Bits = std::array<std::uint64_t, capacity / 64>;

  Bits& bits_of(Candidate candidate) { return bits_[static_cast<std::size_t>(candidate.index())]; }

  std::vector<Bits> bits_;
  std::vector<Solution> grids_;
  int next_ = 0;
};

struct CellSetOrder {
  bool operator()(const CellSet& one, const CellSet& other) const {
    return SetAccess::words(one) < SetAccess::words(other);
  }
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

  std::map<CellSet, std::vector<Solution>, CellSetOrder> grids_;
  int count_ = 0;
};

/// The first solutions of a puzzle, by candidate.
class SolutionSample {
 public:
  explicit SolutionSample(const search::Puzzle& puzzle) : bits_(Candidate::count) {
    int next = 0;
    const auto keep = [&](const Solution& solution) {
      for (Cell cell : Cell::all()) {
        bits_[Candidate(cell, solution[cell]).slot()][static_cast<std::size_t>(next / 64)] |= std::uint64_t{1}
                                                                                              << next % 64;
      }
      ++next;
      return true;
    };
    (void)search::enumerate(puzzle, keep, size);
  }

  /// Whether a solution has some candidates, and not another.
  bool has(std::span<const Candidate> candidates, Candidate without) const {
    Bits common = bits_[without.slot()];
    for (std::uint64_t& word : common) word = ~word;
    for (Candidate candidate : candidates) {
      for (std::size_t i = 0; i < common.size(); ++i) common[i] &= bits_[candidate.slot()][i];
    }
    std::uint64_t any = 0;
    for (std::uint64_t word : common) any |= word;
    return any != 0;
  }

 private:
  static constexpr int size = 128;
  using Bits = std::array<std::uint64_t, size / 64>;
  std::vector<Bits> bits_;
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
    Board puzzle;
    for (Cell cell : kept) puzzle.values[cell] = board.values[cell];
    return samples_.emplace(kept, search::Puzzle(puzzle)).first->second;
  }

 private:
  static constexpr std::size_t capacity = 2'700;

  std::map<CellSet, SolutionSample, CellSetOrder> samples_;
};

}  // namespace deduku::generate
