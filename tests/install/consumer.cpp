// A program of a third party: it reads a puzzle, solves it with reasons, keeps the steps, and rates it on every scale.
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <vector>

#include "deduku/deduku.hpp"
#ifdef WITH_JSON
#include <nlohmann/json.hpp>

#include "deduku/json.hpp"
#endif

using namespace deduku;

namespace {

bool rates_as_it_should(const Board& board) {
  const SeRating se = SeRater().rate(board);
  const HodokuRating hodoku = HodokuRater().rate(board);
  bool has_words = true;
  RoundRater rater(default_ladder(), {.work = {.budget = 1'000'000}});
  const RoundRating rounds =
      rater.rate(board, [&](const RoundEvent& event) { has_words = has_words && !sentence(event.first).empty(); });
  if (!has_words || !rounds.hardest || sentence(rounds.hardest->view()).empty()) return false;
  const TheoryFigure depth = TheoryRater().rate(TheoryScale::depth, board);
  std::printf("ER %d.%d, HoDoKu %s %d, R %d.%02d, T&E %d\n", se.er / 10, se.er % 10, name(hodoku.level).data(),
              hodoku.score, rounds.r / 100, rounds.r % 100, depth.value);
  return se.outcome == Outcome::solved && hodoku.outcome == Outcome::solved && rounds.outcome == Outcome::solved &&
         depth.is_found();
}

std::vector<OwnedStep> path_of(const Board& board) {
  std::vector<OwnedStep> path;
  LadderRater().rate(board, [&](const StepEvent& event) { path.emplace_back(event.view); });
  return path;
}

/// The processor time of `ratings` ratings, in seconds.
double seconds_for(int ratings, const Board& board) {
  const std::clock_t start = std::clock();
  RoundRater rater;
  for (int i = 0; i < ratings; ++i) rater.rate(board);
  return static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
}

}  // namespace

int main(int argc, char** argv) {
  const auto puzzle =
      formats::read_puzzle("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..");
  if (!puzzle) return 1;
  if (argc > 1) return std::printf("%.3f\n", seconds_for(std::atoi(argv[1]), puzzle->board)) > 0 ? 0 : 1;
  const std::vector<OwnedStep> path = path_of(puzzle->board);
  if (path.empty()) return 1;
  std::printf("%s: %zu steps, the last: %s\n", version().data(), path.size(), sentence(path.back().view()).c_str());
  const std::optional<Grid> grid = Grid::checked(puzzle->board);
  if (!grid || search::count(*grid) != 1 || canonical_form(puzzle->board).automorphisms != 1) return 1;
#ifdef WITH_JSON
  std::printf("%s\n", grid_json(*grid).dump().substr(0, 60).c_str());
#endif
  return rates_as_it_should(puzzle->board) ? 0 : 1;
}
