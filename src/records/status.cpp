#include "src/records/status.hpp"

#include <array>

namespace deduku::records {

static_assert(static_cast<int>(PuzzleStatus::out_of_budget) == outcome_count,
              "the outcomes come first, in their order");

std::string_view name(PuzzleStatus status) {
  if (status == PuzzleStatus::out_of_budget) return "out_of_budget";
  if (status == PuzzleStatus::parse_error) return "parse_error";
  if (status == PuzzleStatus::out_of_memory) return "out_of_memory";
  return name(static_cast<Outcome>(status));
}

PuzzleStatus status_of(Outcome outcome) {
  return static_cast<PuzzleStatus>(outcome);
}

PuzzleStatus status_of_rating(Outcome outcome) {
  return outcome == Outcome::broken_off ? PuzzleStatus::out_of_budget : status_of(outcome);
}

Outcome outcome_of(std::uint64_t solutions) {
  return solutions == 0 ? Outcome::none : solutions == 1 ? Outcome::solved : Outcome::several;
}

std::string_view name(Validity validity) {
  static constexpr std::array<std::string_view, 4> names = {"none", "unique", "several", "invalid"};
  return names[static_cast<std::size_t>(validity)];
}

Validity validity_of(std::uint64_t solutions) {
  return solutions == 0 ? Validity::none : solutions == 1 ? Validity::unique : Validity::several;
}

}  // namespace deduku::records
