// Records of this program (`rate --format json`, ...), one JSON object a line.
//
//   {"type":"rate","n":1,"puzzle":"..3.2.6..9...","tail":"7.2","status":"solved",...}
//
// It reads "puzzle", 81 or 729 characters, and "tail". Records without a puzzle are skipped, but those with an "error"
// are bad records, as are those with a NUL, which is not a character of JSON. The text after these fields is not read,
// so that a record may be longer than the limit of a line. The tail has spaces for line breaks.
#include <algorithm>

#include "src/formats/cells.hpp"
#include "src/formats/characters.hpp"
#include "src/formats/pieces.hpp"
#include "src/formats/symbols.hpp"

namespace deduku::formats {

namespace {

constexpr std::string_view json_spaces = " \t\r\n";

/// Appends the character whose code follows `\u` at the beginning of a text; returns the number of bytes consumed, 0
/// for none.
std::size_t append_escaped_code(std::string& text, std::string_view digits) {
  const auto first = code_unit(digits);
  if (!first) return 0;
  const auto second = digits.substr(4).starts_with("\\u") ? code_unit(digits.substr(6)) : std::nullopt;
  return append_utf16(text, *first, second.value_or(0)) == 2 ? 10 : 4;
}

/// The value of a string; empty if an escape is not JSON.
std::optional<std::string> unescaped(std::string_view quoted) {
  constexpr std::string_view letters = "\"\\/bfnrt";
  constexpr std::string_view meanings = "\"\\/\b\f\n\r\t";
  std::string text;
  for (std::size_t at = 0; at < quoted.size(); ++at) {
    if (quoted[at] != '\\') {
      text += quoted[at];
      continue;
    }
    if (++at == quoted.size()) return std::nullopt;
    const std::size_t letter = letters.find(quoted[at]);
    if (letter != std::string_view::npos) {
      text += meanings[letter];
      continue;
    }
    const std::size_t taken = quoted[at] == 'u' ? append_escaped_code(text, quoted.substr(at + 1)) : 0;
    if (taken == 0) return std::nullopt;
    at += taken;
  }
  return text;
}

/// Iterates over the fields of the object on a line.
class Fields {
 public:
  explicit Fields(std::string_view text) : text_(text) {
    skip_spaces();
    is_sound_ = take('{');
    skip_spaces();
    if (is_sound_ && take('}')) at_ = text_.size();
  }

  /// Moves to the next field; false at the end of the object, or if it is broken or cut off.
  bool next() {
    if (!is_sound_ || at_ >= text_.size()) return false;
    if (!is_first_ && !leave_value()) return false;
    is_first_ = false;
    const auto key = take_string();
    skip_spaces();
    if (!key || !take(':')) return fail_contract();
    skip_spaces();
    key_ = *key;
    value_ = at_;
    if (!take_value()) return fail_contract();
    return true;
  }

  bool is_called(std::string_view name) const { return unescaped(key_.of(text_)) == name; }
  /// The value of the field if it is a string, without its quotes.
  std::optional<Piece> string() const {
    if (text_[value_] != '"') return std::nullopt;
    return Piece{value_ + 1, at_ - 1};
  }
  bool is_sound() const { return is_sound_; }
  /// The position at which it stopped.
  std::size_t position() const { return at_; }

 private:
  bool fail_contract() {
    is_sound_ = false;
    return false;
  }

  void skip_spaces() { at_ = std::min(text_.find_first_not_of(json_spaces, at_), text_.size()); }

  bool take(char character) {
    if (at_ >= text_.size() || text_[at_] != character) return false;
    ++at_;
    return true;
  }

  /// Called after a value: true if another field follows.
  bool leave_value() {
    skip_spaces();
    if (take('}')) {
      at_ = text_.size();
      return false;
    }
    if (!take(',')) return fail_contract();
    skip_spaces();
    return true;
  }

  std::optional<Piece> take_string() {
    if (!take('"')) return std::nullopt;
    const std::size_t begin = at_;
    while (at_ < text_.size() && text_[at_] != '"') at_ += text_[at_] == '\\' ? 2 : 1;
    if (at_ >= text_.size()) {
      at_ = text_.size();
      return std::nullopt;
    }
    return Piece{begin, at_++};
  }

  bool take_value() {
    if (at_ >= text_.size()) return false;
    if (text_[at_] == '"') return take_string().has_value();
    if (text_[at_] == '{' || text_[at_] == '[') return take_nested();
    const std::size_t begin = at_;
    at_ = std::min(text_.find_first_of(",}] \t", at_), text_.size());
    return at_ > begin;
  }

