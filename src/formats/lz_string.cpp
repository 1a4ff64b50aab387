#include "src/formats/lz_string.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "src/formats/characters.hpp"

namespace deduku::formats {

namespace {

constexpr std::string_view alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr int bits_of_character = 6;

/// The value of each character; -1 for others. Links that passed through a form have a space for `+`; those made for
/// addresses have `-` for `/`.
constexpr std::array<std::int8_t, 256> sextets = [] {
  std::array<std::int8_t, 256> values{};
  values.fill(-1);
  for (std::size_t i = 0; i < alphabet.size(); ++i) {
    values[static_cast<unsigned char>(alphabet[i])] = static_cast<std::int8_t>(i);
  }
  values[' '] = values['+'];
  values['-'] = values['/'];
  return values;
}();

/// The codes that control the unpacking; those of phrases begin after them.
enum Control : unsigned { new_byte, new_unit, end_of_text, first_phrase };

/// The width of codes: one bit more as soon as the known phrases could need it.
class Width {
 public:
  explicit Width(int bits, unsigned left) : bits_(bits), left_(left) {}
  int bits() const { return bits_; }
  void count_phrase() {
    if (--left_ == 0) left_ = 1U << static_cast<unsigned>(bits_++);
  }

 private:
  int bits_;
  unsigned left_;  ///< phrases until the next bit
};

/// The bits of a text: the highest of each character first, the lowest of each number first.
class BitReader {
 public:
  explicit BitReader(std::string_view text) : text_(text) {}

  /// The next number; empty past the end, or at a character that is not base64.
  std::optional<unsigned> take(int bits) {
    unsigned number = 0;
    for (int i = 0; i < bits; ++i) {
      const auto bit = take_bit();
      if (!bit) return std::nullopt;
      number |= *bit << static_cast<unsigned>(i);
    }
    return number;
  }

 private:
  std::optional<unsigned> take_bit() {
    if (at_ / bits_of_character >= text_.size()) return std::nullopt;
    const int sextet = sextets[static_cast<unsigned char>(text_[at_ / bits_of_character])];
    if (sextet < 0) return std::nullopt;
    const auto place = static_cast<unsigned>(bits_of_character - 1 - at_ % bits_of_character);
    ++at_;
    return static_cast<unsigned>(sextet) >> place & 1U;
  }

  std::string_view text_;
  std::size_t at_ = 0;
};

class Unpacker {
 public:
  explicit Unpacker(std::string_view base64) : bits_(base64) {}

  std::optional<std::u16string> run() {
    auto code = bits_.take(2);
    if (code == end_of_text) return std::u16string();
    if (!code || *code > new_unit || !take_literal(*code)) return std::nullopt;
    Phrase last = phrases_.back();
    text_ += next_;
    while (true) {
      code = bits_.take(width_.bits());
      if (!code) return std::nullopt;
      if (code == end_of_text) return std::move(text_);
      const auto phrase = phrase_of(*code, last);
      if (!phrase || text_.size() + phrase->length > max_unpacked) return std::nullopt;
      const Phrase taken{text_.size(), phrase->length};
      append(*phrase);
      phrases_.push_back({last.begin, last.length + 1});
      width_.count_phrase();
      last = taken;
    }
  }

 private:
  /// A piece of the text unpacked so far. Each new phrase is the previous one plus the character that follows, so it is
  /// also a piece.
  struct Phrase {
    std::size_t begin = 0;
    std::size_t length = 0;
  };

  bool take_literal(unsigned control) {
    const auto unit = bits_.take(control == new_byte ? 8 : 16);
    if (!unit) return false;
    next_ = static_cast<char16_t>(*unit);
    phrases_.push_back({text_.size(), 1});
    return true;
  }

