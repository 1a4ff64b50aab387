// Template Set: cells that are common to all templates of a digit.
//
// A template of a digit is nine cells, one in each row, column and box, all among its places. One of the templates is
// the solution's, so a cell that all of them share holds the digit.
//
// One step for each digit. Sifting of templates: techniques/exotic/template_technique.hpp.
#include "src/core/step_sink.hpp"
#include "techniques/exotic/template_technique.hpp"

namespace deduku {

namespace template_set {
namespace {

void find(const Grid& grid, Workspace&, StepSink& sink) {
  const auto add_effect = [&](Step& step, Digit digit, const exotic::SiftedTemplates& sifted) {
    step.effects.places.insert(digit, sifted.certain(digit));
  };
  exotic::emit_template_steps(TechniqueId::template_set, grid, sink, add_effect);
}

}  // namespace
}  // namespace template_set

const Technique technique::template_set{
    .name = "Template Set",
    .find = template_set::find,
    .hodoku = {"1201"},
};

}  // namespace deduku
