#include <cstdio>

#include "deduku/explain.hpp"
#include "deduku/formats.hpp"
#include "deduku/rating.hpp"

using namespace deduku;

int main() {
  const auto puzzle =
      formats::read_puzzle("..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..");
  if (!puzzle) return std::printf("%s\n", puzzle.error().message.c_str()), 1;

  LadderRater rater;
  const LadderRating rating = rater.rate(puzzle->board, [](const StepEvent& event) {
    std::printf("%2d. %s\n", event.ordinal, sentence(event.view).c_str());
  });
  std::printf("%s: %d steps, hardest %s\n", name(rating.outcome).data(), rating.steps,
              technique_of(*rating.hardest).name.data());
}
