#include "src/generate/thinning.hpp"

#include <algorithm>

namespace deduku::generate {

Thinner::Thinner(const Solution& solution) : solution_(solution) {
  for (Cell cell : Cell::all()) digits_[cell.slot()] = static_cast<char>('0' + solution[cell.slot()].number());
  sets_.reserve(capacity);
  for (const CellSet& pair : search::unavoidable_pairs(solution)) remember(pair);
  pairs_ = next_ = static_cast<int>(sets_.size());
}

void Thinner::remember(const CellSet& set) {
  const auto word = static_cast<std::size_t>(next_ / 64);
  const std::uint64_t bit = std::uint64_t{1} << next_ % 64;
  if (next_ < static_cast<int>(sets_.size())) {
    for (Cell cell : sets_[static_cast<std::size_t>(next_)]) sets_of_[cell.slot()][word] &= ~bit;
    sets_[static_cast<std::size_t>(next_)] = set;
  } else {
    sets_.push_back(set);
  }
  for (Cell cell : set) sets_of_[cell.slot()][word] |= bit;
  next_ = next_ + 1 < capacity ? next_ + 1 : pairs_;
}

void Thinner::set_count(Counts& counts, int set, int count) const {
  for (int plane = 0; plane < planes; ++plane) {
    std::uint64_t& word = counts[static_cast<std::size_t>(plane)][static_cast<std::size_t>(set / 64)];
    const std::uint64_t bit = std::uint64_t{1} << set % 64;
    word = (count >> plane & 1) != 0 ? word | bit : word & ~bit;
  }
}

/// Adds one to the counts of all sets of each given.
Thinner::Counts Thinner::counts_of(const CellSet& givens) const {
  Counts counts{};
  for (Cell cell : givens) {
    Bits carry = sets_of_[cell.slot()];
    for (Bits& plane : counts) {
      for (int i = 0; i < words; ++i) {
        const std::uint64_t sum = plane[i] ^ carry[i];
        carry[i] &= plane[i];
        plane[i] = sum;
      }
    }
  }
  return counts;
}

/// Takes one from the counts of all sets of each cell.
void Thinner::leave_out(Counts& counts, const CellSet& group) const {
  for (Cell cell : group) {
    Bits borrow = sets_of_[cell.slot()];
    for (Bits& plane : counts) {
      for (int i = 0; i < words; ++i) {
        const std::uint64_t rest = plane[i] ^ borrow[i];
        borrow[i] &= ~plane[i];
        plane[i] = rest;
      }
    }
  }
}

bool Thinner::is_needed(const Counts& counts, const CellSet& group) const {
  Counts rest = counts;
  leave_out(rest, group);
  Bits touched{};
  for (Cell cell : group) {
    for (int i = 0; i < words; ++i) touched[i] |= sets_of_[cell.slot()][i];
  }
  std::uint64_t emptied = 0;
  for (int i = 0; i < words; ++i) {
    std::uint64_t any = 0;
    for (const Bits& plane : rest) any |= plane[i];
    emptied |= touched[i] & ~any;
  }
  return emptied != 0;
}

CellSet Thinner::difference(const CellSet& givens) {
  std::array<char, Cell::count> text;
  text.fill('.');
  for (Cell cell : givens) text[cell.slot()] = digits_[cell.slot()];
  CellSet difference;
  const auto visit = [&](const Solution& solution) {
    for (Cell cell : Cell::all()) difference.insert_if(solution[cell.slot()] != solution_[cell.slot()], cell);
    return difference.empty();
  };
  ++questions_;
  (void)search::enumerate(search::Puzzle(std::string_view(text.data(), text.size())), visit, 2);
  if (!difference.empty()) remember(difference);
  return difference;
}

bool Thinner::is_unique(const CellSet& givens) {
  return difference(givens).empty();
}

/// What is left after each group depends on the groups before. So groups are left out without a question as far as the known
/// sets let them, some at once; where what is left turns out to have a second solution, the set that shows it is known from
/// then on, and the same groups are tried again. What is accepted has one solution, and a group that stays is the rest of a
/// set: the outcome is that of a question for each group.
CellSet Thinner::thinned(const CellSet& givens, std::span<const CellSet> groups, int least) {
  CellSet accepted = givens;
  std::size_t begin = 0;
  int most = 40;  // cells at once: at first nearly everything can go
  while (begin < groups.size()) {
    CellSet rest = accepted;
    Counts counts = counts_of(rest);
    std::size_t end = begin;
    int left_out = 0;
    for (; end < groups.size() && left_out < most; ++end) {
      const CellSet group = groups[end] & rest;
      if (group.empty() || rest.size() - group.size() < least || is_needed(counts, group)) continue;
      leave_out(counts, group);
      rest -= group;
      left_out += group.size();
    }
    if (left_out > 0 && !difference(rest).empty()) {
      most = std::max(1, left_out / 2);
      continue;
    }
    accepted = rest;
    begin = end;
  }
  return accepted;
}

CellSet Thinner::redundant(const CellSet& givens) {
  CellSet redundant;
  for (Cell cell : givens) {
    const CellSet group{cell};
    if (!is_needed(counts_of(givens), group) && difference(givens - group).empty()) redundant.insert(cell);
  }
  return redundant;
}

bool Thinner::is_minimal(const CellSet& givens) {
  Counts counts = counts_of(givens);
  for (Cell cell : givens) {
    const CellSet group{cell};
    if (is_needed(counts, group)) continue;
    if (difference(givens - group).empty()) return false;
    counts = counts_of(givens);
  }
  return true;
}

}  // namespace deduku::generate
