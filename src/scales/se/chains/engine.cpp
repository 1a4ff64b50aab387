#include "src/scales/se/chains/engine.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

namespace deduku::se {

namespace {

Rules rules_of(Producer search) {
  switch (search) {
    case nishio:
      return {true, true, 0};
    case multiple_chains:
      return {false, false, 0};
    default:
      return {true, false, search - dynamic_chains};
  }
}

/// Keeps the inner chains that nodes of others rest on, in the order in which they are first needed. A retraced run has
/// recorded all the chains it met.
void keep_needed(std::vector<SeChain>& chains, std::vector<SeChain>& inner) {
  std::vector<SeChain> needed;
  std::map<std::uint32_t, std::uint32_t> places;  // of the first of several in `needed`, by that in `inner`
  const auto visit = [&](SeChain& chain) {
    for (SeNode& node : chain.nodes) {
      if (node.inner.size == 0) continue;
      const auto [place, is_new] = places.emplace(node.inner.begin, static_cast<std::uint32_t>(needed.size()));
      for (std::uint32_t i = 0; is_new && i < node.inner.size; ++i) needed.push_back(inner[node.inner.begin + i]);
      node.inner.begin = place->second;
    }
  };
  for (SeChain& chain : chains) visit(chain);
  for (std::size_t i = 0; i < needed.size(); ++i) {
    SeChain chain = std::move(needed[i]);
    visit(chain);
    needed[i] = std::move(chain);
  }
  inner = std::move(needed);
}

}  // namespace

ChainEngine::ChainEngine(Budget& budget)
    : closures_(budget), forcing_(closures_.scan()), multiple_(*this, closures_, budget), budget_(budget) {}

bool ChainEngine::find(Producer search, const SeState& state, SeHint& hint) {
  forget_inner();
  const bool found = search == forcing_chains ? forcing_.find_first(state, first_)
                                              : multiple_.find_first(state, rules_of(search), first_);
  if (!found) return false;
  hint = to_hint(first_);
  if (search == forcing_chains) hint.variant = first_.target_count - 1;
  return true;
}

void ChainEngine::explain(Producer search, std::vector<SeChain>& chains, std::vector<SeChain>& inner) {
  // The second search is not charged, because callers that request reasons must see the same path.
  const Budget left = std::exchange(budget_, Budget());
  if (search == forcing_chains) {
    chains.push_back(forcing_.explain());
  } else {
    multiple_.explain(first_, chains, inner);
  }
  budget_ = left;
  keep_needed(chains, inner);
}

ListRange ChainEngine::explain_inner(std::size_t index, std::vector<SeChain>& inner) {
  const RankedHint& hint = inner_->hints_[inner_ranks_[index]];
  std::vector<SeChain> chains;
  if (inner_search_ == forcing_chains) {
    chains.push_back(inner_->forcing_.chain_of(hint));
  } else {
    inner_->multiple_.explain(hint, chains, inner);
  }
  const ListRange range{static_cast<std::uint32_t>(inner.size()), static_cast<std::uint32_t>(chains.size())};
  std::ranges::move(chains, std::back_inserter(inner));
  return range;
}

const std::vector<RankedHint>& ChainEngine::list(Producer search, const SeState& state) {
  forget_inner();
  hints_.clear();
  if (search == forcing_chains) {
    forcing_.collect(state, hints_);
  } else {
    multiple_.collect(state, rules_of(search), hints_);
  }
  ranking_.rank(hints_);
  return hints_;
}

void ChainEngine::search_inside(Producer search, const SeState& grid, bool clean) {
  const auto [found, is_new] = memory_.at(search, grid.digits);
  inside_ = &found;
  if (!is_new) {
    budget_.spend(found.work);
    return;
  }
  const std::uint64_t before = budget_.spent();
  fill_inner(search, grid, clean, found);
  found.work = budget_.spent() - before;
}

void ChainEngine::fill_inner(Producer search, const SeState& grid, bool clean, InnerList& found) {
  if (!inner_) inner_ = std::make_unique<ChainEngine>(budget_);
  inner_ranks_.clear();
  inner_search_ = search;
  const bool covering = clean && search == forcing_chains;
  if (covering) {
    inner_->hints_.clear();
    inner_->forcing_.cover(grid, inner_->hints_);
    inner_->ranking_.rank(inner_->hints_);
  } else {
    inner_->list(search, grid);
  }
  CandidateBits covered;
  for (std::size_t rank = 0; rank < inner_->hints_.size(); ++rank) {
    const RankedHint& hint = inner_->hints_[rank];
    if (covering && covered.contains(hint.removals)) continue;
    covered |= hint.removals;
    inner_ranks_.push_back(rank);
    found.hints.push_back(search == forcing_chains ? inner_->forcing_.describe(hint, found.needs)
                                                   : inner_->multiple_.describe(hint, found.needs));
  }
}

}  // namespace deduku::se
