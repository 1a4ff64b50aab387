#include "techniques/fish/general_fish.hpp"

#include <algorithm>

#include "src/core/argument_blocks.hpp"
#include "src/core/step_sink.hpp"
#include "src/core/workspace.hpp"
#include "techniques/fish/fish_catalogue.hpp"

namespace deduku::fish {

namespace {

bool is_sashimi(const FishInstance& instance) {
  for (House line : instance.fish.base) {
    if ((instance.anatomy.body & cells_of(line)).size() <= 1) return true;
  }
  return false;
}

Finning finning_of(const FishInstance& instance, FishClass fish_class) {
  if (instance.anatomy.all_fins().empty()) return Finning::none;
  return fish_class == FishClass::basic && is_sashimi(instance) ? Finning::sashimi : Finning::finned;
}

/// Two fish make a Siamese sashimi fish if both are sashimi, else a Siamese finned fish.
Finning finning_of_pair(Finning one, Finning other) {
  if (one == Finning::none || other == Finning::none) return Finning::none;
  return one == other ? one : Finning::finned;
}

Step step_of(const FishForm& form, const FishInstance& instance) {
  const auto& [fish, anatomy, eliminations] = instance;
  Step step{form.technique};
  step.effects.removes.insert(fish.digit, eliminations);
  step.evidence.digits = {fish.digit};
  step.evidence.base = fish.base;
  step.evidence.cover = fish.cover;
  step.evidence.add(Role::body, anatomy.body, {fish.digit});
  if (!anatomy.fins.empty()) step.evidence.add(Role::fin, anatomy.fins, {fish.digit});
  if (!anatomy.endo_fins.empty()) step.evidence.add(Role::endo_fin, anatomy.endo_fins, {fish.digit});
  return step;
}

/// Two fish with the same base houses, and so with the same endo-fins. Bodies and fins are in the order of the fish,
/// even if one has endo-fins only.
Step siamese_step(const FishForm& form, const FishInstance& one, const FishInstance& other) {
  const Digit digit = one.fish.digit;
  Step step{form.technique, 1};
  step.effects.removes.insert(digit, one.eliminations | other.eliminations);
  step.evidence.digits = {digit};
  step.evidence.base = one.fish.base;
  step.evidence.cover = one.fish.cover | other.fish.cover;
  step.evidence.covers = {one.fish.cover, other.fish.cover};
  for (const FishInstance* each : {&one, &other}) {
    step.evidence.add(Role::body, each->anatomy.body, {digit});
    step.evidence.add(Role::fin, each->anatomy.fins, {digit});
  }
  if (!one.anatomy.endo_fins.empty()) step.evidence.add(Role::endo_fin, one.anatomy.endo_fins, {digit});
  return step;
}

/// States that the digit has a place in each base house. Unless a fin is true, these are its places in the cover
/// houses.
void argue(Evidence& evidence, const FishInstance& instance) {
  const auto& [fish, anatomy, eliminations] = instance;
  evidence.use(fish.base, {fish.digit});
  explain_by_houses(evidence, {fish.digit, eliminations}, fish.cover, anatomy.all_fins());
}

/// Emits the cheapest fish of a form.
void emit_first(const FishForm& form, std::span<const FishInstance> fish, StepSink& sink) {
  std::optional<Step> best;
  const FishInstance* instance = nullptr;
  for (const FishInstance& each : fish) {
    if (finning_of(each, form.fish_class) != form.finning) continue;
    const Step step = step_of(form, each);
    if (best && by_fins.of(step) >= by_fins.of(*best)) continue;
    best = step;
    instance = &each;
  }
  if (best) (void)sink.emit(*best, [&](Evidence& evidence) { argue(evidence, *instance); });
}

/// Emits a step for one fish or two.
void emit_one_of_many(const Step& step, std::initializer_list<const FishInstance*> fish, StepSink& sink) {
  const auto argue_all = [&](Evidence& evidence) {
    for (const FishInstance* each : fish) argue(evidence, *each);
  };
  (void)sink.emit_cheapest(step, argue_all, {}, by_fins.of(step));
}

/// Emits a fish, and its pairs with earlier fish that have the same base houses and remove something else.
void emit_with_siblings(const FishForm& form, const FishInstance& instance, std::span<const FishInstance> before,
                        StepSink& sink) {
  const Finning finning = finning_of(instance, form.fish_class);
  if (finning == form.finning) emit_one_of_many(step_of(form, instance), {&instance}, sink);
  if (form.finning == Finning::none) return;
  for (const FishInstance& other : before) {
    if (finning_of_pair(finning, finning_of(other, form.fish_class)) != form.finning) continue;
    if (other.eliminations.contains(instance.eliminations) || instance.eliminations.contains(other.eliminations))
      continue;
    emit_one_of_many(siamese_step(form, other, instance), {&other, &instance}, sink);
  }
}

bool same_base(const Fish& a, const Fish& b) {
  return a.digit == b.digit && a.base == b.base;
}

void emit_all(const FishForm& form, std::span<const FishInstance> fish, StepSink& sink) {
  std::size_t first = 0;
  for (std::size_t i = 0; i < fish.size(); ++i) {
    if (!same_base(fish[first].fish, fish[i].fish)) first = i;
    emit_with_siblings(form, fish[i], fish.subspan(first, i - first), sink);
  }
}

}  // namespace

void find_fish(const FishForm& form, const Grid& grid, Workspace& workspace, StepSink& sink) {
  const auto fish = workspace.get<FishCatalogue>(grid).fish(grid, workspace, form.fish_class, form.size);
  if (sink.wants_first()) {
    emit_first(form, fish, sink);
  } else {
    emit_all(form, fish, sink);
  }
}

}  // namespace deduku::fish
