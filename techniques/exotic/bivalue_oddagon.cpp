// Bivalue Oddagon: an odd number of cells in a loop with the same two candidates, which cannot alternate.
//
//     {4 7} ---------- {4 7}        With only 4 and 7 in the five cells, they would alternate around the
//       |                |          loop, and the last would be equal to the first, which it sees. So a
//     {4 7} - {4 7}    {4 7 1}      guardian, one of the further candidates, is true: 1.
//                 \     /
//                  one box
//
// Variants: techniques/exotic/guardian_steps.hpp. Guardians of several digits in several cells exclude nothing in
// common.
#include "src/core/step_sink.hpp"
#include "techniques/exotic/guardian_steps.hpp"
#include "techniques/guardians/oddagons.hpp"

namespace deduku {

namespace bivalue_oddagon {
namespace {

/// The links by which neighbours in the loop exclude each other.
std::array<Link, 19> loop_links(const guardians::Oddagon& oddagon) {
  const Digit digit = oddagon.pattern.digits.first();
  const std::size_t size = oddagon.loop.size();
  std::array<Link, 19> links;
  for (std::size_t i = 0; i < size; ++i) {
    links[i] = {{{oddagon.loop[i]}, digit}, {{oddagon.loop[(i + 1) % size]}, digit}, LinkKind::weak};
  }
  return links;
}

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  guardians::oddagons(grid, workspace, [&](const guardians::Oddagon& oddagon) {
    const auto links = loop_links(oddagon);
    return exotic::emit_guardians(grid, TechniqueId::bivalue_oddagon, oddagon.pattern,
                                  std::span(links).first(oddagon.loop.size()), sink);
  });
}

}  // namespace
}  // namespace bivalue_oddagon

const Technique technique::bivalue_oddagon{
    .name = "Bivalue Oddagon",
    .find = bivalue_oddagon::find,
    .surcharge = {{{.count = StepCount::cells, .per = 10, .free = 5, .unit = 2}}, 60},
};

}  // namespace deduku
