// Records of `rate` in a form given by the user: "%n %{status} %{score}%t%g".
#include <algorithm>
#include <vector>

#include "src/cli/io/failure.hpp"
#include "src/cli/io/text.hpp"
#include "src/cli/rate/rate_writer.hpp"
#include "src/core/utf8_characters.hpp"

namespace deduku::cli {

namespace {

/// A piece of a format string: literal text, or a field.
struct Piece {
  std::string literal;
  std::function<std::string(const RateRecord& record)> text{};
  bool is_line = false;  ///< whether it is the line that was read
};

/// Whether a puzzle in this format takes several lines.
bool takes_several_lines(const formats::Format& format) {
  constexpr std::array<std::string_view, 4> those = {"grid", "candidates", "euler", "sdk"};
  return std::ranges::count(those, format.name) > 0;
}

/// Joins a puzzle of several lines into one.
std::string line_as_read(const RateRecord& record) {
  const auto& read = record.puzzle.record;
  if (!read || read->format == nullptr || !takes_several_lines(*read->format)) return record.puzzle.text_line;
  const std::string& tail = read->tail;
  return puzzle_field(record.puzzle) + (tail.empty() ? "" : " " + tail);
}

[[noreturn]] void refuse(const std::string& sentence) {
  throw Failure(ExitCode::usage, "--format: " + sentence);
}

Piece piece_of(const RateField& field) {
  return {"", [&field](const RateRecord& record) { return field.text(record); }};
}

/// The piece for a letter that selects a field of the scale ser.
Piece ser_piece(char letter, std::string_view name, const RateTable& table) {
  const RateField* field = find_field(table.fields(), name);
  if (field != nullptr) return piece_of(*field);
  refuse(std::string("%") + letter + " is a rating of the scale ser; add --scale ser");
}

/// `letters` begins with an unknown one.
[[noreturn]] void refuse_letter(std::string_view letters) {
  const std::size_t size = std::max<std::size_t>(utf8_character_size(letters), 1);
  refuse("unknown letter %" + std::string(letters.substr(0, size)) +
         "; known: %g %n %i %r %p %d %t %l %% and %{FIELD}");
}

/// The piece for the first of the letters.
Piece letter_piece(std::string_view letters, const RateTable& table) {
  const char letter = letters[0];
  switch (letter) {
    case 'g':
      return piece_of(*find_field(table.fields(), "puzzle"));
    case 'n':
      return piece_of(*find_field(table.fields(), "n"));
    case 'i':
      return {"", line_as_read, true};
    case 't':
      return {"\t"};
    case 'l':
      return {"\n"};
    case '%':
      return {"%"};
    case 'r':
      return ser_piece(letter, "er", table);
    case 'p':
      return ser_piece(letter, "ep", table);
    case 'd':
      return ser_piece(letter, "ed", table);
    default:
      refuse_letter(letters);
  }
}

Piece field_piece(const std::string& name, const RateTable& table) {
  const RateField* field = find_field(table, name);
  if (field != nullptr) return piece_of(*field);
  std::string known;
  for (const std::string& each : field_names(table)) known += " " + each;
  refuse("unknown field %{" + name + "}; known:" + known);
}

/// The piece that begins at the '%' at `at`, which moves past it.
Piece next_piece(const std::string& pattern, std::size_t& at, const RateTable& table) {
  if (at + 1 == pattern.size()) refuse("a letter is missing after the last %");
  if (pattern[at + 1] != '{') {
    at += 2;
    return letter_piece(std::string_view(pattern).substr(at - 1), table);
  }
  const std::size_t begin = at + 2;
  const std::size_t end = pattern.find('}', begin);
  if (end == std::string::npos) refuse("a } is missing after %{");
  at = end + 1;
  return field_piece(pattern.substr(begin, end - begin), table);
}

std::vector<Piece> parse_pattern(const std::string& pattern, const RateTable& table) {
  std::vector<Piece> pieces;
  for (std::size_t at = 0; at < pattern.size();) {
    const std::size_t percent = std::min(pattern.find('%', at), pattern.size());
    if (percent > at) pieces.push_back({pattern.substr(at, percent - at)});
    at = percent;
    if (at < pattern.size()) pieces.push_back(next_piece(pattern, at, table));
  }
  return pieces;
}

class RatePattern final : public RateWriter {
 public:
  RatePattern(std::vector<Piece> pieces, const Output& out) : pieces_(std::move(pieces)), out_(out) {}

  std::string heading() const override { return ""; }
  std::string text(const RateRecord& record) const override {
    std::string text;
    for (const Piece& piece : pieces_) text += piece.text ? shown(piece.text(record)) : piece.literal;
    return text + "\n";
  }
  bool wants_lines() const override { return std::ranges::count(pieces_, true, &Piece::is_line) > 0; }

 private:
  std::string shown(const std::string& field) const { return out_.is_terminal() ? visible(field) : field; }

  std::vector<Piece> pieces_;
  const Output& out_;
};

}  // namespace

std::unique_ptr<RateWriter> make_rate_pattern(const std::string& pattern, const RateTable& table, const Output& out) {
  return std::make_unique<RatePattern>(parse_pattern(pattern, table), out);
}

}  // namespace deduku::cli
