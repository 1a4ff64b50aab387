#include "techniques/hodoku/implications.hpp"

namespace deduku::hodoku {

namespace {

void unite(std::uint64_t* set, const std::uint64_t* other, int words) {
  for (int word = 0; word < words; ++word) set[word] |= other[word];
}
void insert(std::uint64_t* set, int node) {
  set[node / 64] |= std::uint64_t{1} << (node % 64);
}
bool contains(const std::uint64_t* set, int node) {
  return (set[node / 64] >> (node % 64) & 1) != 0;
}

}  // namespace

void Implications::compute(const LinkGraph& graph) {
  words_ = graph.words();
  const auto words = static_cast<std::size_t>(words_);
  rows_.assign(2 * words * static_cast<std::size_t>(graph.size()), 0);
  finished_.assign(words, 0);
  closed_.resize(words);
  of_falsity_.resize(2 * words);
  for (int node = 0; node < graph.size(); ++node) begin(graph, node);
  for (int node = 0; node < graph.size(); ++node) close(node);
}

/// The node itself and the next links: one weak, then one strong.
void Implications::begin(const LinkGraph& graph, int node) {
  insert(truths(node), node);
  unite(row(node), graph.weak(node), words_);
  for (int word = 0; word < words_; ++word) {
    const std::uint64_t going_on = graph.weak(node)[word] & ~graph.dead_ends()[word];
    for (std::uint64_t rest = going_on; rest != 0; rest &= rest - 1) {
      unite(truths(node), graph.strong(64 * word + std::countr_zero(rest)), words_);
    }
  }
}

void Implications::close(int node) {
  closed_.assign(closed_.size(), 0);
  insert(closed_.data(), node);
  for (int next = next_open(node); next >= 0; next = next_open(node)) {
    unite(row(node), row(next), 2 * words_);
    insert(closed_.data(), next);
    if (contains(finished_.data(), next)) unite(closed_.data(), truths(next), words_);
  }
  insert(finished_.data(), node);
}

/// A consequence of the node whose own consequences are still to be added, best a complete one; -1 when there
/// is none.
int Implications::next_open(int node) {
  int next = -1;
  for (int word = words_; word-- > 0;) {
    const auto i = static_cast<std::size_t>(word);
    const std::uint64_t open = truths(node)[word] & ~closed_[i];
    const std::uint64_t complete = open & finished_[i];
    if (complete != 0) return 64 * word + std::countr_zero(complete);
    if (open != 0) next = 64 * word + std::countr_zero(open);
  }
  return next;
}

Consequences Implications::of_falsity(const LinkGraph& graph, int node) {
  of_falsity_.assign(of_falsity_.size(), 0);
  insert(of_falsity_.data(), node);
  for_nodes(graph.strong(node), words_, [&](int each) { unite(of_falsity_.data(), row(each), 2 * words_); });
  return {of_falsity_.data(), words_};
}

}  // namespace deduku::hodoku
