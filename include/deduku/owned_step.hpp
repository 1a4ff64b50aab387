// A step that outlives its search: an element of a stored path.
#pragma once

#include <optional>

#include "deduku/export.h"
#include "deduku/step.hpp"

namespace DEDUKU_API deduku {

/// A step with a copy of its whole explanation: the grid on which it was found, its links and its branches, and its
/// description by a frozen scale. A solver and its events own these, and only lend them during a call.
class OwnedStep {
 public:
  explicit OwnedStep(const StepView& view);

  /// The grid on which the step was found.
  const Grid& before() const { return before_; }
  const Step& step() const { return list_[0]; }
  /// For functions that word, draw or check a step; they also take this object itself. Refers to this object, which
  /// must outlive the view and not move.
  StepView view() const& { return *this; }
  StepView view() const&& = delete;
  operator StepView() const {  // NOLINT(google-explicit-constructor): a view of it is valid as long as it lives
    StepView view = list_.view(before_, list_[0]);
    if (scale_) view.scale = &*scale_;
    return view;
  }

 private:
  Grid before_;
  /// Contains only this step.
  StepList list_;
  std::optional<ScaleTechnique> scale_{};
};

}  // namespace deduku
