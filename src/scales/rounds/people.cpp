// The work of a puzzle in human terms: a newspaper puzzle that takes as long, and the time that players take.
#include <algorithm>
#include <array>
#include <limits>

#include "deduku/round_rating.hpp"

namespace deduku {

namespace {

/// Puzzles of similar work, up to `most` in hundredths.
struct WorkBand {
  std::int64_t most;
  Minutes minutes;
};

/// From 774 puzzles of the app Cloud Sudoku (S.-W. Wang 2024), half of those that were measured;
/// tests/raters/human_test.cpp compares. The times are of about 13 players each, those who finished; for the hardest
/// puzzles these are the best players. So for the 21 above 60 only the lower quartile is given.
constexpr std::array<WorkBand, 7> bands = {{{1'100, {.upper = 52}},
                                            {1'600, {42, 45, 52}},
                                            {2'000, {46, 52, 61}},
                                            {2'400, {53, 65, 82}},
                                            {3'200, {66, 80, 106}},
                                            {6'000, {86, 110, 143}},
                                            {std::numeric_limits<std::int64_t>::max(), {.lower = 116}}}};

}  // namespace

std::string_view name(Daily daily) {
  constexpr std::array<std::string_view, 5> names = {"easy", "medium", "hard", "longer", "beyond"};
  return names[static_cast<std::size_t>(daily)];
}

std::string_view name(const Minutes& minutes) {
  if (!minutes.lower) return "below";
  return minutes.upper ? "between" : "above";
}

std::string whole_minutes(std::optional<int> tenths) {
  return tenths ? std::to_string((*tenths + 5) / 10) : "";
}

std::string range_text(const Minutes& minutes) {
  const std::string lower = whole_minutes(minutes.lower);
  const std::string upper = whole_minutes(minutes.upper);
  if (lower.empty()) return "<" + upper;
  return upper.empty() ? ">" + lower : lower + " to " + upper;
}

std::optional<Daily> RoundRating::daily() const {
  if (outcome != Outcome::solved) return std::nullopt;
  // None of 1,145 puzzles of the New York Times is above this class.
  if (level > Level::hard) return Daily::beyond;
  // Bounds: between the easy and the medium ones; the point at which the medium ones above equal the hard ones below;
  // above 95 % of the hard ones.
  constexpr std::array<std::int64_t, 3> bounds = {1'500, 4'300, 10'700};
  return static_cast<Daily>(std::ranges::upper_bound(bounds, work) - bounds.begin());
}

std::optional<Minutes> RoundRating::minutes() const {
  if (outcome != Outcome::solved) return std::nullopt;
  return std::ranges::lower_bound(bands, work, {}, &WorkBand::most)->minutes;
}

}  // namespace deduku
