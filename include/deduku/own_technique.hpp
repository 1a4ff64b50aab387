// A program's own techniques: finders on a ladder next to those of Deduku. They take part in paths, hints, R and proofs
// without a change in Deduku. docs/library.md has an example and lists their limitations.
#pragma once

#include <functional>
#include <string>

#include "deduku/export.h"
#include "deduku/ladder.hpp"

namespace deduku {
// Not visible outside the library.
class Workspace;
class StepSink;
}  // namespace deduku

namespace DEDUKU_API deduku {

/// Receives the steps of a finder.
class StepEmitter {
 public:
  /// Adds a step: its effects and its evidence, with the links of its chain. The evidence lists the statements that the
  /// argument uses (`use`), on which the proof of the step rests, and may explain its effects one by one. Returns true
  /// if no more steps are needed: then the finder must return at once. Throws `std::invalid_argument` if the step
  /// changes nothing, places or removes a digit that is not a candidate of the grid, or removes a candidate that it
  /// places.
  [[nodiscard]] bool emit(const Effects& effects, const Evidence& evidence, std::span<const Link> links = {});
  /// Adds a forcing argument, with a branch for each alternative.
  [[nodiscard]] bool emit(const Effects& effects, const Evidence& evidence, const Branches& branches);

  /// Whether to continue the search, for finders that look at many places: each call counts as one place, a hundred of
  /// them as one technique tried. False once the budget is spent or the caller has stopped the work: then return.
  [[nodiscard]] bool goes_on();
  /// The promise that techniques of uniqueness may rely on in this grid.
  Promise promise() const;

  // Not for callers: the parts that the engine makes it from.
  StepEmitter(const Grid& grid, Workspace& workspace, StepSink& sink, TechniqueId id,
              std::shared_ptr<const OwnTechnique> technique);
  StepEmitter(const StepEmitter&) = delete;
  StepEmitter& operator=(const StepEmitter&) = delete;

 private:
  bool emit(const Effects& effects, const Evidence& evidence, std::span<const Link> links, const Branches& branches);

  const Grid& grid_;
  Workspace& workspace_;
  StepSink& sink_;
  TechniqueId id_;
  std::shared_ptr<const OwnTechnique> technique_;
};

/// A program's own technique: `ladder.add({...}, cost)`.
struct OwnTechnique {
  /// For programs: small letters, digits and _, "toy_wing".
  std::string key;
  /// For people, in any language: "Toy Wing".
  std::string name;
  Family family = Family::exotic;
  /// The sentence of a step, in any language: a template over its evidence, "{body} have only {digits}." The
  /// placeholders are those of docs/json.md. The effects are added after it.
  std::string sentence;
  /// Whether the argument needs a puzzle with exactly one solution: then it is used only if that is promised.
  bool needs_uniqueness = false;
  /// Finds every instance on a grid and emits it. It must depend only on the grid and the promise; otherwise paths and
  /// ratings could not be repeated. It is called from each thread whose solver has the ladder, so it must not change
  /// shared state.
  std::function<void(const Grid& grid, StepEmitter& steps)> find;
};

}  // namespace deduku
