// The givens are drawn in reverse, beginning with those that would be removed last: the reverse of a uniform order is
// also uniform. They can have one solution only when they meet all known unavoidable sets. Then a given that no set
// shows to be needed is removed on trial. If there is no second solution, the puzzle had only one as well, and a
// redundant given: no hit. If there is one, the cells in which it differs are a new unavoidable set, which shows that
// the given is needed or which is not met. So most tries need one call of the search.
#include "src/generate/controlled_bias.hpp"

#include <bit>
#include <utility>

#include "deduku/generate.hpp"
#include "src/generate/thinning.hpp"

namespace deduku::generate {

/// Limb by limb, so that each number is exact: C(81, n) has up to 24 digits.
std::string bias_weight(int givens) {
  constexpr std::uint64_t base = 1'000'000'000;
  std::array<std::uint64_t, 4> limbs{1};  // the least significant first
  for (std::uint64_t i = 1; i <= static_cast<std::uint64_t>(givens); ++i) {
    std::uint64_t carry = 0;
    for (std::uint64_t& limb : limbs) {
      carry += limb * (Cell::count + 1 - i);
      limb = carry % base;
      carry /= base;
    }
    std::uint64_t rest = 0;
    for (std::size_t place = limbs.size(); place-- > 0;) {
      rest = rest * base + limbs[place];
      limbs[place] = rest / i;
      rest %= i;
    }
  }
  std::string digits;
  for (std::size_t place = limbs.size(); place-- > 0;) {
    const std::string limb = std::to_string(limbs[place]);
    if (digits.empty() && limbs[place] == 0) continue;
    digits += digits.empty() ? limb : std::string(9 - limb.size(), '0') + limb;
  }
  return digits;
}

BiasedTries::BiasedTries(const Solution& solution) : solution_(solution) {
  for (Cell cell : Cell::all()) order_[cell.slot()] = cell;
  for (const CellSet& pair : search::unavoidable_pairs(solution)) remember(pair);
  pairs_ = next_ = static_cast<int>(sets_.size());
}

void BiasedTries::Drawn::add(Cell cell, const Bits& sets) {
  givens.insert(cell);
  ++count;
  for (std::size_t i = 0; i < words; ++i) {
    twice[i] |= once[i] & sets[i];
    once[i] |= sets[i];
  }
}

bool BiasedTries::Drawn::is_needed(const Bits& sets) const {
  std::uint64_t alone = 0;
  for (std::size_t i = 0; i < words; ++i) alone |= sets[i] & once[i] & ~twice[i];
  return alone != 0;
}

std::optional<CellSet> BiasedTries::attempt(Random& random) {
  Drawn drawn;
  for (;;) {
    draw_until_sets_are_met(drawn, random);
    const auto redundant = perhaps_redundant(drawn);
    const auto other = find_other(redundant ? drawn.givens - CellSet{*redundant} : drawn.givens);
    if (!other) return redundant ? std::nullopt : std::optional(drawn.givens);
    learn(*other, drawn);
  }
}

void BiasedTries::draw_until_sets_are_met(Drawn& drawn, Random& random) {
  // A word whose sets are all met stays that way.
  std::size_t word = 0;
  for (;;) {
    while (word < words && (known_[word] & ~drawn.once[word]) == 0) ++word;
    if (word == words) return;
    const int place =
        drawn.count + static_cast<int>(random.below(static_cast<std::uint32_t>(Cell::count - drawn.count)));
    std::swap(order_[drawn.count], order_[place]);
    const Cell cell = order_[drawn.count];
    drawn.add(cell, sets_of_[cell]);
  }
}

std::optional<Cell> BiasedTries::perhaps_redundant(const Drawn& drawn) const {
  for (int place = 0; place < drawn.count; ++place) {
    if (!drawn.is_needed(sets_of_[order_[place]])) return order_[place];
  }
  return std::nullopt;
}

void BiasedTries::learn(const CellSet& set, Drawn& drawn) {
  const auto word = static_cast<std::size_t>(next_ / 64);
  const std::uint64_t bit = std::uint64_t{1} << next_ % 64;
  drawn.twice[word] &= ~bit;
  drawn.once[word] = set.intersects(drawn.givens) ? drawn.once[word] | bit : drawn.once[word] & ~bit;
  remember(set);
}

void BiasedTries::remember(const CellSet& set) {
  const auto place = static_cast<std::size_t>(next_);
  const std::uint64_t bit = std::uint64_t{1} << next_ % 64;
  if (place < sets_.size()) {
    for (Cell cell : sets_[place]) sets_of_[cell][place / 64] &= ~bit;
    sets_[place] = set;
  } else {
    sets_.push_back(set);
    known_[place / 64] |= bit;
  }
  for (Cell cell : set) sets_of_[cell][place / 64] |= bit;
  next_ = next_ + 1 < capacity ? next_ + 1 : pairs_;
}

std::optional<CellSet> BiasedTries::find_other(const CellSet& givens) const {
  PerCell<char> text;
  text.fill('.');
  for (Cell cell : givens) text[cell] = static_cast<char>('0' + solution_[cell].number());
  const search::Puzzle puzzle(std::string_view(text.data(), text.size()));
  if (search::is_unique(puzzle)) return std::nullopt;
  CellSet difference;
  const auto visit = [&](const Solution& solution) {
    difference = difference_of(solution, solution_);
    return difference.empty();
  };
  (void)search::enumerate(puzzle, visit, 2);
  return difference;
}

}  // namespace deduku::generate
