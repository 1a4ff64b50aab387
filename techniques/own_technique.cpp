// User-defined techniques: adding them to a ladder, and turning their findings into steps.
#include "deduku/own_technique.hpp"

#include <algorithm>
#include <utility>

#include "src/core/contract.hpp"
#include "src/core/step_sink.hpp"
#include "src/core/workspace.hpp"

namespace deduku {

namespace {

bool is_key(std::string_view text) {
  const auto fits = [](char c) { return ('a' <= c && c <= 'z') || ('0' <= c && c <= '9') || c == '_'; };
  return !text.empty() && std::ranges::all_of(text, fits);
}

/// Effects that a finder may not emit would make the next grid differ from the one that the step describes.
void require_step_of(const Grid& grid, const Effects& effects) {
  require(effects.has_effect(), "StepEmitter: the step changes nothing");
  require(grid.all_candidates().contains(effects.places | effects.removes),
          "StepEmitter: the step changes something that is not a candidate of the grid");
  require(!effects.places.intersects(effects.removes), "StepEmitter: the step removes a candidate that it places");
}

}  // namespace

TechniqueId Ladder::add(OwnTechnique technique, int cost) {
  require(is_key(technique.key), "Ladder::add: the key of the technique is not of small letters, digits and _");
  require(!technique.name.empty() && !technique.sentence.empty(),
          "Ladder::add: the technique has no name or no sentence");
  require(technique.find != nullptr, "Ladder::add: the technique has no finder");
  const auto has_key = [&](const auto& other) { return other->key == technique.key; };
  require(!find_technique(technique.key) && std::ranges::none_of(own, has_key),
          "Ladder::add: another technique has this key");
  require(0 <= cost && cost <= most_cost, "Ladder::add: the cost is negative or above 1,000.00");
  require(own.size() < most_own_techniques,
          "Ladder::add: the ladder has as many techniques of the program's own as it may");
  const auto id = static_cast<TechniqueId>(technique_count + static_cast<int>(own.size()));
  own.push_back(std::make_shared<const OwnTechnique>(std::move(technique)));
  const auto dearer = std::ranges::find_if(rungs, [&](const Rung& rung) { return rung.cost > cost; });
  rungs.insert(dearer, {id, cost});
  return id;
}

std::shared_ptr<const OwnTechnique> Ladder::own_technique(TechniqueId id) const {
  const auto place = static_cast<std::size_t>(id) - technique_count;
  return is_own(id) && place < own.size() ? own[place] : nullptr;
}

StepEmitter::StepEmitter(const Grid& grid, Workspace& workspace, StepSink& sink, TechniqueId id,
                         std::shared_ptr<const OwnTechnique> technique)
    : grid_(grid), workspace_(workspace), sink_(sink), id_(id), technique_(std::move(technique)) {}

bool StepEmitter::emit(const Effects& effects, const Evidence& evidence, std::span<const Link> links) {
  return emit(effects, evidence, links, {});
}

bool StepEmitter::emit(const Effects& effects, const Evidence& evidence, const Branches& branches) {
  return emit(effects, evidence, {}, branches);
}

bool StepEmitter::emit(const Effects& effects, const Evidence& evidence, std::span<const Link> links,
                       const Branches& branches) {
  require_step_of(grid_, effects);
  Step step(id_);
  step.effects = effects;
  step.evidence = evidence;
  step.own = technique_;
  const auto is_stated = [](const Evidence&) {};
  return branches.empty() ? sink_.emit(step, is_stated, links) : sink_.emit(step, is_stated, branches);
}

bool StepEmitter::goes_on() {
  return workspace_.budget().spend();
}

Promise StepEmitter::promise() const {
  return workspace_.promise();
}

}  // namespace deduku
