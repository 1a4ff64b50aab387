#include "src/core/spelling.hpp"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <vector>

namespace deduku {

namespace {

bool is_letter_or_digit(char symbol) {
  return (symbol >= 'a' && symbol <= 'z') || (symbol >= '0' && symbol <= '9');
}

struct Replacement {
  std::string_view character;
  std::string_view plain;
};
/// Characters of UTF-8 that are replaced by letters of ASCII, or that separate words.
constexpr Replacement replacements[] = {{"ä", "ae"}, {"Ä", "ae"},     {"ö", "oe"}, {"Ö", "oe"}, {"ü", "ue"},
                                        {"Ü", "ue"}, {"ß", "ss"},     {"‐", " "},  {"‑", " "},  {"–", " "},
                                        {"’", ""},   {"\u3000", " "}, {"・", " "}, {"（", " "}, {"）", " "}};

/// Converts to small letters of ASCII if possible; other characters stay.
std::string without_capitals(std::string_view text) {
  std::string plain;
  while (!text.empty()) {
    const auto* special = std::ranges::find_if(
        replacements, [&](const Replacement& replacement) { return text.starts_with(replacement.character); });
    if (special != std::end(replacements)) {
      plain += special->plain;
      text.remove_prefix(special->character.size());
      continue;
    }
    const char letter = text.front();
    plain += letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    text.remove_prefix(1);
  }
  return plain;
}

/// Without the s of a plural, and in British spelling.
std::string standard_form(std::string word) {
  if (word.size() > 3 && word.ends_with('s') && !word.ends_with("ss")) word.pop_back();
  if (word.starts_with("color")) word.insert(4, "u");
  return word;
}

/// Whether a byte of UTF-8 continues a character.
bool is_within_character(char byte) {
  return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80;
}

}  // namespace

std::string normalized_key(std::string_view word) {
  std::string plain;
  for (char symbol : word) {
    const bool is_capital = symbol >= 'A' && symbol <= 'Z';
    if (is_capital) symbol = static_cast<char>(symbol - 'A' + 'a');
    if (is_letter_or_digit(symbol)) {
      plain += symbol;
    } else if (!plain.empty() && plain.back() != '_') {
      plain += '_';
    }
  }
  if (plain.ends_with('_')) plain.pop_back();
  return plain;
}

FuzzyName::FuzzyName(std::string_view name) {
  std::string word;
  const auto end_word = [&] {
    if (!word.empty() && word != "type" && word != "typ") words_.push_back(standard_form(word));
    word.clear();
  };
  for (const char symbol : without_capitals(name)) {
    if (symbol == '\'') continue;
    if (is_letter_or_digit(symbol) || static_cast<unsigned char>(symbol) >= 0x80) {
      word += symbol;
    } else {
      end_word();
    }
  }
  end_word();
  for (const std::string& each : words_) joined_ += each;
}

std::optional<int> FuzzyName::misspelling_of(const FuzzyName& other, const std::set<std::string>& known) const {
  if (joined_ == other.joined_) return joined_.empty() ? std::nullopt : std::optional(0);
  if (words_.size() != other.words_.size()) return std::nullopt;
  constexpr std::size_t least_letters = 4;
  constexpr bool exchanges = true;
  int wrong_words = 0;
  for (std::size_t i = 0; i < words_.size(); ++i) wrong_words += words_[i] == other.words_[i] ? 0 : 1;
  // If only one word is wrong, the correct words around it make the meaning clear.
  const std::size_t letters_for_each_slip = wrong_words == 1 && words_.size() > 1 ? 2 : 3;
  int wrong_letters = 0;
  for (std::size_t i = 0; i < words_.size(); ++i) {
    const std::string& wrong = words_[i];
    const std::string& right = other.words_[i];
    if (wrong == right) continue;
    const int distance = edit_distance(wrong, right, exchanges);
    const auto tolerated = static_cast<int>(std::min(wrong.size(), right.size()) / letters_for_each_slip);
    const bool is_short = std::max(wrong.size(), right.size()) < least_letters;
    if (is_short || distance > tolerated || known.contains(wrong)) return std::nullopt;
    wrong_letters += distance;
  }
  return wrong_letters;
}

std::string in_quotes(std::string_view word) {
  constexpr std::size_t longest_head = 60;
  constexpr std::size_t longest_tail = 20;
  const auto escaped = [](std::string_view part) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    for (const char letter : part) {
      const auto byte = static_cast<unsigned char>(letter);
      if (byte < ' ') {
        text.append("\\x").append(1, digits[byte / 16]).append(1, digits[byte % 16]);
      } else {
        text += letter;
      }
    }
    return text;
  };
  return "\"" + without_middle(word, longest_head, longest_tail, escaped) + "\"";
}

std::string without_middle(std::string_view text, std::size_t longest_head, std::size_t longest_tail,
                           FunctionRef<std::string(std::string_view)> show) {
  if (text.size() <= longest_head + longest_tail) return show(text);
  std::size_t head = longest_head;
  std::size_t tail = text.size() - longest_tail;
  while (head > 0 && is_within_character(text[head])) --head;
  while (tail < text.size() && is_within_character(text[tail])) ++tail;
  return show(text.substr(0, head)) + " [...] " + show(text.substr(tail));
}

std::string cell_name(Cell cell) {
  return "r" + std::to_string(cell.row().number()) + "c" + std::to_string(cell.column().number());
}

std::string decimal(std::int64_t number, int unit) {
  std::string fraction = std::to_string(unit + number % unit);
  fraction[0] = '.';
  return std::to_string(number / unit) + fraction;
}

bool has_word(std::string_view text, std::string_view word) {
  while (true) {
    const std::size_t end = text.find(' ');
    if (text.substr(0, end) == word) return true;
    if (end == std::string_view::npos) return false;
    text.remove_prefix(end + 1);
  }
}

std::vector<std::string> between_commas(std::string_view list) {
  std::vector<std::string> words;
  for (std::size_t comma = list.find(','); comma != std::string_view::npos; comma = list.find(',')) {
    words.emplace_back(list.substr(0, comma));
    list.remove_prefix(comma + 1);
  }
  words.emplace_back(list);
  return words;
}

int edit_distance(std::string_view a, std::string_view b, bool exchanges) {
  // The distances of a beginning of `a` from all beginnings of `b`: three rows are enough, because a wrong word may be
  // very long.
  std::vector<int> row(b.size() + 1);
  std::vector<int> last = row;
  std::vector<int> before_last = row;
  std::iota(row.begin(), row.end(), 0);
  for (std::size_t i = 1; i <= a.size(); ++i) {
    before_last.swap(last);
    last.swap(row);
    row[0] = static_cast<int>(i);
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const int changed = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
      row[j] = std::min({last[j] + 1, row[j - 1] + 1, changed});
      const bool is_exchanged = exchanges && i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
      if (is_exchanged) row[j] = std::min(row[j], before_last[j - 2] + 1);
    }
  }
  return row.back();
}

int tolerated_distance(std::string_view wrong) {
  return std::max(2, static_cast<int>(wrong.size()) / 3);
}

}  // namespace deduku
