#include "deduku/owned_step.hpp"

namespace deduku {

OwnedStep::OwnedStep(const StepView& view) : before_(view.before) {
  list_.add(view.step, view.links, view.branches);
  if (view.scale != nullptr) scale_ = *view.scale;
}

}  // namespace deduku
