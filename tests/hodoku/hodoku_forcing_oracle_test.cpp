// Forcing chains and nets of the HoDoKu scale against plain definitions.
//
// Among all possible conclusions HoDoKu prefers a placement to a removal, and then the lowest candidate.
#include "tests/hodoku/finder_oracle.hpp"

namespace deduku::testing {
namespace {

/// A candidate, or a group of two or three (all places of a digit in the crossing of a line and a box); true or false.
struct Literal {
  Digit digit;
  CellSet cells;
  bool truth;

  friend auto operator<=>(const Literal&, const Literal&) = default;
};

Literal claim(Candidate candidate, bool truth) {
  return {candidate.digit(), {candidate.cell()}, truth};
}

/// The groups of a digit.
std::vector<CellSet> groups(const Grid& grid, Digit digit) {
  std::vector<CellSet> list;
  for (int line = 0; line < 18; ++line) {
    for (House box : houses_of_kind(HouseKind::box)) {
      const CellSet cells = grid.cells(House(line), digit) & cells_of(box);
      if (cells.size() > 1) list.push_back(cells);
    }
  }
  return list;
}

/// Whether all places of a digit in some house are in two disjoint sets of cells.
bool fill_a_house(const Grid& grid, Digit digit, const CellSet& a, const CellSet& b) {
  if (a.intersects(b)) return false;
  const auto is_filled = [&](House house) { return grid.cells(house, digit) == (a | b); };
  for (House house : House::all()) {
    if (is_filled(house)) return true;
  }
  return false;
}

/// The consequences of a claim by one link: if it is true, everything that sees it all is false; if it is false, the
/// rest of a house or of its cell is true.
std::vector<Literal> links(const Grid& grid, const Literal& from) {
  std::vector<CellSet> nodes = groups(grid, from.digit);
  for (Cell cell : grid.cells(from.digit)) nodes.push_back({cell});
  std::vector<Literal> next;
  for (const CellSet& cells : nodes) {
    const bool is_linked =
        from.truth ? common_peers(from.cells).contains(cells) : fill_a_house(grid, from.digit, from.cells, cells);
    if (is_linked) next.push_back({from.digit, cells, !from.truth});
  }
  if (from.cells.size() > 1) return next;
  const DigitSet others = grid.candidates(from.cells.first()) - DigitSet{from.digit};
  if (!from.truth && others.size() != 1) return next;
  for (Digit other : others) next.push_back({other, from.cells, !from.truth});
  return next;
}

/// Candidates that are false, and candidates that are true.
using Consequences = std::array<CandidateSet, 2>;

/// The consequences of every premise.
class Tables {
 public:
  /// By chains of links.
  explicit Tables(const Grid& grid) : grid_(grid) {
    for (Candidate candidate : grid.all_candidates()) {
      for (const bool truth : {false, true}) rows_[claim(candidate, truth)] = chained(claim(candidate, truth));
    }
  }
  /// Adds the singles that a premise leaves directly, the candidates that see them, and all consequences of the current
  /// claims.
  void add_singles() {
    for (auto& [premise, row] : rows_) add_singles_after({premise.cells.first(), premise.digit}, premise.truth, row);
    bool has_grown = true;
    while (has_grown) {
      has_grown = false;
      for (auto& [premise, row] : rows_) has_grown |= extend(row);
    }
  }
  const Consequences& of(Candidate candidate, bool truth) const { return rows_.at(claim(candidate, truth)); }

 private:
  const std::vector<Literal>& links_of(const Literal& from) {
    const auto known = links_.find(from);
    return known != links_.end() ? known->second : links_[from] = links(grid_, from);
  }
  Consequences chained(const Literal& premise) {
    std::set<Literal> seen = {premise};
    std::vector<Literal> queue = {premise};
    for (std::size_t i = 0; i < queue.size(); ++i) {
      const Literal from = queue[i];
      for (const Literal& next : links_of(from)) {
        if (seen.insert(next).second) queue.push_back(next);
      }
    }
    Consequences row;
    for (const Literal& each : queue) {
      if (each.cells.size() == 1) row[each.truth].insert({each.cells.first(), each.digit});
    }
    return row;
  }
  void add_singles_after(Candidate premise, bool truth, Consequences& row) const {
    Grid left = grid_;
    (void)(truth ? left.place(premise.cell(), premise.digit()) : left.eliminate(premise));
    for (Candidate candidate : left.all_candidates()) {
      bool is_single = left.candidates(candidate.cell()).size() == 1;
      for (House house : candidate.cell().houses()) is_single |= left.cells(house, candidate.digit()).size() == 1;
      if (is_single) row[true].insert(candidate);
    }
  }
  /// Unites a row with the rows of its elements; true if it has grown.
  bool extend(Consequences& row) const {
    const Consequences before = row;
    for (const bool truth : {false, true}) {
      for (Candidate each : before[truth]) {
        const Consequences& more = of(each, truth);
        for (const bool part : {false, true}) row[part] |= more[part];
      }
    }
    return row != before;
  }

