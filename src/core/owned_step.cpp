#include "deduku/owned_step.hpp"

namespace deduku {

OwnedStep::OwnedStep(const StepView& view) : before_(view.before) {
  list_.add(view.step, view.links, view.branches);
}

}  // namespace deduku
