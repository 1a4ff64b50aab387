#include "techniques/se/chains/engine.hpp"

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

ChainEngine::ChainEngine() : forcing_(closures_.scan()), multiple_(*this, closures_) {}

bool ChainEngine::find(Search search, const State& state, Hint& hint) {
  RankedHint best;
  const bool found = search == Search::forcing ? forcing_.find_first(state, best)
                                               : multiple_.find_first(state, rules_of(search), best);
  if (found) hint = to_hint(best);
  return found;
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

void ChainEngine::search_inside(Search search, const State& grid) {
  if (!inner_) inner_ = std::make_unique<ChainEngine>();
  inner_hints_.clear();
  needs_.clear();
  for (const RankedHint& hint : inner_->list(search, grid)) {
    inner_hints_.push_back(search == Search::forcing ? inner_->forcing_.describe(hint, needs_)
                                                     : inner_->multiple_.describe(hint, needs_));
  }
}

}  // namespace deduku::se
