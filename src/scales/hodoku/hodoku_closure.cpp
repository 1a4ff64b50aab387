#include "src/scales/hodoku/hodoku_closure.hpp"

#include "techniques/facts/bit_matrix.hpp"

namespace deduku::hodoku {

void TransitiveClosure::close(const Relation& relation) {
  finished_.assign(static_cast<std::size_t>(relation.width - relation.first), 0);
  closed_.resize(finished_.size());
  for (int element = 0; element < relation.count; ++element) close_row(relation, element);
}

void TransitiveClosure::close_row(const Relation& relation, int element) {
  const std::uint64_t* elements = relation.elements(element);
  closed_.assign(closed_.size(), 0);
  insert(closed_.data(), element);
  for (int next = next_open(elements); next >= 0; next = next_open(elements)) {
    unite(relation.row(element), relation.row(next), relation.width);
    insert(closed_.data(), next);
    if (!contains(finished_.data(), next)) continue;
    unite(closed_.data(), relation.elements(next), relation.width - relation.first);
  }
  insert(finished_.data(), element);
}

/// One of `elements` whose row is still to be added, best a complete one; -1 when there is none.
int TransitiveClosure::next_open(const std::uint64_t* elements) const {
  int next = -1;
  for (std::size_t word = closed_.size(); word-- > 0;) {
    const std::uint64_t open = elements[word] & ~closed_[word];
    const std::uint64_t complete = open & finished_[word];
    if (complete != 0) return static_cast<int>(64 * word) + std::countr_zero(complete);
    if (open != 0) next = static_cast<int>(64 * word) + std::countr_zero(open);
  }
  return next;
}

}  // namespace deduku::hodoku
