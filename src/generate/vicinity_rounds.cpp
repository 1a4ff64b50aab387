#include "src/generate/vicinity_rounds.hpp"

#include <algorithm>

namespace deduku::generate {

VicinityRounds::VicinityRounds(const PuzzleConstraints& constraints) : constraint_(*constraints.vicinity) {
  add_center(*constraints.like, 0, 1);
}

void VicinityRounds::add_center(const Board& puzzle, std::size_t found_around, int round) {
  if (constraint_.most_rounds > 0 && round > constraint_.most_rounds) return;
  if (!classes_.insert(puzzle)) return;
  centers_.push_back({puzzle.values, round, found_around, known_streams_});
  known_streams_ += removals_around(puzzle, constraint_);
}

Board VicinityRounds::puzzle_of(const Center& center) {
  Board puzzle;
  puzzle.values = center.digits;
  puzzle.givens = cells_with_digit(puzzle);
  return puzzle;
}

const VicinityRounds::Center& VicinityRounds::center_of(std::uint64_t stream) const {
  const auto next = std::ranges::upper_bound(centers_, stream, {}, &Center::first_stream);
  return *std::prev(next);
}

/// Earlier streams that lead to unknown centers are run first. If that must end early, the stream remains unknown.
StreamResult VicinityRounds::run_stream(const EngineContext& workshop, std::uint64_t stream) {
  constexpr auto any_number = std::numeric_limits<std::size_t>::max();
  std::uint64_t tried_before = 0;
  while (stream >= known_streams_ && noted_streams_ < known_streams_) {
    const StreamResult stream_result = make_known(workshop.with_less(tried_before, any_number), noted_streams_);
    tried_before += stream_result.tried;
    if (stream_result.is_stopped) return {.tried_before = tried_before, .is_stopped = true};
    if (stream_result.is_cut || tried_before >= workshop.most_tried)
      return {.tried_before = tried_before, .is_cut = true};
    note_centers(stream_result);
  }
  if (stream >= known_streams_) return {.tried_before = tried_before, .is_exhausted = true};
  StreamResult stream_result = make_known(workshop.with_less(tried_before, workshop.most), stream);
  stream_result.tried_before = tried_before;
  const bool is_whole =
      !stream_result.is_stopped && !stream_result.is_cut && stream_result.puzzles.size() < workshop.most;
  if (stream == noted_streams_ && is_whole) note_centers(stream_result);
  return stream_result;
}

StreamResult VicinityRounds::make_known(const EngineContext& workshop, std::uint64_t stream) {
  const Center& center = center_of(stream);
  if (!search_ || searched_stream_ != center.first_stream) {
    search_.emplace(puzzle_of(center), constraint_);
    searched_stream_ = center.first_stream;
  }
  StreamResultBuilder stream_result(workshop, stream);
  if (stream_result.must_end()) return stream_result.take_ended();
  stream_result.count();
  stream_result.leave_out(puzzle_of(centers_.front()));
  const auto visit = [&](const Board& found) {
    if (stream_result.must_end()) return false;
    stream_result.count();
    if (!has_shape(found, workshop.constraints)) return true;
    const Distance distance = workshop.judge.distance(found, 0);
    if (workshop.is_stopped()) return false;
    if (distance == 0) stream_result.add(found, *search::solve(search::Puzzle(found)));
    return stream_result.found() < workshop.most;
  };
  const auto goes_on = [&](std::uint64_t steps) {
    stream_result.count_steps(steps);
    return !stream_result.must_end();
  };
  const VicinityResult result = search_->visit(stream - center.first_stream, visit, goes_on);
  const bool has_enough = stream_result.found() >= workshop.most;
  if (workshop.is_stopped() || (result.is_stopped && !has_enough)) return stream_result.take_ended();
  stream_result.pass_over(result.passed_over);
  return stream_result.take();
}

void VicinityRounds::note_centers(const StreamResult& stream_result) {
  const Center& center = center_of(noted_streams_);
  const auto around = static_cast<std::size_t>(&center - centers_.data());
  const int round = center.round + 1;
  for (const Generated& found : stream_result.puzzles) add_center(found.puzzle, around, round);
  ++noted_streams_;
}

std::vector<Board> VicinityRounds::path_to(std::uint64_t stream) const {
  std::vector<Board> path;
  const Center* center = &center_of(stream);
  for (;;) {
    path.push_back(puzzle_of(*center));
    if (center == centers_.data()) break;
    center = &centers_[center->found_around];
  }
  std::ranges::reverse(path);
  return path;
}

}  // namespace deduku::generate
