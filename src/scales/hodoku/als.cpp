#include "src/scales/hodoku/als.hpp"

#include <algorithm>
#include <bit>

namespace deduku::hodoku {

namespace {

/// Words of a set that are computed together: as many as a register of the processor holds.
constexpr int block = 4;

}  // namespace

void AlsList::update(const Grid& grid) {
  if (known_) return;
  known_ = true;
  sets_.clear();
  for (House house : House::all()) {
    house_ = house;
    extend(grid, {}, {}, cells_of(house) & grid.empty_cells());
  }
  list_holders(grid);
  commons_.clear();
  first_common_.clear();
  if (at_.size() < sets_.size()) at_.resize(sets_.size());
  for (auto& places : at_) places.clear();
  for (int i = 0; i < static_cast<int>(sets_.size()); ++i) {
    first_common_.push_back(static_cast<int>(commons_.size()));
    link(grid, i);
  }
  first_common_.push_back(static_cast<int>(commons_.size()));
}

/// Adds cells in lexicographic order.
void AlsList::extend(const Grid& grid, const CellSet& cells, DigitSet digits, CellSet choices) {
  for (Cell cell : choices) {
    choices.erase(cell);
    const CellSet larger = cells | CellSet{cell};
    const DigitSet all = digits | grid.candidates(cell);
    if (all.size() == larger.size() + 1) add(grid, larger, all);
    extend(grid, larger, all, choices);
  }
}

void AlsList::add(const Grid& grid, const CellSet& cells, DigitSet digits) {
  if (common_houses(cells).first() != house_) return;
  Als& set = sets_.emplace_back(Als{cells, digits, {}});
  for (Digit digit : digits) {
    set.seen[digit.index()] = grid.cells(digit) & common_peers(grid.cells(digit) & cells);
  }
}

void AlsList::add_common(const RestrictedCommon& common) {
  const int place = static_cast<int>(commons_.size());
  at_[static_cast<std::size_t>(common.from)].push_back(place);
  at_[static_cast<std::size_t>(common.to)].push_back(place);
  commons_.push_back(common);
}

void AlsList::list_holders(const Grid& grid) {
  words_ = (static_cast<int>(sets_.size()) + 64 * block - 1) / (64 * block) * block;
  holders_.assign(words_ * Candidate::count, 0);
  linked_.assign(words_ * Digit::count, 0);
  for (std::size_t i = 0; i < sets_.size(); ++i) {
    for (Cell cell : sets_[i].cells) {
      for (Digit digit : grid.candidates(cell)) {
        holders({cell, digit})[i / 64] |= std::uint64_t{1} << (i % 64);
      }
    }
  }
}

/// Lists the restricted commons of a set with later ones.
void AlsList::link(const Grid& grid, int from) {
  for (int word = from / (64 * block) * block; word < words_; word += block) {
    for (Digit digit : (*this)[from].digits) find_linked(grid, (*this)[from], digit, word);
  }
  add_commons(from);
}

/// The sets of a block that have the digit, and only where all places of it in `from` are seen.
void AlsList::find_linked(const Grid& grid, const Als& from, Digit digit, int word) {
  std::array<std::uint64_t, block> found{};
  for (Cell cell : from.seen_by(digit)) {
    const std::uint64_t* more = holders({cell, digit}) + word;
    for (int i = 0; i < block; ++i) found[i] |= more[i];
  }
  for (Cell cell : grid.cells(digit) - from.seen_by(digit)) {
    const std::uint64_t* fewer = holders({cell, digit}) + word;
    for (int i = 0; i < block; ++i) found[i] &= ~fewer[i];
  }
  std::ranges::copy(found, linked(digit) + word);
}

void AlsList::add_commons(int from) {
  const Als& set = (*this)[from];
  for (int word = from / 64; word < words_; ++word) {
    std::uint64_t any = 0;
    for (Digit digit : set.digits) any |= linked(digit)[word];
    if (word == from / 64) any &= ~std::uint64_t{1} << (from % 64);
    for (; any != 0; any &= any - 1) {
      const int to = 64 * word + std::countr_zero(any);
      if ((*this)[to].cells.intersects(set.cells)) continue;
      DigitSet digits;
      for (Digit digit : set.digits) {
        if (digits.size() < 2 && (linked(digit)[word] >> (to % 64) & 1) != 0) digits.insert(digit);
      }
      add_common({from, to, digits});
    }
  }
}

}  // namespace deduku::hodoku
