// Junior Exocet: the two digits of a base are the digits of two targets, so candidates that no pair of digits allows
// are eliminated.
//
//   B  B   .  |  .  .   .  |  .   .   .      Each digit of the base is in one of the targets Q and R, because the S
//   .  .   .  |  .  Q   .  |  m   -   m      cells (s) of the three cross-lines can hold it only twice.
//   .  .   .  |  m' -   m' |  .   R   .
//   ----------+------------+-----------      Definition and proof: techniques/exotic/exocets.hpp.
//          s  |     s      |      s          The possible pairs of digits: techniques/exotic/exocet_pairs.hpp.
//
// Candidates of base and targets that are in no pair are eliminated; with the mirrors (m of Q, m' of R), also
// candidates that these exclude. A digit that all pairs have must be in the base, in one of the targets and in two S
// cells: it is eliminated from a cell that sees one of these cells for every possible placement. These are the cells
// that see both targets, and the crossing lines of its S cells, if there are two such lines.
//
// Variants: 0 base and targets alone, 1 with the mirrors, 2 with a digit that must be in the base, 3 with a target of
// two cells, which take a digit that is locked in them and one of the base (JE+).
#include "deduku/technique.hpp"
#include "src/core/step_sink.hpp"
#include "techniques/exotic/exocet_steps.hpp"

namespace deduku {

namespace junior_exocet {
namespace {

using namespace exotic;

bool emit_variant(const Grid& grid, const Exocet& exocet, const ExocetPairs& ways, int variant,
                  const CandidateSet& removes, StepSink& sink) {
  Step& step = sink.draft(TechniqueId::junior_exocet, static_cast<std::uint8_t>(variant));
  step.effects.removes = removes;
  const bool has_mirrors = variant > 0;
  add_exocet(grid, exocet, step.evidence);
  add_pairs(exocet, has_mirrors ? ways.mirrored() : ways.fitting(), step.evidence);
  if (has_mirrors) add_mirrors(ways, exocet, step.evidence);
  return sink.emit(step, [&](Evidence& evidence) {
    use_exocet(grid, exocet, evidence);
    if (has_mirrors) use_mirrors(grid, ways, exocet, evidence);
    evidence.explain(removes, {.kind = Reason::Kind::combinations});
  });
}

/// Emits the same exocet as a step of each variant that eliminates more than the previous one.
bool emit_exocet(const Grid& grid, const Exocet& exocet, StepSink& sink) {
  const ExocetPairs ways(grid, exocet);
  if (ways.mirrored().empty()) return false;
  const CandidateSet plain = ways.outside(ways.fitting());
  const CandidateSet mirrored = ways.outside(ways.mirrored()) | ways.outside_mirrors(ways.mirrored());
  const CandidateSet known = mirrored | ways.seen_by_known(ways.mirrored());
  if (exocet.has_pair_as_target()) return !known.empty() && emit_variant(grid, exocet, ways, 3, known, sink);
  if (!plain.empty() && emit_variant(grid, exocet, ways, 0, plain, sink)) return true;
  if (mirrored != plain && emit_variant(grid, exocet, ways, 1, mirrored, sink)) return true;
  return known != mirrored && emit_variant(grid, exocet, ways, 2, known, sink);
}

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  for (const Exocet& exocet : workspace.get<Exocets>(grid)) {
    if (emit_exocet(grid, exocet, sink)) return;
  }
}

}  // namespace
}  // namespace junior_exocet

const Technique technique::junior_exocet{
    .name = "Junior Exocet",
    .find = junior_exocet::find,
    .surcharge = {{{.count = StepCount::form, .per = 10}}, 30},
};

}  // namespace deduku
