#include "src/scales/se/chains/engine.hpp"

namespace deduku::se {

namespace {

Rules rules_of(SearchKind search) {
  switch (search) {
    case SearchKind::nishio:
      return {true, true, 0};
    case SearchKind::multiple:
      return {false, false, 0};
    default:
      return {true, false, static_cast<int>(search) - static_cast<int>(SearchKind::dynamic)};
  }
}

}  // namespace

SearchKind search_of(Producer producer) {
  if (producer == forcing_chains) return SearchKind::forcing;
  return static_cast<SearchKind>(static_cast<int>(SearchKind::nishio) + producer - nishio);
}

ChainEngine::ChainEngine(WorkBudget& budget)
    : closures_(budget), forcing_(closures_.scan()), multiple_(*this, closures_, budget), budget_(budget) {}

bool ChainEngine::find(SearchKind search, const SeState& state, SeHint& hint) {
  RankedHint best;
  const bool found = search == SearchKind::forcing ? forcing_.find_first(state, best)
                                                   : multiple_.find_first(state, rules_of(search), best);
  if (!found) return false;
  hint = to_hint(best);
  if (search == SearchKind::forcing) hint.variant = best.target_count - 1;
  return true;
}

void ChainEngine::explain(SearchKind search, std::vector<SeChain>& chains) {
  if (search == SearchKind::forcing) {
    chains.push_back(forcing_.explain());
  } else {
    multiple_.explain(chains);
  }
}

const std::vector<RankedHint>& ChainEngine::list(SearchKind search, const SeState& state) {
  hints_.clear();
  if (search == SearchKind::forcing) {
    forcing_.collect(state, hints_);
  } else {
    multiple_.collect(state, rules_of(search), hints_);
  }
  ranking_.rank(hints_);
  return hints_;
}

void ChainEngine::search_inside(SearchKind search, const SeState& grid, bool clean) {
  if (!inner_) inner_ = std::make_unique<ChainEngine>(budget_);
  inner_hints_.clear();
  needs_.clear();
  const bool covering = clean && search == SearchKind::forcing;
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
    inner_hints_.push_back(search == SearchKind::forcing ? inner_->forcing_.describe(hint, needs_)
                                                         : inner_->multiple_.describe(hint, needs_));
  }
}

}  // namespace deduku::se
