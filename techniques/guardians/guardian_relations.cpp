#include "techniques/guardians/guardian_relations.hpp"

#include "techniques/guardians/odd_loops.hpp"
#include "techniques/guardians/oddagons.hpp"
#include "techniques/guardians/tridagons.hpp"
#include "techniques/guardians/uncolourable_sets.hpp"

namespace deduku::guardians {

namespace {

constexpr std::uint64_t units_per_triple = 30;
constexpr std::uint64_t units_per_set = 10;
constexpr std::uint64_t units_per_digit = 50;
constexpr int most_of_oddagons = 4;
constexpr int most_of_loops = 3;

}  // namespace

void GuardianRelations::compute(const Grid& grid, Workspace& workspace) {
  list_.clear();
  budget_ = &workspace.budget();
  const CellSet bivalue = facts::bivalue_cells(grid, workspace);
  const auto are_few = [&](const Guardians& guardians) { return guardians.count(grid) <= most_of_oddagons; };
  oddagons(grid, bivalue, are_few, [&](const Oddagon& oddagon) {
    const ImpossiblePattern& pattern = oddagon.pattern;
    add(grid, pattern.digits, pattern.cells, pattern.guardians.cells);
    return false;
  });
  for (Digit digit : Digit::all()) {
    if (!workspace.budget().spend(units_per_digit)) return;
    add_loops(grid, digit);
  }
  for (DigitSet digits : facts::digit_triples) {
    if (!workspace.budget().spend(units_per_triple)) return;
    add_sets(grid, digits);
  }
  list_.sort();
}

void GuardianRelations::add_sets(const Grid& grid, DigitSet digits) {
  UncolourableSets sets(grid, digits);
  (void)sets.pairs([&](const CellSet& added) {
    if (!is_a_subset(grid, digits, sets.floor(), added)) add(grid, digits, sets.floor(), added);
    return false;
  });
  seen_.clear();
  (void)open_tridagons(grid, digits, facts::GuardianRelation::most, [&](const CellSet& cells) {
    const CellSet added = cells - sets.floor();
    if (!added.intersects(sets.lone())) add_minimal(grid, digits, sets.floor(), added);
    return false;
  });
}

void GuardianRelations::add_loops(const Grid& grid, Digit digit) {
  (void)odd_loops(grid, digit, most_of_loops,
                  [&](const CellSet& cells, const HouseSet& houses, const CellSet& guardians) {
                    list_.add({.source = facts::GuardianSource::loop,
                               .digits = {digit},
                               .cells = cells | guardians,
                               .houses = houses,
                               .guardians = CandidateSet(digit, guardians)});
                    return false;
                  });
}

/// Adds the relations of all sets of added cells in which every cell is needed.
void GuardianRelations::add_minimal(const Grid& grid, DigitSet digits, const CellSet& floor, const CellSet& added) {
  if (std::ranges::find(seen_, added) != seen_.end() || !budget_->spend(units_per_set)) return;
  seen_.push_back(added);
  bool is_minimal = true;
  for (Cell cell : added) {
    CellSet fewer = added;
    fewer.erase(cell);
    if (filling_of(grid, digits, floor | fewer)) continue;
    is_minimal = false;
    add_minimal(grid, digits, floor, fewer);
  }
  if (is_minimal) add(grid, digits, floor, added);
}

void GuardianRelations::add(const Grid& grid, DigitSet digits, const CellSet& floor, const CellSet& added) {
  if (added.size() < 2) return;
  facts::GuardianRelation relation{.digits = digits, .cells = floor | added};
  for (Cell cell : added) relation.guardians.insert(cell, grid.candidates(cell) - digits);
  list_.add(relation);
}

facts::GuardianRelation with_smallest_floor(const Grid& grid, facts::GuardianRelation relation) {
  if (relation.source != facts::GuardianSource::filling) return relation;
  const CellSet added = relation.guardians.cells();
  relation.cells = added | smallest_floor(grid, relation.digits, relation.cells - added, added);
  return relation;
}

}  // namespace deduku::guardians
