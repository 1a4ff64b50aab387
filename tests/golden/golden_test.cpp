// Pinned ratings: whole traces on the scales r, ladder, ser and hodoku, made when they equalled the reference data.
// They reveal a changed rating in a clone without that data. `scripts/renew-all.sh golden` writes the files of r and
// ladder after an intended change.
//
//   ..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..  1.5/1.2/1.2
//     1.2 hidden_single +512 +634           the rating, the technique, and steps in a row that share both:
//     2.6 locking -618 -619                 +512 places a 5 in r1c2, -618 removes the 6 of r1c8; one step is one word
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

#include "deduku/hodoku_rating.hpp"
#include "deduku/rating.hpp"
#include "deduku/round_rating.hpp"
#include "deduku/se_rating.hpp"
#include "tests/support/puzzle_file.hpp"

namespace deduku::testing {
namespace {

std::string text_of(char sign, Candidate candidate) {
  return sign + std::to_string(candidate.digit().number()) + std::to_string(candidate.cell().row().number()) +
         std::to_string(candidate.cell().column().number());
}

std::string text_of(const CandidateSet& places, const CandidateSet& removes) {
  std::string text;
  for (Candidate placed : places) text += text_of('+', placed);
  for (Candidate removed : removes) text += text_of('-', removed);
  return text;
}

/// The steps of one puzzle; consecutive steps with the same label share a line.
class Trace {
 public:
  void add(const std::string& label, const std::string& effects) {
    if (label != label_) text_ += "\n  " + label;
    label_ = label;
    text_ += " " + effects;
  }
  void add(const std::string& label, const Effects& effects) { add(label, text_of(effects.places, effects.removes)); }
  const std::string& text() const { return text_; }

 private:
  std::string label_;
  std::string text_;
};

/// Tenths: 72 is "7.2".
std::string tenths(int rating) {
  return std::to_string(rating / 10) + "." + std::to_string(rating % 10);
}

std::string se_trace(const Board& board) {
  static SeRater rater;
  Trace trace;
  const SeRating rating = rater.rate(board, [&](const SeStep& step) {
    std::string label = tenths(step.rating) + " " + std::string(se_producer_key(step.producer));
    if (step.variant > 0) label += "/" + std::to_string(step.variant);
    if (step.complexity > 0) label += " (" + std::to_string(step.complexity) + ")";
    trace.add(label, step.effects);
  });
  return tenths(rating.er) + "/" + tenths(rating.ep) + "/" + tenths(rating.ed) + trace.text();
}

std::string hodoku_trace(const Board& board) {
  static HodokuRater rater;
  Trace trace;
  const HodokuRating rating = rater.rate(board, [&](const HodokuStep& step) {
    const HodokuEntry& entry = hodoku_entry(step.entry);
    trace.add(std::to_string(entry.score) + " " + std::string(step.code.empty() ? entry.key : step.code), step.effects);
  });
  return std::string(name(rating.level)) + " " + std::to_string(rating.score) + trace.text();
}

std::string ladder_trace(const Board& board) {
  static LadderRater rater;
  Trace trace;
  const LadderRating rating = rater.rate(board, [&](const StepEvent& event) {
    trace.add(std::to_string(cost_of(*event.rung, event.view.step)) + " " + std::string(key(event.view.step.technique)),
              text_of(event.view.step.effects.places, event.view.step.effects.removes));
  });
  return std::string(name(rating.outcome)) + " " + std::string(rating.level ? name(*rating.level) : "-") + " " +
         std::to_string(rating.score) + trace.text();
}

/// A round is written as one step. The figures: R, the rounds, the fewest steps in a tightest one, the effort.
std::string round_trace(const Board& board) {
  static RoundRater rater;
  Trace trace;
  const RoundRating rating = rater.rate(board, [&](const RoundEvent& event) {
    trace.add(std::to_string(event.round.cost) + " " + std::string(key(event.round.technique)), event.round.effects);
  });
  return std::string(name(rating.outcome)) + " " + std::to_string(rating.r) + " " + std::to_string(rating.rounds) +
         " " + std::to_string(rating.tightest) + " " + std::to_string(rating.effort) + trace.text();
}

struct GoldenScale {
  const char* name;
  std::string (*trace)(const Board&);
};

void PrintTo(const GoldenScale& scale, std::ostream* out) {
  *out << scale.name;
}

/// The puzzles of a golden file, each with its lines.
std::vector<std::string> read_blocks(const std::string& path) {
  std::ifstream file(path);
  std::vector<std::string> blocks;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with("  ") && !blocks.empty()) {
      blocks.back() += "\n" + line;
    } else {
      blocks.push_back(line);
    }
  }
  return blocks;
}

/// The first line in which two blocks differ, in both versions.
std::string first_difference(const std::string& pinned, const std::string& found) {
  std::istringstream pinned_lines(pinned);
  std::istringstream found_lines(found);
  std::string a;
  std::string b;
  do {
    if (!std::getline(pinned_lines, a)) a = "(no further line)";
    if (!std::getline(found_lines, b)) b = "(no further line)";
  } while (a == b && a != "(no further line)");
  return "pinned: " + a + "\nfound:  " + b;
}

class Golden : public ::testing::TestWithParam<GoldenScale> {};

TEST_P(Golden, EveryStepIsAsPinned) {
  const std::string path = project_file("tests/golden/") + GetParam().name + ".txt";
  const std::vector<std::string> pinned = read_blocks(path);
  ASSERT_GE(pinned.size(), 190U) << path;
  std::string renewed;
  int differing = 0;
  for (const std::string& block : pinned) {
    const std::string line = block.substr(0, 81);
    const std::string found = line + "  " + GetParam().trace(board_of_line(line));
    renewed += found + "\n";
    if (found != block && ++differing <= 3) ADD_FAILURE() << line << "\n" << first_difference(block, found);
  }
  EXPECT_EQ(differing, 0) << "puzzles that are rated otherwise; if that is meant: scripts/renew-all.sh golden";
  if (std::getenv("DEDUKU_RENEW_GOLDEN") != nullptr) std::ofstream(path) << renewed;
}

INSTANTIATE_TEST_SUITE_P(Scales, Golden,
                         ::testing::Values(GoldenScale{"se", se_trace}, GoldenScale{"hodoku", hodoku_trace},
                                           GoldenScale{"ladder", ladder_trace}, GoldenScale{"r", round_trace}),
                         [](const auto& scale) { return std::string(scale.param.name); });

}  // namespace
}  // namespace deduku::testing
