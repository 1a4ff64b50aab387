// Junior Exocet: the two digits of a base are the digits of two targets, so what no pair of digits leaves is eliminated.
//
//   B  B   .  |  .  .   .  |  .   .   .      Each digit of the base is in one of the targets Q and R, since the S
//   .  .   .  |  .  Q   .  |  m   -   m      cells (s) of the three cross-lines can hold it only twice.
//   .  .   .  |  m' -   m' |  .   R   .
//   ----------+------------+-----------      What an exocet is and why that follows: techniques/exotic/exocets.hpp.
//          s  |     s      |      s          Which pairs of digits there are: techniques/exotic/exocet_pairs.hpp.
//
// Eliminated are: in base and targets what no pair has; with the mirrors (m of Q, m' of R) what they leave as well. Of a
// digit that all pairs have it is known that it is in the base, in one of the targets and in two S cells: what sees one
// of these cells, wherever it goes, is not that digit. So it leaves the cells that see both targets, and the lines across
// in which its S cells lie, if these are two.
//
// Variants: 0 base and targets alone, 1 with the mirrors, 2 with a digit that is known to be in the base, 3 with a target of
// two cells, which take a digit that is locked in them and one of the base (JE+).
#include "deduku/technique.hpp"
#include "src/core/step_sink.hpp"
#include "techniques/exotic/exocet_steps.hpp"

namespace deduku {

namespace junior_exocet {
namespace {

using namespace exotic;

constexpr std::array<int, 4> exocet_surcharges = {0, 10, 20, 30};

bool emit_variant(const Grid& grid, const Exocet& exocet, const ExocetPairs& ways, int variant,
                  const CandidateSet& removes, StepSink& sink) {
  Step& step = sink.draft(TechniqueId::junior_exocet, static_cast<std::uint8_t>(variant));
  step.removes = removes;
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

/// The same exocet is a step of each variant that says more than the one before it.
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

int surcharge(const Step& step) {
  return exocet_surcharges[step.variant];
}

}  // namespace
}  // namespace junior_exocet

const Technique technique::junior_exocet{
    .name = "Junior Exocet",
    .find = junior_exocet::find,
    .surcharge = junior_exocet::surcharge,
    .max_surcharge = junior_exocet::exocet_surcharges.back(),
};

}  // namespace deduku
