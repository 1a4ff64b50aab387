// A step of the scale as a `StepView`.
#pragma once

#include "deduku/hodoku_step.hpp"
#include "deduku/step.hpp"
#include "src/core/step_sink.hpp"
#include "src/core/workspace.hpp"
#include "src/scales/hodoku/reasoned_net.hpp"

namespace deduku::hodoku {

/// Finds an argument for steps of which the scale records only the changes. Owns the objects that a view refers to, of
/// one step at a time. Keeps its memory.
class HodokuViewer {
 public:
  /// The view of a step on a grid. Valid until the next call.
  StepView view(const Grid& before, const HodokuStep& rated);

 private:
  /// A step of one of our techniques with the same effect; null if there is no such step.
  const Step* step_of_technique(const Grid& before, const HodokuStep& rated);
  bool find_argument(const Grid& before, const HodokuStep& rated);
  std::optional<int> draft_verity(ReasonedNet& net, Claim outcome, const forcing::Premises& premises);
  bool find_verity(ReasonedNet& net, const Grid& before, Claim outcome);
  bool find_shortest_verity(ReasonedNet& net, const Grid& before, Claim outcome, const forcing::OpenChoices& choices,
                            const std::vector<forcing::Alternatives>& all);
  bool find_contradiction(ReasonedNet& net, const Grid& before, Claim outcome);
  bool refute_each(ReasonedNet& net, const HodokuStep& rated);
  void take_without_argument(const HodokuStep& rated);

  Workspace workspace_;
  StepSink sink_{StepSink::Wanted::all};
  Step step_{no_technique};
  BranchList branches_;
  BranchList draft_;
  ScaleTechnique technique_;
};

}  // namespace deduku::hodoku
