// The legend of a picture: a sample of everything in it, with a word for its meaning.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "deduku/text_style.hpp"
#include "src/draw/picture.hpp"
#include "src/draw/svg_writer.hpp"

namespace deduku::draw {

/// A kind of thing in a picture, and its meaning.
struct LegendEntry {
  std::string word;
  double width = 0;  ///< of the sample
  /// Writes a sample around a point.
  std::function<void(SvgWriter&, Point)> write_sample;
};
/// The things in a picture, each once. `id_prefix`: of the patterns of the board.
std::vector<LegendEntry> legend_of(const Picture& picture, Language language, std::string_view id_prefix);

/// The role of a mark, "pincer", "colour A"; the use of a house, "base"; "set", "falls", "placed".
std::string word_of(const Mark& mark, Language language);
std::string word_of(HouseUse use, Language language);
std::string word_of_set(Language language);
std::string word_of_removed(Language language);
std::string word_of_placed(Language language);

/// Writes the legend in rows, beginning at `top`; returns the bottom edge. `id_prefix`: of the patterns of the board.
double write_legend(SvgWriter& svg, const Picture& picture, Language language, std::string_view id_prefix, double top);

}  // namespace deduku::draw
