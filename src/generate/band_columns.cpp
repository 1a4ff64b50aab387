#include "src/generate/band_columns.hpp"

#include <bit>

namespace deduku::generate {

namespace {

// The rows of a stack as one word: digit d in row r is bit 9 r + d.
constexpr unsigned all_places = 0x7FFFFFF;
constexpr unsigned in_each_row = 1U << 18 | 1U << 9 | 1U;

/// A column's digits in all six orders.
using Orders = std::array<unsigned, 6>;

Orders orders_of(unsigned digits) {
  const unsigned a = digits & -digits;
  const unsigned c = std::bit_floor(digits);
  const unsigned b = digits & ~(a | c);
  return {a | b << 9 | c << 18, a | c << 9 | b << 18, b | a << 9 | c << 18,
          c | a << 9 | b << 18, b | c << 9 | a << 18, c | b << 9 | a << 18};
}

/// The orders of a column in which no digit has the row that it has in the first stack: none or two.
struct Fitting {
  Orders orders;
  int count = 0;

  Fitting(const Orders& all, unsigned first_stack) {
    for (unsigned order : all) {
      orders[static_cast<std::size_t>(count)] = order;
      count += (order & first_stack) == 0;
    }
  }
};

bool is_in_each_row(unsigned places) {
  return (places & 0x1FF) != 0 && (places & 0x1FF << 9) != 0 && (places & 0x1FF << 18) != 0;
}

/// Calls `visit` with the three stacks of each arrangement until it returns false.
template <class Visit>
void visit_arrangements(const BandColumns& columns, Visit visit) {
  const std::array<Orders, 3> first{orders_of(columns[0][0]), orders_of(columns[0][1]), orders_of(columns[0][2])};
  const std::array<Orders, 3> second{orders_of(columns[1][0]), orders_of(columns[1][1]), orders_of(columns[1][2])};
  // Two columns of the third stack are enough: each row has three digits left.
  const std::array<unsigned, 2> third{columns[2][0] * in_each_row, columns[2][1] * in_each_row};
  for (unsigned middle : first[1]) {
    for (unsigned right : first[2]) {
      const unsigned stack = first[0][0] | middle | right;
      const std::array<Fitting, 3> fitting{Fitting(second[0], stack), Fitting(second[1], stack),
                                           Fitting(second[2], stack)};
      for (int i = 0; i < fitting[0].count; ++i) {
        for (int j = 0; j < fitting[1].count; ++j) {
          for (int k = 0; k < fitting[2].count; ++k) {
            const unsigned next = fitting[0].orders[i] | fitting[1].orders[j] | fitting[2].orders[k];
            const unsigned last = all_places & ~(stack | next);
            if (!is_in_each_row(last & third[0]) || !is_in_each_row(last & third[1])) continue;
            if (!visit(std::array{stack, next, last})) return;
          }
        }
      }
    }
  }
}

}  // namespace

std::optional<BandRows> arrangement(const BandColumns& columns, unsigned number) {
  std::optional<BandRows> found;
  visit_arrangements(columns, [&](const std::array<unsigned, 3>& stacks) {
    if (number-- > 0) return true;
    found.emplace();
    for (std::size_t stack = 0; stack < 3; ++stack) {
      for (std::size_t row = 0; row < 3; ++row) (*found)[stack][row] = stacks[stack] >> 9 * row & 0x1FF;
    }
    return false;
  });
  return found;
}

unsigned count_arrangements(const BandColumns& columns) {
  unsigned count = 0;
  visit_arrangements(columns, [&](const std::array<unsigned, 3>&) {
    ++count;
    return true;
  });
  return count;
}

bool may_have_many_arrangements(const BandColumns& columns) {
  int sum = 0;
  for (std::size_t stack = 0; stack < 3; ++stack) {
    for (unsigned column : columns[stack]) {
      for (unsigned other : columns[(stack + 1) % 3]) {
        const int common = std::popcount(column & other);
        sum += common * common;
      }
    }
  }
  return sum == 45 || sum == 57 || sum == 65 || sum == 81;
}

}  // namespace deduku::generate
