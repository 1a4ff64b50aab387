// Project Euler 96: rates the puzzles of a file and adds up the numbers in their upper left corners.
#include <cstdio>
#include <fstream>

#include "deduku/formats.hpp"
#include "deduku/round_rating.hpp"
#include "deduku/search.hpp"

using namespace deduku;

int main(int argc, char** argv) {
  if (argc != 2) return std::fprintf(stderr, "usage: %s FILE\n", argv[0]), 2;
  std::ifstream file(argv[1]);
  if (!file) return std::fprintf(stderr, "%s cannot be read\n", argv[1]), 1;

  RoundRater rater;
  int sum = 0;
  std::printf("%-10s  %-6s  %5s  %-8s  %s\n", "puzzle", "corner", "r", "class", "technique");
  for (formats::Reader reader(formats::lines_of(file)); const auto& puzzle : reader) {
    if (!puzzle) {
      const ParseError& error = puzzle.error();
      return std::fprintf(stderr, "%s, line %d: %s\n", argv[1], static_cast<int>(error.line), error.message.c_str()), 1;
    }
    const RoundRating rating = rater.rate(puzzle->board);
    if (rating.outcome != Outcome::solved || !rating.technique) {
      return std::fprintf(stderr, "%s: %s\n", puzzle->tail.c_str(), name(rating.outcome).data()), 1;
    }
    const Solution solution = *search::solve(Grid(puzzle->board));
    const int corner = 100 * solution[0].number() + 10 * solution[1].number() + solution[2].number();
    std::printf("%-10s  %-6d  %5.2f  %-8s  %s\n", puzzle->tail.c_str(), corner, rating.points(),
                name(*rating.level).data(), technique_of(*rating.technique).name.data());
    sum += corner;
  }
  if (sum == 0) return std::fprintf(stderr, "%s contains no puzzle\n", argv[1]), 1;
  std::printf("%d\n", sum);
}
