// Pulls records out of an input, whatever its format.
#include <algorithm>

#include "src/formats/codec.hpp"
#include "src/formats/rows.hpp"

namespace deduku::formats {

const Line* Preview::line(std::size_t index) {
  constexpr std::size_t farthest = 64;
  while (found_.size() <= index) {
    const Line* line = next_ < farthest ? source_.peek(next_) : nullptr;
    if (line == nullptr) return nullptr;
    if (!line->is_empty() && !line->is_comment()) found_.push_back(next_);
    ++next_;
  }
  return source_.peek(found_[index]);
}

namespace {

std::string names(const std::vector<const Codec*>& found) {
  std::string text;
  for (std::size_t i = 0; i < found.size(); ++i) {
    if (i != 0) text += i + 1 == found.size() ? " or " : ", ";
    text += found[i]->format.name;
  }
  return text;
}

/// The codec of a format, which must be one of `all_formats`.
const Codec& codec_named(std::string_view name) {
  return **std::ranges::find(all_codecs(), name, [](const Codec* codec) { return codec->format.name; });
}

/// The codecs that the first lines of an input fit.
std::vector<const Codec*> recognised_formats(Source& source, const ReadOptions& options) {
  Preview preview(source);
  std::vector<const Codec*> found;
  for (const Codec* codec : all_codecs()) {
    if (codec->recognise(preview, options)) found.push_back(codec);
  }
  return found;
}

/// Whether a digit is twice in some house. Does not say where, but is fast: most boards have no conflict.
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
  constexpr Fault faults[] = {Fault::twice_in_row, Fault::twice_in_column, Fault::twice_in_box};
  const Conflict conflict = *find_conflict(draft.board);
  const Place place = draft.places[conflict.second.index()];
  return error_of(faults[static_cast<int>(conflict.house.kind())], place.line, place.column,
                  {{"digit", conflict.digit.number()},
                   {"house", conflict.house.number()},
                   {"one", name_of(conflict.first)},
                   {"other", name_of(conflict.second)}});
}

}  // namespace

struct Reader::State {
  State(NextLine next_line, ReadOptions read_options)
      : source(std::move(next_line)), options(std::move(read_options)) {}

  Source source;
  ReadOptions options;
  std::unique_ptr<Parser> parser;
  const Format* format = nullptr;
  std::int64_t ordinal = 0;
  bool keeps_conflicts = false;
  bool finished = false;
  std::int64_t unknown_row = 0;  ///< the number of the last line if it looked like a grid but was in no known format
  std::string text;              ///< see Reader::text
  std::int64_t line_number = 0;

  std::optional<ParseError> open();
  std::optional<ParseError> open(const Codec& codec);
  ParseError refuse_line();
  void skip_unknown_rows();
  bool seek();
  void note_first_line();
  std::optional<ParseError> parse(Draft& draft);
  void skip();
};

/// Recognises the input, unless the user says what it is.
std::optional<ParseError> Reader::State::open() {
  if (options.from != nullptr) return open(codec_named(options.from->name));
  if (!options.column.empty()) return open(codec::csv);
  const std::vector<const Codec*> found = recognised_formats(source, options);
  if (found.size() == 1) return open(*found.front());
  if (found.empty()) return refuse_line();
  finished = true;
  return error_of(Fault::ambiguous, source.peek()->number, 1, {{"formats", names(found)}});
}

namespace {

ParseError too_long_error(const Line& line) {
  return error_of(Fault::long_line, line.number, static_cast<int>(max_line_length) + 1);
}

}  // namespace

/// Takes a line in no known format. Lines in a known one may follow.
ParseError Reader::State::refuse_line() {
  const Line& line = *source.peek();
  const RowShape& shape = shape_of(line);
  unknown_row = shape.is_border || shape.is_like_row ? line.number : 0;
  ParseError error = line.too_long ? too_long_error(line) : error_of(Fault::unknown_puzzle, line.number, 1);
  source.take();
  return error;
}

