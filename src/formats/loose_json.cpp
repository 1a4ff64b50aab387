#include "src/formats/loose_json.hpp"

#include <algorithm>
#include <array>

#include "src/formats/characters.hpp"

namespace deduku::formats {

namespace {

constexpr std::string_view white_space = " \t\r\n";

class LooseReader {
 public:
  explicit LooseReader(std::string_view text) : text_(text) {}

  std::optional<LooseValue> run() {
    LooseValue value;
    if (!read_value(value, 0)) return std::nullopt;
    skip_spaces();
    if (at_ != text_.size()) return std::nullopt;
    return value;
  }

 private:
  static constexpr int max_depth = 32;
  static constexpr int max_values = 100'000;

  void skip_spaces() { at_ = std::min(text_.find_first_not_of(white_space, at_), text_.size()); }
  char next() const { return at_ < text_.size() ? text_[at_] : '\0'; }
  bool take(char character) {
    if (next() != character) return false;
    ++at_;
    return true;
  }

  bool read_value(LooseValue& value, int depth) {
    if (++values_ > max_values || depth > max_depth) return false;
    skip_spaces();
    if (take('{')) return read_record(value, depth);
    if (take('[')) return read_list(value, depth);
    if (next() == '"' || next() == '\'') {
      value.kind = LooseValue::Kind::text;
      return read_text(value.text);
    }
    return read_word(value.text);
  }

  bool read_word(std::string& word) {
    const std::size_t end = std::min(text_.find_first_of(",:{}[]\"' \t\r\n", at_), text_.size());
    word = text_.substr(at_, end - at_);
    at_ = end;
    return !word.empty();
  }

  bool read_record(LooseValue& record, int depth) {
    record.kind = LooseValue::Kind::record;
    skip_spaces();
    if (take('}')) return true;
    while (true) {
      skip_spaces();
      std::string& key = record.keys.emplace_back();
      const bool is_quoted = next() == '"' || next() == '\'';
      if (!(is_quoted ? read_text(key) : read_word(key))) return false;
      skip_spaces();
      if (!take(':') || !read_value(record.items.emplace_back(), depth + 1)) return false;
      skip_spaces();
      if (take('}')) return true;
      if (!take(',')) return false;
    }
  }

  bool read_list(LooseValue& list, int depth) {
    list.kind = LooseValue::Kind::list;
    skip_spaces();
    if (take(']')) return true;
    while (true) {
      skip_spaces();
      LooseValue& value = list.items.emplace_back();
      if (next() == ',' || next() == ']') {
        value.kind = LooseValue::Kind::record;
        if (++values_ > max_values) return false;
      } else if (!read_value(value, depth + 1)) {
        return false;
      }
      skip_spaces();
      if (take(']')) return true;
      if (!take(',')) return false;
    }
  }

  bool read_text(std::string& text) {
    const char quote = text_[at_++];
    while (at_ < text_.size()) {
      const char character = text_[at_++];
      if (character == quote) return true;
      if (character != '\\') {
        text += character;
      } else if (!read_escape(text)) {
        return false;
      }
    }
    return false;
  }

  bool read_escape(std::string& text) {
    constexpr std::string_view letters = "bfnrt";
    constexpr std::string_view meanings = "\b\f\n\r\t";
    if (at_ == text_.size()) return false;
    const char letter = text_[at_++];
    if (letter == 'u') return read_code(text);
    const std::size_t known = letters.find(letter);
    text += known == std::string_view::npos ? letter : meanings[known];
    return true;
  }

  bool read_code(std::string& text) {
    const auto code = code_unit(text_.substr(at_));
    if (!code) return false;
    at_ += 4;
    append_utf16(text, *code, 0);
    return true;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  int values_ = 0;
};

}  // namespace

const LooseValue* LooseValue::item(std::string_view name, std::string_view short_name) const {
  for (std::size_t i = 0; i < keys.size(); ++i) {
    if (keys[i] == name || (!short_name.empty() && keys[i] == short_name)) return &items[i];
  }
  return nullptr;
}

bool LooseValue::is_set() const {
  constexpr std::array<std::string_view, 5> nothing = {"false", "f", "null", "undefined", "0"};
  if (kind == Kind::word) return std::ranges::find(nothing, text) == nothing.end();
  return kind == Kind::text ? !text.empty() : !items.empty();
}

int LooseValue::digit() const {
  const bool is_digit = items.empty() && text.size() == 1 && '1' <= text[0] && text[0] <= '9';
  return is_digit ? text[0] - '0' : 0;
}

std::optional<LooseValue> read_loose_json(std::string_view text) {
  return LooseReader(text).run();
}

}  // namespace deduku::formats
