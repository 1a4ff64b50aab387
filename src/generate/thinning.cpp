#include "src/generate/thinning.hpp"

#include <algorithm>

namespace deduku::generate {

Thinner::Thinner(const Solution& solution) : Thinner(solution, search::unavoidable_pairs(solution)) {
  lasting_ = next_;
}

Thinner::Thinner(const Solution& solution, std::span<const CellSet> known) : asked_(solution) {
  sets_.reserve(64 * words);
  for (const CellSet& set : known) remember(set);
}

int Thinner::remember(const CellSet& set) {
  const int place = next_;
  const auto block = static_cast<std::size_t>(place / (64 * words));
  const auto word = static_cast<std::size_t>(place / 64 % words);
  const std::uint64_t bit = std::uint64_t{1} << place % 64;
  if (place < static_cast<int>(sets_.size())) {
    for (Cell cell : sets_[static_cast<std::size_t>(place)]) sets_of_[cell][block][word] &= ~bit;
    sets_[static_cast<std::size_t>(place)] = set;
  } else {
    sets_.push_back(set);
    blocks_ = static_cast<int>(block) + 1;
  }
  for (Cell cell : set) sets_of_[cell][block][word] |= bit;
  next_ = next_ + 1 < capacity ? next_ + 1 : lasting_;
  return place;
}

void Thinner::set_count(Counts& counts, int set, int count) const {
  Planes& block = counts[static_cast<std::size_t>(set / (64 * words))];
  const std::uint64_t bit = std::uint64_t{1} << set % 64;
  for (int plane = 0; plane < planes; ++plane) {
    std::uint64_t& word = block[static_cast<std::size_t>(plane)][static_cast<std::size_t>(set / 64 % words)];
    word = (count >> plane & 1) != 0 ? word | bit : word & ~bit;
  }
}

/// Adds one to the counts of all sets of each given.
void Thinner::count(const CellSet& givens, Counts& counts) const {
  for (int block = 0; block < blocks_; ++block) {
    Planes sums{};
    for (Cell cell : givens) {
      Bits carry = sets_of_[cell][block];
      for (Bits& plane : sums) {
        for (int i = 0; i < words; ++i) {
          const std::uint64_t sum = plane[i] ^ carry[i];
          carry[i] &= plane[i];
          plane[i] = sum;
        }
      }
    }
    counts[block] = sums;
  }
}

/// Takes one from the counts of some sets.
void Thinner::subtract(Planes& counts, Bits borrow) {
  for (Bits& plane : counts) {
    for (int i = 0; i < words; ++i) {
      const std::uint64_t rest = plane[i] ^ borrow[i];
      borrow[i] &= ~plane[i];
      plane[i] = rest;
    }
  }
}

/// Takes one from the counts of all sets of the cell.
void Thinner::leave_out(Counts& counts, Cell cell) const {
  for (int block = 0; block < blocks_; ++block) subtract(counts[block], sets_of_[cell][block]);
}

bool Thinner::is_last(const Counts& counts, Cell cell) const {
  std::uint64_t any = 0;
  for (int block = 0; block < blocks_; ++block) {
    const Planes& count = counts[block];
    const Bits& sets = sets_of_[cell][block];
    for (int i = 0; i < words; ++i) {
      std::uint64_t more = 0;
      for (int plane = 1; plane < planes; ++plane) more |= count[plane][i];
      any |= sets[i] & count[0][i] & ~more;
    }
  }
  return any != 0;
}

/// The number of cells of each set in the group is compared with the number still given; a set with no given left does
/// not count. Groups have at most eight cells.
bool Thinner::is_needed(const Counts& counts, const CellSet& group) const {
  if (group.size() == 1) return is_last(counts, group.first());
  std::uint64_t any = 0;
  for (int block = 0; block < blocks_; ++block) {
    Planes rest = counts[block];
    Bits touched{};
    for (Cell cell : group) {
      const Bits& sets = sets_of_[cell][block];
      for (int i = 0; i < words; ++i) touched[i] |= sets[i];
      subtract(rest, sets);
    }
    for (int i = 0; i < words; ++i) {
      std::uint64_t left = 0;
      for (const Bits& plane : rest) left |= plane[i];
      any |= touched[i] & ~left;
    }
  }
  return any != 0;
}

int Thinner::find_avoided(const CellSet& givens, const Cell* left_out) {
  const auto other = asked_.find(givens, left_out);
  if (!other) return -1;
  if (others_ != nullptr) others_->push_back(*other);
  return remember(difference_of(*other, solution()));
}

/// The remaining givens after each group depend on the groups before. So groups are removed without a search as far as
/// the known sets permit, several at once. If the rest has a second solution, the set that shows it becomes known, and
/// the same groups are tried again, fewer at once. Accepted givens have one solution, and a group that stays is all
/// that is left of a set: the outcome is the same as with a search for each group.
CellSet Thinner::thinned(const CellSet& givens, std::span<const CellSet> groups, int least) {
  CellSet accepted = givens;
  Counts counts{};
  Counts rest_counts{};
  count(accepted, counts);
  int most = std::max(1, givens.size() - 53);  // cells at once: a number that is hardly ever too large
  for (std::size_t begin = 0; begin < groups.size();) {
    CellSet rest = accepted;
    std::copy_n(counts.begin(), blocks_, rest_counts.begin());
    std::size_t end = begin;
    int left_out = 0;
    Cell last;
    for (; end < groups.size() && left_out < most; ++end) {
      const CellSet group = groups[end] & rest;
      if (group.empty() || rest.size() - group.size() < least || is_needed(rest_counts, group)) continue;
      for (Cell cell : group) leave_out(rest_counts, cell);
      rest -= group;
      left_out += group.size();
      last = group.first();
    }
    const int avoided = left_out == 0 ? -1 : find_avoided(rest, left_out == 1 ? &last : nullptr);
    if (avoided >= 0) {
      set_count(counts, avoided, (sets_[static_cast<std::size_t>(avoided)] & accepted).size());
      most = std::max(1, most / 4);
      continue;
    }
    accepted = rest;
    std::copy_n(rest_counts.begin(), blocks_, counts.begin());
    begin = end;
    if (left_out > 1 && begin < groups.size()) most = std::max(1, most / 4);
  }
  return accepted;
}

CellSet Thinner::redundant(const CellSet& givens, int most) {
  Counts counts{};
  count(givens, counts);
  CellSet redundant;
  for (Cell cell : givens) {
    if (redundant.size() == most) break;
    if (is_last(counts, cell)) continue;
    const int avoided = find_avoided(givens - CellSet{cell}, &cell);
    if (avoided < 0) {
      redundant.insert(cell);
    } else {
      set_count(counts, avoided, 1);
    }
  }
  return redundant;
}

}  // namespace deduku::generate
