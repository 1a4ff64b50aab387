// The Hungarian method with shortest augmenting paths: cells get their digits one after the other. When the next cell
// gets one, others may change to another digit. Prices of cells and digits keep every reduced cost at least zero, so a
// path of least cost is found as in Dijkstra's algorithm.
#include "src/search/assignment.hpp"

#include <limits>

namespace deduku::search {

namespace {

constexpr std::int64_t impossible_cost = std::numeric_limits<std::int64_t>::max() / 4;
/// Digits are 0..8 here; the path starts at one more, held by the new cell.
constexpr int start = Digit::count;
constexpr int nobody = -1;

class Assignment {
 public:
  explicit Assignment(std::span<const WeightedCell> cells) : cells_(cells) { holder_.fill(nobody); }

  /// Gives a digit to one more cell; returns false if this is impossible.
  bool add(int cell);
  std::int64_t sum() const;

 private:
  std::int64_t reduced_cost(int cell, int digit) const;
  int visit(int digit);
  void raise_prices(std::int64_t amount);

  std::span<const WeightedCell> cells_;
  std::array<int, start + 1> holder_;
  std::array<std::int64_t, start + 1> digit_price_{};
  std::array<std::int64_t, Digit::count> cell_price_{};
  // The search for a path: the distance of each digit, its predecessor, and whether it is settled.
  std::array<std::int64_t, start + 1> distance_{};
  std::array<int, start + 1> previous_{};
  std::array<bool, start + 1> settled_{};
};

std::int64_t Assignment::reduced_cost(int cell, int digit) const {
  if (!cells_[cell].candidates.contains(Digit(digit))) return impossible_cost;
  const std::int64_t cost = -std::int64_t{cells_[cell].weight} * (digit + 1);
  return cost - cell_price_[cell] - digit_price_[digit];
}

/// Settles a digit and continues from its holder; returns the nearest digit not settled.
int Assignment::visit(int digit) {
  settled_[digit] = true;
  int nearest = start;
  for (int next = 0; next < Digit::count; ++next) {
    if (settled_[next]) continue;
    const std::int64_t distance = reduced_cost(holder_[digit], next);
    if (distance < distance_[next]) {
      distance_[next] = distance;
      previous_[next] = digit;
    }
    if (nearest == start || distance_[next] < distance_[nearest]) nearest = next;
  }
  return nearest;
}

void Assignment::raise_prices(std::int64_t amount) {
  for (int digit = 0; digit <= start; ++digit) {
    if (settled_[digit]) {
      cell_price_[holder_[digit]] += amount;
      digit_price_[digit] -= amount;
    } else {
      distance_[digit] -= amount;
    }
  }
}

bool Assignment::add(int cell) {
  holder_[start] = cell;
  distance_.fill(impossible_cost);
  settled_.fill(false);
  int digit = start;
  while (holder_[digit] != nobody) {
    const int nearest = visit(digit);
    if (nearest == start || distance_[nearest] >= impossible_cost / 2) return false;
    raise_prices(distance_[nearest]);
    digit = nearest;
  }
  for (; digit != start; digit = previous_[digit]) holder_[digit] = holder_[previous_[digit]];
  return true;
}

std::int64_t Assignment::sum() const {
  std::int64_t sum = 0;
  for (int digit = 0; digit < Digit::count; ++digit) {
    if (holder_[digit] != nobody) sum += std::int64_t{cells_[holder_[digit]].weight} * (digit + 1);
  }
  return sum;
}

}  // namespace

std::optional<std::int64_t> largest_sum(std::span<const WeightedCell> cells) {
  Assignment assignment(cells);
  for (int cell = 0; cell < static_cast<int>(cells.size()); ++cell) {
    if (!assignment.add(cell)) return std::nullopt;
  }
  return assignment.sum();
}

}  // namespace deduku::search
