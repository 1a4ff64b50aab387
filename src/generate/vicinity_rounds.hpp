// The engine `vicinity`: all puzzles around a puzzle, then all around each of those found, and so on.
//
// A stream is what comes of one puzzle when one set of its givens is taken away. The puzzles around which others are looked for
// are numbered as they come up in the streams, none equivalent to one before, so that a stream follows from its number.
#pragma once

#include "src/generate/making.hpp"
#include "src/generate/vicinity.hpp"

namespace deduku::generate {

class VicinityRounds {
 public:
  /// `wishes.like` and `wishes.vicinity` are there.
  explicit VicinityRounds(const Wishes& wishes);

  Harvest harvest(const Workshop& workshop, std::uint64_t stream);
  /// From the first puzzle to the one around which a stream looks, each in the vicinity of the one before. Only of streams that
  /// were harvested.
  std::vector<Board> path_to(std::uint64_t stream) const;

 private:
  /// A puzzle around which others are looked for; there may be millions.
  struct Center {
    std::array<std::uint8_t, Cell::count> digits{};  ///< its givens
    int round = 1;
    std::size_t found_around = 0;  ///< which center; itself for the first
    std::uint64_t first_stream = 0;
  };

  static Board puzzle_of(const Center& center);
  void add_center(const Board& puzzle, std::size_t found_around, int round);
  const Center& center_of(std::uint64_t stream) const;
  Harvest harvest_known(const Workshop& workshop, std::uint64_t stream);
  void note_centers(const Harvest& harvest);

  VicinityWish wish_;
  std::vector<Center> centers_;
  EquivalenceClasses classes_;       ///< of the centers
  std::uint64_t known_streams_ = 0;  ///< of all centers known
  std::uint64_t noted_streams_ = 0;  ///< those before have given their centers
  std::optional<VicinitySearch> search_;
  std::uint64_t searched_stream_ = 0;  ///< the first stream of the center of `search_`
};

}  // namespace deduku::generate
