#include "techniques/chains/chain_search.hpp"

namespace deduku::chains {

void ChainSearch::begin(const LinkGraph& graph) {
  graph_ = &graph;
  found_.clear();
  const int size = graph.size();
  is_true_ = graph.strong();
  fresh_ = graph.strong();
  is_false_.reset(size, size);
  becoming_.reset(1, size);
  for (int start = 0; start < size; ++start) is_false_.insert(start, start);
  rounds_ = 1;
  is_exhausted_ = false;
}

/// Runs one more round for all starts; false if no new nodes can follow.
bool ChainSearch::advance() {
  if (is_exhausted_ || rounds_ == max_rounds) return false;
  ++rounds_;
  bool has_advanced = false;
  for (int start = 0; start < graph_->size(); ++start) {
    if (advance(start)) {
      has_advanced = true;
      take_ends(start);
    }
  }
  is_exhausted_ = !has_advanced;
  return has_advanced;
}

/// Runs one more round for a start; true if a node became true.
bool ChainSearch::advance(int start) {
  spread(fresh_.row(start), graph_->weak(), is_false_.row(start), becoming_.row(0));
  return spread(becoming_.row(0), graph_->strong(), is_true_.row(start), fresh_.row(start));
}

/// Keeps the ends that a start has reached in this round and with which it has an effect.
void ChainSearch::take_ends(int start) {
  const BitMatrix::Word* fresh = fresh_.row(start);
  const BitMatrix::Word* effective = graph_->effective().row(start);
  const int words = graph_->words();
  for (int i = start / BitMatrix::word_bits; i < words; ++i) {
    for (BitMatrix::Word rest = fresh[i] & effective[i]; rest != 0; rest &= rest - 1) {
      const int end = i * BitMatrix::word_bits + std::countr_zero(rest);
      if (end < start) continue;
      found_.push_back(
          {static_cast<std::uint16_t>(start), static_cast<std::uint16_t>(end), static_cast<std::uint16_t>(rounds_)});
    }
  }
}

}  // namespace deduku::chains
