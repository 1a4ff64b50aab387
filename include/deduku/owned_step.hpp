// A step that outlives its search: what a program keeps of a path.
#pragma once

#include "deduku/export.h"
#include "deduku/step.hpp"

namespace DEDUKU_API deduku {

/// A step with a copy of all that explains it: the grid it was found on, its links and its branches. A solver and its
/// events lend these only during a call.
class OwnedStep {
 public:
  explicit OwnedStep(const StepView& view);

  /// The grid on which the step was found.
  const Grid& before() const { return before_; }
  const Step& step() const { return list_[0]; }
  /// For whatever words, draws or checks a step. Refers to this object, which must outlive the view and stay in place.
  StepView view() const { return list_.view(before_, list_[0]); }

 private:
  Grid before_;
  /// Holds the one step.
  StepList list_;
};

}  // namespace deduku
