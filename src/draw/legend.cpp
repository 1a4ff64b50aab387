#include "src/draw/legend.hpp"

#include <algorithm>
#include <array>
#include <functional>

#include "src/draw/arrows.hpp"
#include "src/draw/board_drawing.hpp"
#include "src/draw/shapes.hpp"
#include "src/draw/text_block.hpp"
#include "src/present/words.hpp"

namespace deduku::draw {

namespace {

constexpr double legend_font_size = 23;
constexpr double row_height = 42;
constexpr double legend_gap = 9;  ///< between a sample and its word
constexpr double entry_gap = 26;  ///< between entries

/// The keys of the words, by shape.
constexpr std::array<std::string_view, mark_shape_count> shape_keys = {
#define MARK(key, rank, phrase, ...) phrase,
#include "deduku/roles.def"
};

std::string say(std::string_view key, Language language) {
  return present::Words({language}).say(key);
}

/// The variant of the look of its shape; only colours have several.
int look_of(const Mark& mark) {
  return is_colour(mark.shape) ? look_of_cluster(mark.index) : 0;
}

/// Whether there is a mark with this shape, and with this index as its look. A placed mark is drawn as placed, in any
/// role.
bool has_mark_like(const Picture& picture, const Mark& wanted) {
  const auto is_such = [&](const Mark& mark) {
    return mark.shape == wanted.shape && look_of(mark) == wanted.index &&
           !picture.placed_marks.contains(mark.candidate);
  };
  if (wanted.shape == MarkShape::image && wanted.index == 0 && !picture.gone_images.empty()) return true;
  return std::ranges::any_of(picture.marks, is_such) || std::ranges::any_of(picture.solved, is_such);
}

class Legend {
 public:
  Legend(const Picture& picture, Language language, std::string_view id_prefix)
      : picture_(picture), language_(language), id_prefix_(id_prefix) {}

  std::vector<LegendEntry> entries() {
    add_houses();
    add_sets();
    add_shapes();
    add_moves();
    add_premises();
    add_links();
    add_effects();
    return std::move(entries_);
  }

 private:
  using WriteSample = std::function<void(SvgWriter&, Point)>;

  void add(std::string word, double width, WriteSample write_sample) {
    entries_.push_back({std::move(word), width, std::move(write_sample)});
  }

  void add_houses() {
    for (HouseUse use : {HouseUse::base, HouseUse::cross_line, HouseUse::cover, HouseUse::goal}) {
      const auto is_used = [&](const ShadedHouse& house) { return house.use == use; };
      if (std::ranges::none_of(picture_.houses, is_used)) continue;
      add(word_of(use, language_), 40,
          [use, prefix = id_prefix_](SvgWriter& svg, Point middle) { write_house_sample(svg, use, middle, prefix); });
    }
  }

  void add_sets() {
    for (std::size_t i = 0; i < picture_.sets.size(); ++i) {
      std::string word = word_of_set(language_) + " {";
      for (Digit digit : picture_.sets[i].digits) word += std::to_string(digit.number());
      entries_.push_back({word + "}", 21, [i](SvgWriter& svg, Point middle) { write_set_tag(svg, i, middle); }});
    }
  }

  void add_shapes() {
    for (MarkShape shape : shapes_by_rank()) {
      for (int look = 0; look < cluster_look_count; ++look) {
        const Mark mark{Candidate(), shape, look};
        if (!has_mark_like(picture_, mark) || is_place(mark.shape)) continue;
        entries_.push_back(
            {word_of(mark, language_), 32, [mark](SvgWriter& svg, Point middle) { write_shape(svg, mark, middle); }});
      }
    }
  }

  /// Whether it is one of the places on a line of a premise: the line has its word.
  bool is_place(MarkShape shape) const { return shape == MarkShape::body && picture_.premises.count() > 0; }

  void add_moves() {
    if (picture_.moves.empty()) return;
    add(say("legend.moves", language_), 62, [](SvgWriter& svg, Point middle) {
      write_move(svg, middle - Point{31, 0}, middle + Point{31, 0});
    });
  }

