// Unique Blossom: a deadly pattern has several guardians, and each of them removes its digit from a petal.
//
//     {4 7}      . . | {4 7}                  With only 4 and 7 in the four corners, the two could be swapped. So
//     {1 4 7}    . . | {2 4 7}  .  {2 9}      one of the guardians is true, 1 or 2. The petal that sees it then lacks
//        |       *   |                        the digit and holds its 9, and * , which sees both 9s, is not 9.
//      {1 9}         |
//
// Like Death Blossom, with guardians, one of which is true, as the stem: techniques/als/blossoms.hpp. The patterns are
// those of techniques/uniqueness/deadly_relations.hpp and of Unique Guardian Chain: rectangles, loops, extended
// rectangles, the grave of a whole grid. The guardians of a rectangle may also lie outside it. A guardian of the
// eliminated digit needs no petal because it excludes the digit itself from the cells that see it:
//
//     {4 7}      . . | {4 7}                  If the guardian 2 is true, the petal holds its 1. So either of the two
//     {1 4 7}    * . | {2 4 7}  .  {1 2}      guardians excludes the 1 at * .
//
// One petal may serve several guardians, as in types 3 of rectangles, loops and graves. These cost less, and so do
// eliminations that all guardians exclude without a petal. There are at most four guardians, and at most three petals
// of at most five cells each. If a petal has several cells, the step costs at least as much as ALS-XZ. Eliminations by
// a guardian as the true digit of its own cell are left to chains.
//
// Variants: those of Unique Guardian Chain.
#include "deduku/houses.hpp"
#include "deduku/technique.hpp"
#include "techniques/als/blossoms.hpp"
#include "techniques/als/petal_prospects.hpp"
#include "techniques/uniqueness/deadly_relations.hpp"

namespace deduku {

namespace unique_blossom {
namespace {

constexpr int most_guardians = 4;

/// The surcharge of blossoms with petals of this size.
int surcharge_for(const als::PetalCount& size) {
  return technique::unique_blossom.surcharge.with([&](StepCount count) {
    if (count == StepCount::petals) return size.petals;
    const int further_cells = size.cells - size.petals;
    return count == StepCount::has_large_petal ? std::min(further_cells, 1) : further_cells;
  });
}

/// The surcharge of the cheapest blossom with a petal of two cells.
int surcharge_of_sets() {
  return surcharge_for({.petals = 1, .cells = 2});
}

/// Blossoms whose stem is one relation. `Sets`: the sets that petals are chosen from.
template <class Sets>
class GuardianBlossoms {
 public:
  GuardianBlossoms(const Grid& grid, Workspace& workspace, const facts::GuardianRelation& relation, StepSink& sink)
      : grid_(grid),
        workspace_(workspace),
        catalogue_(workspace.get<Sets>(grid)),
        prospects_(workspace.get<als::PetalProspects<Sets>>(grid)),
        relation_(relation),
        sink_(sink) {}

  /// First eliminations of digits that no guardian has, then of each digit of guardians.
  bool find() {
    const DigitSet own = relation_.guardians.digits();
    CandidateSet others;
    for (Digit digit : ~own) others.insert(digit, excludable(digit));
    if (!others.empty() && find(relation_.guardians, others)) return true;
    for (Digit digit : own) {
      CandidateSet served = relation_.guardians;
      for (Cell cell : relation_.guardians.cells(digit)) served.erase({cell, digit});
      const CandidateSet wanted(digit, excludable(digit));
      if (!served.empty() && !wanted.empty() && find(served, wanted)) return true;
    }
    return false;
  }

 private:
  static constexpr int most_petals = 3;

  /// The places of a digit that each guardian excludes, by a petal unless the guardian has the digit itself.
  CellSet excludable(Digit digit) {
    CellSet cells = grid_.cells(digit) & common_peers(relation_.guardians.cells(digit));
    for (Candidate guardian : relation_.guardians) {
      if (cells.empty()) return cells;
      if (guardian.digit() != digit) cells &= prospects_.of(guardian).cells(digit);
    }
    return cells;
  }

  /// `served`: the guardians that need petals.
  bool find(const CandidateSet& served, const CandidateSet& wanted) {
    std::array<Candidate, facts::GuardianRelation::most> stem;
    std::size_t count = 0;
    for (Candidate guardian : served) stem[count++] = guardian;
    als::BlossomSearch search(
        catalogue_, std::span(stem).first(count), wanted,
        {.petals_for = als::BlossomSearch::PetalsFor::unserved, .petals = most_petals, .cells = als::most_petal_cells},
        workspace_);
    return search.run(
        [&](const als::Blossom& blossom, const CandidateSet& eliminations) { return emit(blossom, eliminations); });
  }

  bool emit(const als::Blossom& blossom, const CandidateSet& eliminations) {
    const als::PetalCount count = als::count_petals(blossom);
    if (!sink_.accepts(surcharge_for(count))) return false;
    Step& step = sink_.draft(TechniqueId::unique_blossom, facts::variant_of(relation_));
    step.effects.removes = eliminations;
    facts::add_relation(relation_, step.evidence);
    als::add_petals(blossom, step.evidence);
    const int cost = 100 * surcharge_for(count) + 10 * count.cells + count.petals;
    const auto argument = [&](Evidence& evidence) {
      facts::use_relation(relation_, evidence);
      als::argue(catalogue_, blossom, eliminations, relation_.guardians, evidence);
    };
    return sink_.emit_cheapest(step, argument, als::PetalLinks(catalogue_, blossom).all(), cost);
  }

  const Grid& grid_;
  Workspace& workspace_;
  const Sets& catalogue_;
  als::PetalProspects<Sets>& prospects_;
  const facts::GuardianRelation& relation_;
  StepSink& sink_;
};

template <class Sets>
bool find_with_petals(const Grid& grid, Workspace& workspace, StepSink& sink) {
  for (const facts::GuardianRelation& relation : workspace.get<uniqueness::DeadlyRelations>(grid).view()) {
    if (relation.guardians.size() > most_guardians) break;
    if (GuardianBlossoms<Sets>(grid, workspace, relation, sink).find()) return true;
  }
  return false;
}

/// Bivalue cells first because they are known long before all sets are.
void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  if (find_with_petals<facts::BivalueSets>(grid, workspace, sink)) return;
  if (sink.should_search_at(surcharge_of_sets())) find_with_petals<facts::AlmostLockedSets>(grid, workspace, sink);
}

}  // namespace
}  // namespace unique_blossom

const Technique technique::unique_blossom{
    .name = "Unique Blossom",
    .needs_uniqueness = true,
    .find = unique_blossom::find,
    // With a petal of two cells it costs as much as ALS-XZ.
    .surcharge = {{{.count = StepCount::petals, .per = 30, .free = 1},
                   {.count = StepCount::has_large_petal, .per = 95},
                   {.count = StepCount::further_petal_cells, .per = 15}},
                  200},
};

}  // namespace deduku
