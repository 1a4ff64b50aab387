#include "techniques/facts/almost_locked_sets.hpp"

#include <algorithm>

#include "techniques/facts/cell_choices.hpp"

namespace deduku {

namespace {

/// Whether cells of a house lie in an earlier one, too: single cells of a column, cells of a box in line.
bool come_earlier(const CellSet& cells, House house) {
  return house.index() >= 9 && common_houses(cells).first() != house;
}

}  // namespace

void AlmostLockedSets::compute(const Grid& grid, Workspace&) {
  sets_.clear();
  ports_.clear();
  if (port_index_.empty()) port_index_.resize(2048);
  std::ranges::fill(port_index_, std::uint16_t{0});
  for (House house : House::all()) {
    const CellChoices choices(grid, cells_of(house));
    for (auto choice = choices.first(); choice != 0; choice = CellChoices::next(choice)) {
      const DigitSet digits = choices.digits(choice);
      if (digits.size() == CellChoices::size(choice) + 1) take(grid, house, choices.cells(choice), digits);
    }
  }
}

void AlmostLockedSets::take(const Grid& grid, House house, const CellSet& cells, DigitSet digits) {
  if (come_earlier(cells, house)) return;
  AlmostLockedSet set{cells, digits, {}, house, {}};
  for (Digit digit : digits) {
    const std::uint16_t port = port_of(grid, digit, cells & grid.cells(digit));
    set.ports[digit.index()] = port;
    if (!ports_[port].buddies.empty()) set.felt.insert(digit);
  }
  sets_.push_back(set);
}

namespace {

std::size_t hash_of_port(Digit digit, const CellSet& cells) {
  std::uint64_t hash = static_cast<std::uint64_t>(digit.number()) * 0x9e3779b97f4a7c15U;
  for (std::uint64_t word : cells.words) hash = (hash ^ (hash >> 29) ^ word) * 0xbf58476d1ce4e5b9U;
  return static_cast<std::size_t>(hash >> 32);
}

}  // namespace

/// The number of a port, which is entered when it is new.
std::uint16_t AlmostLockedSets::port_of(const Grid& grid, Digit digit, const CellSet& cells) {
  const std::size_t mask = port_index_.size() - 1;
  for (std::size_t i = hash_of_port(digit, cells) & mask;; i = (i + 1) & mask) {
    const std::uint16_t ordinal = port_index_[i];
    if (ordinal == 0) {
      ports_.push_back({digit, cells, grid.cells(digit) & common_peers(cells)});
      port_index_[i] = static_cast<std::uint16_t>(ports_.size());
      if (2 * ports_.size() > port_index_.size()) grow_index();
      return static_cast<std::uint16_t>(ports_.size() - 1);
    }
    const Port& port = ports_[ordinal - 1];
    if (port.digit == digit && port.cells == cells) return static_cast<std::uint16_t>(ordinal - 1);
  }
}

void AlmostLockedSets::grow_index() {
  port_index_.assign(2 * port_index_.size(), 0);
  const std::size_t mask = port_index_.size() - 1;
  for (std::size_t ordinal = 1; ordinal <= ports_.size(); ++ordinal) {
    const Port& port = ports_[ordinal - 1];
    std::size_t i = hash_of_port(port.digit, port.cells) & mask;
    while (port_index_[i] != 0) i = (i + 1) & mask;
    port_index_[i] = static_cast<std::uint16_t>(ordinal);
  }
}

}  // namespace deduku