  const Grid& grid_;
  std::map<Literal, std::vector<Literal>> links_;
  std::map<Literal, Consequences> rows_;
};

/// Candidates, one of which is true.
struct Choice {
  CandidateSet candidates;
  bool is_whole;  ///< only placed digits have removed candidates
};

/// The candidates of a cell, the places of a digit in a house.
std::vector<Choice> choices(const Grid& grid) {
  std::vector<Choice> list;
  for (Cell cell : grid.empty_cells()) {
    CandidateSet candidates;
    candidates.insert(cell, grid.candidates(cell));
    list.push_back({candidates, true});
  }
  for (House house : House::all()) {
    for (Digit digit : ~grid.solved_digits(house)) {
      const CellSet places = grid.cells(house, digit);
      bool is_whole = true;
      for (Cell cell : (cells_of(house) & grid.empty_cells()) - places) {
        is_whole = is_whole && peers(cell).intersects(grid.solved_cells(digit));
      }
      list.push_back({CandidateSet(digit, places), is_whole});
    }
  }
  return list;
}

/// The results of tables: the candidates that are false or true because a premise contradicts itself, and because they
/// follow in any case.
struct Outcomes {
  Consequences contradictions;
  Consequences verities;
};

/// Whether a premise makes a claim both true and false, or all candidates of a choice false. Like HoDoKu, this does not
/// notice a digit without places in a house from which logic has removed some.
bool is_contradictory(const Consequences& row, const std::vector<Choice>& all) {
  if (row[false].intersects(row[true])) return true;
  return std::ranges::any_of(
      all, [&](const Choice& choice) { return choice.is_whole && row[false].contains(choice.candidates); });
}

Consequences common(Consequences a, const Consequences& b) {
  for (const bool truth : {false, true}) a[truth] &= b[truth];
  return a;
}

Outcomes outcomes(const Grid& grid, const Tables& tables) {
  Outcomes outcomes;
  const std::vector<Choice> all = choices(grid);
  const auto add_verities = [&](const Consequences& each) {
    for (const bool truth : {false, true}) outcomes.verities[truth] |= each[truth];
  };
  for (Candidate candidate : grid.all_candidates()) {
    for (const bool truth : {false, true}) {
      if (is_contradictory(tables.of(candidate, truth), all)) outcomes.contradictions[!truth].insert(candidate);
    }
    add_verities(common(tables.of(candidate, false), tables.of(candidate, true)));
  }
  for (const Choice& choice : all) {
    Consequences shared = tables.of(choice.candidates.first(), true);
    for (Candidate candidate : choice.candidates) shared = common(shared, tables.of(candidate, true));
    add_verities(shared);
  }
  return outcomes;
}

/// The lowest candidate by cell, then digit; empty for an empty set.
std::optional<Candidate> lowest(const CandidateSet& candidates) {
  std::optional<Candidate> lowest;
  for (Candidate candidate : candidates) {
    if (!lowest || candidate < *lowest) lowest = candidate;
  }
  return lowest;
}

/// The best step of each form; a placement if there is one.
Findings best_steps(const Outcomes& outcomes, const std::string& contradiction, const std::string& verity) {
  Findings steps;
  for (const bool truth : {true, false}) {
    const auto best = lowest(outcomes.contradictions[truth] | outcomes.verities[truth]);
    if (!best || !steps.empty()) continue;
    const Finding step{truth ? CandidateSet() : CandidateSet{*best}, {}, truth ? best : std::nullopt};
    if (outcomes.contradictions[truth].contains(*best))
      steps.add(Finding{step.removals, contradiction, step.placement});
    if (outcomes.verities[truth].contains(*best)) steps.add(Finding{step.removals, verity, step.placement});
  }
  return steps;
}

/// Crowded grids are slow for the oracle.
Start start_for_forcing(std::mt19937_64& rng) {
  Start start = rng() % 2 == 0 ? puzzle_start(rng) : any_start(rng);
  for (start.grid = without_singles(start.grid); start.grid.all_candidates().size() > 110;) {
    thin_out(start, rng);
    start.grid = without_singles(start.grid);
  }
  return start;
}

TEST(HodokuForcingChain, ShowsTheLowestCandidate) {
  int hits = 0;
  FinderDriver driver;
  on_starts(start_for_forcing, 120, [&](const Grid& grid) {
    const Findings expected = best_steps(outcomes(grid, Tables(grid)), "1301", "1302");
    driver.show(grid);
    const Finding found = driver.find(hodoku::find_forcing_chain);
    EXPECT_EQ(found.has_effect(), !expected.empty()) << found << expected.first();
    EXPECT_TRUE(expected.empty() || expected.contains(found)) << found << expected.first();
    hits += expected.empty() ? 0 : 1;
  });
  EXPECT_GE(hits, 20) << "too few grids have the pattern";
}

/// Placements come first, then low candidates; no step comes last.
int place_in_order(const Finding& step) {
  if (!step.has_effect()) return 2 * Candidate::count;
  return step.placement ? step.placement->index() : Candidate::count + step.removals.first().index();
}

/// Four rounds of singles find at least the conclusions of one round, and nothing that the solution denies.
TEST(HodokuForcingNet, ShowsAtLeastWhatOneRoundOfSinglesDoes) {
  int hits = 0;
  FinderDriver driver;
  std::mt19937_64 rng(1);
  while (hits < 30 && !HasFailure()) {
    const Start start = start_for_forcing(rng);
    if (start.grid.is_complete()) continue;
    Tables tables(start.grid);
    tables.add_singles();
    const Findings expected = best_steps(outcomes(start.grid, tables), "1303", "1304");
    driver.show(start.grid);
    (void)driver.find(hodoku::find_forcing_chain);
    const Finding found = driver.find(hodoku::find_forcing_net);
    EXPECT_LE(place_in_order(found), place_in_order(expected.first())) << found << expected.first();
    for (Candidate removed : found.removals) EXPECT_NE(start.solution[removed.cell()], removed.digit()) << found;
    if (found.placement) {
      EXPECT_EQ(start.solution[found.placement->cell()], found.placement->digit()) << found;
    }
    hits += expected.empty() ? 0 : 1;
  }
}

}  // namespace
}  // namespace deduku::testing
