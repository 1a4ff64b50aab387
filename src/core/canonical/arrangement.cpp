#include "src/core/canonical/arrangement.hpp"

#include <algorithm>

namespace deduku::canonical {

Sheets sheets_of(const Board& board) {
  Sheets sheets;
  const auto write = [](Sheet& sheet, int row, int column, std::uint8_t digit) {
    sheet.digits[row][column] = digit;
    sheet.filled[row] |= 1U << column;
  };
  for (Cell cell : cells_with_digit(board)) {
    const std::uint8_t digit = board.values[cell.index()];
    write(sheets[0], cell.index() / 9, cell.index() % 9, digit);
    write(sheets[1], cell.index() % 9, cell.index() / 9, digit);
  }
  return sheets;
}

Arrangement::Arrangement(bool transposed, const std::array<int, 3>& stacks) : transposed_(transposed) {
  for (int place = 0; place < 9; ++place) {
    columns_[place] = static_cast<std::uint16_t>(7U << 3 * stacks[place / 3]);
  }
}

unsigned Arrangement::rows_for(int place) const {
  if (free_rows_ == 0) return 1U << rows_[place];
  if (place % 3 == 0) return free_rows_;
  return free_rows_ & 7U << rows_[place - 1] / 3 * 3;
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

/// Gives a digit with a pending label the least that it can have: its column comes first in its block.
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

/// A single column settles which digit has the label of its place.
void Arrangement::set_block(const Sheet& sheet, int first, unsigned columns) {
  std::fill_n(&columns_[first], std::popcount(columns), static_cast<std::uint16_t>(columns));
  const PlaceLabel pending_label = place_labels_[first];
  if (!is_settled(first) || pending_label.row == no_row) return;
  labels_[sheet.digits[pending_label.row][column_at(first)]] = pending_label.label;
}

std::vector<Arrangement> unlaid_arrangements() {
  std::vector<Arrangement> all;
  for (const bool transposed : {false, true}) {
    for (int first = 0; first < 3; ++first) {
      for (int second : {(first + 1) % 3, (first + 2) % 3}) {
        all.emplace_back(transposed, std::array{first, second, 3 - first - second});
      }
    }
  }
  return all;
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
