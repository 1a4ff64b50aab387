#include "src/records/status.hpp"

namespace deduku::records {

Outcome outcome_of(std::uint64_t solutions) {
  return solutions == 0 ? Outcome::none : solutions == 1 ? Outcome::solved : Outcome::several;
}

std::string_view validity_word(Outcome outcome) {
  return outcome == Outcome::solved ? "unique" : name(outcome);
}

}  // namespace deduku::records
