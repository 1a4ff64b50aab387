// Common tasks for the library, in a line or two each.
#include <cstdio>
#include <string>

#include "deduku/deduku.hpp"
#ifndef DEDUKU_WITHOUT_JSON
#include "deduku/generate.hpp"
#include "deduku/rate.hpp"
#endif

using namespace deduku;

int main() {
  Board board = Board::of("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..");

  // A hint, from where to look to the whole argument; or the faults of the board.
  for (int level : {1, 3, 5}) std::printf("%s\n", hint(board, level).text.c_str());

  // The digits that the player has placed are checked against the puzzle.
  Board played = board;
  played.at("r1c2") = 5;
  std::printf("%s\n", hint(played, board, 5).text.c_str());

  // All steps of some techniques.
  const Expected<Ladder> part = ladder_part(default_ladder(), "fish,-jellyfish");
  for (const PricedStep& found : all_steps(board, {.ladder = *part}).steps) {
    std::printf("%s\n", step_line(found.step).c_str());
  }

  // The path to the solution, and how it ended.
  const FoundPath found = path(board);
  std::printf("%s after %zu steps\n", name(found.outcome).data(), found.path.size());

  // Solutions, by search alone.
  const search::Puzzle puzzle(board);
  std::printf("%d solution, minimal: %d\n", static_cast<int>(search::count(puzzle, 2)), search::is_minimal(board));
  std::printf("%s\n", formats::line_of(canonical_form(board).board).c_str());

  // A rating that can be stopped: by a budget, which gives the same result everywhere, or by a function that is called
  // now and then.
  const WorkLimits limits{.budget = 100'000, .stop = [] { return false; }};
  const RoundRating rating = RoundRater(default_ladder(), {.work = limits}).rate(board);
  std::printf("R %.2f: %s\n", rating.points(), rating.hardest ? sentence(*rating.hardest).c_str() : "no step");

#ifndef DEDUKU_WITHOUT_JSON
  for (const ScaleRating& on_scale : rate(board, "r,ser,hodoku")) {
    std::printf("%s %s\n", std::string(on_scale.scale).c_str(), on_scale.figure.text.c_str());
  }
  generate::PuzzleConstraints constraints;
  constraints.most_givens = 26;
  auto generator = generate::Generator::make(constraints);
  const generate::StreamResult stream_result = generator->run_stream(0, 1, 10'000);
  for (const auto& made : stream_result.puzzles) std::printf("%s\n", formats::line_of(made.puzzle).c_str());
#endif
}
