#include "src/records/status.hpp"

namespace deduku::records {

std::string_view validity_word(Outcome outcome) {
  return outcome == Outcome::solved ? "unique" : name(outcome);
}

}  // namespace deduku::records
