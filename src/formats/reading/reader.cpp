// Pulls records out of an input of any format.

#include "src/core/spelling.hpp"
#include "src/formats/reading/text_reader.hpp"
#include "src/formats/symbols.hpp"

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

bool Preview::all_begin_with(char character) {
  constexpr std::size_t enough = 8;
  for (std::size_t i = 0; i < enough && line(i) != nullptr; ++i) {
    if (!trimmed(line(i)->text).starts_with(character)) return false;
  }
  return true;
}

namespace {

/// The codec of the whole input, as its header or its first lines show; null for none.
const Codec* codec_of_whole(Source& source, const ReadOptions& options) {
  Preview preview(source);
  if (preview.line(0) == nullptr) return nullptr;
  for (const Codec* codec : all_codecs()) {
    if (codec->recognise != nullptr && codec->recognise(preview, options)) return codec;
  }
  return nullptr;
}

ParseError conflict_error(const Draft& draft) {
  constexpr Fault faults[] = {Fault::twice_in_row, Fault::twice_in_column, Fault::twice_in_box};
  const Conflict conflict = *find_conflict(draft.board);
  const Place place = draft.places[conflict.second];
  return error_of(faults[static_cast<int>(conflict.house.kind())], place.line, place.column,
                  {{"digit", conflict.digit.number()},
                   {"house", conflict.house.number()},
                   {"one", cell_name(conflict.first)},
                   {"other", cell_name(conflict.second)}});
}

/// Whether a comment has as many cell signs as a puzzle.
bool may_hold_puzzle(std::string_view comment) {
  std::size_t signs = 0;
  for (char c : comment) {
    signs = is_symbol(c) || c == '#' ? signs + 1 : 0;
    if (signs >= Cell::count - 9) return true;
  }
  return false;
}

}  // namespace

struct Reader::State {
  State(NextLine next_line, ReadOptions read_options)
      : source(std::move(next_line)), options(std::move(read_options)) {}

  /// Reads the next record into the draft, with its format, or its error; false at the end of the input.
  bool next(Draft& draft, std::optional<ParseError>& error) {
    if (finished) return false;
    if (!is_open && (error = open())) return true;
    const bool is_there = loose ? next_loose(draft, error) : parser && next_strict(draft, error);
    if (is_there && !error && !keeps_conflicts && repeats_digit(draft.board)) error = conflict_error(draft);
    return is_there;
  }

  /// Whether the next line was cut off, and the parser cannot use it.
  bool is_unreadable() { return source.peek()->too_long && !parser->reads_cut_lines(); }

  /// Recognises the input, unless the user has named its format.
  std::optional<ParseError> open() {
    is_open = true;
    if (options.from != nullptr) return open(codec_named(options.from->name));
    if (!options.column.empty()) return open(codec::csv);
    if (const Codec* codec = codec_of_whole(source, options)) return open(*codec);
    loose = std::make_unique<TextReader>(source, options, nullptr);
    return std::nullopt;
  }

  std::optional<ParseError> open(const Codec& codec) {
    const Format* const named = find_format(codec.format.name);
    if (codec.open == nullptr) {
      if (named->name != "text") format = named;
      loose = std::make_unique<TextReader>(source, options, named);
      return std::nullopt;
    }
    if (!source.seek_record()) return std::nullopt;
    note_first_line();
    format = named;
    parser = codec.open(options);
    std::optional<ParseError> error = parser->begin(source);
    finished = error.has_value();
    return error;
  }

  /// Skips empty lines, and comments before a puzzle on a line; false at the end of the input.
  bool seek_text() {
    constexpr std::size_t fewest_rows = 9;
    const Line* line = source.peek();
    while (line != nullptr && line->is_empty()) {
      source.take();
      line = source.peek();
    }
    std::size_t comments = 0;
    while (line != nullptr && line->is_comment() && comments < fewest_rows && !may_hold_puzzle(line->text)) {
      line = source.peek(++comments);
    }
    if (comments == 0) return line != nullptr;
    Draft draft;
    if (line != nullptr && read_sure_line(*line, draft)) source.take(comments);
    return true;
  }

  void note_first_line() {
    const Line& line = *source.peek();
    line_number = line.number;
    text = line.written();
  }

  /// The format of the input is that of its first record.
  void note_format(const Format* of_record) {
    if (format == nullptr) format = of_record;
  }

  bool next_strict(Draft& draft, std::optional<ParseError>& error) {
    if (!parser->seek(source)) return false;
    note_first_line();
    if (is_unreadable()) {
      error = too_long_error(*source.peek());
      source.take();
    } else {
      error = parser->parse(source, draft);
    }
    if (draft.format == nullptr) draft.format = format;
    return true;
  }

  /// Puzzles on lines are read one by one; any other text is read as a whole.
  bool next_loose(Draft& draft, std::optional<ParseError>& error) {
    while (true) {
      if (take_found(draft, error)) return true;
      if (!seek_text()) break;
      if (take_sure_line(draft)) return true;
      draft = {};
      loose->read_block();
    }
    finished = true;
    if (ordinal > 0) return false;
    error = loose->nothing_found();
    if (error) line_number = error->line;
    return error.has_value();
  }

  bool take_sure_line(Draft& draft) {
    const Line& line = *source.peek();
    if (options.from != nullptr || !read_sure_line(line, draft)) return false;
    note_first_line();
    if (draft.format == nullptr) draft.format = line_format;
    note_format(draft.format);
    source.take();
    return true;
  }

  bool take_found(Draft& draft, std::optional<ParseError>& error) {
    auto found = loose->take();
    if (!found) return false;
    line_number = found->line_number;
    text = std::move(found->text);
    draft = std::move(found->draft);
    error = std::move(found->error);
    draft.format = found->format;
    if (!error) note_format(found->format);
    return true;
  }

  Source source;
  ReadOptions options;
  std::unique_ptr<Parser> parser;  ///< the parser of the format of the whole input
  std::unique_ptr<TextReader> loose;
  const Format* line_format = find_format("line");
  const Format* format = nullptr;
  std::int64_t ordinal = 0;
  bool keeps_conflicts = false;
  bool is_open = false;
  bool finished = false;
  std::string text;  ///< see Reader::text
  std::int64_t line_number = 0;
};

Reader::Reader(NextLine next_line, ReadOptions options)
    : state_(make_hidden<State>(std::move(next_line), std::move(options))) {}

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
  Draft draft;
  std::optional<ParseError> error;
  if (!state.next(draft, error)) return std::nullopt;
  ++state.ordinal;
  if (error) return Expected<Record>(*std::move(error));
  Record record;
  record.ordinal = state.ordinal;
  record.line_number = state.line_number;
  record.format = draft.format;
  record.line = line_of(draft.board);
  record.board = draft.board;
  record.tail = std::move(draft.tail);
  return Expected<Record>(std::move(record));
}

bool Reader::skip() {
  State& state = *state_;
  if (!state.parser) return next().has_value();
  if (state.finished || !state.parser->seek(state.source)) return false;
  ++state.ordinal;
  if (state.is_unreadable()) {
    state.source.take();
  } else {
    state.parser->skip(state.source);
  }
  return true;
}

PassedOver Reader::passed_over() const {
  const State& state = *state_;
  if (!state.loose) return {};
  return {state.loose->first_passed_over(), state.loose->passed_over()};
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
