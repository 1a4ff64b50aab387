// The solvers in the comparison of searches: ours, the textbook's and, as shared objects, others.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <vector>

#include "deduku/solve_many.hpp"

namespace deduku::bench {

/// Puzzles in the form that solvers in C read: 81 characters each, '.' for an empty cell, then a line feed.
class Puzzles {
 public:
  void add(std::string_view line);
  std::size_t size() const { return text_.size() / stride; }
  const char* operator[](std::size_t i) const { return text_.data() + stride * i; }
  search::PuzzleTexts texts() const { return {text_.data(), stride}; }

 private:
  static constexpr std::size_t stride = Cell::count + 1;
  std::string text_;
};

/// The answer of a solver for a puzzle.
struct Answer {
  std::uint64_t count = 0;
  /// Digits as characters; unchanged if the solver gives no solution. Some solvers end it with a zero.
  std::array<char, Cell::count + 1> solution{};
};

struct Entrant {
  enum class Kind { ours, bulk, yardstick, peer };
  std::string name;
  Kind kind;
  /// Answers every puzzle, counting at most `limit` solutions of each.
  std::function<void(const Puzzles& puzzles, std::uint64_t limit, std::span<Answer> answers)> run;
};

/// The library, puzzle by puzzle and in bulk; each backend by itself; and the textbook's dancing links.
std::vector<Entrant> own_entrants();

/// A solver in a shared object, described as NAME=FILE:FUNCTION or NAME=FILE:FUNCTION:FLAGS. The function has
/// the C signature
///     size_t function(const char* puzzle81, size_t limit, uint32_t flags, char* solution81, size_t* guesses)
/// Throws std::runtime_error if it cannot be loaded.
Entrant load_peer(const std::string& description);

}  // namespace deduku::bench
