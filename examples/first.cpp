#include <cstdio>

#include "deduku/deduku.hpp"

int main() {
  const auto puzzle =
      deduku::formats::read_puzzle("..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..");
  deduku::LadderRater rater;
  rater.rate(puzzle->board, [](const deduku::StepEvent& event) { std::puts(deduku::sentence(event.view).c_str()); });
}
