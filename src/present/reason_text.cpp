// The reason why a single candidate is eliminated or placed, in words: a clause about the candidate, "it".
#include "deduku/explain.hpp"
#include "src/present/words.hpp"

namespace deduku {

namespace {

using Kind = Reason::Kind;

/// "it sees r1c2 and r4c5, one of which is 7"; "its cell is 4, or r4c5, which it sees, is 7".
std::string alternatives_text(const Reason& reason, Candidate removed, const present::Words& words) {
  const present::Value cells = words.cells(reason.cells);
  const present::Value digit = words.digits({removed.digit()});
  if (reason.digits.empty()) return words.say("removal.sees", {{"cells", cells}, {"digit", digit}});
  const present::Value own = words.digits(reason.digits, "or");
  if (reason.cells.empty()) return words.say("removal.cell", {{"digits", own}});
  return words.say("removal.cell_or_sees", {{"digits", own}, {"cells", cells}, {"digit", digit}});
}

std::string house_text(const Reason& reason, Candidate removed, const present::Words& words) {
  return words.say("removal.house", {{"house", words.houses(reason.houses)},
                                     {"digit", words.digits({removed.digit()})},
                                     {"cells", words.cells(reason.cells)}});
}

std::string needed_text(const Reason& reason, Candidate removed, const present::Words& words) {
  const present::Value digits = words.digits(reason.digits);
  if (reason.cells == CellSet{removed.cell()}) return words.say("removal.cell_needed", {{"digits", digits}});
  return words.say("removal.needed", {{"cells", words.cells(reason.cells)}, {"digits", digits}});
}

/// "its image, 4 in r3c7, is gone".
std::string image_text(const Reason& reason, Candidate removed, const present::Words& words) {
  const Candidate image(reason.cells.first(), reason.digits.first());
  const bool is_seen = image.digit() == removed.digit() && sees(image.cell(), removed.cell());
  const bool excludes = is_seen || image.cell() == removed.cell();
  return words.say(excludes ? "removal.image_excludes" : "removal.image_gone",
                   {{"digit", words.digits(reason.digits)}, {"cell", words.cells(reason.cells)}});
}

std::string text_of_removal(const Reason& reason, Candidate removed, const present::Words& words) {
  switch (reason.kind) {
    case Kind::alternatives:
      return alternatives_text(reason, removed, words);
    case Kind::house:
      return house_text(reason, removed, words);
    case Kind::needed:
      return needed_text(reason, removed, words);
    case Kind::image:
      return image_text(reason, removed, words);
    default:
      return words.say("removal." + std::string(name(reason.kind)));
  }
}

std::string text_of_placement(const Reason& reason, Candidate placed, const present::Words& words) {
  return words.say("placement." + std::string(name(reason.kind)),
                   {{"houses", words.houses(reason.houses)}, {"digit", words.digits({placed.digit()})}});
}

}  // namespace

std::string reason_text(const StepView& view, Candidate effect, const TextStyle& style) {
  const std::optional<Reason> reason = view.step.evidence.reason_of(effect);
  if (!reason) return "";
  const present::Words words(style);
  return view.step.effects.places.contains(effect) ? text_of_placement(*reason, effect, words)
                                                   : text_of_removal(*reason, effect, words);
}

}  // namespace deduku
