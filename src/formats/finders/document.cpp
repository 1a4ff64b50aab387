#include "src/formats/finders/document.hpp"

#include <algorithm>

#include "src/formats/characters.hpp"

namespace deduku::formats {

Document::Document(std::vector<Line> lines) : input_(std::move(lines)) {
  for (std::size_t i = 0; i < input_.size(); ++i) add_line(i);
  origins_.push_back(static_cast<std::uint32_t>(written_.size()));
  claimed_.resize(text_.size() + 1);
}

void Document::end_line(std::size_t begin, std::size_t input) {
  lines_.push_back({begin, text_.size()});
  inputs_.push_back(static_cast<std::uint32_t>(input));
  text_ += '\n';
}

void Document::add_line(std::size_t input) {
  const std::string_view line = input_[input].written();
  written_begins_.push_back(static_cast<std::uint32_t>(written_.size()));
  std::size_t begin = text_.size();
  for (std::size_t at = 0; at < line.size();) {
    const auto origin = static_cast<std::uint32_t>(written_.size() + at);
    const std::string_view character = line.substr(at, character_length(line, at));
    at += character.size();
    const char first = character[0];
    const bool is_plain = character.size() == 1 && 0 < first;
    const char32_t code = is_plain ? static_cast<unsigned char>(first) : code_point(character);
    if (ends_line(code)) {
      end_line(begin, input);
      origins_.push_back(origin);
      begin = text_.size();
      continue;
    }
    if (has_no_width(code)) continue;
    const std::size_t dots = code == 0x2026 ? 3 : 1;  // an ellipsis
    const char variant = code == 0x2026 ? '.' : plain_character(code);
    const char ascii = first == '\t' || first >= ' ' ? first : ' ';
    text_.append(dots, is_plain ? ascii : variant != 0 ? variant : other_character);
    origins_.insert(origins_.end(), dots, origin);
  }
  end_line(begin, input);
  origins_.push_back(static_cast<std::uint32_t>(written_.size() + line.size()));
  written_ += line;
  written_ += '\n';
}

std::size_t Document::line_at(std::size_t at) const {
  const auto behind = std::ranges::upper_bound(lines_, at, {}, &Piece::begin);
  return behind == lines_.begin() ? 0 : static_cast<std::size_t>(behind - lines_.begin() - 1);
}

Line Document::as_line(std::size_t line) const {
  Line copy = as_line(std::string(this->line(line)));
  copy.number = static_cast<std::int64_t>(line) + 1;
  return copy;
}

Line Document::as_line(std::string text) {
  Line line;
  line.text = std::move(text);
  line.number = 1;
  return line;
}

Line Document::line_as_read(std::size_t line) const {
  const bool begins = line == 0 || inputs_[line - 1] != inputs_[line];
  const bool ends = line + 1 == lines_.size() || inputs_[line + 1] != inputs_[line];
  return begins && ends ? input_[inputs_[line]] : as_line(line);
}

const Line& Document::input_line(std::size_t at) const {
  return input_[inputs_[line_at(at)]];
}

Place Document::place(std::size_t at) const {
  const std::size_t input = inputs_[line_at(at)];
  const std::string_view before =
      std::string_view(written_).substr(written_begins_[input], origins_[at] - written_begins_[input]);
  const auto characters = std::ranges::count_if(before, [](char byte) { return !continues_character(byte); });
  return {input_[input].number, static_cast<int>(characters) + 1};
}

ParseError Document::placed(ParseError error, std::size_t line) const {
  if (error.line == 0) return error;
  const std::size_t own = std::min(line + static_cast<std::size_t>(error.line) - 1, lines_.size() - 1);
  const Piece piece = lines_[own];
  const bool has_column = error.column > 0;
  const std::size_t at = piece.begin + static_cast<std::size_t>(has_column ? error.column - 1 : 0);
  const Place place = this->place(std::min(at, piece.end));
  error.line = place.line;
  if (has_column) error.column = place.column;
  return error;
}

std::string_view Document::written(Piece piece) const {
  return std::string_view(written_).substr(origins_[piece.begin], origins_[piece.end] - origins_[piece.begin]);
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
