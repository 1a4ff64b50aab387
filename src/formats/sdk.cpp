// SadMan Sudoku and SudoCue (.sdk): one grid, before it lines like `#ARuud` (author), `#LEasy` (level).
//
//   #DThe first one          The section [Puzzle] may be omitted; [State] holds the digits of the player
//   [Puzzle]                 in addition to the givens; other sections are skipped. The tail is the metadata:
//   2..1.5..3                "D: The first one; L: Easy".
#include "src/formats/found_texts.hpp"

#include <algorithm>

#include "src/core/givens.hpp"
#include "src/formats/rows.hpp"
#include "src/formats/symbols.hpp"

namespace deduku::formats {

namespace {

constexpr std::string_view metadata_keys = "ABCDHLSU";

bool is_section(const Line& line) {
  return trimmed(line.text).starts_with('[');
}

bool is_section(const Line& line, std::string_view name) {
  return same_word(trimmed(line.text), name);
}

class SdkParser final : public Parser {
 public:
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
      if (!is_sdk_metadata(comment)) continue;
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

  /// Digits in the state that are not givens were placed by the player.
  static std::optional<ParseError> add_state(const Draft& state, Draft& draft) {
    for (Cell cell : Cell::all()) {
      const std::uint8_t value = state.board.values[cell];
      if (value == 0) continue;
      const Place place = draft.places[cell] = state.places[cell];
      if (value == draft.board.values[cell]) continue;
      if (draft.board.givens.contains(cell)) {
        return error_of(Fault::other_given, place.line, place.column,
                        {{"digit", draft.board.values[cell]}, {"found", value}});
      }
      draft.set(cell, value, false, place);
    }
    return std::nullopt;
  }
};

std::string section_text(std::string_view name, const std::string& line) {
  std::string text = std::string(name) + "\n";
  for (std::size_t row = 0; row < Digit::count; ++row) text += line.substr(Digit::count * row, Digit::count) + "\n";
  return text;
}

/// A title that is already metadata, because it was read from such a file, is written as metadata.
std::string metadata_text(std::string_view title) {
  std::string text;
  while (!title.empty()) {
    const std::size_t end = std::min(title.find("; "), title.size());
    const std::string_view part = title.substr(0, end);
    const bool is_metadata = part.size() > 2 && part[1] == ':' && is_one_of(part[0], metadata_keys);
    text +=
        is_metadata ? "#" + std::string(1, part[0]) + std::string(trimmed(part.substr(2))) : "#D" + std::string(part);
    text += '\n';
    title.remove_prefix(std::min(end + 2, title.size()));
  }
  return text;
}

std::string write_sdk(const Board& board, std::string_view title) {
  const std::string digits = line_of(board);
  const std::string givens = line_of(givens_only(board));
  const std::string puzzle = metadata_text(title) + section_text("[Puzzle]", givens);
  return digits == givens ? puzzle : puzzle + section_text("[State]", digits);
}

}  // namespace

bool is_sdk_metadata(std::string_view line) {
  return line.size() > 1 && line[0] == '#' && is_one_of(line[1], metadata_keys);
}

bool has_sdk_metadata(const std::vector<std::string>& comments) {
  std::string keys;
  for (const std::string& comment : comments) {
    if (!is_sdk_metadata(comment) || keys.find(comment[1]) != std::string::npos) return false;
    keys += comment[1];
  }
  return keys.size() > 1;
}

const Codec codec::sdk{
    .format = {.name = "sdk",
               .description = "SadMan Sudoku and SudoCue: lines like #AAuthor, [Puzzle], 9 rows, [State]",
               .readable = true,
               .write = [](const Board& board) { return write_sdk(board, ""); }},
    .open = open<SdkParser>,
    .write_titled = write_sdk,
    .has_blanks = true,
};

}  // namespace deduku::formats
