// Pulls records out of an input, whatever its format.
#include <algorithm>

#include "src/formats/codec.hpp"

namespace deduku::formats {

const Line* Preview::line(std::size_t index) {
  constexpr std::size_t farthest = 64;
  for (std::size_t ahead = 0; ahead < farthest; ++ahead) {
    const Line* line = source_.peek(ahead);
    if (line == nullptr) return nullptr;
    if (line->is_empty() || line->is_comment()) continue;
    if (index == 0) return line;
    --index;
  }
  return nullptr;
}

namespace {

std::string names(const std::vector<const Codec*>& codecs) {
  std::string text;
  for (std::size_t i = 0; i < codecs.size(); ++i) {
    if (i != 0) text += i + 1 == codecs.size() ? " or " : ", ";
    text += codecs[i]->format.name;
  }
  return text;
}

/// The codec of a format, which must be one of `all_formats`.
const Codec& codec_named(std::string_view name) {
  return **std::ranges::find(all_codecs(), name, [](const Codec* codec) { return codec->format.name; });
}

/// The codecs that the first lines of an input speak for.
std::vector<const Codec*> recognise(Source& source, const ReadOptions& options) {
  Preview preview(source);
  std::vector<const Codec*> found;
  for (const Codec* codec : all_codecs()) {
    if (codec->recognise(preview, options)) found.push_back(codec);
  }
  return found;
}

/// Whether a digit is twice in some house. Says nothing about where, but says it fast: most boards have no
/// conflict.
bool repeats_digit(const Board& board) {
  std::array<DigitSet, House::count> seen{};
  bool is_repeated = false;
  for (Cell cell : cells_with_digit(board)) {
    const Digit digit = Digit::of(board.values[cell.index()]);
    for (House house : cell.houses()) {
      is_repeated |= seen[house.index()].contains(digit);
      seen[house.index()].insert(digit);
    }
  }
  return is_repeated;
}

std::string name_of(Cell cell) {
  return "r" + std::to_string(cell.row().number()) + "c" + std::to_string(cell.column().number());
}

ParseError conflict_error(const Draft& draft) {
  constexpr std::string_view kinds[] = {"row ", "column ", "box "};
  const Conflict conflict = *find_conflict(draft.board);
  const Place place = draft.places[conflict.second.index()];
  return {place.line, place.column,
          "digit " + std::to_string(conflict.digit.number()) + " is twice in " +
              std::string(kinds[static_cast<int>(conflict.house.kind())]) +
              std::to_string(conflict.house.number()) + " (" + name_of(conflict.first) + " and " +
              name_of(conflict.second) + ")"};
}

}  // namespace

struct Reader::State {
  State(NextLine next_line, ReadOptions read_options)
      : source(std::move(next_line)), options(std::move(read_options)) {}

  Source source;
  ReadOptions options;
  std::unique_ptr<Parser> parser;
  const Format* format = nullptr;
  int ordinal = 0;
  bool keeps_conflicts = false;
  bool finished = false;
  bool lost = false;  ///< the lines so far were in no known format

  std::optional<ParseError> open();
  std::optional<ParseError> open(const Codec& codec);
  bool skip_unknown_lines();
  std::optional<ParseError> parse(Draft& draft);
};

/// Recognises the input, unless the user says what it is.
std::optional<ParseError> Reader::State::open() {
  if (options.from != nullptr) return open(codec_named(options.from->name));
  if (!options.column.empty()) return open(codec::csv);
  const std::vector<const Codec*> found = recognise(source, options);
  if (found.size() == 1) return open(*found.front());
  lost = found.empty();
  finished = !lost;
  const std::string_view expected =
      "expected a puzzle: 81 characters on a line, 9 lines of 9 cells, or another known format";
  const std::string ambiguous = "ambiguous: this can be read as " + names(found) + "; say which (--from)";
  return ParseError{source.peek()->number, 1, lost ? std::string(expected) : ambiguous};
}

std::optional<ParseError> Reader::State::open(const Codec& codec) {
  format = find_format(codec.format.name);
  parser = codec.open(options);
  std::optional<ParseError> error = parser->begin(source);
  finished = error.has_value();
  return error;
}

/// After lines in no known format there may be some in a known one. False at the end of the input.
bool Reader::State::skip_unknown_lines() {
  while (lost && source.peek() != nullptr) {
    source.take();
    if (!source.seek_record()) return false;
    lost = recognise(source, options).empty();
  }
  return true;
}

std::optional<ParseError> Reader::State::parse(Draft& draft) {
  const Line& line = *source.peek();
  if (line.too_long) {
    ParseError error{line.number, static_cast<int>(max_line_length) + 1, "the line is too long for a puzzle"};
    source.take();
    return error;
  }
  if (auto error = parser->parse(source, draft)) return error;
  if (!keeps_conflicts && repeats_digit(draft.board)) return conflict_error(draft);
  return std::nullopt;
}

Reader::Reader(NextLine next_line, ReadOptions options)
    : state_(std::make_unique<State>(std::move(next_line), std::move(options))) {}
Reader::~Reader() = default;
Reader::Reader(Reader&&) noexcept = default;
Reader& Reader::operator=(Reader&&) noexcept = default;

void Reader::keep_conflicts() {
  state_->keeps_conflicts = true;
}

const Format* Reader::format() const {
  return state_->format;
}

std::optional<Expected<Record>> Reader::next() {
  State& state = *state_;
  if (state.finished || !state.source.seek_record() || !state.skip_unknown_lines()) return std::nullopt;
  if (!state.parser) {
    if (auto error = state.open()) {
      ++state.ordinal;
      return Expected<Record>(*std::move(error));
    }
    if (!state.source.seek_record()) return std::nullopt;
  }
  Record record;
  record.ordinal = ++state.ordinal;
  record.line_number = state.source.peek()->number;
  record.format = state.format;
  Draft draft;
  if (auto error = state.parse(draft)) return Expected<Record>(*std::move(error));
  record.line = line_of(draft.board);
  record.board = draft.board;
  record.tail = std::move(draft.tail);
  return Expected<Record>(std::move(record));
}

namespace {

/// The lines of a text.
Reader::NextLine lines_of(std::string_view text) {
  return [rest = std::optional(text)](std::string& line) mutable {
    if (!rest) return false;
    const std::size_t end = rest->find('\n');
    line = rest->substr(0, end);
    if (end == std::string_view::npos) rest.reset();
    if (rest) rest->remove_prefix(end + 1);
    return true;
  };
}

}  // namespace

Expected<Record> read_puzzle(std::string_view text, const ReadOptions& options) {
  Reader reader(lines_of(text), options);
  auto first = reader.next();
  if (!first) return ParseError{0, 0, "expected a puzzle, found none"};
  if (!*first) return std::move(*first);
  const auto second = reader.next();
  if (!second) return std::move(*first);
  const int line = *second ? (*second)->line_number : second->error().line;
  return ParseError{line, 1, "expected one puzzle, found more behind it"};
}

}  // namespace deduku::formats
