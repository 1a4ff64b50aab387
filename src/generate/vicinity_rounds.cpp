#include "src/generate/vicinity_rounds.hpp"

#include <algorithm>

namespace deduku::generate {

VicinityRounds::VicinityRounds(const Wishes& wishes) : wish_(*wishes.vicinity) {
  add_center(*wishes.like, 0, 1);
}

void VicinityRounds::add_center(const Board& puzzle, std::size_t found_around, int round) {
  if (wish_.most_rounds > 0 && round > wish_.most_rounds) return;
  if (!classes_.insert(puzzle)) return;
  centers_.push_back({puzzle, found_around, round, known_streams_});
  known_streams_ += removals_around(puzzle, wish_);
}

const VicinityRounds::Center& VicinityRounds::center_of(std::uint64_t stream) const {
  const auto next = std::ranges::upper_bound(centers_, stream, {}, &Center::first_stream);
  return *std::prev(next);
}

Harvest VicinityRounds::harvest(const Workshop& workshop, std::uint64_t stream) {
  while (stream >= known_streams_ && noted_streams_ < known_streams_) {
    const Harvest harvest = harvest_around(center_of(noted_streams_), workshop, noted_streams_);
    if (harvest.is_stopped) return harvest;
    note_centers(harvest);
  }
  if (stream >= known_streams_) return {.is_exhausted = true};
  Harvest harvest = harvest_around(center_of(stream), workshop, stream);
  if (stream == noted_streams_ && !harvest.is_stopped) note_centers(harvest);
  return harvest;
}

Harvest VicinityRounds::harvest_around(const Center& center, const Workshop& workshop, std::uint64_t stream) {
  if (!search_ || searched_stream_ != center.first_stream) {
    search_.emplace(center.puzzle, wish_);
    searched_stream_ = center.first_stream;
  }
  HarvestMaker harvest(stream);
  harvest.leave_out(centers_.front().puzzle);
  const VicinityResult result = search_->visit(stream - center.first_stream, [&](const Board& found) {
    harvest.count();
    if (!has_shape(found, workshop.wishes)) return !workshop.is_stopped();
    const Distance distance = workshop.judge.distance(found, 0);
    if (workshop.is_stopped()) return false;
    if (distance == 0) harvest.add(found, *search::solve(search::Puzzle(found)));
    return true;
  });
  if (result.is_stopped || workshop.is_stopped()) return harvest.stopped();
  harvest.pass_over(result.passed_over);
  return harvest.take();
}

void VicinityRounds::note_centers(const Harvest& harvest) {
  const Center& center = center_of(noted_streams_);
  const auto around = static_cast<std::size_t>(&center - centers_.data());
  const int round = center.round + 1;
  for (const Generated& found : harvest.puzzles) add_center(found.puzzle, around, round);
  ++noted_streams_;
}

std::vector<Board> VicinityRounds::path_to(std::uint64_t stream) const {
  std::vector<Board> path;
  const Center* center = &center_of(stream);
  for (;;) {
    path.push_back(center->puzzle);
    if (center == centers_.data()) break;
    center = &centers_[center->found_around];
  }
  std::ranges::reverse(path);
  return path;
}

}  // namespace deduku::generate
