// The text form of LRAT: "ID LITERALS 0 HINTS 0" derives a clause, "ID d IDS 0" deletes some.
#pragma once

#include "deduku/proof.hpp"
#include "src/proof/clauses.hpp"

namespace deduku::proof {

/// Numbers lemmas after the clauses of the formula, from 1.
class LratWriter {
 public:
  LratWriter(int clause_count, Prover::Sink sink) : last_(clause_count), sink_(std::move(sink)) {}

  /// Derives a clause; returns its number. With its literals false, each hinted clause leaves one literal, which is
  /// true from then on, and the last one leaves none.
  int add(std::span<const Literal> literals, std::span<const int> hints);
  /// Deletes lemmas that are no longer used.
  void erase(std::span<const int> lemmas);

  const ProofSize& size() const { return size_; }

 private:
  void append_numbers(std::span<const int> numbers);
  void finish_line();

  int last_;
  Prover::Sink sink_;
  std::string line_;
  std::uint64_t held_ = 0;  ///< the number of lemmas that a checker holds at this point
  ProofSize size_;
};

}  // namespace deduku::proof
