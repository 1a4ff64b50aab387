// Every reference rating.
#include "tests/se/reference.hpp"

namespace deduku::testing {
namespace {

TEST(SeVolume, EveryPuzzleInBothModes) {
  DEDUKU_NEEDS_REFERENCE();
  expect_reference_ratings(1.0, 12.0, 1);
}

TEST(SeVolume, PublishedRatingsOfRandomPuzzles) {
  DEDUKU_NEEDS_REFERENCE();
  SeRater rater;
  for (const std::string& line : reference_lines("er_volume_dev.csv")) {
    const auto columns = columns_of(line);
    if (columns[0] == "puzzle") continue;
    EXPECT_EQ(text_of(rater.rate(board_of_line(columns[0])).er), columns[1]) << columns[0];
  }
}

}  // namespace
}  // namespace deduku::testing
