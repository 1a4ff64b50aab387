// SadMan Sudoku and SudoCue (.sdk): one grid, before it lines like `#ARuud` (author), `#LEasy` (level).
//
//   #DThe first one          The section [Puzzle] may be left out; [State] holds the digits of the player
//   [Puzzle]                 in addition to the givens; other sections are skipped. The tail is the metadata:
//   2..1.5..3                "D: The first one; L: Easy".
#include "src/formats/sdk.hpp"

#include <algorithm>

#include "src/formats/rows.hpp"
#include "src/formats/symbols.hpp"

namespace deduku::formats {

namespace {

constexpr std::string_view metadata_keys = "ABCDHLSU";

bool is_metadata(std::string_view comment) {
  return comment.size() > 1 && metadata_keys.find(comment[1]) != std::string_view::npos;
}

bool is_section(const Line& line) {
  return trimmed(line.text).starts_with('[');
}

bool is_section(const Line& line, std::string_view name) {
  return same_word(trimmed(line.text), name);
}

class SdkParser final : public Parser {
 public:
  explicit SdkParser(const ReadOptions&) {}

  std::optional<ParseError> parse(Source& source, Draft& draft) override {
    const std::int64_t first_line = source.peek()->number;
    draft.tail = metadata(source.comments());
    if (is_section(*source.peek(), "[Puzzle]")) source.take();
    if (!source.seek_record()) return missing_rows(first_line, 0);
    if (draft.tail.empty()) draft.tail = metadata(source.comments());
    auto error = read_grid(source, draft);
    while (at_further_section(source)) {
      auto error_in_section = read_section(source, draft);
      if (!error) error = std::move(error_in_section);
    }
    return error;
  }

 private:
  /// Skips empty lines, but not comments: they may belong to the next puzzle.
  static bool at_further_section(Source& source) {
    while (source.peek() != nullptr && source.peek()->is_empty()) source.take();
    const Line* line = source.peek();
    return line != nullptr && is_section(*line) && !is_section(*line, "[Puzzle]");
  }

  static std::string metadata(const std::vector<std::string>& comments) {
    std::string text;
    for (const std::string& comment : comments) {
      if (!is_metadata(comment)) continue;
      if (!text.empty()) text += "; ";
      text += comment.substr(1, 1) + ": ";
      text += trimmed(std::string_view(comment).substr(2));
    }
    return text;
  }

  static std::optional<ParseError> read_section(Source& source, Draft& draft) {
    const bool is_state = is_section(*source.peek(), "[State]");
    source.take();
    if (!is_state) {
      while (source.peek() != nullptr && !is_section(*source.peek())) source.take();
      return std::nullopt;
    }
    if (!source.seek_record()) return std::nullopt;
    Draft state;
    if (auto error = read_grid(source, state)) return error;
    return add_state(state, draft);
  }

  /// The digits of the state that are not givens were placed by the player.
  static std::optional<ParseError> add_state(const Draft& state, Draft& draft) {
    for (Cell cell : Cell::all()) {
      const std::uint8_t value = state.board.values[cell.index()];
      if (value == 0) continue;
      const Place place = draft.places[cell.index()] = state.places[cell.index()];
      if (value == draft.board.values[cell.index()]) continue;
      if (draft.board.givens.contains(cell)) {
        return error_of(Fault::other_given, place.line, place.column,
                        {{"digit", draft.board.values[cell.index()]}, {"found", value}});
      }
      draft.set(cell, value, false, place);
    }
    return std::nullopt;
  }
};

bool recognise_sdk(Preview& preview, const ReadOptions&) {
  const Line& first = *preview.line(0);
  if (is_section(first, "[Puzzle]")) return true;
  return has_sdk_metadata(preview.comments()) && classify_rows(preview).is_grid();
}

}  // namespace

bool has_sdk_metadata(const std::vector<std::string>& comments) {
  std::string keys;
  for (const std::string& comment : comments) {
    if (!is_metadata(comment) || keys.find(comment[1]) != std::string::npos) return false;
    keys += comment[1];
  }
  return keys.size() > 1;
}

const Codec codec::sdk{
    .format = {.name = "sdk",
               .description = "SadMan Sudoku and SudoCue: lines like #AAuthor, [Puzzle], 9 rows, [State]",
               .readable = true},
    .recognise = recognise_sdk,
    .open = open<SdkParser>,
};

}  // namespace deduku::formats
