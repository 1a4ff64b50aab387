// The engine `vicinity`: all puzzles around a puzzle, then all around each of those found, and so on.
//
// A stream consists of the puzzles obtained from one puzzle by removing one set of its givens. The centers, around
// which other puzzles are searched, are numbered in the order of their first occurrence in the streams, none equivalent
// to an earlier one, so that a stream follows from its number.
#pragma once

#include "src/generate/making.hpp"
#include "src/generate/vicinity.hpp"

namespace deduku::generate {

class VicinityRounds {
 public:
  /// `constraints.like` and `constraints.vicinity` must be set.
  explicit VicinityRounds(const PuzzleConstraints& constraints);

  StreamResult run_stream(const EngineContext& workshop, std::uint64_t stream);
  /// From the first puzzle to the center of a stream, each in the vicinity of the previous one. Only for streams that
  /// were made.
  std::vector<Board> path_to(std::uint64_t stream) const;

 private:
  /// A puzzle around which others are searched; there may be millions.
  struct Center {
    PerCell<std::uint8_t> digits{};  ///< its givens
    int round = 1;
    std::size_t found_around = 0;  ///< index of that center; itself for the first
    std::uint64_t first_stream = 0;
  };

  static Board puzzle_of(const Center& center);
  void add_center(const Board& puzzle, std::size_t found_around, int round);
  const Center& center_of(std::uint64_t stream) const;
  StreamResult make_known(const EngineContext& workshop, std::uint64_t stream);
  void note_centers(const StreamResult& stream_result);

  VicinityConstraint constraint_;
  std::vector<Center> centers_;
  EquivalenceClasses classes_;       ///< of the centers
  std::uint64_t known_streams_ = 0;  ///< of all centers known
  std::uint64_t noted_streams_ = 0;  ///< earlier streams have delivered their centers
  std::optional<VicinitySearch> search_;
  std::uint64_t searched_stream_ = 0;  ///< the first stream of the center of `search_`
};

}  // namespace deduku::generate
