// The small numbers of the domain, each with a type of its own: a cell is never taken for a digit.
#pragma once

#include <array>
#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <iterator>
#include <optional>
#include <string_view>

#include "deduku/export.h"

namespace DEDUKU_API deduku {

namespace detail {

/// The common part of forward iterators that make their values: before C++20 these are only input iterators.
template <class Self, class T>
struct ValueIterator {
  using value_type = T;
  using difference_type = std::ptrdiff_t;
  using reference = T;
  using pointer = void;
  using iterator_category = std::input_iterator_tag;
  using iterator_concept = std::forward_iterator_tag;

  constexpr Self operator++(int) {
    const Self before = static_cast<Self&>(*this);
    ++static_cast<Self&>(*this);
    return before;
  }
  friend constexpr bool operator==(ValueIterator, ValueIterator) = default;
};

}  // namespace detail

/// All values of an index type in ascending order, for `for (Cell cell : Cell::all())`.
template <class T>
struct IndexRange {
  struct Iterator : detail::ValueIterator<Iterator, T> {
    int index = 0;

    constexpr Iterator() = default;
    explicit constexpr Iterator(int first) : index(first) {}
    constexpr T operator*() const { return T(index); }
    using detail::ValueIterator<Iterator, T>::operator++;
    constexpr Iterator& operator++() {
      ++index;
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;
  };
  constexpr Iterator begin() const { return Iterator(0); }
  constexpr Iterator end() const { return Iterator(T::count); }
};

/// A number 0 .. Count-1. Other index types and their numbers do not convert to it. The member is public only so that
/// an index can be a template argument; use `index()`.
template <class Self, int Count, class Rep = std::uint8_t>
struct Index {
  static constexpr int count = Count;
  Rep raw = 0;

  constexpr Index() = default;
  explicit constexpr Index(int index) : raw(static_cast<Rep>(index)) { assert(0 <= index && index < Count); }
  /// The index for an unchecked number: empty if it is not 0 .. Count-1.
  static constexpr std::optional<Self> checked(int index) {
    return 0 <= index && index < Count ? std::optional<Self>(Self(index)) : std::nullopt;
  }

  /// 0 .. Count-1.
  constexpr int index() const { return raw; }
  /// The number as an array index.
  constexpr std::size_t slot() const { return raw; }
  static constexpr IndexRange<Self> all() { return {}; }
  friend constexpr auto operator<=>(const Index&, const Index&) = default;
};

/// A digit; `number()` is 1..9, `index()` 0..8.
struct Digit : Index<Digit, 9> {
  using Index::Index;
  /// `number` is 1..9.
  static constexpr Digit of(int number) { return Digit(number - 1); }
  constexpr int number() const { return raw + 1; }
};

/// An index inside a house, 0..8: the column in a row, the row in a column, row-major in a box.
struct Position : Index<Position, 9> {
  using Index::Index;
};

enum class HouseKind : std::uint8_t { row, column, box };

/// A house: rows are 0..8, columns 9..17, boxes 18..26 (left to right, top to bottom).
struct House : Index<House, 27> {
  using Index::Index;
  /// The arguments are 0..8.
  static constexpr House row(int row) { return House(row); }
  static constexpr House column(int column) { return House(9 + column); }
  static constexpr House box(int box) { return House(18 + box); }

  constexpr HouseKind kind() const { return static_cast<HouseKind>(raw / 9); }
  constexpr bool is_box() const { return raw >= 18; }
  constexpr bool is_line() const { return raw < 18; }
  /// 1..9, in ordinary counting: "row 4".
  constexpr int number() const { return raw % 9 + 1; }
};

namespace detail {

/// Per cell the numbers of its row, column and box among the houses.
inline constexpr std::array<std::array<std::uint8_t, 3>, 81> houses_of_cells = [] {
  std::array<std::array<std::uint8_t, 3>, 81> houses{};
  for (std::size_t cell = 0; cell < houses.size(); ++cell) {
    const std::size_t row = cell / 9;
    const std::size_t column = cell % 9;
    const std::size_t box = row / 3 * 3 + column / 3;
    houses[cell] = {static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(9 + column),
                    static_cast<std::uint8_t>(18 + box)};
  }
  return houses;
}();

}  // namespace detail

/// A cell: 0..80, row-major from the top left corner.
struct Cell : Index<Cell, 81> {
  using Index::Index;
  /// `row` and `column` are 0..8.
  static constexpr Cell at(int row, int column) { return Cell(9 * row + column); }
  /// "r3c5": the cell in row 3 and column 5; empty for another text.
  static constexpr std::optional<Cell> named(std::string_view name) {
    if (name.size() != 4 || name[0] != 'r' || name[2] != 'c') return std::nullopt;
    const int row = name[1] - '1';
    const int column = name[3] - '1';
    const bool is_cell = 0 <= row && row < 9 && 0 <= column && column < 9;
    return is_cell ? std::optional(at(row, column)) : std::nullopt;
  }

  constexpr House row() const { return House(detail::houses_of_cells[raw][0]); }
  constexpr House column() const { return House(detail::houses_of_cells[raw][1]); }
  constexpr House box() const { return House(detail::houses_of_cells[raw][2]); }
  /// Row, column, box.
  constexpr std::array<House, 3> houses() const { return {row(), column(), box()}; }
};

/// A digit in a cell: 0..728, cell-major (9 * cell + digit index).
struct Candidate : Index<Candidate, 729, std::uint16_t> {
  using Index::Index;
  constexpr Candidate(Cell cell, Digit digit) : Index(9 * cell.index() + digit.index()) {}

  constexpr Cell cell() const { return Cell(raw / 9); }
  constexpr Digit digit() const { return Digit(raw % 9); }
};

/// Index types as keys of `std::unordered_map` and `std::unordered_set`.
struct IndexHash {
  template <class Self, int Count, class Rep>
  constexpr std::size_t operator()(const Index<Self, Count, Rep>& index) const {
    return index.slot();
  }
};

}  // namespace deduku

template <>
struct std::hash<deduku::Digit> : deduku::IndexHash {};
template <>
struct std::hash<deduku::Position> : deduku::IndexHash {};
template <>
struct std::hash<deduku::House> : deduku::IndexHash {};
template <>
struct std::hash<deduku::Cell> : deduku::IndexHash {};
template <>
struct std::hash<deduku::Candidate> : deduku::IndexHash {};
