// Double Exocet: two Junior Exocets of one band that have four digits together.
//
//   B  B   .  |  .  .   Q' |  .   .   .      If both bases had a digit, it would not be in the boxes of the bases
//   .  .   .  |  b  b   .  |  .   R   .      again: both exocets would have it in their target in the third box,
//   .  .   .  |  .  .   .  |  .   .   .      but these are two cells. So the bases contain four digits. All of
//   ----------+------------+-----------      these are in the bases and in the targets, and take two S cells
//          s  |         s  |      s          each.
//
// Single exocets: techniques/exotic/exocets.hpp. The pairs of the two bases are tried together. The eliminations are
// the candidates of bases and targets that no two pairs allow, and the candidates that see a place of a digit for every
// pair.
#include "deduku/technique.hpp"
#include "src/core/step_sink.hpp"
#include "techniques/exotic/exocet_steps.hpp"

namespace deduku {

namespace double_exocet {
namespace {

using namespace exotic;

HouseSet chute_boxes(const Exocet& exocet) {
  return houses_of(cells_of(exocet.line), HouseKind::box);
}

/// Whether two exocets form a double exocet. The first in the order of their bases is `a`.
bool are_double(const Exocet& a, const Exocet& b) {
  if (a.line.kind() != b.line.kind() || chute_boxes(a) != chute_boxes(b) || !(a.base[0] < b.base[0])) return false;
  if (a.has_pair_as_target() || b.has_pair_as_target() || (a.digits | b.digits).size() != 4) return false;
  const HouseSet cross_lines{a.cross_lines[0], a.cross_lines[1], a.cross_lines[2]};
  const bool have_same_lines = cross_lines == HouseSet{b.cross_lines[0], b.cross_lines[1], b.cross_lines[2]};
  return have_same_lines && a.base[0].box() != b.base[0].box() && !a.target_cells().intersects(b.target_cells());
}

class DoubleExocet {
 public:
  DoubleExocet(const Grid& grid, const Exocet& a, const Exocet& b)
      : grid_(grid), a_(a), b_(b), of_a_(grid, a), of_b_(grid, b) {
    of_a_.mirrored().for_each([&](OrderedPair one) {
      of_b_.mirrored().for_each([&](OrderedPair other) {
        if (one.digits().intersects(other.digits())) return;
        pairs_of_a_.insert(one);
        pairs_of_b_.insert(other);
      });
    });
  }

  bool emit(StepSink& sink) const {
    if (pairs_of_a_.empty()) return false;
    CandidateSet removes = of_a_.outside(pairs_of_a_) | of_a_.outside_mirrors(pairs_of_a_) |
                           of_b_.outside(pairs_of_b_) | of_b_.outside_mirrors(pairs_of_b_);
    for (Digit digit : a_.digits | b_.digits) {
      CellSet unseen;
      add_unseen(of_a_, pairs_of_a_, digit, unseen);
      add_unseen(of_b_, pairs_of_b_, digit, unseen);
      removes.insert(digit, grid_.cells(digit) - unseen);
    }
    if (removes.empty()) return false;
    Step& step = sink.draft(TechniqueId::double_exocet);
    step.effects.removes = removes;
    add_exocet(grid_, a_, step.evidence);
    add_exocet(grid_, b_, step.evidence);
    add_mirrors(of_a_, a_, step.evidence);
    add_mirrors(of_b_, b_, step.evidence);
    return sink.emit(step, [&](Evidence& evidence) {
      use_exocet(grid_, a_, evidence);
      use_exocet(grid_, b_, evidence);
      use_mirrors(grid_, of_a_, a_, evidence);
      use_mirrors(grid_, of_b_, b_, evidence);
      evidence.explain(removes, {.kind = Reason::Kind::combinations});
    });
  }

 private:
  static void add_unseen(const ExocetPairs& ways, const TargetPairs& pairs, Digit digit, CellSet& cells) {
    pairs.for_each([&](OrderedPair pair) {
      if (pair.digits().contains(digit)) ways.add_unseen(pair, digit == pair.first ? 0 : 1, cells);
    });
  }

  const Grid& grid_;
  const Exocet& a_;
  const Exocet& b_;
  ExocetPairs of_a_;
  ExocetPairs of_b_;
  TargetPairs pairs_of_a_;  ///< the pairs that leave the other exocet a pair
  TargetPairs pairs_of_b_;
};

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  const Exocets& exocets = workspace.get<Exocets>(grid);
  for (const Exocet& a : exocets) {
    for (const Exocet& b : exocets) {
      if (are_double(a, b) && DoubleExocet(grid, a, b).emit(sink)) return;
    }
  }
}

}  // namespace
}  // namespace double_exocet

const Technique technique::double_exocet{
    .name = "Double Exocet",
    .find = double_exocet::find,
};

}  // namespace deduku
