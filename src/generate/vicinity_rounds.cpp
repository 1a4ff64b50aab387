#include "src/generate/vicinity_rounds.hpp"

#include <algorithm>

namespace deduku::generate {

VicinityRounds::VicinityRounds(const Wishes& wishes) : wish_(*wishes.vicinity) {
  add_center(*wishes.like, 0, 1);
}

void VicinityRounds::add_center(const Board& puzzle, std::size_t found_around, int round) {
  if (wish_.most_rounds > 0 && round > wish_.most_rounds) return;
  if (!classes_.insert(puzzle)) return;
  centers_.push_back({puzzle.values, round, found_around, known_streams_});
  known_streams_ += removals_around(puzzle, wish_);
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

/// Streams before that lead to centers unknown so far are gone through first. Where that must end early, nothing is known of the
/// stream.
Harvest VicinityRounds::harvest(const Workshop& workshop, std::uint64_t stream) {
  constexpr auto any_number = std::numeric_limits<std::size_t>::max();
  std::uint64_t tried_before = 0;
  while (stream >= known_streams_ && noted_streams_ < known_streams_) {
    const Harvest harvest = harvest_known(workshop.with_less(tried_before, any_number), noted_streams_);
    tried_before += harvest.tried;
    if (harvest.is_stopped) return {.tried_before = tried_before, .is_stopped = true};
    if (harvest.is_cut || tried_before >= workshop.most_tried) return {.tried_before = tried_before, .is_cut = true};
    note_centers(harvest);
  }
  if (stream >= known_streams_) return {.tried_before = tried_before, .is_exhausted = true};
  Harvest harvest = harvest_known(workshop.with_less(tried_before, workshop.most), stream);
  harvest.tried_before = tried_before;
  const bool is_whole = !harvest.is_stopped && !harvest.is_cut && harvest.puzzles.size() < workshop.most;
  if (stream == noted_streams_ && is_whole) note_centers(harvest);
  return harvest;
}

Harvest VicinityRounds::harvest_known(const Workshop& workshop, std::uint64_t stream) {
  const Center& center = center_of(stream);
  if (!search_ || searched_stream_ != center.first_stream) {
    search_.emplace(puzzle_of(center), wish_);
    searched_stream_ = center.first_stream;
  }
  HarvestMaker harvest(workshop, stream);
  if (harvest.must_end()) return harvest.take_ended();
  harvest.count();
  harvest.leave_out(puzzle_of(centers_.front()));
  const auto visit = [&](const Board& found) {
    if (harvest.must_end()) return false;
    harvest.count();
    if (!has_shape(found, workshop.wishes)) return true;
    const Distance distance = workshop.judge.distance(found, 0);
    if (workshop.is_stopped()) return false;
    if (distance == 0) harvest.add(found, *search::solve(search::Puzzle(found)));
    return harvest.found() < workshop.most;
  };
  const auto goes_on = [&](std::uint64_t steps) {
    harvest.count_steps(steps);
    return !harvest.must_end();
  };
  const VicinityResult result = search_->visit(stream - center.first_stream, visit, goes_on);
  const bool has_enough = harvest.found() >= workshop.most;
  if (workshop.is_stopped() || (result.is_stopped && !has_enough)) return harvest.take_ended();
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
    path.push_back(puzzle_of(*center));
    if (center == centers_.data()) break;
    center = &centers_[center->found_around];
  }
  std::ranges::reverse(path);
  return path;
}

}  // namespace deduku::generate
