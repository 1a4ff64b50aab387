#include "src/present/symmetry_text.hpp"

#include <array>
#include <functional>

#include "src/present/phrases.hpp"

namespace deduku::present {

namespace {

using Lines = std::array<std::uint8_t, 9>;

/// A way of moving nine lines that has a word.
struct KnownMove {
  std::string_view key;
  Lines lines;
};
constexpr std::array<KnownMove, 4> known_moves = {{
    {"on", {3, 4, 5, 6, 7, 8, 0, 1, 2}},
    {"back", {6, 7, 8, 0, 1, 2, 3, 4, 5}},
    {"inside", {1, 2, 0, 4, 5, 3, 7, 8, 6}},
    {"inside_back", {2, 0, 1, 5, 3, 4, 8, 6, 7}},
}};

/// "1<->9", or "1->4->7->1", by the names of the exchanged things.
Text cycle_text(const std::vector<Text>& names) {
  if (names.size() == 2) return names[0] + "<->" + names[1];
  Text text = names[0];
  for (std::size_t i = 1; i < names.size(); ++i) text += "->" + names[i];
  return text + "->" + names[0];
}

/// All cycles of more than one, each once: `next` maps an index below `count` to its image.
Value cycles(int count, const std::function<int(int)>& next, const std::function<Text(int)>& name, const Words& words) {
  std::vector<Text> texts;
  std::vector<bool> is_seen(static_cast<std::size_t>(count));
  for (int first = 0; first < count; ++first) {
    std::vector<Text> names;
    for (int i = first; !is_seen[static_cast<std::size_t>(i)]; i = next(i)) {
      is_seen[static_cast<std::size_t>(i)] = true;
      names.push_back(name(i));
    }
    if (names.size() > 1) texts.push_back(cycle_text(names));
  }
  return {words.listed(texts), static_cast<int>(texts.size())};
}

/// The movement of the rows or the columns; empty if they stay.
Text lines_text(const Lines& lines, HouseKind kind, const Words& words) {
  const std::string key = kind == HouseKind::row ? "symmetry.rows" : "symmetry.columns";
  for (const KnownMove& known : known_moves) {
    if (known.lines == lines) return words.say(key + "_" + std::string(known.key));
  }
  const auto name = [&](int line) -> Text {
    return kind == HouseKind::row ? row_name(line + 1, words.style().notation) : std::to_string(line + 1);
  };
  const Value moved = cycles(
      9, [&](int line) { return int{lines[static_cast<std::size_t>(line)]}; }, name, words);
  return moved.count == 0 ? Text() : words.say(key, {{"cycles", moved}});
}

/// For a symmetry that exchanges rows and columns, the cycles of all lines: the rows are 0 to 8, then the columns.
Text crossed_lines_text(const Symmetry& symmetry, const Words& words) {
  const auto next = [&](int line) {
    return line < 9 ? 9 + symmetry.columns[static_cast<std::size_t>(line)]
                    : int{symmetry.rows[static_cast<std::size_t>(line - 9)]};
  };
  const auto name = [&](int line) -> Text { return words.houses({House(line)}).text; };
  return words.say("symmetry.lines", {{"cycles", cycles(18, next, name, words)}});
}

}  // namespace

Text movement_text(const Symmetry& symmetry, const Words& words) {
  const Motion motion = motion_of(symmetry);
  if (motion != Motion::other) return words.say("symmetry." + std::string(name(motion)));
  if (symmetry.transposes) return crossed_lines_text(symmetry, words);
  std::vector<Text> clauses;
  for (const HouseKind kind : {HouseKind::row, HouseKind::column}) {
    const Text clause = lines_text(kind == HouseKind::row ? symmetry.rows : symmetry.columns, kind, words);
    if (!clause.empty()) clauses.push_back(clause);
  }
  return words.listed(clauses, "clause_and");
}

Text relabelling_text(const Symmetry& symmetry, const Words& words) {
  DigitSet kept;
  for (Digit digit : Digit::all()) kept.insert_if(symmetry(digit) == digit, digit);
  const Value changed = cycles(
      Digit::count, [&](int digit) { return int{symmetry.digits[static_cast<std::size_t>(digit)]}; },
      [](int digit) -> Text { return std::to_string(digit + 1); }, words);
  if (changed.count == 0) return words.say("symmetry.no_digits");
  return words.say("symmetry.digits", {{"cycles", changed}, {"kept", words.digits(kept)}});
}

}  // namespace deduku::present
