#include "src/formats/finders/document.hpp"

#include <algorithm>

#include "src/formats/characters.hpp"
#include "src/formats/symbols.hpp"
#include "src/formats/tagged_text.hpp"

namespace deduku::formats {

namespace {
constexpr char32_t ellipsis = 0x2026;

/// A blank in the encoding of links and pages.
struct EncodedBlank {
  std::string_view code;
  std::string_view blank;
};
constexpr EncodedBlank encoded_blanks[] = {{"%2E", "."},    {"%2A", "*"},      {"%5F", "_"},    {"%2D", "-"},
                                           {"&nbsp;", " "}, {"&middot;", "."}, {"&bull;", "."}, {"&sdot;", "."},
                                           {"&#160;", " "}, {"&#xA0;", " "},   {"&#183;", "."}, {"&#xB7;", "."},
                                           {"&ensp;", " "}, {"&emsp;", " "},   {"&#8226;", "."}};

/// The encoded blank at the beginning of a text, or null.
const EncodedBlank* encoded_blank_at(std::string_view text) {
  if (!text.starts_with('%') && !text.starts_with('&')) return nullptr;
  const auto* const found = std::ranges::find_if(encoded_blanks, [&](const EncodedBlank& encoded) {
    return same_word(text.substr(0, encoded.code.size()), encoded.code);
  });
  return found == std::end(encoded_blanks) ? nullptr : found;
}

/// Whether the number of elements that hold a digit or nothing is the number of cells of a board: then their tags are
/// more than styling.
bool have_cell_elements(const std::vector<Line>& lines) {
  std::size_t count = 0;
  for (const Line& line : lines) {
    const std::string_view text = line.text;
    for (std::size_t at = text.find("</"); at != text.npos && count < Cell::count; at = text.find("</", at + 2)) {
      const bool is_empty = at > 0 && text[at - 1] == '>';
      const bool has_digit = at > 1 && text[at - 2] == '>' && is_symbol(text[at - 1]);
      count += is_empty || has_digit ? 1 : 0;
    }
  }
  return count >= Cell::count;
}

/// Whether a line has as many encoded blanks as a row, or as a puzzle in a link.
bool has_encoded_blanks(std::string_view line) {
  constexpr int fewest_in_link = 20;
  constexpr int fewest_in_row = 3;
  int in_link = 0;
  int in_row = 0;
  for (std::size_t at = line.find_first_of("%&"); at != line.npos; at = line.find_first_of("%&", at + 1)) {
    if (encoded_blank_at(line.substr(at)) != nullptr) ++(line[at] == '%' ? in_link : in_row);
  }
  return in_link >= fewest_in_link || in_row >= fewest_in_row;
}

constexpr std::string_view end_of_row_in_latex = "\\\\";

/// Whether a line contains several rows of LaTeX.
bool has_rows_of_latex(std::string_view line) {
  constexpr int fewest_ends = 8;
  constexpr int fewest_between = 72;
  int ends = 0;
  for (std::size_t at = line.find(end_of_row_in_latex); at != line.npos; at = line.find(end_of_row_in_latex, at + 2))
    ++ends;
  return ends >= fewest_ends && std::ranges::count(line, '&') >= fewest_between;
}

/// Whether the tags of a line are removed. Tags after a puzzle stay because they are part of its title, and so does a
/// tag alone on its line.
bool leaves_tags_out(std::string_view line) {
  const std::string_view text = trimmed(line);
  if (styling_at(text).size == text.size()) return false;
  const std::size_t end = std::min<std::size_t>(text.size(), Cell::count + 1);
  for (std::size_t at = 0; at < end; ++at) {
    if (styling_at(text.substr(at)).size > 0) return true;
  }
  return false;
}
}  // namespace

Document::Document(std::vector<Line> lines) : input_(std::move(lines)), keeps_tags_(have_cell_elements(input_)) {
  for (std::size_t i = 0; i < input_.size(); ++i) add_line(i);
  origins_.push_back(static_cast<std::uint32_t>(written_.size()));
  claimed_.resize(text_.size() + 1);
}

void Document::end_line(std::size_t& begin, std::size_t input, std::size_t origin) {
  lines_.push_back({begin, text_.size()});
  inputs_.push_back(static_cast<std::uint32_t>(input));
  text_ += '\n';
  origins_.push_back(static_cast<std::uint32_t>(origin));
  begin = text_.size();
}

void Document::add_character(std::string_view character, std::uint32_t origin) {
  const char first = character[0];
  const bool is_plain = character.size() == 1 && 0 < first;
  const char32_t code = is_plain ? static_cast<unsigned char>(first) : code_point(character);
  if (has_no_width(code)) return;
  const std::size_t dots = code == ellipsis ? 3 : 1;
  const char variant = code == ellipsis ? '.' : plain_character(code);
  const char ascii = first == '\t' || first >= ' ' ? first : ' ';
  text_.append(dots, is_plain ? ascii : variant != 0 ? variant : other_character);
  origins_.insert(origins_.end(), dots, origin);
}

Document::Token Document::next_token(std::string_view rest, Rewriting rewriting) {
  const Styling tag = rewriting.leaves_tags_out ? styling_at(rest) : Styling();
  if (tag.size > 0) return {tag.size, {}, tag.breaks_line, tag.surrounds_line};
  const EncodedBlank* const encoded = rewriting.has_codes ? encoded_blank_at(rest) : nullptr;
  if (encoded != nullptr) return {encoded->code.size(), encoded->blank};
  if (rewriting.has_rows_of_latex && rest.starts_with(end_of_row_in_latex))
    return {end_of_row_in_latex.size(), {}, true};
  const std::string_view character = rest.substr(0, character_length(rest, 0));
  return {character.size(), character, character.size() > 1 && ends_line(code_point(character))};
}

void Document::add_line(std::size_t input) {
  const std::string_view line = input_[input].written();
  const std::size_t line_begin = written_.size();
  const Rewriting rewriting{!keeps_tags_ && leaves_tags_out(line), has_encoded_blanks(line), has_rows_of_latex(line)};
  written_begins_.push_back(static_cast<std::uint32_t>(line_begin));
  is_rewritten_.push_back(rewriting.leaves_tags_out || rewriting.has_codes || rewriting.has_rows_of_latex);
  const std::size_t first_line = lines_.size();
  std::size_t begin = text_.size();
  bool has_words = false;
  for (std::size_t at = 0; at < line.size();) {
    const Token token = next_token(line.substr(at), rewriting);
    if (token.ends_line || (token.surrounds_line && has_words)) {
      end_line(begin, input, line_begin + at);
      has_words = false;
    } else if (!token.shown.empty()) {
      add_character(token.shown, static_cast<std::uint32_t>(line_begin + at));
      has_words |= !is_space(token.shown[0]);
    }
    at += token.size;
  }
  // Empty text after the last tag is not a line of its own.
  if (begin < text_.size() || !rewriting.leaves_tags_out || lines_.size() == first_line)
    end_line(begin, input, line_begin + line.size());
  written_ += line;
  written_ += '\n';
}

std::size_t Document::line_at(std::size_t at) const {
  const auto behind = std::ranges::upper_bound(lines_, at, {}, &Piece::begin);
  return behind == lines_.begin() ? 0 : static_cast<std::size_t>(behind - lines_.begin() - 1);
}

bool Document::is_as_read(std::size_t line) const {
  const bool begins = line == 0 || inputs_[line - 1] != inputs_[line];
  const bool ends = line + 1 == lines_.size() || inputs_[line + 1] != inputs_[line];
  return begins && ends && !is_rewritten_[inputs_[line]];
}

Line Document::line_as_read(std::size_t line) const {
  return is_as_read(line) ? input_line(line)
                          : Line::of(std::string(this->line(line)), static_cast<std::int64_t>(line) + 1);
}

Place Document::place(std::size_t at) const {
  const std::size_t input = inputs_[line_at(at)];
  const std::string_view before =
      std::string_view(written_).substr(written_begins_[input], origins_[at] - written_begins_[input]);
  const auto characters = std::ranges::count_if(before, [](char byte) { return !continues_character(byte); });
  return {input_[input].number, static_cast<int>(characters) + 1};
}

ParseError Document::placed(ParseError error) const {
  if (error.line == 0) return error;
  const Piece piece = lines_[std::min(static_cast<std::size_t>(error.line) - 1, lines_.size() - 1)];
  const bool has_column = error.column > 0;
  const std::size_t at = piece.begin + static_cast<std::size_t>(has_column ? error.column - 1 : 0);
  const Place place = this->place(std::min(at, piece.end));
  error.line = place.line;
  if (has_column) error.column = place.column;
  return error;
}

std::string_view Document::written(Piece piece) const {
  if (piece.size() == 0) return {};
  const std::size_t begin = origins_[piece.begin];
  const std::size_t last = origins_[piece.end - 1];
  return std::string_view(written_).substr(begin, last + character_length(written_, last) - begin);
}

void Document::claim(Piece piece) {
  std::fill(claimed_.begin() + static_cast<std::ptrdiff_t>(piece.begin),
            claimed_.begin() + static_cast<std::ptrdiff_t>(std::max(piece.end, piece.begin + 1)), true);
}

bool Document::is_free(Piece piece) const {
  const auto end = claimed_.begin() + static_cast<std::ptrdiff_t>(std::max(piece.end, piece.begin + 1));
  return std::find(claimed_.begin() + static_cast<std::ptrdiff_t>(piece.begin), end, true) == end;
}

}  // namespace deduku::formats
