#include "deduku/print.hpp"

namespace deduku {

std::string text_of(Digit digit) {
  return std::to_string(digit.number());
}

std::string text_of(House house) {
  return houses_text({house});
}

std::string text_of(Cell cell) {
  return cells_text({cell});
}

std::string text_of(Candidate candidate) {
  return "(" + text_of(candidate.digit()) + ")" + text_of(candidate.cell());
}

std::string text_of(DigitSet digits) {
  return digits_text(digits);
}

std::string text_of(const HouseSet& houses) {
  return houses_text(houses);
}

std::string text_of(const CellSet& cells) {
  return cells_text(cells);
}

std::string text_of(const CandidateSet& candidates) {
  std::string text;
  for (Digit digit : candidates.digits()) {
    text += (text.empty() ? "(" : ", (") + text_of(digit) + ")" + text_of(candidates.cells(digit));
  }
  return text;
}

std::string text_of(const Effects& effects) {
  return effects_text(effects);
}

std::string text_of(const StepView& step) {
  return step_line(step);
}

}  // namespace deduku