  void add_premises() {
    const Premises& premises = picture_.premises;
    if (!premises.cells.empty()) {
      add(say("legend.has_digit", language_), 30,
          [](SvgWriter& svg, Point middle) { write_premise_cell(svg, middle, 14); });
    }
    if (std::ranges::any_of(premises.places, [](DigitSet digits) { return !digits.empty(); })) {
      add(say("legend.has_place", language_), 62, [](SvgWriter& svg, Point middle) {
        const std::string path = PathData().move(middle - Point{31, 0}).line(middle + Point{31, 0}).text();
        svg.element("path", {{"class", "premise"}, {"d", path}});
      });
    }
    if (!premises.absent.empty()) {
      add(say("legend.absent", language_), 18, [](SvgWriter& svg, Point middle) { write_absence(svg, middle); });
    }
  }

  void add_links() {
    for (LinkKind kind : {LinkKind::strong, LinkKind::weak}) {
      const auto is_of_kind = [&](const Arrow& arrow) { return arrow.kind == kind; };
      if (std::ranges::none_of(picture_.arrows, is_of_kind)) continue;
      add(say(kind == LinkKind::strong ? "legend.strong" : "legend.weak", language_), 62,
          [kind](SvgWriter& svg, Point middle) {
            write_arrow(svg, Curve::line(middle - Point{31, 0}, middle + Point{31, 0}), kind);
          });
    }
  }

  void add_effects() {
    if (!picture_.placed.empty() || !picture_.placed_marks.empty()) {
      add(word_of_placed(language_), 28, [](SvgWriter& svg, Point middle) {
        svg.element("circle", {{"class", "placedring"}, {"cx", middle.x}, {"cy", middle.y}, {"r", 12}});
      });
    }
    if (!picture_.removed.empty())
      add(word_of_removed(language_), 36, [](SvgWriter& svg, Point middle) { write_strike(svg, middle); });
  }

  const Picture& picture_;
  Language language_;
  std::string id_prefix_;
  std::vector<LegendEntry> entries_;
};

}  // namespace

std::vector<LegendEntry> legend_of(const Picture& picture, Language language, std::string_view id_prefix) {
  return Legend(picture, language, id_prefix).entries();
}

/// Colours have letters, as in the sentence: A and B in the first cluster, C and D in the second.
std::string word_of(const Mark& mark, Language language) {
  const std::string_view key = shape_keys[static_cast<std::size_t>(mark.shape)];
  if (!is_colour(mark.shape)) return say(key, language);
  const int letter = 2 * look_of(mark) + (mark.shape == MarkShape::colour_b ? 1 : 0);
  return present::Words({language}).say(key, {{"letter", std::string(1, static_cast<char>('A' + letter))}});
}
std::string word_of(HouseUse use, Language language) {
  static constexpr std::array<std::string_view, 4> keys = {"legend.base", "legend.cover", "legend.goal",
                                                           "legend.cross_line"};
  return say(keys[static_cast<std::size_t>(use)], language);
}
std::string word_of_set(Language language) {
  return say("legend.set", language);
}
std::string word_of_removed(Language language) {
  return say("legend.eliminated", language);
}
std::string word_of_placed(Language language) {
  return say("legend.placed", language);
}

/// One entry after another, in as many rows as needed.
double write_legend(SvgWriter& svg, const Picture& picture, Language language, std::string_view id_prefix, double top) {
  const std::vector<LegendEntry> entries = legend_of(picture, language, id_prefix);
  if (entries.empty()) return top;
  double left = 0;
  double middle = top + row_height / 2;
  svg.begin("g", {{"text-anchor", "start"}});
  for (const LegendEntry& entry : entries) {
    const double whole = entry.width + legend_gap + text_width(entry.word, legend_font_size);
    if (left > 0 && left + whole > board_size) {
      left = 0;
      middle += row_height;
    }
    entry.write_sample(svg, {left + entry.width / 2, middle});
    svg.text("text", {{"class", "label"}, {"x", left + entry.width + legend_gap}, {"y", middle + 8}}, entry.word);
    left += whole + entry_gap;
  }
  svg.end();
  return middle + row_height / 2;
}

}  // namespace deduku::draw