/// Lines that look like a grid without being one are one bad record up to the next empty line.
void Reader::State::skip_unknown_rows() {
  while (unknown_row != 0) {
    const Line* line = source.peek();
    const bool goes_on = line != nullptr && line->number == unknown_row + 1 &&
                         (shape_of(*line).is_border || line->shape.is_like_row) && !line->is_empty();
    if (!goes_on || !recognised_formats(source, options).empty()) {
      unknown_row = 0;
    } else {
      unknown_row = source.peek()->number;
      source.take();
    }
  }
}

std::optional<ParseError> Reader::State::open(const Codec& codec) {
  format = find_format(codec.format.name);
  parser = codec.open(options);
  std::optional<ParseError> error = parser->begin(source);
  finished = error.has_value();
  return error;
}

/// Skips what stands before the next record; false at the end of the input.
bool Reader::State::seek() {
  if (finished) return false;
  if (parser) return parser->seek(source);
  skip_unknown_rows();
  return source.seek_record();
}

void Reader::State::note_first_line() {
  const Line& line = *source.peek();
  line_number = line.number;
  text = line.written();
}

std::optional<ParseError> Reader::State::parse(Draft& draft) {
  const Line& line = *source.peek();
  if (line.too_long && !parser->reads_cut_lines()) {
    ParseError error = too_long_error(line);
    source.take();
    return error;
  }
  if (auto error = parser->parse(source, draft)) return error;
  if (!keeps_conflicts && repeats_digit(draft.board)) return conflict_error(draft);
  return std::nullopt;
}

void Reader::State::skip() {
  if (source.peek()->too_long && !parser->reads_cut_lines()) {
    source.take();
  } else {
    parser->skip(source);
  }
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

std::string_view Reader::text() const {
  return state_->text;
}

std::int64_t Reader::line_number() const {
  return state_->line_number;
}

std::optional<Expected<Record>> Reader::next() {
  State& state = *state_;
  if (!state.seek()) return std::nullopt;
  if (!state.parser) {
    state.note_first_line();
    if (auto error = state.open()) {
      ++state.ordinal;
      return Expected<Record>(*std::move(error));
    }
    if (!state.seek()) return std::nullopt;
  }
  state.note_first_line();
  Record record;
  record.ordinal = ++state.ordinal;
  record.line_number = state.line_number;
  record.format = state.format;
  Draft draft;
  if (auto error = state.parse(draft)) return Expected<Record>(*std::move(error));
  if (draft.format != nullptr) record.format = draft.format;
  record.line = line_of(draft.board);
  record.board = draft.board;
  record.tail = std::move(draft.tail);
  return Expected<Record>(std::move(record));
}

bool Reader::skip() {
  State& state = *state_;
  if (!state.parser) return next().has_value();
  if (!state.seek()) return false;
  ++state.ordinal;
  state.skip();
  return true;
}

Reader::NextLine lines_of(std::string_view text) {
  return [rest = std::optional(text)](std::string& line) mutable {
    if (!rest) return false;
    const std::size_t end = rest->find_first_of("\r\n");
    line = rest->substr(0, end);
    if (end == std::string_view::npos) {
      rest.reset();
    } else {
      rest->remove_prefix(end + (rest->substr(end).starts_with("\r\n") ? 2 : 1));
    }
    return true;
  };
}

Expected<Record> read_one(Reader& reader) {
  auto first = reader.next();
  if (!first) return error_of(Fault::no_puzzle, 0, 0);
  if (!*first) return std::move(*first);
  const auto second = reader.next();
  if (!second) return std::move(*first);
  return error_of(Fault::more_puzzles, reader.line_number(), 1);
}

Expected<Record> read_puzzle(std::string_view text, const ReadOptions& options) {
  Reader reader(lines_of(text), options);
  return read_one(reader);
}

}  // namespace deduku::formats