  /// The phrase of a code: a new character, a known phrase, or the one that is just being defined.
  std::optional<Phrase> phrase_of(unsigned code, const Phrase& last) {
    is_literal_ = code <= new_unit;
    if (is_literal_) {
      if (!take_literal(code)) return std::nullopt;
      width_.count_phrase();
      return phrases_.back();
    }
    const std::size_t index = code - first_phrase;
    if (index < phrases_.size()) return phrases_[index];
    if (index == phrases_.size()) return Phrase{last.begin, last.length + 1};
    return std::nullopt;
  }

  void append(const Phrase& phrase) {
    if (is_literal_) {
      text_ += next_;
      return;
    }
    for (std::size_t i = 0; i < phrase.length; ++i) text_ += text_[phrase.begin + i];
  }

  BitReader bits_;
  std::u16string text_;
  std::vector<Phrase> phrases_;
  Width width_{3, 4};
  char16_t next_ = 0;
  bool is_literal_ = false;
};

std::string utf8_of(std::u16string_view units) {
  std::string text;
  for (std::size_t i = 0; i < units.size();) {
    i += append_utf16(text, units[i], i + 1 < units.size() ? units[i + 1] : u'\0');
  }
  return text;
}

class Packer {
 public:
  std::string run(std::string_view text) {
    unsigned phrase = 0;  // 0: none yet
    for (const char character : text) {
      const unsigned code = code_of(character);
      const unsigned longer = phrase == 0 ? 0 : code_of(phrase, character);
      if (longer == 0 && phrase != 0) {
        put_phrase(phrase);
        phrases_.push_back({phrase, character, next_++});
      }
      phrase = longer == 0 ? code : longer;
    }
    if (phrase != 0) put_phrase(phrase);
    put(end_of_text, width_.bits());
    return finished();
  }

 private:
  struct Phrase {
    unsigned beginning = 0;  ///< the code of the phrase without its last character
    char last = 0;
    unsigned code = 0;
  };

  /// The code of a character. The definition of a new character is written first.
  unsigned code_of(char character) {
    unsigned& code = codes_[static_cast<unsigned char>(character)];
    if (code == 0) code = next_++;
    return code;
  }

  /// The code of a phrase with one character more, 0 if that is new. Texts are short, so a linear search is enough.
  unsigned code_of(unsigned beginning, char last) const {
    for (const Phrase& phrase : phrases_) {
      if (phrase.beginning == beginning && phrase.last == last) return phrase.code;
    }
    return 0;
  }

  void put_phrase(unsigned code) {
    const auto character = static_cast<std::size_t>(std::ranges::find(codes_, code) - codes_.begin());
    if (character < codes_.size() && !is_written_[character]) {
      put(new_byte, width_.bits());
      put(static_cast<unsigned>(character), 8);
      width_.count_phrase();
      is_written_[character] = true;
    } else {
      put(code, width_.bits());
    }
    width_.count_phrase();
  }

  void put(unsigned number, int bits) {
    for (int i = 0; i < bits; ++i) put_bit(number >> static_cast<unsigned>(i) & 1U);
  }

  void put_bit(unsigned bit) {
    sextet_ = sextet_ << 1U | bit;
    if (++filled_ < bits_of_character) return;
    base64_ += alphabet[sextet_];
    sextet_ = 0;
    filled_ = 0;
  }

  /// At least one bit follows the end, as in the texts of LZ-string.
  std::string finished() {
    do put_bit(0);
    while (filled_ != 0);
    base64_.append((4 - base64_.size() % 4) % 4, '=');
    return std::move(base64_);
  }

  std::array<unsigned, 256> codes_{};  ///< for each character, 0 for none
  std::array<bool, 256> is_written_{};
  std::vector<Phrase> phrases_;
  unsigned next_ = first_phrase;
  Width width_{2, 2};
  std::string base64_;
  unsigned sextet_ = 0;
  int filled_ = 0;
};

}  // namespace

std::optional<std::string> unpacked(std::string_view base64) {
  const auto units = Unpacker(base64.substr(0, base64.find_first_of("=\\"))).run();
  if (!units) return std::nullopt;
  return utf8_of(*units);
}

std::string packed(std::string_view text) {
  return Packer().run(text);
}

}  // namespace deduku::formats
