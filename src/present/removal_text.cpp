// Why a single candidate is eliminated, in words: a clause about the candidate, "it".
#include "deduku/explain.hpp"
#include "deduku/removal_reason.hpp"
#include "src/present/words.hpp"

namespace deduku {

namespace {

using Kind = RemovalReason::Kind;

/// "8", "8 or 9".
std::string either_digit(DigitSet digits, const present::Words& words) {
  std::vector<present::Text> list;
  for (Digit digit : digits) list.push_back(words.digits({digit}).text);
  return words.listed(list, "or");
}

/// "it sees r1c2 and r4c5, one of which is 7"; "its cell is 4, or r4c5, which it sees, is 7".
std::string alternatives_text(const RemovalReason& reason, Candidate removed, const present::Words& words) {
  const present::Value cells = words.cells(reason.cells);
  const present::Value digit = words.digits({removed.digit()});
  if (reason.digits.empty()) return words.say("removal.sees", {{"cells", cells}, {"digit", digit}});
  const std::string own = either_digit(reason.digits, words);
  if (reason.cells.empty()) return words.say("removal.cell", {{"digits", own}});
  return words.say("removal.cell_or_sees", {{"digits", own}, {"cells", cells}, {"digit", digit}});
}

std::string house_text(const RemovalReason& reason, Candidate removed, const present::Words& words) {
  return words.say("removal.house", {{"house", words.houses(reason.houses)},
                                     {"digit", words.digits({removed.digit()})},
                                     {"cells", words.cells(reason.cells)}});
}

std::string needed_text(const RemovalReason& reason, Candidate removed, const present::Words& words) {
  const present::Value digits = words.digits(reason.digits);
  if (reason.cells == CellSet{removed.cell()}) return words.say("removal.cell_needed", {{"digits", digits}});
  return words.say("removal.needed", {{"cells", words.cells(reason.cells)}, {"digits", digits}});
}

/// "its image, 4 in r3c7, is gone".
std::string image_text(const RemovalReason& reason, Candidate removed, const present::Words& words) {
  const Candidate image(reason.cells.first(), reason.digits.first());
  const bool is_seen = image.digit() == removed.digit() && sees(image.cell(), removed.cell());
  const bool excludes = is_seen || image.cell() == removed.cell();
  return words.say(excludes ? "removal.image_excludes" : "removal.image_gone",
                   {{"digit", words.digits(reason.digits)}, {"cell", words.cells(reason.cells)}});
}

std::string text_of(const std::optional<RemovalReason>& reason, Candidate removed, const TextStyle& style) {
  if (!reason) return "";
  const present::Words words(style);
  switch (reason->kind) {
    case Kind::alternatives:
      return alternatives_text(*reason, removed, words);
    case Kind::house:
      return house_text(*reason, removed, words);
    case Kind::needed:
      return needed_text(*reason, removed, words);
    case Kind::deadly:
      return words.say("removal.deadly");
    case Kind::colour:
      return words.say("removal.colour");
    case Kind::combinations:
      return words.say("removal.combinations");
    case Kind::assumption:
      return words.say("removal.assumption");
    case Kind::branches:
      return words.say("removal.branches");
    case Kind::image:
      return image_text(*reason, removed, words);
  }
  return "";
}

}  // namespace

std::string removal_text(const StepView& view, Candidate removed, const TextStyle& style) {
  return text_of(reason_of(view, removed), removed, style);
}

}  // namespace deduku
