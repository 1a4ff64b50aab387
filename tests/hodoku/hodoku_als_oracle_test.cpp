// Almost locked sets and Sue de Coq of the HoDoKu scale against plain definitions.
#include "tests/hodoku/finder_oracle.hpp"

namespace deduku::testing {
namespace {

/// Calls `use(choice)` with every choice of at least one cell, in lexicographic order: a, ab, abc, ac, b, ...
template <class Use>
void for_each_subset(const CellSet& choices, const Use& use, const CellSet& chosen = {}) {
  CellSet rest = choices;
  for (Cell cell : choices) {
    rest.erase(cell);
    const CellSet larger = chosen | CellSet{cell};
    use(larger);
    for_each_subset(rest, use, larger);
  }
}

/// Cells of one house with one more digit than cells.
struct AlmostLocked {
  CellSet cells;
  DigitSet digits;
};

/// The houses in order, each set once.
std::vector<AlmostLocked> almost_locked_sets(const Grid& grid) {
  std::vector<AlmostLocked> sets;
  for (House house : House::all()) {
    for_each_subset(cells_of(house) & grid.empty_cells(), [&](const CellSet& cells) {
      const DigitSet digits = digits_in(grid, cells);
      if (digits.size() != cells.size() + 1) return;
      if (std::ranges::find(sets, cells, &AlmostLocked::cells) == sets.end()) sets.push_back({cells, digits});
    });
  }
  return sets;
}

/// The cells with a digit that see all places of it in a set.
CellSet seen_by(const Grid& grid, const AlmostLocked& set, Digit digit) {
  return grid.cells(digit) & common_peers(grid.cells(digit) & set.cells);
}

/// The digits that at most one of the sets can hold because every place in the one sees every place in the other. At
/// most two are listed. Sets that overlap are not linked.
DigitSet restricted_commons(const Grid& grid, const AlmostLocked& a, const AlmostLocked& b) {
  DigitSet commons;
  if (a.cells.intersects(b.cells)) return commons;
  for (Digit digit : a.digits& b.digits) {
    const bool is_restricted = seen_by(grid, a, digit).contains(grid.cells(digit) & b.cells);
    if (is_restricted && commons.size() < 2) commons.insert(digit);
  }
  return commons;
}

/// Two linked sets, the earlier first.
struct Link {
  int from;
  int to;
  DigitSet digits;
};

struct LinkedSets {
  const Grid& grid;
  std::vector<AlmostLocked> sets;
  std::vector<Link> links;

  explicit LinkedSets(const Grid& its_grid) : grid(its_grid), sets(almost_locked_sets(its_grid)) {
    const int count = static_cast<int>(sets.size());
    for (int from = 0; from < count; ++from) {
      for (int to = from + 1; to < count; ++to) {
        const DigitSet digits = restricted_commons(grid, set(from), set(to));
        if (!digits.empty()) links.push_back({from, to, digits});
      }
    }
  }
  const AlmostLocked& set(int i) const { return sets[static_cast<std::size_t>(i)]; }
  /// The digits of both sets except `used`, in the cells that see all places in both.
  CandidateSet removals_between(int a, int b, DigitSet used) const {
    CandidateSet removals;
    for (Digit digit : (set(a).digits & set(b).digits) - used) {
      removals.insert(digit, seen_by(grid, set(a), digit) & seen_by(grid, set(b), digit));
    }
    return removals;
  }
};

/// Random states with few candidates: the sets of crowded ones are too many for the oracle.
Start sparse_start(std::mt19937_64& rng) {
  Start start = rng() % 2 == 0 ? puzzle_start(rng) : any_start(rng);
  for (start.grid = without_singles(start.grid); start.grid.all_candidates().size() > 110;) {
    thin_out(start, rng);
    start.grid = without_singles(start.grid);
  }
  return start;
}

/// A digit that is not a link is in one of the two sets. Two links lock both sets: each digit of a set except these is
/// eliminated from cells that see all its places in the set, outside the other one; each of the two links is eliminated
/// from cells that see all its places in both.
Findings als_xz(const LinkedSets& linked) {
  Findings findings;
  for (const Link& link : linked.links) {
    CandidateSet removals = linked.removals_between(link.from, link.to, link.digits);
    if (link.digits.size() == 2) {
      removals |= linked.removals_between(link.from, link.to, ~link.digits);
      for (const auto& [one, other] : {std::pair(link.from, link.to), std::pair(link.to, link.from)}) {
        for (Digit digit : linked.set(one).digits - link.digits) {
          removals.insert(digit, seen_by(linked.grid, linked.set(one), digit) - linked.set(other).cells);
        }
      }
    }
    findings.add(removals);
  }
  return findings;
}

TEST(HodokuAlsXz, IsTheFirst) {
  FirstCheck check(hodoku::find_als_xz, 30);
  on_grids_from(sparse_start, 200, [&](const Grid& grid) { check(grid, als_xz(LinkedSets(grid))); });
}

/// Two links that meet in a set, not both by one digit: a digit of the two other sets that is not a link is in one of
/// them. These do not overlap. Links in their order.
Findings als_xy_wings(const LinkedSets& linked) {
  Findings findings;
  for (std::size_t i = 0; i < linked.links.size() && findings.empty(); ++i) {
    for (std::size_t j = i + 1; j < linked.links.size(); ++j) {
      const Link& first = linked.links[i];
      const Link& second = linked.links[j];
      const DigitSet links = first.digits | second.digits;
      const int hinge = first.from == second.from || first.from == second.to ? first.from : first.to;
      if (links.size() < 2 || (hinge != second.from && hinge != second.to)) continue;
      const int a = first.from + first.to - hinge;
      const int b = second.from + second.to - hinge;
      if (!linked.set(a).cells.intersects(linked.set(b).cells)) findings.add(linked.removals_between(a, b, links));
    }
  }
  return findings;
}

TEST(HodokuAlsXyWing, IsTheFirst) {
  FirstCheck check(hodoku::find_als_xy_wing, 30);
  on_grids_from(sparse_start, 200, [&](const Grid& grid) { check(grid, als_xy_wings(LinkedSets(grid))); });
}

/// Chains of at least four sets, each linked to a later one, with different digits for consecutive links: a digit of
/// both end sets that is not the link there is in one of them.
class Chains {
 public:
  explicit Chains(const LinkedSets& linked) : linked_(linked), links_from_(linked.sets.size()) {
    for (const Link& link : linked.links) links_from_[static_cast<std::size_t>(link.from)].push_back(link);
    for (const Link& link : linked.links) {
      for (Digit digit : link.digits) {
        start_ = link.from;
        first_ = digit;
        visited_.clear();
        visit(link.to, digit, 2);
      }
    }
  }
  const Findings& findings() const { return findings_; }

