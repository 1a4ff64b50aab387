#include "techniques/trial/trial_proof.hpp"

namespace deduku::trial {

namespace {

Node node_of(Candidate candidate) {
  return {{candidate.cell()}, candidate.digit()};
}

/// The reason why a true candidate excludes another one.
Cause cause_of_exclusion(Candidate from, Candidate excluded) {
  if (from.cell() == excluded.cell()) return Cause::cell;
  return facts::cause_of(common_houses({from.cell(), excluded.cell()}).first());
}

}  // namespace

void TrialProof::prove(const Grid& grid, const TheoryState& state, Candidate assumption, int depth, int length,
                       BranchList& branches) {
  budget_ = Budget();
  grid_ = &grid;
  length_ = length;
  drafts_.clear();
  const std::uint16_t outermost = refute(0, state, assumption, depth);
  order_.clear();
  places_.resize(drafts_.size());
  number(outermost);
  branches.clear();
  for (const std::uint16_t draft : order_) copy_branch(draft, branches);
}

void TrialProof::Layer::start(TrialRounds& rounds, const TheoryState& state, Candidate assumption, int depth,
                              int length) {
  record.run(rounds, state, assumption, depth, length);
  true_weights.fill(0);
  false_weights.fill(0);
  true_places.fill(0);
  false_places.fill(0);
  branch.clear();
  branch.begin(node_of(assumption), true);
  true_weights[assumption] = 1;
  true_places[assumption] = 1;
}

/// Drafts a branch, after those that it needs; returns its index.
std::uint16_t TrialProof::refute(int layer, const TheoryState& state, Candidate assumption, int depth) {
  layers_[layer].start(rounds_, state, assumption, depth, length_);
  append_contradiction(layer, lightest_shortage(layers_[layer]));
  return static_cast<std::uint16_t>(drafts_.append(layers_[layer].branch.all()).begin);
}

/// All candidates of a cell, or all places of a digit in a house, that are false in the end; the choice with the
/// smallest proof.
CandidateSet TrialProof::lightest_shortage(Layer& layer) const {
  CandidateSet lightest;
  int least = heaviest;
  const auto consider = [&](const CandidateSet& candidates) {
    if (candidates.empty()) return;
    const int weight = weigh_all(layer, candidates, TrialRecord::not_yet);
    if (weight >= least) return;
    least = weight;
    lightest = candidates;
  };
  for (Cell cell : grid_->empty_cells()) {
    CandidateSet candidates;
    candidates.insert(cell, grid_->candidates(cell));
    consider(candidates);
  }
  for (House house : House::all()) {
    for (Digit digit : Digit::all()) consider({digit, grid_->cells(house, digit)});
  }
  return lightest;
}

/// The weight of proving that candidates are false, all of them before a moment; `heaviest` if one of them is not.
int TrialProof::weigh_all(Layer& layer, const CandidateSet& candidates, TrialRecord::Moment moment) const {
  int sum = 0;
  for (Candidate candidate : candidates) {
    const bool was_left = layer.record.start().left.contains(candidate);
    if (was_left && layer.record.false_since(candidate) >= moment) return heaviest;
    sum = std::min(sum + weigh_false(layer, candidate), heaviest - 1);
  }
  return sum;
}

int TrialProof::weigh_false(Layer& layer, Candidate candidate) const {
  int& weight = layer.false_weights[candidate];
  if (weight != 0) return weight;
  if (!layer.record.start().left.contains(candidate)) return weight = 1;
  if (layer.record.trial_depth(candidate) > 0) return weight = trial_weight;
  return weight = weigh_source(layer, candidate);
}

/// Chooses among the exclusions of a candidate in the moment in which it becomes false.
int TrialProof::weigh_source(Layer& layer, Candidate excluded) const {
  int least = heaviest;
  for (Candidate source : excluded_by(excluded)) {
    if (layer.record.true_since(source) != layer.record.false_since(excluded)) continue;
    const int weight = weigh_true(layer, source);
    if (weight >= least) continue;
    least = weight;
    layer.sources[excluded] = source;
  }
  return std::min(least + 1, heaviest - 1);
}

/// Chooses among the cell and the houses in which a single is the only candidate.
int TrialProof::weigh_true(Layer& layer, Candidate candidate) const {
  int& weight = layer.true_weights[candidate];
  if (weight != 0) return weight;
  const TrialRecord::Moment moment = layer.record.true_since(candidate);
  int least = heaviest;
  for (int reason = 0; reason < facts::single_reason_count; ++reason) {
    const int sum = weigh_all(layer, facts::rivals(*grid_, candidate, reason), moment);
    if (sum >= least) continue;
    least = sum;
    layer.reasons[candidate] = static_cast<std::uint8_t>(reason);
  }
  return weight = std::min(least + 1, heaviest - 1);
}

void TrialProof::append_contradiction(int layer, const CandidateSet& shortage) {
  const facts::ParentNodes parents = append_all_false(layer, shortage);
  BranchList& branch = layers_[layer].branch;
  branch.add(node_of(layers_[layer].record.assumption()), false, Cause::contradiction, parents);
}

/// Appends first the premises of the exclusions, then the exclusions, so these are adjacent.
facts::ParentNodes TrialProof::append_all_false(int layer, const CandidateSet& candidates) {
  const TrialRecord& record = layers_[layer].record;
  for (Candidate candidate : candidates) {
    const bool is_excluded = record.start().left.contains(candidate) && record.trial_depth(candidate) == 0;
    if (is_excluded) append_true(layer, layers_[layer].sources[candidate]);
  }
  facts::ParentNodes parents;
  for (Candidate candidate : candidates) parents.add(append_false(layer, candidate));
  return parents;
}

std::uint16_t TrialProof::append_true(int layer, Candidate candidate) {
  std::uint16_t& place = layers_[layer].true_places[candidate];
  if (place == 0) {
    const int reason = layers_[layer].reasons[candidate];
    const facts::ParentNodes parents = append_all_false(layer, facts::rivals(*grid_, candidate, reason));
    const Cause cause = facts::cause_of_single(candidate, reason);
    place = static_cast<std::uint16_t>(layers_[layer].branch.add(node_of(candidate), true, cause, parents) + 1);
  }
  return static_cast<std::uint16_t>(place - 1);
}

std::uint16_t TrialProof::append_false(int layer, Candidate candidate) {
  Layer& own = layers_[layer];
  std::uint16_t& place = own.false_places[candidate];
  if (place == 0) {
    const auto append = [&] {
      if (!own.record.start().left.contains(candidate)) {
        return own.branch.add(node_of(candidate), false, Cause::outer, {});
      }
      const bool is_refuted = own.record.trial_depth(candidate) > 0;
      return is_refuted ? append_refuted(layer, candidate) : append_excluded(layer, candidate);
    };
    place = static_cast<std::uint16_t>(append() + 1);
  }
  return static_cast<std::uint16_t>(place - 1);
}

std::uint16_t TrialProof::append_excluded(int layer, Candidate candidate) {
  const Candidate source = layers_[layer].sources[candidate];
  const std::array parent{append_true(layer, source)};
  return layers_[layer].branch.add(node_of(candidate), false, cause_of_exclusion(source, candidate), parent);
}

/// Drafts, one layer further in, the branch that refutes a candidate.
std::uint16_t TrialProof::append_refuted(int layer, Candidate candidate) {
  Layer& own = layers_[layer];
  const TheoryState state = own.record.state_before(own.record.false_since(candidate));
  const std::uint16_t within = refute(layer + 1, state, candidate, own.record.trial_depth(candidate));
  append_taken_over(layer, within);
  own.parents.clear();
  for (const BranchNode& node : drafts_[within].nodes) {
    if (node.cause != Cause::outer) continue;
    own.parents.push_back(append_false(layer, Candidate(node.node.cells.first(), node.node.digit)));
  }
  return own.branch.add_proved(node_of(candidate), Cause::trial, own.parents, within);
}

/// Proves the nodes that a nested branch takes over. Further branches may be drafted meanwhile.
void TrialProof::append_taken_over(int layer, std::uint16_t from_branch) {
  for (std::size_t i = 0; i < drafts_[from_branch].nodes.size(); ++i) {
    const BranchNode node = drafts_[from_branch].nodes[i];
    if (node.cause != Cause::outer) continue;
    const Candidate candidate(node.node.cells.first(), node.node.digit);
    weigh_false(layers_[layer], candidate);
    append_false(layer, candidate);
  }
}

/// Numbers each branch before those that it needs.
void TrialProof::number(std::uint16_t draft) {
  places_[draft] = static_cast<std::uint16_t>(order_.size());
  order_.push_back(draft);
  for (const BranchNode& node : drafts_[draft].nodes) {
    if (node.cause == Cause::trial) number(node.branch);
  }
}

void TrialProof::copy_branch(std::uint16_t draft, BranchList& branches) const {
  const Branch branch = drafts_[draft];
  branches.begin(branch.nodes[0].node, branch.nodes[0].is_true);
  for (const BranchNode& node : branch.nodes.subspan(1)) {
    const auto parents = branch.parents(node);
    if (node.cause == Cause::trial) {
      branches.add_proved(node.node, Cause::trial, parents, places_[node.branch]);
    } else {
      branches.add(node.node, node.is_true, node.cause, parents);
    }
  }
}

}  // namespace deduku::trial
