#include "techniques/facts/links/closure.hpp"

namespace deduku::links {

void TransitiveClosure::close(BitMatrix& rows, int count, int first) {
  finished_.reset(1, BitMatrix::word_bits * (rows.words() - first));
  for (int element = 0; element < count; ++element) close_row(rows, element, first);
}

void TransitiveClosure::close_row(BitMatrix& rows, int element, int first) {
  const BitMatrix::Word* elements = rows.row(element) + first;
  closed_.reset(1, BitMatrix::word_bits * (rows.words() - first));
  closed_.insert(0, element);
  for (int next = next_open(elements); next >= 0; next = next_open(elements)) {
    unite(rows.row(element), rows.row(next), rows.words());
    closed_.insert(0, next);
    if (finished_.contains(0, next)) unite(closed_.row(0), rows.row(next) + first, closed_.words());
  }
  finished_.insert(0, element);
}

/// One of `elements` whose row is still to add, preferably a complete one; -1 if no such element exists.
int TransitiveClosure::next_open(const BitMatrix::Word* elements) const {
  int next = -1;
  for (int word = closed_.words(); word-- > 0;) {
    const BitMatrix::Word open = elements[word] & ~closed_.row(0)[word];
    const BitMatrix::Word complete = open & finished_.row(0)[word];
    if (complete != 0) return BitMatrix::word_bits * word + std::countr_zero(complete);
    if (open != 0) next = BitMatrix::word_bits * word + std::countr_zero(open);
  }
  return next;
}

}  // namespace deduku::links
