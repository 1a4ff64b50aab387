#include "src/scales/hodoku/implications.hpp"

#include "techniques/facts/bit_matrix.hpp"

namespace deduku::hodoku {

void Implications::compute(const HodokuLinkGraph& graph) {
  words_ = graph.words();
  const auto words = static_cast<std::size_t>(words_);
  rows_.assign(2 * words * static_cast<std::size_t>(graph.size()), 0);
  of_falsity_.resize(2 * words);
  for (int node = 0; node < graph.size(); ++node) begin(graph, node);
  closure_.close({rows_.data(), graph.size(), 2 * words_, words_});
}

/// The node itself and the next links: one weak, then one strong.
void Implications::begin(const HodokuLinkGraph& graph, int node) {
  insert(truths(node), node);
  unite(row(node), graph.weak(node), words_);
  for (int word = 0; word < words_; ++word) {
    const std::uint64_t going_on = graph.weak(node)[word] & ~graph.dead_ends()[word];
    for (std::uint64_t rest = going_on; rest != 0; rest &= rest - 1) {
      unite(truths(node), graph.strong(64 * word + std::countr_zero(rest)), words_);
    }
  }
}

Consequences Implications::of_falsity(const HodokuLinkGraph& graph, int node) {
  of_falsity_.assign(of_falsity_.size(), 0);
  insert(of_falsity_.data(), node);
  for_each_bit(graph.strong(node), words_, [&](int each) { unite(of_falsity_.data(), row(each), 2 * words_); });
  return {of_falsity_.data(), words_};
}

}  // namespace deduku::hodoku
