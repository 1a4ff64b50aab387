// Unique Blossom: a deadly pattern has several guardians, and each of them takes its digit from a petal.
//
//     {4 7}      . . | {4 7}                  With nothing but 4 and 7 in the four corners the two could be swapped
//     {1 4 7}    . . | {2 4 7}  .  {2 9}      there. So one of the guardians is true, 1 or 2. The petal that sees it
//        |       *   |                        lacks the digit then and holds its 9, and * , which sees both 9s, is
//      {1 9}         |                        not 9.
//
// As Death Blossom, with guardians of which one is true as the stem: techniques/als/blossoms.hpp. The patterns are those of
// techniques/uniqueness/deadly_relations.hpp, and of Unique Guardian Chain: rectangles, loops, extended rectangles, the grave of
// a whole grid; of a rectangle the guardians may lie outside, too. A guardian of the digit that is eliminated needs no petal, for
// it excludes the digit itself from what sees it:
//
//     {4 7}      . . | {4 7}                  Is the guardian 2, the petal holds its 1. So either of the two excludes the
//     {1 4 7}    * . | {2 4 7}  .  {1 2}      1 at * .
//
// One petal may serve several guardians, as in types 3 of rectangles, loops and graves. These cost less, and so does what all
// guardians exclude without a petal. There are at most four guardians, and three petals of at most five cells each; where a
// petal has several cells the step costs as much as ALS-XZ and more. What a guardian excludes as the true digit of its own
// cell is left to chains.
//
// Variants: as those of Unique Guardian Chain.
#include "deduku/houses.hpp"
#include "deduku/technique.hpp"
#include "techniques/als/blossoms.hpp"
#include "techniques/als/petal_prospects.hpp"
#include "techniques/uniqueness/deadly_relations.hpp"

namespace deduku {

namespace unique_blossom {
namespace {

constexpr int most_guardians = 4;

/// With a petal of two cells or more it costs at least as much as ALS-XZ.
constexpr int surcharge_of_sets = 110;

/// 15 for each petal and each of its cells beyond the first of both: nothing for a single cell of two candidates. With
/// larger sets what makes one of two cells cost as much as ALS-XZ on top.
int surcharge_for(const als::PetalCount& count) {
  const int size = 15 * (count.cells + count.petals - 2);
  return std::min(count.cells == count.petals ? size : size - 15 + surcharge_of_sets, 200);
}

/// Blossoms whose stem is one relation. `Sets`: what their petals are among.
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

  /// First those that eliminate digits which no guardian has, then each digit of guardians.
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

  /// The places of a digit that each guardian excludes, by a petal unless it is of the digit itself.
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
        {.choice = als::BlossomSearch::Choice::for_unserved, .petals = most_petals, .cells = als::most_petal_cells},
        workspace_);
    return search.run(
        [&](const als::Blossom& blossom, const CandidateSet& eliminations) { return emit(blossom, eliminations); });
  }

  bool emit(const als::Blossom& blossom, const CandidateSet& eliminations) {
    const als::PetalCount count = als::count_petals(blossom);
    if (!sink_.takes(surcharge_for(count))) return false;
    Step& step = sink_.draft(TechniqueId::unique_blossom, facts::variant_of(relation_));
    step.removes = eliminations;
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

/// Bivalue cells first: they are known long before all sets are.
void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  if (find_with_petals<facts::BivalueSets>(grid, workspace, sink)) return;
  if (sink.wants(surcharge_of_sets)) find_with_petals<facts::AlmostLockedSets>(grid, workspace, sink);
}

int surcharge(const Step& step) {
  return surcharge_for(als::count_petals(step));
}

}  // namespace
}  // namespace unique_blossom

const Technique technique::unique_blossom{
    .name = "Unique Blossom",
    .needs_uniqueness = true,
    .find = unique_blossom::find,
    .surcharge = unique_blossom::surcharge,
    .max_surcharge = 200,
};

}  // namespace deduku
