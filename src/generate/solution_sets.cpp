#include "src/generate/solution_sets.hpp"

namespace deduku::generate {

void SolutionSets::finish() {
  if (count_ % 64 != 0) note_latest();
  if (words() >= words_of_block || count_ == 0) return;
  std::uint64_t* to = blocks_.front().get();
  for (int i = 0; i < Candidate::count; ++i) {
    to = std::copy_n(blocks_.front().get() + static_cast<std::size_t>(i) * words_of_block, words(), to);
  }
  words_apart_ = words();
}

/// Cell by cell, so that few words change.
void SolutionSets::note_latest() {
  const std::size_t word = (count_ - 1) / 64;
  const std::size_t block = word / words_of_block;
  if (block == blocks_.size()) {
    blocks_.push_back(std::make_unique_for_overwrite<std::uint64_t[]>(Candidate::count * words_of_block));
  }
  const std::size_t latest = (count_ - 1) % 64 + 1;
  for (Cell cell : Cell::all()) {
    PerDigit<std::uint64_t> by_digit{};
    for (std::size_t i = 0; i < latest; ++i) by_digit[latest_[i][cell]] |= std::uint64_t{1} << i;
    for (Digit digit : Digit::all()) {
      words_of(Candidate(cell, digit), block)[word % words_of_block] = by_digit[digit];
    }
  }
}

SolutionSets::Bits SolutionSets::all() const {
  Bits all(words(), ~std::uint64_t{0});
  if (count_ % 64 != 0) all.back() = (std::uint64_t{1} << count_ % 64) - 1;
  return all;
}

}  // namespace deduku::generate
