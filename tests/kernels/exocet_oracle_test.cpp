// Exocets against their definition, cell by cell, on states of famous puzzles and their images; and the remaining pairs
// against all ways to fill the S cells.
#include "techniques/exotic/exocets.hpp"

#include "deduku/symmetry.hpp"
#include "techniques/exotic/exocet_pairs.hpp"
#include "tests/kernels/random_grids.hpp"
#include "tests/support/puzzle_file.hpp"

namespace deduku::testing {
namespace {

using exotic::Exocet;
using exotic::ExocetTarget;

constexpr const char* puzzles[] = {
    "002080067670000800000670000006000780020016054005000612061000405008050106457361298",
    "..79.8...54.......6...7.5.....3...7......2.1...4.9.8.....1...2...8.4.9...6......3",
    "000000003001005600090040070000009050700050008050402000080020090003500100600000000",
    "000000039000001005003050800008090006070002000100400000009080050020000600400700000",
    "98.7.....6.....97...7.....54...3..2...86..4.......4..1..68..5......1...4.....2.3.",
    "12.........6.8...2.8...3...2...65..8...9...4...7...5.......4.9....5..3...6..7...1",
};

DigitSet digits_in(const Grid& grid, Cell cell) {
  const std::optional<Digit> value = grid.value(cell);
  return value ? DigitSet{*value} : grid.candidates(cell);
}

/// Base cells, cross-lines through base, first and second target, targets with locked digits, mirrors.
using ExocetKey = std::tuple<CellSet, std::array<House, 3>, CellSet, CellSet, DigitSet, DigitSet, CellSet, CellSet>;

ExocetKey key_of(const Exocet& exocet) {
  const auto& [first, second] = exocet.targets;
  return {exocet.base_cells(), exocet.cross_lines, first.cells,  second.cells,
          first.locked,        second.locked,      first.mirror, second.mirror};
}

/// The maximum number of these cells that can have a digit at once.
int most_together(const std::vector<Cell>& cells, std::size_t from = 0, const CellSet& taken = {}) {
  int most = 0;
  for (std::size_t i = from; i < cells.size(); ++i) {
    if (peers(cells[i]).intersects(taken)) continue;
    most = std::max(most, 1 + most_together(cells, i + 1, taken | CellSet{cells[i]}));
  }
  return most;
}

/// A target in a cross-line, or no cells if none exists.
ExocetTarget target_in(const Grid& grid, const CellSet& band, House line, House cross_line, DigitSet digits) {
  ExocetTarget target;
  for (Cell cell : (cells_of(cross_line) & band) - cells_of(line)) {
    if (!digits_in(grid, cell).intersects(digits)) continue;
    if (grid.is_solved(cell)) return {};
    target.cells.insert(cell);
  }
  if (target.cells.size() != 2) return target;
  for (Digit digit : ~digits) {
    const CellSet all = places(grid, target.cells.first().box(), digit);
    if (!all.empty() && target.cells.contains(all)) target.locked.insert(digit);
  }
  return target.locked.size() == 1 ? target : ExocetTarget();
}

void add_mirror(ExocetTarget& target, const ExocetTarget& other, const CellSet& band, House line, House other_line) {
  if (target.cells.size() != 1) return;
  target.mirror = (cells_of(other.cells.first().box()) & band) - cells_of(line) - cells_of(other_line);
  target.mirror -= peers(target.cells.first());
}

std::set<ExocetKey> all_exocets(const Grid& grid) {
  std::set<ExocetKey> keys;
  for (House line : House::all()) {
    for (House box : House::all()) {
      const CellSet shared = cells_of(line) & cells_of(box);
      if (line.is_box() || !box.is_box() || shared.empty()) continue;
      CellSet band;
      for (House other : House::all()) {
        if (other.is_box() && cells_of(other).intersects(cells_of(line))) band |= cells_of(other);
      }
      for (Cell third : shared) {
        const CellSet base = shared - CellSet{third};
        const DigitSet digits = grid.candidates(base.first()) | grid.candidates(base.last());
        if (grid.is_solved(base.first()) || grid.is_solved(base.last()) || digits.size() < 2) continue;
        const bool is_row = line.kind() == HouseKind::row;
        const House c0 = is_row ? third.column() : third.row();
        for (House c1 : House::all()) {
          for (House c2 : House::all()) {
            if (c1.kind() != c0.kind() || c2.kind() != c0.kind()) continue;
            const std::array<int, 3> chutes = {c0.index() % 9 / 3, c1.index() % 9 / 3, c2.index() % 9 / 3};
            if (chutes[0] == chutes[1] || chutes[0] == chutes[2] || chutes[1] >= chutes[2]) continue;
            ExocetTarget first = target_in(grid, band, line, c1, digits);
            ExocetTarget second = target_in(grid, band, line, c2, digits);
            if (first.cells.empty() || second.cells.empty()) continue;
            bool is_limited = true;
            for (Digit digit : digits) {
              std::vector<Cell> s_cells;
              for (Cell cell : (cells_of(c0) | cells_of(c1) | cells_of(c2)) - band) {
                if (digits_in(grid, cell).contains(digit)) s_cells.push_back(cell);
              }
              is_limited = is_limited && most_together(s_cells) <= 2;
            }
            if (!is_limited) continue;
            add_mirror(first, second, band, line, c2);
            add_mirror(second, first, band, line, c1);
            keys.insert({base,
                         {c0, c1, c2},
                         first.cells,
                         second.cells,
                         first.locked,
                         second.locked,
                         first.mirror,
                         second.mirror});
          }
        }
      }
    }
  }
  return keys;
}

/// A state of one of the puzzles: an image of it, without some of its candidates, true or not.
Grid random_state_of(const char* puzzle, std::mt19937_64& rng) {
  Grid grid(random_symmetry(rng())(board_of_line(puzzle)));
  for (Candidate candidate : grid.all_candidates()) {
    if (rng() % 12 == 0) (void)grid.eliminate(candidate);
  }
  return grid;
}

template <class Check>
void on_states_of_puzzles(Check&& check) {
  std::mt19937_64 rng(35);
  for (int i = 0; i < 20 && !::testing::Test::HasFailure(); ++i) {
    for (const char* puzzle : puzzles) {
      Workspace workspace;
      const Grid grid = random_state_of(puzzle, rng);
      check(grid, workspace);
    }
  }
}

TEST(ExocetKernel, FindsEveryExocet) {
  std::size_t hits = 0;
  on_states_of_puzzles([&](const Grid& grid, Workspace& workspace) {
    Collected<ExocetKey> found;
    for (const Exocet& exocet : workspace.get<exotic::Exocets>(grid)) found.add(key_of(exocet));
    EXPECT_EQ(found.keys(), all_exocets(grid));
    hits += found.keys().size();
  });
  EXPECT_GT(hits, 100U);
}

/// Whether one S cell for each digit and line can be chosen so that no two exclude each other.
bool can_be_placed(const Grid& grid, const std::vector<std::pair<House, Digit>>& wanted, const CellSet& band,
                   std::vector<Candidate>& chosen) {
  if (chosen.size() == wanted.size()) return true;
  const auto& [line, digit] = wanted[chosen.size()];
  for (Cell cell : cells_of(line) - band) {
    bool fits = digits_in(grid, cell).contains(digit);
    for (Candidate other : chosen) {
      fits = fits && other.cell() != cell && (other.digit() != digit || !sees(other.cell(), cell));
    }
    if (!fits) continue;
    chosen.emplace_back(cell, digit);
    if (can_be_placed(grid, wanted, band, chosen)) return true;
    chosen.pop_back();
  }
  return false;
}

TEST(ExocetKernel, KeepsThePairsThatHavePlaces) {
  int kept = 0;
  int dropped = 0;
  on_states_of_puzzles([&](const Grid& grid, Workspace& workspace) {
    for (const Exocet& exocet : workspace.get<exotic::Exocets>(grid)) {
      const exotic::ExocetPairs ways(grid, exocet);
      CellSet band;
      for (House box : houses_of(cells_of(exocet.line), HouseKind::box)) band |= cells_of(box);
      const auto has = [&](const CellSet& cells, Digit digit) { return grid.cells(digit).intersects(cells); };
      for (Digit a : exocet.digits) {
        for (Digit b : exocet.digits - DigitSet{a}) {
          const auto& [c0, c1, c2] = exocet.cross_lines;
          const auto& [b1, b2] = exocet.base;
          std::vector<Candidate> chosen;
          const bool fits = has(exocet.targets[0].cells, a) && has(exocet.targets[1].cells, b) &&
                            ((grid.has(b1, a) && grid.has(b2, b)) || (grid.has(b1, b) && grid.has(b2, a))) &&
                            can_be_placed(grid, {{c0, a}, {c2, a}, {c0, b}, {c1, b}}, band, chosen);
          EXPECT_EQ(ways.fitting().contains({a, b}), fits);
          ++(fits ? kept : dropped);
        }
      }
    }
  });
  EXPECT_GT(kept, 100);
  EXPECT_GT(dropped, 100);
}

}  // namespace
}  // namespace deduku::testing
