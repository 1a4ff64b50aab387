// The only translation from steps of the scale to steps that are worded, drawn and proved. A step of a pattern has the
// argument of our technique with its code. If none of that technique's steps has the same effects, a net is spread from
// each possible premise.
#include "src/scales/hodoku/hodoku_view.hpp"

#include <algorithm>

#include "techniques/forcing/forcing_steps.hpp"

namespace deduku::hodoku {

namespace {

using forcing::Alternatives;

bool has_code(const Technique& technique, std::string_view code) {
  return !code.empty() && std::ranges::find(technique.hodoku, code) != technique.hodoku.end();
}

/// The family of our technique with this code. Codes without one are the last resort of the scale.
Family family_of_code(std::string_view code) {
  for (int i = 0; i < technique_count; ++i) {
    const auto id = static_cast<TechniqueId>(i);
    if (has_code(technique_of(id), code)) return family_of(id);
  }
  return Family::trial;
}

bool is_verity(const HodokuStep& rated) {
  return rated.code == "1302" || rated.code == "1304";
}

/// The placements and removals of a step, as claims.
std::vector<Claim> outcomes_of(const HodokuStep& rated) {
  std::vector<Claim> outcomes;
  for (Candidate placed : rated.effects.places) outcomes.emplace_back(placed, true);
  for (Candidate removed : rated.effects.removes) outcomes.emplace_back(removed, false);
  return outcomes;
}

/// All possible starts of a verity about a candidate: cells, houses with their digits, other candidates that are true
/// or false. `includes`: whether the candidate itself must be among the alternatives.
std::vector<Alternatives> all_alternatives(const Grid& grid, const forcing::OpenChoices& choices, Candidate about,
                                           bool includes) {
  std::vector<Alternatives> all;
  for (const forcing::OpenChoice& open : choices) {
    if (open.contains(about) == includes) all.push_back({.choice = open.choice});
  }
  for (Candidate candidate : grid.all_candidates()) {
    if (!includes && candidate != about) all.push_back({.candidate = candidate});
  }
  return all;
}

/// Whether one of our steps has the effect of a step of the scale. BUG+1 places a digit; HoDoKu removes the others.
bool does(const Grid& grid, const Step& step, const HodokuStep& rated) {
  if (step.effects == rated.effects) return true;
  CandidateSet others;
  for (Candidate placed : step.effects.places)
    others.insert(placed.cell(), grid.candidates(placed.cell()) - DigitSet{placed.digit()});
  return step.effects.removes.empty() && rated.effects.places.empty() && others == rated.effects.removes;
}

/// Gives a step the effects of an equivalent one: the removals instead of the placement have the same reason.
void change_effects(Step& step, const HodokuStep& rated) {
  if (step.effects == rated.effects) return;
  for (Explanation& explanation : step.evidence.explanations) {
    CandidateSet others;
    for (Cell cell : explanation.effects.cells()) others.insert(cell, rated.effects.removes.digits(cell));
    explanation.effects = others;
  }
  step.effects = rated.effects;
}

std::size_t node_count(const BranchList& branches) {
  std::size_t count = 0;
  for (std::size_t i = 0; i < branches.size(); ++i) count += branches[i].nodes.size();
  return count;
}

/// The template for branches that all have the same end, or some of which contradict themselves.
std::string sentence_of_verity(const Alternatives& alternatives, const BranchList& branches) {
  std::string key = "hodoku.candidate";
  if (alternatives.choice) key = alternatives.choice->is_cell() ? "hodoku.cell" : "hodoku.house";
  const bool is_same = branches[branches.size() - 1].nodes.back().node == branches[0].nodes.back().node;
  return is_same ? key : key + "_or_none";
}

}  // namespace

/// Chooses the step with the least surcharge; prefers the form with exactly this code.
const Step* HodokuViewer::step_of_technique(const Grid& before, const HodokuStep& rated) {
  workspace_.set_promise(Promise::givens);
  sink_.clear();
  for (int i = 0; i < technique_count; ++i) {
    const Technique& technique = technique_of(static_cast<TechniqueId>(i));
    if (has_code(technique, rated.code)) technique.find(before, workspace_, sink_);
  }
  const auto rank = [&](const Step& step) {
    const auto& codes = technique_of(step.technique).hodoku;
    const bool is_form = step.variant < codes.size() && codes[step.variant] == rated.code;
    return std::pair(!is_form, surcharge_of(step));
  };
  const Step* best = nullptr;
  for (const Step& step : sink_.found()) {
    if (!does(before, step, rated)) continue;
    if (best == nullptr || rank(step) < rank(*best)) best = &step;
  }
  return best;
}

/// Adds a branch for each alternative. Branches to the outcome come before branches to a contradiction.
/// Returns the number of rounds of the deepest branch; empty if some alternative does neither, or if none leads to the
/// outcome.
std::optional<int> HodokuViewer::draft_verity(ReasonedNet& net, Claim outcome, const forcing::Premises& premises) {
  draft_.clear();
  int rounds = 0;
  std::vector<Claim> rest;
  for (Claim premise : premises) {
    net.run(premise);
    if (net.contains(outcome)) {
      net.append(outcome, draft_);
      rounds = std::max(rounds, net.rounds(outcome));
    } else if (net.has_conflict()) {
      rest.push_back(premise);
    } else {
      return std::nullopt;
    }
  }
  if (draft_.size() == 0) return std::nullopt;
  for (Claim premise : rest) {
    net.run(premise);
    net.append_contradiction(draft_);
    rounds = std::max(rounds, net.rounds_of_contradiction());
  }
  return rounds;
}

/// Finds alternatives that all lead to the outcome. Alternatives that the outcome itself belongs to are the last
/// resort.
bool HodokuViewer::find_verity(ReasonedNet& net, const Grid& before, Claim outcome) {
  forcing::OpenChoices choices;
  choices.rebuild(before);
  const auto find_among = [&](bool includes) {
    return find_shortest_verity(net, before, outcome, choices,
                                all_alternatives(before, choices, outcome.candidate(), includes));
  };
  return find_among(false) || find_among(true);
}

bool HodokuViewer::find_shortest_verity(ReasonedNet& net, const Grid& before, Claim outcome,
                                        const forcing::OpenChoices& choices, const std::vector<Alternatives>& all) {
  std::size_t least = 0;
  for (const Alternatives& alternatives : all) {
    const std::optional<int> rounds = draft_verity(net, outcome, choices.premises(alternatives));
    if (!rounds || (least > 0 && node_count(draft_) >= least)) continue;
    least = node_count(draft_);
    std::swap(branches_, draft_);
    step_ = forcing::verity_step(TechniqueId::forcing_net_verity, before, outcome, alternatives);
    step_.evidence.rounds = static_cast<std::uint8_t>(*rounds);
    forcing::argue_by_alternatives(step_.evidence, step_.effects, alternatives);
    technique_.sentence = sentence_of_verity(alternatives, branches_);
  }
  return least > 0;
}

bool HodokuViewer::find_contradiction(ReasonedNet& net, const Grid& before, Claim outcome) {
  net.run(outcome.negated());
  if (!net.has_conflict()) return false;
  net.append_contradiction(branches_);
  step_ = forcing::contradiction_step(TechniqueId::forcing_net_contradiction, before, outcome.negated(), net.wipeout());
  step_.evidence.rounds = static_cast<std::uint8_t>(net.rounds_of_contradiction());
  explain_by_assumption(step_.evidence, step_.effects);
  technique_.sentence = "forcing.contradiction";
  return true;
}

/// Refutes each of several outcomes by itself.
bool HodokuViewer::refute_each(ReasonedNet& net, const HodokuStep& rated) {
  step_ = Step(no_technique);
  step_.effects = rated.effects;
  for (Claim outcome : outcomes_of(rated)) {
    net.run(outcome.negated());
    if (!net.has_conflict()) return false;
    net.append_contradiction(branches_);
  }
  step_.evidence.digits = rated.effects.places.digits() | rated.effects.removes.digits();
  explain_by_assumption(step_.evidence, step_.effects);
  technique_.sentence = "hodoku.each";
  return true;
}

bool HodokuViewer::find_argument(const Grid& before, const HodokuStep& rated) {
  branches_.clear();
  if (rated.code.empty()) return false;
  ReasonedNet net(before);
  const std::vector<Claim> outcomes = outcomes_of(rated);
  if (outcomes.size() > 1) return refute_each(net, rated);
  const Claim outcome = outcomes.front();
  if (is_verity(rated) && find_verity(net, before, outcome)) return true;
  return find_contradiction(net, before, outcome) || find_verity(net, before, outcome);
}

/// The scale takes this placement from the solution.
void HodokuViewer::take_without_argument(const HodokuStep& rated) {
  branches_.clear();
  step_ = Step(no_technique);
  step_.effects = rated.effects;
  const CandidateSet changed = rated.effects.places | rated.effects.removes;
  step_.evidence.add(Role::body, changed.cells(), changed.digits());
  technique_.sentence = rated.code.empty() ? "hodoku.guess" : "hodoku.unproved";
}

StepView HodokuViewer::view(const Grid& before, const HodokuStep& rated) {
  const HodokuEntry& entry = hodoku_entry(rated.entry);
  technique_ = {.scale = "hodoku",
                .key = entry.key,
                .name = std::string(name(rated)),
                .family = family_of_code(rated.code),
                .sentence = "",
                .rating = 100 * entry.score,
                .level = name(entry.level),
                .code = rated.code,
                .is_guess = rated.entry == HodokuEntryId::brute_force};
  if (const Step* const step = step_of_technique(before, rated)) {
    step_ = *step;
    change_effects(step_, rated);
    const StepList& found = sink_.found();
    return {before, step_, found.links(*step), found.branches(*step), &technique_};
  }
  if (!find_argument(before, rated)) take_without_argument(rated);
  return {before, step_, {}, branches_.all(), &technique_};
}

}  // namespace deduku::hodoku
