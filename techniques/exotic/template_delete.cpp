// Template Delete: candidates that are in no placement of their digit in all houses at once.
//
// A template of a digit is nine cells, one in each row, column and box, all among its places. One of the templates is
// the solution's, so a candidate that is in no template is false. Every fish and every chain in one digit finds part of
// this.
//
// One step for each digit. Sifting of templates: techniques/exotic/template_technique.hpp.
#include "src/core/step_sink.hpp"
#include "techniques/exotic/template_technique.hpp"

namespace deduku {

namespace template_delete {
namespace {

void find(const Grid& grid, Workspace&, StepSink& sink) {
  const auto add_effect = [&](Step& step, Digit digit, const exotic::SiftedTemplates& sifted) {
    step.effects.removes.insert(digit, grid.cells(digit) - sifted.used(digit));
  };
  exotic::emit_template_steps(TechniqueId::template_delete, grid, sink, add_effect);
}

}  // namespace
}  // namespace template_delete

const Technique technique::template_delete{
    .name = "Template Delete",
    .find = template_delete::find,
    .hodoku = {"1202"},
};

}  // namespace deduku
