// The text form of LRAT: "ID LITERALS 0 HINTS 0" derives a clause, "ID d IDS 0" deletes some.
#pragma once

#include <algorithm>

#include "deduku/proof.hpp"
#include "src/proof/clauses.hpp"

namespace deduku::proof {

/// Numbers lemmas after the clauses of the formula, from 1.
class LratWriter {
 public:
  LratWriter(int clause_count, Prover::Sink sink) : last_(clause_count), sink_(std::move(sink)) {}

  /// Derives a clause; returns its number. With its literals false, each hinted clause leaves one literal, which is
  /// true from then on, and the last one leaves none.
  int add(std::span<const Literal> literals, std::span<const int> hints) {
    line_ = std::to_string(++last_) + ' ';
    append_clause(line_, literals);
    line_ += ' ';
    finish_line(hints);
    ++size_.lemmas;
    size_.hints += hints.size();
    size_.most_lemmas = std::max(size_.most_lemmas, ++held_);
    return last_;
  }
  /// Deletes lemmas that are no longer used.
  void erase(std::span<const int> lemmas) {
    if (lemmas.empty()) return;
    line_ = std::to_string(last_) + " d ";
    finish_line(lemmas);
    held_ -= lemmas.size();
  }

  const ProofSize& size() const { return size_; }

 private:
  void finish_line(std::span<const int> numbers) {
    for (int number : numbers) line_ += std::to_string(number) + ' ';
    line_ += "0\n";
    size_.bytes += line_.size();
    sink_(line_);
  }

  int last_;
  Prover::Sink sink_;
  std::string line_;
  std::uint64_t held_ = 0;  ///< the number of lemmas that a checker holds at this point
  ProofSize size_;
};

}  // namespace deduku::proof
