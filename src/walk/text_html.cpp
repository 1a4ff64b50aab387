#include "src/walk/text_html.hpp"

#include <optional>

#include "src/draw/board_drawing.hpp"
#include "src/draw/shapes.hpp"
#include "src/draw/svg_writer.hpp"
#include "src/walk/markup.hpp"

namespace deduku::walk {

namespace {

/// The mark whose shape represents cells: the only role of their marks other than links of a chain.
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

/// A small picture around the origin.
template <class Write>
std::string small_svg(std::string_view view_box, const Write& write) {
  draw::SvgWriter svg;
  svg.begin("svg", {{"class", "board sign"}, {"viewBox", view_box}, {"aria-hidden", "true"}});
  write(svg);
  svg.end();
  return svg.take();
}

/// The set that consists of the cells, or the only one that contains all of them.
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

/// Sets have their letters, other cells the shape of their role; "" if they have neither.
std::string sign_of(const CellSet& cells, const draw::Picture& picture) {
  const std::optional<NamedSet> set = set_of(cells, picture);
  const std::optional<draw::Mark> mark = set && set->is_whole ? std::nullopt : mark_of(cells, picture);
  if (mark) {
    return small_svg("-20 -20 40 40", [&](draw::SvgWriter& svg) { draw::write_shape(svg, *mark, {0, 0}); });
  }
  if (!set) return "";
  return small_svg("-11 -11 22 22", [&](draw::SvgWriter& svg) { draw::write_set_tag(svg, set->index, {0, 0}); });
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

std::string text_html(const present::Text& text, const draw::Picture& picture) {
  using Kind = present::Span::Kind;
  const std::string_view words = text.words();
  std::string html;
  std::size_t done = 0;
  for (const present::Span& span : text.spans()) {
    if (span.kind != Kind::cells && span.kind != Kind::node) continue;
    html += escaped(words.substr(done, span.begin - done));
    done = span.end();
    const std::string sign = span.kind == Kind::node ? "" : sign_of(span.cells, picture);
    const std::string_view element = sign.empty() ? "i" : "b";
    html.append("<").append(element).append(" data-cells=\"" + cells_attribute(span.cells) + "\">");
    html.append(sign).append(escaped(text.words_of(span))).append("</").append(element).append(">");
  }
  return html + escaped(words.substr(done));
}

}  // namespace deduku::walk