 private:
  /// A chain of `count` sets has reached `set` by `digit`; from four sets on their number does not matter.
  void visit(int set, Digit digit, int count) {
    if (!visited_.insert({set, digit, std::min(count, 4)}).second) return;
    if (count >= 4) findings_.add(linked_.removals_between(start_, set, {first_, digit}));
    for (const Link& link : links_from_[static_cast<std::size_t>(set)]) {
      for (Digit next : link.digits - DigitSet{digit}) visit(link.to, next, count + 1);
    }
  }

  const LinkedSets& linked_;
  std::vector<std::vector<Link>> links_from_;
  int start_ = 0;
  Digit first_;
  std::set<std::tuple<int, Digit, int>> visited_;
  Findings findings_;
};

TEST(HodokuAlsChain, IsTheBest) {
  BestCheck check(hodoku::find_als_chain, 10);
  on_grids_from(sparse_start, 200, [&](const Grid& grid) {
    const LinkedSets linked(grid);
    if (linked.links.size() < 400) check(grid, Chains(linked).findings());
  });
}

/// The cells in the crossing of a line and a box, and the cells chosen elsewhere in the line and in the box.
struct SueDeCoq {
  CellSet core;
  CellSet in_line;
  CellSet in_box;
};

/// The number of digits of the core that some cells take: the number of cells minus the number of their other digits.
int taken(const Grid& grid, const CellSet& cells, DigitSet core) {
  return cells.size() - (digits_in(grid, cells) - core).size();
}

/// Each house loses the digits that the core and its own choice take, and the digits of both choices.
CandidateSet removals_of(const Grid& grid, const SueDeCoq& each, House line, House box) {
  const DigitSet core = digits_in(grid, each.core);
  const DigitSet in_line = digits_in(grid, each.in_line);
  const DigitSet in_box = digits_in(grid, each.in_box);
  CandidateSet removals;
  for (Digit digit : ((core | in_box) - in_line) | (in_box & in_line)) {
    removals.insert(digit, grid.cells(box, digit) - each.core - each.in_box);
  }
  for (Digit digit : ((core | in_line) - in_box) | (in_box & in_line)) {
    removals.insert(digit, grid.cells(line, digit) - each.core - each.in_line);
  }
  return removals;
}

/// The core has N digits more than cells, with N at least two; the two choices, with no digit of the core in common,
/// take N of them, at least one each.
void add_with_core(const Grid& grid, const CellSet& core, House line, House box, Findings& findings) {
  const DigitSet digits = digits_in(grid, core);
  const int surplus = digits.size() - core.size();
  if (surplus < 2) return;
  for_each_subset((cells_of(line) & grid.empty_cells()) - core, [&](const CellSet& in_line) {
    const int by_line = taken(grid, in_line, digits);
    if (by_line < 1 || by_line >= surplus || !findings.empty()) return;
    for_each_subset((cells_of(box) & grid.empty_cells()) - core - in_line, [&](const CellSet& in_box) {
      if (digits_in(grid, in_line).intersects(digits & digits_in(grid, in_box))) return;
      if (taken(grid, in_box, digits) != surplus - by_line) return;
      findings.add(removals_of(grid, {core, in_line, in_box}, line, box));
    });
  });
}

/// Lines, boxes, cores (two cells before three), choices in the line, choices in the box.
Findings sue_de_coq(const Grid& grid) {
  Findings findings;
  for (int line = 0; line < 18; ++line) {
    for (House box : houses_of_kind(HouseKind::box)) {
      for_each_subset(cells_of(House(line)) & cells_of(box) & grid.empty_cells(), [&](const CellSet& core) {
        if (core.size() >= 2 && findings.empty()) add_with_core(grid, core, House(line), box, findings);
      });
    }
  }
  return findings;
}

TEST(HodokuSueDeCoq, IsTheFirst) {
  FirstCheck check(hodoku::find_sue_de_coq, 10);
  on_grids_from(sparse_start, 100, [&](const Grid& grid) { check(grid, sue_de_coq(grid)); });
}

}  // namespace
}  // namespace deduku::testing
