// Why a single candidate falls, in words: a clause about the candidate, "it".
#include "deduku/explain.hpp"
#include "deduku/removal_reason.hpp"
#include "src/present/phrases.hpp"

namespace deduku {

namespace {

using Kind = RemovalReason::Kind;

std::string digit_text(Candidate removed, const TextStyle& style) {
  return digits_text({removed.digit()}, style);
}

/// "8", "8 or 9".
std::string digits_or_text(DigitSet digits) {
  std::vector<std::string> words;
  for (Digit digit : digits) words.push_back(std::to_string(digit.number()));
  return present::join(words, ", ", " or ");
}

/// "it sees r1c2 and r4c5, one of which is 7"; "its cell is 4, or r4c5, which it sees, is 7".
std::string alternatives_text(const RemovalReason& reason, Candidate removed, const TextStyle& style) {
  const std::string cells = cells_text(reason.cells, style);
  const bool is_one = reason.cells.size() == 1;
  if (reason.digits.empty())
    return "it sees " + cells + (is_one ? ", which is " : ", one of which is ") + digit_text(removed, style);
  const std::string own = "its cell is " + digits_or_text(reason.digits);
  if (reason.cells.empty()) return own;
  return own + ", or " + (is_one ? cells : "one of " + cells) + ", which it sees, is " + digit_text(removed, style);
}

std::string house_text(const RemovalReason& reason, Candidate removed, const TextStyle& style) {
  std::string text = "it is in " + houses_text(reason.houses, style) + ", where " + digit_text(removed, style) +
                     " has its place in the pattern";
  if (!reason.cells.empty()) text += ", and it sees " + cells_text(reason.cells, style);
  return text;
}

std::string needed_text(const RemovalReason& reason, Candidate removed, const TextStyle& style) {
  const bool is_own = reason.cells == CellSet{removed.cell()};
  return (is_own ? "its cell is" : cells_text(reason.cells, style) + " are") + std::string(" needed for ") +
         digits_text(reason.digits, style);
}

std::string text_of(const std::optional<RemovalReason>& reason, Candidate removed, const TextStyle& style) {
  if (!reason) return "";
  switch (reason->kind) {
    case Kind::alternatives:
      return alternatives_text(*reason, removed, style);
    case Kind::house:
      return house_text(*reason, removed, style);
    case Kind::needed:
      return needed_text(*reason, removed, style);
    case Kind::deadly:
      return "it would complete a pattern that the puzzle cannot have";
    case Kind::colour:
      return "its colour is the false one";
    case Kind::combinations:
      return "everything that may stand elsewhere with it is excluded";
    case Kind::assumption:
      return "what follows from it is impossible";
    case Kind::branches:
      return "every branch ends without it";
  }
  return "";
}

}  // namespace

std::string removal_text(const StepView& view, Candidate removed, const TextStyle& style) {
  return text_of(reason_of(view, removed), removed, style);
}

std::string removal_text(const SeStepView& view, Candidate removed, const TextStyle& style) {
  return text_of(reason_of(view, removed), removed, style);
}

}  // namespace deduku
