#include "src/walk/cell_names.hpp"

#include <algorithm>
#include <optional>

#include "src/draw/board_drawing.hpp"
#include "src/draw/shapes.hpp"
#include "src/draw/svg_writer.hpp"
#include "src/walk/markup.hpp"

namespace deduku::walk {

namespace {

bool is_digit(char letter) {
  return '1' <= letter && letter <= '9';
}
bool is_word(char letter) {
  return (letter >= '0' && letter <= '9') || (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z');
}

/// The lines that letters or digits name, from the beginning of a text on, one bit a line; how many letters that takes is
/// taken off the text.
template <class IndexOf>
unsigned take_lines(std::string_view& text, IndexOf index_of) {
  unsigned lines = 0;
  while (!text.empty()) {
    const std::optional<int> line = index_of(text.front());
    if (!line) break;
    lines |= 1U << *line;
    text.remove_prefix(1);
  }
  return lines;
}

std::optional<int> index_of_digit(char letter) {
  return is_digit(letter) ? std::optional(letter - '1') : std::nullopt;
}

/// The row that a letter names: I is the ninth in one notation, K in the other.
std::optional<int> row_of_letter(char letter, Notation notation) {
  if (letter == (notation == Notation::k9 ? 'K' : 'I')) return 8;
  return 'A' <= letter && letter <= 'H' ? std::optional(letter - 'A') : std::nullopt;
}

bool take_letter(std::string_view& text, char letter) {
  if (!text.starts_with(letter)) return false;
  text.remove_prefix(1);
  return true;
}

CellSet crossings(unsigned rows, unsigned columns) {
  CellSet cells;
  for (Cell cell : Cell::all()) {
    if ((rows >> cell.index() / 9 & 1) != 0 && (columns >> cell.index() % 9 & 1) != 0) cells.insert(cell);
  }
  return cells;
}

/// The name that a text begins with; empty where it begins with none.
std::optional<CellName> name_at_begin(std::string_view text, Notation notation) {
  const std::size_t whole = text.size();
  const bool has_letters = notation != Notation::rc;
  if (!has_letters && !take_letter(text, 'r')) return std::nullopt;
  const unsigned rows = has_letters ? take_lines(text, [&](char letter) { return row_of_letter(letter, notation); })
                                    : take_lines(text, index_of_digit);
  if (rows == 0 || (!has_letters && !take_letter(text, 'c'))) return std::nullopt;
  const unsigned columns = take_lines(text, index_of_digit);
  if (columns == 0 || (!text.empty() && is_word(text.front()))) return std::nullopt;
  return CellName{0, whole - text.size(), crossings(rows, columns)};
}

/// The mark whose shape stands for cells: the only role that their marks play beside being links of a chain.
std::optional<draw::Mark> mark_of(const CellSet& cells, const draw::Picture& picture) {
  std::optional<draw::Mark> found;
  for (const draw::Mark& mark : picture.marks) {
    if (!cells.contains(mark.candidate.cell()) || mark.shape >= draw::MarkShape::node_true) continue;
    const bool is_other = found && (found->shape != mark.shape || found->index % 2 != mark.index % 2);
    if (is_other) return std::nullopt;
    found = mark;
  }
  return found;
}

std::string sign_of(const draw::Mark& mark) {
  draw::SvgWriter svg;
  svg.begin("svg", {{"class", "board sign"}, {"viewBox", "-20 -20 40 40"}, {"aria-hidden", "true"}});
  draw::write_shape(svg, mark, {0, 0});
  svg.end();
  return svg.take();
}

/// The set that cells are, or the only one that has all of them.
struct NamedSet {
  std::size_t index = 0;
  bool is_whole = false;
};
std::optional<NamedSet> set_of(const CellSet& cells, const draw::Picture& picture) {
  std::optional<NamedSet> found;
  bool is_only = true;
  for (std::size_t i = 0; i < picture.sets.size(); ++i) {
    const CellSet& set = picture.sets[i].cells;
    if (set == cells) return NamedSet{i, true};
    if ((cells & set) != cells) continue;
    is_only = !found;
    found = NamedSet{i, false};
  }
  return is_only ? found : std::nullopt;
}

std::string letter_sign(std::size_t set) {
  draw::SvgWriter svg;
  svg.begin("svg", {{"class", "board sign"}, {"viewBox", "-11 -11 22 22"}, {"aria-hidden", "true"}});
  draw::write_set_tag(svg, set, {0, 0});
  svg.end();
  return svg.take();
}

/// Sets have their letters, other cells the shape of their role; "" where there is neither.
std::string sign_of(const CellSet& cells, const draw::Picture& picture) {
  const std::optional<NamedSet> set = set_of(cells, picture);
  if (set && set->is_whole) return letter_sign(set->index);
  if (const std::optional<draw::Mark> mark = mark_of(cells, picture)) return sign_of(*mark);
  return set ? letter_sign(set->index) : "";
}

std::string cells_attribute(const CellSet& cells) {
  std::string numbers;
  for (Cell cell : cells) {
    if (!numbers.empty()) numbers += ' ';
    numbers += std::to_string(cell.index());
  }
  return numbers;
}

}  // namespace

std::vector<CellName> cell_names(std::string_view text, Notation notation) {
  std::vector<CellName> names;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (at > 0 && is_word(text[at - 1])) continue;
    std::optional<CellName> name = name_at_begin(text.substr(at), notation);
    if (!name) continue;
    name->begin = at;
    names.push_back(*name);
    at += name->size - 1;
  }
  return names;
}

std::string with_roles(std::string_view text, Notation notation, const draw::Picture& picture) {
  std::string html;
  std::size_t done = 0;
  for (const CellName& name : cell_names(text, notation)) {
    html += escaped(text.substr(done, name.begin - done));
    done = name.begin + name.size;
    const bool is_in_notation = name.begin > 0 && text[name.begin - 1] == ')';
    const std::string sign = is_in_notation ? "" : sign_of(name.cells, picture);
    const std::string_view element = sign.empty() ? "i" : "b";
    html.append("<").append(element).append(" data-cells=\"" + cells_attribute(name.cells) + "\">");
    html.append(sign).append(escaped(text.substr(name.begin, name.size))).append("</").append(element).append(">");
  }
  return html + escaped(text.substr(done));
}

}  // namespace deduku::walk
