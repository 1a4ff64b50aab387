#include "src/draw/legend.hpp"

#include <algorithm>
#include <array>
#include <functional>

#include "src/draw/arrows.hpp"
#include "src/draw/board_drawing.hpp"
#include "src/draw/shapes.hpp"
#include "src/draw/text_block.hpp"

namespace deduku::draw {

namespace {

constexpr double font_size = 23;
constexpr double row_height = 42;
constexpr double gap = 9;         ///< between a sample and its word
constexpr double entry_gap = 26;  ///< between entries

/// A word in each language.
using Words = std::array<std::string_view, language_count>;

constexpr std::array<Words, mark_shape_count> shape_words = {{
    {"guardian", "守护数", "Wächter"},
    {"endo fin", "内鳍", "Endoflosse"},
    {"fin", "鳍", "Flosse"},
    {"pivot", "枢纽", "Drehpunkt"},
    {"stem", "茎", "Stamm"},
    {"pincer", "钳", "Zange"},
    {"partner", "搭档", "Partner"},
    {"colour ", "颜色", "Farbe "},
    {"colour ", "颜色", "Farbe "},
    {"roof", "屋顶", "Dach"},
    {"floor", "地板", "Boden"},
    {"pattern", "结构", "Muster"},
    {"then true", "为真", "dann wahr"},
    {"then false", "为假", "dann falsch"},
}};
constexpr std::array<Words, 3> house_words = {
    {{"base", "基区域", "Basis"}, {"cover", "覆盖区域", "Abdeckung"}, {"goal", "目标区域", "Ziel"}}};
constexpr Words set_word = {"set", "集合", "Menge"};
constexpr Words falls_word = {"falls", "删除", "fällt"};
constexpr Words placed_word = {"placed", "填入", "eingesetzt"};
constexpr Words strong_word = {"strong link", "强链", "starker Link"};
constexpr Words weak_word = {"weak link", "弱链", "schwacher Link"};

/// Writes entries one behind the other, in as many rows as it takes.
class Legend {
 public:
  Legend(SvgWriter& svg, Language language, double top)
      : svg_(svg), language_(language), middle_(top + row_height / 2) {}

  /// `write_sample` writes a sample of this width around a point.
  void add(const Words& words, double width, const std::function<void(Point)>& write_sample) {
    add(std::string(words[static_cast<std::size_t>(language_)]), width, write_sample);
  }
  void add(const std::string& word, double width, const std::function<void(Point)>& write_sample) {
    const double whole = width + gap + text_width(word, font_size);
    if (left_ > 0 && left_ + whole > board_size) {
      left_ = 0;
      middle_ += row_height;
    }
    write_sample({left_ + width / 2, middle_});
    svg_.text("text", {{"class", "label"}, {"x", left_ + width + gap}, {"y", middle_ + 8}}, word);
    left_ += whole + entry_gap;
    is_empty_ = false;
  }

  std::string word(const Words& words) const { return std::string(words[static_cast<std::size_t>(language_)]); }
  double bottom() const { return is_empty_ ? middle_ - row_height / 2 : middle_ + row_height / 2; }

 private:
  SvgWriter& svg_;
  Language language_;
  double left_ = 0;
  double middle_;
  bool is_empty_ = true;
};

void add_houses(Legend& legend, SvgWriter& svg, const Picture& picture, std::string_view id_prefix) {
  for (HouseUse use : {HouseUse::base, HouseUse::cover, HouseUse::goal}) {
    const auto is_used = [&](const ShadedHouse& house) { return house.use == use; };
    if (std::ranges::none_of(picture.houses, is_used)) continue;
    legend.add(house_words[static_cast<std::size_t>(use)], 40,
               [&](Point middle) { write_house_sample(svg, use, middle, id_prefix); });
  }
}

void add_sets(Legend& legend, SvgWriter& svg, const Picture& picture) {
  for (std::size_t i = 0; i < picture.sets.size(); ++i) {
    std::string word = legend.word(set_word) + " {";
    for (Digit digit : picture.sets[i].digits) word += std::to_string(digit.number());
    legend.add(word + "}", 21, [&](Point middle) { write_set_tag(svg, i, middle); });
  }
}

bool is_colour(MarkShape shape) {
  return shape == MarkShape::colour_a || shape == MarkShape::colour_b;
}

/// Whether there is such a mark; of colours one of a cluster with this look.
bool has_mark(const Picture& picture, MarkShape shape, int look) {
  const auto is_such = [&](const Mark& mark) {
    return mark.shape == shape && (is_colour(shape) ? look_of_cluster(mark.index) : 0) == look;
  };
  return std::ranges::any_of(picture.marks, is_such) || std::ranges::any_of(picture.held, is_such);
}

/// Colours have letters, as in the sentence: A and B in the first cluster, C and D in the second.
std::string word_of(const Legend& legend, MarkShape shape, int look) {
  const std::string word = legend.word(shape_words[static_cast<std::size_t>(shape)]);
  if (!is_colour(shape)) return word;
  return word + static_cast<char>('A' + 2 * look + (shape == MarkShape::colour_b ? 1 : 0));
}

void add_shapes(Legend& legend, SvgWriter& svg, const Picture& picture) {
  for (int i = 0; i < mark_shape_count; ++i) {
    const auto shape = static_cast<MarkShape>(i);
    for (int look = 0; look < cluster_look_count; ++look) {
      if (!has_mark(picture, shape, look)) continue;
      legend.add(word_of(legend, shape, look), 32, [&](Point middle) {
        write_shape(svg, {Candidate(), shape, look}, middle);
      });
    }
  }
}

void add_links(Legend& legend, SvgWriter& svg, const Picture& picture) {
  for (LinkKind kind : {LinkKind::strong, LinkKind::weak}) {
    const auto is_of_kind = [&](const Arrow& arrow) { return arrow.kind == kind; };
    if (std::ranges::none_of(picture.arrows, is_of_kind)) continue;
    legend.add(kind == LinkKind::strong ? strong_word : weak_word, 62, [&](Point middle) {
      write_arrow(svg, Curve::line(middle - Point{31, 0}, middle + Point{31, 0}), kind);
    });
  }
}

}  // namespace

double write_legend(SvgWriter& svg, const Picture& picture, Language language, std::string_view id_prefix, double top) {
  svg.begin("g", {{"text-anchor", "start"}});
  Legend legend(svg, language, top);
  add_houses(legend, svg, picture, id_prefix);
  add_sets(legend, svg, picture);
  add_shapes(legend, svg, picture);
  add_links(legend, svg, picture);
  if (!picture.placed.empty() || !picture.placed_marks.empty()) {
    legend.add(placed_word, 28, [&](Point middle) {
      svg.element("circle", {{"class", "placedring"}, {"cx", middle.x}, {"cy", middle.y}, {"r", 12}});
    });
  }
  if (!picture.falls.empty()) legend.add(falls_word, 36, [&](Point middle) { write_strike(svg, middle); });
  svg.end();
  return legend.bottom();
}

}  // namespace deduku::draw
