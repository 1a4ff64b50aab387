#include "src/records/made_puzzle.hpp"

#include <random>

#include "deduku/minimal.hpp"
#include "src/core/splitmix64.hpp"

namespace deduku::records {

std::optional<Board> minimal_puzzle(const Board& board, std::uint64_t seed) {
  std::mt19937_64 generator(seed);
  return search::minimise(board, generator);
}

void add_minimal(Json& json, const Board& minimal) {
  json["minimal"] = puzzle_text(minimal);
  json["givens"] = minimal.givens.size();
}

RandomPuzzle random_puzzle(std::uint64_t seed) {
  std::mt19937_64 generator(seed);
  const Solution solution = search::random_solution(generator);
  return {*search::minimise(search::full_board(solution), generator), solution};
}

void add_random(Json& json, const RandomPuzzle& random) {
  json["puzzle"] = puzzle_text(random.puzzle);
  json["solution"] = solution_text(random.solution);
  json["givens"] = random.puzzle.givens.size();
}

/// Nearby seeds must not have puzzles in common.
std::uint64_t seed_of(std::uint64_t seed, std::uint64_t n) {
  return n == 1 ? seed : splitmix64(splitmix64(seed) + splitmix64_step * n) & greatest_seed;
}

}  // namespace deduku::records
