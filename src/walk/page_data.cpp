#include "src/walk/page_parts.hpp"

#include <map>

#include "deduku/explain.hpp"
#include "src/draw/legend.hpp"
#include "src/draw/picture.hpp"
#include "src/walk/markup.hpp"
#include "src/walk/page_words.hpp"
#include "src/walk/step_text.hpp"
#include "src/walk/verdict.hpp"

namespace deduku::walk {

namespace {

/// A member of an object; `json` is a value already.
std::string member(std::string_view name, const std::string& json) {
  return json_string(name) + ":" + json;
}

/// 81 words: "=5" for a digit, "348" for candidates, "-" for no candidates.
std::string board_words(const Grid& grid) {
  std::string words;
  for (Cell cell : Cell::all()) {
    if (!words.empty()) words += ' ';
    const std::size_t begin = words.size();
    if (const std::optional<Digit> digit = grid.value(cell)) words += "=" + std::to_string(digit->number());
    for (Digit digit : grid.candidates(cell)) words += std::to_string(digit.number());
    if (words.size() == begin) words += '-';
  }
  return words;
}

/// The roles of marks in a step, by cell: "8 pincer, 4 eliminated".
std::map<Cell, std::string> notes_of(const draw::Picture& picture, Language language) {
  std::map<Cell, std::string> notes;
  const auto note = [&](Candidate candidate, const std::string& what) {
    std::string& text = notes[candidate.cell()];
    text += (text.empty() ? "" : ", ") + std::to_string(candidate.digit().number()) + " " + what;
  };
  for (const draw::Mark& mark : picture.marks) {
    if (!picture.removed.contains(mark.candidate)) note(mark.candidate, draw::word_of(mark, language));
  }
  for (Candidate candidate : picture.removed) note(candidate, draw::word_of_removed(language));
  for (Candidate candidate : picture.placed | picture.placed_marks) note(candidate, draw::word_of_placed(language));
  return notes;
}

std::string notes_json(const draw::Picture& picture, Language language) {
  std::string json;
  for (const auto& [cell, note] : notes_of(picture, language)) {
    json += (json.empty() ? "[" : ",[") + std::to_string(cell.index()) + "," + json_string(note) + "]";
  }
  return "[" + json + "]";
}

std::string place_json(const std::string& text, const std::string& caption, const draw::Picture& picture,
                       Language language) {
  return "{" + member("said", json_string(text)) + "," + member("caption", json_string(caption)) + "," +
         member("board", json_string(board_words(picture.grid))) + "," +
         member("notes", notes_json(picture, language)) + "}";
}

std::string step_json(const Walk& walk, std::size_t index, const TextStyle& style) {
  const StepText text = step_text(walk, index, style);
  const Word n = {"n", counted(index + 1)};
  const std::string place =
      said(style.language, "step_said",
           {n, {"name", text.name}, {"effects", text.effects}, {"count", counted(walk.steps().size())}});
  return place_json(place, said(style.language, "board_before", {n}), draw::picture_of(walk.step(index)),
                    style.language);
}

std::string house_names(HouseKind kind, const TextStyle& style) {
  std::string json;
  for (House house : House::all()) {
    if (house.kind() != kind) continue;
    json += (json.empty() ? "" : ",") + json_string(houses_text({house}, style));
  }
  return "[" + json + "]";
}

/// Words for the script: those of its buttons, and the names of themes, long and short.
std::string words_json(Language language) {
  const auto word = [&](std::string_view name) { return member(name, json_string(said(language, name))); };
  const auto themes = [&](std::string_view kind) {
    std::string json;
    for (const std::string_view theme : {"system", "light", "dark"}) {
      json += (json.empty() ? "" : ",") +
              member(theme, json_string(said(language, std::string(kind) + "." + std::string(theme))));
    }
    return member(kind, "{" + json + "}");
  };
  return "{" + word("play") + "," + word("pause") + "," + word("curve") + "," + themes("theme") + "," +
         themes("theme_short") + "}";
}

}  // namespace

std::string page_data(const Walk& walk, const WalkOptions& options) {
  const TextStyle& style = options.style;
  const Language language = style.language;
  const Verdict verdict = verdict_of(walk, style);
  std::string places = place_json(verdict.name + ". " + verdict.text, said(language, "board_of_puzzle"),
                                  draw::picture_of(walk.start()), language);
  for (std::size_t i = 0; i < walk.steps().size() && !options.is_stopped(); ++i) {
    places += ",\n" + step_json(walk, i, style);
  }
  const Verdict end = end_of(walk, style);
  places += ",\n" + place_json(end.name + ". " + end.text, said(language, "board_at_end"), draw::picture_of(walk.end()),
                               language);
  return "{" + member("rows", house_names(HouseKind::row, style)) + "," +
         member("columns", house_names(HouseKind::column, style)) + "," + member("words", words_json(language)) +
         ",\n" + member("places", "[" + places + "]") + "}";
}

}  // namespace deduku::walk
