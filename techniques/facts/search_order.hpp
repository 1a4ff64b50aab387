// The order of search: of houses, and of the choices of some items out of a few.
#pragma once

#include <span>

#include "deduku/houses.hpp"

namespace deduku::facts {

/// Houses in the order boxes, rows, columns.
inline constexpr std::array<House, House::count> boxes_rows_columns = [] {
  std::array<House, House::count> houses;
  for (int i = 0; i < 9; ++i) {
    houses[i] = House::box(i);
    houses[9 + i] = House::row(i);
    houses[18 + i] = House::column(i);
  }
  return houses;
}();

/// `size` different numbers, ascending.
template <int size>
using Choice = std::array<std::uint8_t, size>;

/// All choices out of 0 .. n-1 for each n up to 9, in one order of search.
template <int size>
class Choices {
 public:
  /// The first choice in a list is 0 .. size-1; `next(choice, n)` makes the next one, or returns false if `choice` is
  /// the last.
  template <class Next>
  explicit constexpr Choices(Next next) {
    int count = 0;
    for (int n = size; n <= 9; ++n) {
      Choice<size> choice{};
      for (int i = 0; i < size; ++i) choice[i] = static_cast<std::uint8_t>(i);
      do {
        list_[count++] = choice;
      } while (next(choice, n));
      end_[n] = count;
    }
  }
  /// The choices out of 0 .. n-1; `n` is 0..9.
  constexpr std::span<const Choice<size>> out_of(int n) const {
    const int begin = n == 0 ? 0 : end_[n - 1];
    return {list_.data() + begin, list_.data() + end_[n]};
  }

 private:
  /// The sum of the binomials n over `size` for n up to 9, which is 10 over `size` + 1.
  static constexpr int total = [] {
    int binomial = 1;
    for (int i = 0; i <= size; ++i) binomial = binomial * (10 - i) / (i + 1);
    return binomial;
  }();
  std::array<Choice<size>, total> list_{};
  std::array<int, 10> end_{};
};

/// The last number changes fastest: 012 013 014 .. 023 ..
template <int size>
inline constexpr Choices<size> lexicographic_choices([](Choice<size>& choice, int n) {
  for (int i = size - 1; i >= 0; --i) {
    if (choice[i] == n - size + i) continue;
    ++choice[i];
    for (int j = i + 1; j < size; ++j) choice[j] = static_cast<std::uint8_t>(choice[j - 1] + 1);
    return true;
  }
  return false;
});

/// The kinds of lines from which a basic fish starts; the other kind covers it.
inline constexpr std::array base_kinds = {HouseKind::row, HouseKind::column};

}  // namespace deduku::facts
