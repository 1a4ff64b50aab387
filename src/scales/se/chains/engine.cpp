#include "src/scales/se/chains/engine.hpp"

namespace deduku::se {

namespace {

Rules rules_of(Search search) {
  switch (search) {
    case Search::nishio:
      return {true, true, 0};
    case Search::multiple:
      return {false, false, 0};
    default:
      return {true, false, static_cast<int>(search) - static_cast<int>(Search::dynamic)};
  }
}

}  // namespace

Search search_of(Producer producer) {
  if (producer == forcing_chains) return Search::forcing;
  return static_cast<Search>(static_cast<int>(Search::nishio) + producer - nishio);
}

ChainEngine::ChainEngine(WorkBudget& budget)
    : closures_(budget), forcing_(closures_.scan()), multiple_(*this, closures_, budget), budget_(budget) {}

bool ChainEngine::find(Search search, const State& state, Hint& hint) {
  RankedHint best;
  const bool found = search == Search::forcing ? forcing_.find_first(state, best)
                                               : multiple_.find_first(state, rules_of(search), best);
  if (!found) return false;
  hint = to_hint(best);
  if (search == Search::forcing) hint.variant = best.target_count - 1;
  return true;
}

void ChainEngine::tell(Search search, std::vector<SeChain>& chains) {
  if (search == Search::forcing) {
    chains.push_back(forcing_.tell());
  } else {
    multiple_.tell(chains);
  }
}

const std::vector<RankedHint>& ChainEngine::list(Search search, const State& state) {
  hints_.clear();
  if (search == Search::forcing) {
    forcing_.collect(state, hints_);
  } else {
    multiple_.collect(state, rules_of(search), hints_);
  }
  ranking_.rank(hints_);
  return hints_;
}

void ChainEngine::search_inside(Search search, const State& grid, bool clean) {
  if (!inner_) inner_ = std::make_unique<ChainEngine>(budget_);
  inner_hints_.clear();
  needs_.clear();
  const bool covering = clean && search == Search::forcing;
  if (covering) {
    inner_->hints_.clear();
    inner_->forcing_.cover(grid, inner_->hints_);
    inner_->ranking_.rank(inner_->hints_);
  } else {
    inner_->list(search, grid);
  }
  CandidateBits covered;
  for (const RankedHint& hint : inner_->hints_) {
    if (covering && covered.contains(hint.removals)) continue;
    covered |= hint.removals;
    inner_hints_.push_back(search == Search::forcing ? inner_->forcing_.describe(hint, needs_)
                                                     : inner_->multiple_.describe(hint, needs_));
  }
}

}  // namespace deduku::se
