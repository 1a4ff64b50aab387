// The legend of a picture: a sample of everything in it, with a word for what it means.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "deduku/text_style.hpp"
#include "src/draw/picture.hpp"
#include "src/draw/svg_writer.hpp"

namespace deduku::draw {

/// Something that a picture shows, and what it means.
struct LegendEntry {
  std::string word;
  double width = 0;  ///< of the sample
  /// Writes a sample around a point.
  std::function<void(SvgWriter&, Point)> write_sample;
};
/// What a picture shows, each thing once. `id_prefix`: of the patterns of the board.
std::vector<LegendEntry> legend_of(const Picture& picture, Language language, std::string_view id_prefix);

/// What a mark does, "pincer", "colour A"; what a house is for, "base"; "set", "falls", "placed".
std::string word_of(const Mark& mark, Language language);
std::string word_of(HouseUse use, Language language);
std::string word_of_set(Language language);
std::string word_of_falls(Language language);
std::string word_of_placed(Language language);

/// Writes the legend in rows from `top` on; where it ends. `id_prefix`: of the patterns of the board.
double write_legend(SvgWriter& svg, const Picture& picture, Language language, std::string_view id_prefix, double top);

}  // namespace deduku::draw
