#include "src/core/canonical/arrangement.hpp"

#include <algorithm>

namespace deduku::canonical {

Sheets sheets_of(const Board& board) {
  Sheets sheets;
  auto& [as_it_stands, transposed] = sheets;
  std::array<unsigned, 9> in_row{};  // the digits, as bits
  std::array<unsigned, 9> in_column{};
  for (Cell cell : cells_with_digit(board)) {
    const std::uint8_t digit = board.values[cell];
    const std::size_t row = cell.slot() / 9;
    const std::size_t column = cell.slot() % 9;
    as_it_stands.digits[row][column] = transposed.digits[column][row] = digit;
    as_it_stands.filled[row] |= 1U << column;
    transposed.filled[column] |= 1U << row;
    in_row[row] |= 1U << digit;
    in_column[column] |= 1U << digit;
  }
  const auto size = [](unsigned bits) { return std::popcount(bits); };
  as_it_stands.repeats = !std::ranges::equal(as_it_stands.filled, in_row, {}, size, size);
  transposed.repeats = !std::ranges::equal(transposed.filled, in_column, {}, size, size);
  return sheets;
}

Arrangement::Arrangement(bool transposed, const StackOrder& stacks) : transposed_(transposed) {
  for (int place = 0; place < 9; ++place) {
    columns_[place] = static_cast<std::uint16_t>(7U << 3 * stacks[place / 3]);
  }
}

bool Arrangement::has_settled_columns() const {
  unsigned unsettled = 0;  // not all_of, which stops early: this loop is vectorised
  for (const unsigned columns : columns_) unsettled |= columns & (columns - 1);
  return unsettled == 0;
}

unsigned Arrangement::rows_for(int place) const {
  if (free_rows_ == 0) return 1U << rows_[place];
  if (place % 3 == 0) return free_rows_;
  return free_rows_ & 7U << rows_[place - 1] / 3 * 3;
}

BlankestRows Arrangement::blankest_of(unsigned rows, const Sheet& columns) const {
  int place = 0;
  while (place < 9) {
    // The rows that have a digit in any column of the block, in all columns, and, for three columns, in two.
    unsigned any = 0;
    unsigned all = ~0U;
    unsigned two = 0;
    const unsigned block = columns_at(place);
    for (unsigned rest = block; rest != 0; rest &= rest - 1) {
      const unsigned filled = columns.filled[std::countr_zero(rest)];
      two |= any & filled;
      any |= filled;
      all &= filled;
    }
    const int size = std::popcount(block);
    if ((rows & ~any) != 0) {
      rows &= ~any;
      place += size;
      continue;
    }
    if (size == 3 && (rows & ~two) != 0) return {rows & ~two, place + 2, place};
    if ((rows & ~all) != 0) return {rows & ~all, place + 1, place};
    return {rows, place, place};
  }
  return {rows, 9, 9};
}

std::uint64_t Arrangement::orders() const {
  std::uint64_t orders = 1;
  for (int place = 0; place < 9; place += std::popcount(columns_at(place))) {
    constexpr std::uint64_t factorials[] = {1, 1, 2, 6};
    orders *= factorials[std::popcount(columns_at(place))];
  }
  return orders;
}

void Arrangement::lay(int row, int place) {
  rows_[place] = static_cast<std::uint8_t>(row);
  free_rows_ &= static_cast<std::uint16_t>(~(1U << row));
}

unsigned Arrangement::symbol(const Sheet& sheet, int row, int place) {
  const int digit = sheet.digits[row][column_at(place)];
  if (digit == 0) return 0;
  if (labels_[digit] == 0) labels_[digit] = ++last_label_;
  if (labels_[digit] >= pending) settle_label(sheet, digit);
  return labels_[digit];
}

void Arrangement::label_row(const Sheet& sheet, int row) {
  if (last_label_ == 9) return;
  for (int place = 0; place < 9; ++place) {
    const int digit = sheet.digits[row][column_at(place)];
    // Without a branch, which would be unpredictable.
    const bool is_new = (digit != 0) & (labels_[digit] == 0);
    last_label_ += is_new;
    labels_[digit] = is_new ? last_label_ : labels_[digit];
  }
}

/// Gives a digit with a pending label the least possible label: its column comes first in its block.
void Arrangement::settle_label(const Sheet& sheet, int digit) {
  const int row = labels_[digit] - pending;
  for (int first = 0; first < 9; first += std::popcount(columns_at(first))) {
    if (is_settled(first) || place_labels_[first].row != row) continue;
    for (unsigned columns = columns_[first]; columns != 0; columns &= columns - 1) {
      if (sheet.digits[row][std::countr_zero(columns)] != digit) continue;
      return split(sheet, first, columns & -columns);
    }
  }
}

bool Arrangement::are_new(const Sheet& sheet, int row, unsigned columns) const {
  unsigned seen = 0;
  for (; columns != 0; columns &= columns - 1) {
    const int digit = sheet.digits[row][std::countr_zero(columns)];
    if (labels_[digit] != 0 || (seen >> digit & 1U) != 0) return false;
    seen |= 1U << digit;
  }
  return true;
}

int Arrangement::label_block(const Sheet& sheet, int row, int first) {
  if (place_labels_[first].row != no_row || !are_new(sheet, row, columns_[first])) return 0;
  int place = first;
  for (unsigned columns = columns_[first]; columns != 0; columns &= columns - 1) {
    labels_[sheet.digits[row][std::countr_zero(columns)]] = static_cast<std::uint8_t>(pending + row);
    place_labels_[place++] = {static_cast<std::uint8_t>(row), ++last_label_};
  }
  return place - first;
}

void Arrangement::split(const Sheet& sheet, int first, unsigned columns) {
  const unsigned others = columns_[first] & ~columns;
  set_block(sheet, first, columns);
  set_block(sheet, first + std::popcount(columns), others);
}

/// A single column determines which digit has the label of its place.
void Arrangement::set_block(const Sheet& sheet, int first, unsigned columns) {
  std::fill_n(&columns_[first], std::popcount(columns), static_cast<std::uint16_t>(columns));
  const PlaceLabel pending_label = place_labels_[first];
  if (!is_settled(first) || pending_label.row == no_row) return;
  labels_[sheet.digits[pending_label.row][column_at(first)]] = pending_label.label;
}

std::vector<Arrangement> unlaid_arrangements() {
  std::vector<Arrangement> all;
  for (const bool transposed : {false, true}) {
    for (const StackOrder& stacks : stack_orders) all.emplace_back(transposed, stacks);
  }
  return all;
}

Arrangement first_settled(Arrangement arrangement, const Sheets& sheets) {
  for (int place = 0; place < 9; ++place) {
    const unsigned columns = arrangement.columns_at(place);
    if (!arrangement.is_settled(place))
      arrangement.split(sheets[arrangement.is_transposed()], place, columns & -columns);
  }
  return arrangement;
}

std::vector<Arrangement> settled(const Arrangement& arrangement, const Sheets& sheets) {
  std::vector<Arrangement> all{arrangement};
  for (int place = 0; place < 9; ++place) {
    std::vector<Arrangement> longer;
    for (const Arrangement& each : all) {
      for (unsigned columns = each.columns_at(place); columns != 0; columns &= columns - 1) {
        Arrangement& next = longer.emplace_back(each);
        if (!each.is_settled(place)) next.split(sheets[each.is_transposed()], place, columns & -columns);
      }
    }
    all.swap(longer);
  }
  return all;
}

}  // namespace deduku::canonical
