// Generated puzzles: minimal ones of given ones, and random ones. A seed gives the same result everywhere.
#pragma once

#include "src/records/fields.hpp"

namespace deduku::records {

/// Every number up to this one is a seed, and is exact in every JSON.
inline constexpr std::uint64_t greatest_seed = (std::uint64_t{1} << 53U) - 1;

/// A minimal puzzle of the givens of a board, which are tried in an order that depends on the seed; empty if they do
/// not have exactly one solution.
std::optional<Board> minimal_puzzle(const Board& board, std::uint64_t seed);
/// Adds the fields of a record, after its status.
void add_minimal(Json& json, const Board& minimal);

struct RandomPuzzle {
  Board puzzle;  ///< minimal
  Solution solution;
};
RandomPuzzle random_puzzle(std::uint64_t seed);
/// Adds the fields of a record.
void add_random(Json& json, const RandomPuzzle& random);

/// The seed of the n-th of several random puzzles, from 1; that of the first is the seed of the series.
std::uint64_t seed_of(std::uint64_t seed, std::uint64_t n);

}  // namespace deduku::records
