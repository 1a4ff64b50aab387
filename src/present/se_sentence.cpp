// Sentences for the steps of the Sudoku Explainer scale: what the grid shows, why it follows, what is eliminated. They
// are templates, too: "se.<kind>" in the files of the languages.
#include "deduku/explain.hpp"
#include "src/present/branch_text.hpp"
#include "src/present/placeholders.hpp"
#include "src/present/se_chain_text.hpp"
#include "src/present/sentence.hpp"
#include "src/scales/se/facts/se_hint.hpp"

namespace deduku {

namespace {

using present::Value;
using present::Words;

/// A hidden single in a house without other empty cells.
bool is_last_cell(const SeStep& step) {
  return step.rating == 10;
}

/// The houses of alternatives: where all their cells are all places of their digit.
HouseSet houses_filled_by(const Grid& grid, const CellSet& cells, Digit digit) {
  HouseSet filled;
  for (House house : common_houses(cells)) {
    filled.insert_if((grid.cells(digit) & cells_of(house)) == cells, house);
  }
  return filled;
}

/// What the chains of a step begin with.
CandidateSet beginnings(const SeStepView& view) {
  CandidateSet candidates;
  for (const SeChain& chain : view.chains) candidates.insert(chain.nodes.front().candidate);
  return candidates;
}

std::string chain_kind(const SeStepView& view) {
  if (view.step.producer == se::forcing_chains) return view.step.variant == 1 ? "cycle" : "chain";
  if (view.step.sort_key == se::key_contradiction) return "contradiction";
  if (view.step.sort_key == se::key_double) return "double";
  return beginnings(view).cells().size() == 1 ? "cell" : "region";
}

/// The end of the key of a template.
std::string kind_of(const SeStepView& view) {
  if (!view.chains.empty()) return chain_kind(view);
  switch (view.step.producer) {
    case se::hidden_single:
      return is_last_cell(view.step) ? "last_cell" : "hidden_single";
    case se::naked_single:
      return "naked_single";
    case se::direct_locking:
      return "direct_locking";
    case se::direct_hidden_pair:
    case se::direct_hidden_triplet:
      return "direct_hidden_set";
    case se::locking:
      return "locking";
    case se::hidden_pair:
    case se::hidden_triplet:
    case se::hidden_quad:
      return "hidden_set";
    case se::x_wing:
    case se::swordfish:
    case se::jellyfish:
      return "fish";
    case se::xy_wing:
      return "xy_wing";
    case se::xyz_wing:
      return "xyz_wing";
    case se::unique_loop:
      return "unique_loop." + std::to_string((view.step.variant - 1) % 4 + 1);
    case se::bug:
      return "bug." + std::to_string(view.step.variant);
    case se::aligned_pair:
    case se::aligned_triplet:
      return "aligned_exclusion";
    default:
      return "naked_set";
  }
}

/// The step as placeholders know it. The other candidates of the cell of a placement go without saying; the excluders of
/// an aligned exclusion are petals, with their candidates.
Step step_of(const SeStepView& view) {
  Step step;
  static_cast<Effects&>(step) = view.step;
  if (!step.places.empty()) step.removes = {};
  step.evidence = view.evidence;
  const bool is_aligned = view.step.producer == se::aligned_pair || view.step.producer == se::aligned_triplet;
  for (Cell excluder : is_aligned ? view.evidence.cells(Role::partner) : CellSet{}) {
    step.evidence.add(Role::petal, {excluder}, view.before.candidates(excluder));
  }
  return step;
}

/// The digits of the wide cells of a loop beside its two.
DigitSet extra_digits(const SeStepView& view) {
  DigitSet digits;
  for (Cell cell : view.evidence.cells(Role::roof)) digits |= view.before.candidates(cell);
  return digits - view.evidence.digits;
}

std::string statement(const SeNode& node, const Words& words) {
  return present::statement({{node.candidate.cell()}, node.candidate.digit()}, node.is_true, words);
}

/// The chains, and behind them those that run inside of them.
std::vector<std::vector<std::string>> numbered_chains(const SeStepView& view, const Words& words) {
  std::vector<std::vector<std::string>> lines;
  for (const auto& chains : {view.chains, view.inner}) {
    for (const SeChain& chain : chains) lines.push_back(present::chain_lines(chain, words, view.chains.size()));
  }
  return lines;
}

/// What the placeholders that only these sentences have stand for; empty for others.
std::optional<Value> own_value(std::string_view placeholder, const SeStepView& view, const Words& words) {
  const Evidence& evidence = view.evidence;
  if (placeholder == "extra") return words.digits(extra_digits(view));
  if (placeholder == "loop") return words.cells(evidence.cells(Role::floor) | evidence.cells(Role::roof));
  if (placeholder == "kept") return words.digits(evidence.digits - view.step.removes.digits());
  if (view.chains.empty()) return std::nullopt;
  const CandidateSet first = beginnings(view);
  const SeNode& assumption = view.chains[0].nodes.front();
  const SeNode& end = view.chains[0].nodes.back();
  if (placeholder == "assumption") return statement(assumption, words);
  if (placeholder == "end") return statement(end, words);
  if (placeholder == "cell") return words.cells({end.candidate.cell()});
  if (placeholder == "digit") return words.digits({end.candidate.digit()});
  if (placeholder == "digits") return words.digits(first.digits());
  if (placeholder == "cells") return words.cells(first.cells());
  if (placeholder == "house") {
    return words.houses({houses_filled_by(view.before, first.cells(), first.digits().first()).first()});
  }
  if (placeholder != "chains") return std::nullopt;
  return present::numbered(numbered_chains(view, words));
}

present::Saying saying_of(const SeStepView& view, const Words& words) {
  const Step step = step_of(view);
  const StepView as_step{view.before, step, {}};
  const std::string_view part = present::phrasebook(words.style().language).text("se." + kind_of(view));
  return present::saying_of(as_step, part, words, [&](std::string_view placeholder) {
    const std::optional<Value> own = own_value(placeholder, view, words);
    return own ? *own : present::value_of(placeholder, as_step, words);
  });
}

}  // namespace

std::string sentence(const SeStepView& view, const TextStyle& style) {
  const Words words(style);
  return present::whole(saying_of(view, words), words);
}

std::string argument_text(const SeStepView& view, const TextStyle& style) {
  return saying_of(view, Words(style)).argument;
}

}  // namespace deduku