  bool take_nested() {
    int depth = 0;
    while (at_ < text_.size()) {
      if (text_[at_] == '"') {
        if (!take_string()) return false;
        continue;
      }
      const char c = text_[at_++];
      if (c == '{' || c == '[') ++depth;
      if ((c == '}' || c == ']') && --depth == 0) return true;
    }
    return false;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  bool is_sound_ = true;
  bool is_first_ = true;
  Piece key_;
  std::size_t value_ = 0;
};

/// The relevant fields of a record.
struct Fragment {
  std::optional<Piece> puzzle;
  std::optional<Piece> tail;
  bool has_error = false;
  bool is_sound = true;
  std::size_t position = 0;
};

/// Reads up to the field after the puzzle, the tail; without a puzzle up to the end.
Fragment fragment_of(std::string_view text) {
  Fragment fragment;
  if (const std::size_t nul = text.find('\0'); nul != std::string_view::npos) {
    fragment.is_sound = false;
    fragment.position = nul;
    return fragment;
  }
  Fields fields(text);
  while (fields.next()) {
    const bool had_puzzle = fragment.puzzle.has_value();
    if (fields.is_called("puzzle")) fragment.puzzle = fields.string();
    if (fields.is_called("tail")) fragment.tail = fields.string();
    if (fields.is_called("error")) fragment.has_error = true;
    if (had_puzzle) return fragment;
  }
  fragment.is_sound = fields.is_sound() || fragment.puzzle;
  fragment.position = fields.position();
  return fragment;
}

std::string_view slice(const Line& line, Piece piece) {
  return piece.of(line.text);
}

class JsonParser final : public Parser {
 public:
  bool seek(Source& source) override {
    while (source.seek_record()) {
      const Fragment fragment = fragment_of(source.peek()->text);
      if (fragment.puzzle || fragment.has_error || !fragment.is_sound) return true;
      source.take();
    }
    return false;
  }

  bool reads_cut_lines() const override { return true; }

  std::optional<ParseError> parse(Source& source, Draft& draft) override {
    std::optional<ParseError> error = parse_record(*source.peek(), draft);
    source.take();
    return error;
  }

 private:
  static std::optional<ParseError> parse_record(const Line& line, Draft& draft) {
    const Fragment fragment = fragment_of(line.text);
    if (fragment.has_error) return error_at(line, 0, Fault::unread_record);
    if (!fragment.puzzle && line.too_long) {
      return error_at(line, line.text.size(), Fault::late_puzzle);
    }
    if (!fragment.puzzle) {
      return unexpected_at(line, fragment.position, Fault::no_record);
    }
    if (auto error = parse_puzzle(line, *fragment.puzzle, draft)) return error;
    if (!fragment.tail) return std::nullopt;
    auto tail = unescaped(slice(line, *fragment.tail));
    if (!tail) return error_at(line, fragment.tail->begin, Fault::bad_escape);
    draft.tail = *std::move(tail);
    std::ranges::replace_if(
        draft.tail, [](char c) { return c == '\n' || c == '\r'; }, ' ');
    return std::nullopt;
  }

  static std::optional<ParseError> parse_puzzle(const Line& line, Piece puzzle, Draft& draft) {
    const bool is_plain = slice(line, puzzle).find('\\') == std::string_view::npos;
    if (is_plain) return read_symbols(line, puzzle, Fault::puzzle_end, draft);
    const auto text = unescaped(slice(line, puzzle));
    if (!text) return error_at(line, puzzle.begin, Fault::bad_escape);
    return read_symbols(Line::of(*text, line.number), {0, text->size()}, Fault::puzzle_end, draft);
  }
};

/// Recognises records of this program, and others with 81 cells or candidates under the same name. Any other JSON is
/// read as text.
bool recognise_ndjson(Preview& preview, const ReadOptions&) {
  const Line& line = *preview.line(0);
  const std::string_view text = trimmed(line.text);
  const std::size_t second = text.find_first_not_of(json_spaces, 1);
  if (!text.starts_with('{') || second >= text.size() || text[second] != '"') return false;
  // An object that continues on the next line is not a record of this program.
  if (text.substr(second).starts_with("\"type\"")) return text.ends_with('}') || line.too_long;
  const Fragment fragment = fragment_of(line.text);
  return fragment.puzzle && looks_like_puzzle(slice(line, *fragment.puzzle)) &&
         slice(line, *fragment.puzzle).find('\\') == std::string_view::npos;
}

}  // namespace

const Codec codec::json{
    .format = {.name = "json",
               .description = "records of this program, one JSON object per line with its \"puzzle\"",
               .readable = true},
    .recognise = recognise_ndjson,
    .open = open<JsonParser>,
};

}  // namespace deduku::formats
