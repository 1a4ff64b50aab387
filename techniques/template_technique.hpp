// What the two template techniques share: for each digit the cells that its remaining templates use.
//
// A template puts a digit into nine cells, one in each house, all among its places. A cell that every
// template of a digit uses is certain; a template of another digit that uses it is out. That may make further
// cells certain, so the templates are sifted until nothing changes.
//
// Templates are counted neither here nor anywhere: which cells they use is enough
// (techniques/kernels/templates.hpp).
#pragma once

#include "deduku/technique.hpp"
#include "techniques/kernels/templates.hpp"

namespace deduku {

using CellsByDigit = std::array<CellSet, Digit::count>;

/// What is left of the templates of each digit.
struct SiftedTemplates {
  CellsByDigit used;     ///< the cells in at least one template
  CellsByDigit certain;  ///< the cells in all of them; solved cells are among them
};

inline SiftedTemplates sifted_templates(const Grid& grid) {
  SiftedTemplates sifted;
  for (Digit digit : Digit::all()) sifted.used[digit.index()] = kernel::places_of(grid, digit);
  for (bool changed = true; changed;) {
    for (int i = 0; i < Digit::count; ++i) {
      sifted.used[i] = kernel::cells_in_templates(sifted.used[i]);
      sifted.certain[i] = kernel::cells_in_all_templates(sifted.used[i]);
    }
    changed = false;
    for (int i = 0; i < Digit::count; ++i) {
      for (int other = 0; other < Digit::count; ++other) {
        if (other == i || !sifted.used[i].intersects(sifted.certain[other])) continue;
        sifted.used[i] -= sifted.certain[other];
        changed = true;
      }
    }
  }
  return sifted;
}

/// A step about one digit, with the cells of other digits that its templates must avoid.
inline Step template_step(TechniqueId technique, const Grid& grid, Digit digit,
                          const SiftedTemplates& sifted) {
  Step step{technique};
  step.evidence.digits = {digit};
  step.evidence.add(Role::body, sifted.used[digit.index()] & grid.empty_cells(), {digit});
  for (Digit other : Digit::all()) {
    const CellSet avoided = sifted.certain[other.index()] & grid.cells(digit);
    if (other != digit && !avoided.empty()) step.evidence.add(Role::partner, avoided, {other});
  }
  return step;
}

/// One step for each digit; `add_effect(step, digit, sifted)` says what follows from the templates that are
/// left.
template <class AddEffect>
bool emit_template_steps(TechniqueId technique, const Grid& grid, StepSink& sink, AddEffect&& add_effect) {
  const SiftedTemplates sifted = sifted_templates(grid);
  for (Digit digit : Digit::all()) {
    Step step = template_step(technique, grid, digit, sifted);
    add_effect(step, digit, sifted);
    if (step.has_effect() && sink.emit(step)) return true;
  }
  return false;
}

}  // namespace deduku
