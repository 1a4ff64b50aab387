#include "src/walk/page_parts.hpp"

#include <algorithm>
#include <cmath>

#include "deduku/explain.hpp"
#include "src/core/spelling.hpp"
#include "src/walk/markup.hpp"
#include "src/walk/page_words.hpp"
#include "src/walk/step_text.hpp"

namespace deduku::walk {

namespace {

/// A line across the curve: the cost from which a step belongs to a level.
struct LevelLine {
  std::string label;
  int cost = 0;
};

/// The lowest costs of our ladder's levels above singles, as far as it has them; each higher than the one before.
std::vector<LevelLine> own_levels(const Ladder& ladder, Language language) {
  std::vector<LevelLine> lines;
  for (int number = static_cast<int>(Level::hard); number < level_count; ++number) {
    const auto level = static_cast<Level>(number);
    const auto is_of_level = [&](const Rung& rung) { return level_of(rung.cost) == level; };
    if (!std::ranges::any_of(ladder.rungs, is_of_level)) continue;
    lines.push_back(
        {std::string(level_name(level, language)) + " " + decimal(least_cost(level), 100), least_cost(level)});
  }
  return lines;
}

/// The levels of a frozen scale do not begin at fixed costs; these are common conventions.
std::vector<LevelLine> levels_on(FrozenScale scale) {
  if (scale == FrozenScale::hodoku) return {{"100", 10'000}, {"200", 20'000}, {"500", 50'000}};
  return {{"3.0", 300}, {"5.0", 500}, {"7.0", 700}};
}

/// The beginning of each step, as a share of the width, and the end of the last one. A run of singles has the room of a
/// few other steps, because the list has one row for it.
std::vector<double> step_edges(const Walk& walk) {
  constexpr double least_room_of_run = 2;
  constexpr double room_in_run = 1.0 / 6;
  const std::size_t count = walk.steps().size();
  std::vector<double> edges{0};
  for (std::size_t begin = 0; begin < count;) {
    const std::size_t end = std::max(end_of_singles(walk, begin), begin + 1);
    const auto length = static_cast<double>(end - begin);
    const double room = std::min(length, std::max(least_room_of_run, length * room_in_run)) / length;
    for (; begin < end; ++begin) edges.push_back(edges.back() + room);
  }
  const double whole = edges.back();
  for (double& edge : edges) edge /= std::max(1.0, whole);
  return edges;
}

/// Places as near as possible to the wanted ones, which ascend, with at least `room` between neighbours; all up to 1.
std::vector<double> spread(const std::vector<double>& wanted, double room) {
  struct Block {
    double sum = 0;
    double count = 0;
    double mean() const { return sum / count; }
  };
  std::vector<Block> blocks;
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    Block last{wanted[i] - static_cast<double>(i) * room, 1};
    while (!blocks.empty() && blocks.back().mean() > last.mean()) {
      last = {blocks.back().sum + last.sum, blocks.back().count + last.count};
      blocks.pop_back();
    }
    blocks.push_back(last);
  }
  const double most = 1 - (static_cast<double>(wanted.size()) - 1) * room;
  std::vector<double> places;
  for (const Block& block : blocks) {
    for (int i = 0; i < static_cast<int>(block.count); ++i) {
      places.push_back(std::min(most, block.mean()) + static_cast<double>(places.size()) * room);
    }
  }
  return places;
}

/// "12.34%"
std::string percent(double share) {
  return decimal(std::lround(10'000 * share), 100) + "%";
}

class CurveDrawing {
 public:
  CurveDrawing(const Walk& walk, Language language)
      : walk_(walk),
        edges_(step_edges(walk)),
        levels_(walk.scale() ? levels_on(*walk.scale()) : own_levels(walk.ladder(), language)) {
    int most = levels_.empty() ? 1 : levels_.front().cost;
    for (const WalkStep& step : walk.steps()) most = std::max(most, step.cost);
    top_ = 1.04 * most;
  }

  std::string write() {
    text_ = "<svg class=\"plot\" aria-hidden=\"true\">";
    write_levels();
    for (std::size_t i = 0; i < walk_.steps().size(); ++i) write_bar(i);
    text_ += R"(<line class="axis" x1="0" y1="100%" x2="100%" y2="100%"/>)";
    for (std::size_t i = 0; i < walk_.steps().size(); ++i) write_foot(i);
    return text_ + R"(<text class="pin" text-anchor="middle" dy="-6"></text></svg>)";
  }

 private:
  std::string height(int cost) const { return percent(cost / top_); }
  std::string from_top(int cost) const { return percent(1 - cost / top_); }
  double middle(std::size_t index) const { return (edges_[index] + edges_[index + 1]) / 2; }

  /// Lines above the hardest step are omitted. Labels are next to their lines, as far as neighbours leave room.
  void write_levels() {
    std::vector<LevelLine> shown;
    std::vector<double> wanted;
    for (const LevelLine& level : levels_) {
      if (level.cost > top_) continue;
      shown.push_back(level);
      wanted.push_back(level.cost / top_);
    }
    const std::vector<double> places = spread(wanted, room_of_label);
    for (std::size_t i = 0; i < shown.size(); ++i) {
      const std::string y = from_top(shown[i].cost);
      text_ += "<line class=\"level\" x1=\"0\" y1=\"" + y + "\" x2=\"100%\" y2=\"" + y + "\"/>";
      text_ += R"(<text text-anchor="end" x="-8" dy="4" y=")" + percent(1 - places[i]) + "\">" +
               escaped(shown[i].label) + "</text>";
    }
  }

  /// Bars from the first level line up are darker.
  void write_bar(std::size_t index) {
    const int cost = walk_.steps()[index].cost;
    const bool is_hard = !levels_.empty() && cost >= levels_.front().cost;
    const double room = edges_[index + 1] - edges_[index];
    text_ += std::string("<rect class=\"bar") + (is_hard ? " hard" : "") + "\" x=\"" +
             percent(edges_[index] + room * gap / 2) + "\" y=\"" + from_top(cost) + "\" width=\"" +
             percent(room * (1 - gap)) + "\" height=\"" + height(cost) + "\"/>";
  }

  void write_foot(std::size_t index) {
    const std::size_t number = index + 1;
    const std::string x = percent(middle(index));
    if (walk_.steps()[index].is_only) text_ += "<circle class=\"only\" r=\"3\" cx=\"" + x + "\" cy=\"100%\"/>";
    if (!has_number(index)) return;
    numbered_ = middle(index);
    text_ += R"(<text text-anchor="middle" y="100%" dy="18" x=")" + x + "\">" + std::to_string(number) + "</text>";
  }

  /// The first step, the last one, and every tenth step with enough room.
  bool has_number(std::size_t index) const {
    const std::size_t last = walk_.steps().size() - 1;
    if (index == 0 || index == last) return true;
    const bool is_clear = middle(index) - numbered_ >= room_of_number && middle(last) - middle(index) >= room_of_number;
    return (index + 1) % 10 == 0 && is_clear;
  }

  static constexpr double room_of_label = .15;   ///< as a share of the height
  static constexpr double room_of_number = .04;  ///< as a share of the width
  static constexpr double gap = .28;             ///< between two bars, as a share of the room of one

  const Walk& walk_;
  std::vector<double> edges_;
  std::vector<LevelLine> levels_;
  double numbered_ = 0;  ///< the place of the last number written
  double top_ = 1;       ///< the cost at the upper edge
  std::string text_;
};

}  // namespace

std::string difficulty_curve(const Walk& walk, Language language) {
  std::string html = CurveDrawing(walk, language).write();
  html += "<p class=\"unit\" aria-hidden=\"true\">" + escaped(said(language, "curve")) + "</p>";
  if (std::ranges::any_of(walk.steps(), &WalkStep::is_only)) {
    html +=
        R"(<p class="caption"><svg viewBox="0 0 9 9" aria-hidden="true"><circle class="only" r="3" cx="4.5" cy="4.5"/></svg>)" +
        escaped(said(language, "only_step")) + "</p>";
  }
  return html;
}

}  // namespace deduku::walk
