#include "techniques/facts/links/implications.hpp"

namespace deduku::links {

void Implications::compute(const Grid& grid, Workspace& workspace, LinkClass links) {
  links_ = &workspace.get<Links>(grid, links);
  words_ = links_->words();
  rows_.reset(links_->size(), 2 * BitMatrix::word_bits * words_);
  for (int node = 0; node < links_->size(); ++node) begin(node);
  closure_.close(rows_, links_->size(), words_);
}

/// Starts a row with the node itself and the next links: one weak, then one strong.
void Implications::begin(int node) {
  const Links& links = *links_;
  insert(truths(node), node);
  unite(rows_.row(node), links.weak(node), words_);
  for (int word = 0; word < words_; ++word) {
    const BitMatrix::Word going_on = links.weak(node)[word] & ~links.dead_ends()[word];
    for (BitMatrix::Word rest = going_on; rest != 0; rest &= rest - 1) {
      unite(truths(node), links.strong(BitMatrix::word_bits * word + std::countr_zero(rest)), words_);
    }
  }
}

Consequences Implications::of_falsity(int node) {
  of_falsity_.reset(1, 2 * BitMatrix::word_bits * words_);
  of_falsity_.insert(0, node);
  for_each_bit(links_->strong(node), words_, [&](int each) { unite(of_falsity_.row(0), rows_.row(each), 2 * words_); });
  return {of_falsity_.row(0), words_};
}

}  // namespace deduku::links
