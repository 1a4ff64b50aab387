#include "src/walk/difficulty_curve.hpp"

#include <algorithm>
#include <cmath>

#include "deduku/explain.hpp"
#include "src/walk/markup.hpp"
#include "src/walk/page_words.hpp"
#include "src/walk/step_text.hpp"

namespace deduku::walk {

namespace {

/// A line across the curve: from which cost on a step counts as that hard.
struct LevelLine {
  std::string label;
  int cost = 0;
};

/// Where levels of our ladder begin, as far as it has them.
std::vector<LevelLine> own_levels(const Ladder& ladder, Language language) {
  std::vector<LevelLine> lines;
  for (const Level level : {Level::medium, Level::hard, Level::expert}) {
    const Rung* least = nullptr;
    for (const Rung& rung : ladder.rungs) {
      if (rung.level == level && (least == nullptr || rung.cost < least->cost)) least = &rung;
    }
    if (least != nullptr) lines.push_back({std::string(level_name(level, language)), least->cost});
  }
  return lines;
}

/// No level of a frozen scale begins at some cost; these are where people see them.
std::vector<LevelLine> levels_on(FrozenScale scale) {
  if (scale == FrozenScale::hodoku) return {{"100", 10'000}, {"200", 20'000}, {"500", 50'000}};
  return {{"3.0", 300}, {"5.0", 500}, {"7.0", 700}};
}

/// "12.34%"
std::string percent(double share) {
  const int hundredths = static_cast<int>(std::lround(10'000 * share));
  return points_text(hundredths) + "%";
}

class CurveDrawing {
 public:
  CurveDrawing(const Walk& walk, Language language)
      : walk_(walk), levels_(walk.scale() ? levels_on(*walk.scale()) : own_levels(walk.ladder(), language)) {
    int most = levels_.empty() ? 1 : levels_.front().cost;
    for (const WalkStep& step : walk.steps()) most = std::max(most, step.cost);
    top_ = 1.04 * most;
  }

  std::string write() {
    text_ = "<svg class=\"plot\" aria-hidden=\"true\">";
    for (const LevelLine& level : levels_) write_level(level);
    for (std::size_t i = 0; i < walk_.steps().size(); ++i) write_bar(i);
    text_ += R"(<line class="axis" x1="0" y1="100%" x2="100%" y2="100%"/>)";
    for (std::size_t i = 0; i < walk_.steps().size(); ++i) write_foot(i);
    return text_ + R"(<text class="pin" text-anchor="middle" dy="-6"></text></svg>)";
  }

 private:
  std::string height(int cost) const { return percent(cost / top_); }
  std::string from_top(int cost) const { return percent(1 - cost / top_); }
  std::string across(double place) const { return percent(place / static_cast<double>(walk_.steps().size())); }

  /// Those above the hardest step are left out.
  void write_level(const LevelLine& level) {
    if (level.cost > top_) return;
    const std::string y = from_top(level.cost);
    text_ += "<line class=\"level\" x1=\"0\" y1=\"" + y + "\" x2=\"100%\" y2=\"" + y + "\"/>";
    // A label that would lie on the one below is left out.
    if ((level.cost - labelled_) < room_of_label * top_) return;
    labelled_ = level.cost;
    text_ += R"(<text text-anchor="end" x="-8" dy="4" y=")" + y + "\">" + escaped(level.label) + "</text>";
  }

  /// From the first level line on it is drawn darker.
  void write_bar(std::size_t index) {
    const int cost = walk_.steps()[index].cost;
    const bool is_hard = !levels_.empty() && cost >= levels_.front().cost;
    text_ += std::string("<rect class=\"bar") + (is_hard ? " hard" : "") + "\" x=\"" +
             across(static_cast<double>(index) + gap / 2) + "\" y=\"" + from_top(cost) + "\" width=\"" +
             across(1 - gap) + "\" height=\"" + height(cost) + "\"/>";
  }

  void write_foot(std::size_t index) {
    const std::size_t number = index + 1;
    const std::string x = across(static_cast<double>(index) + .5);
    if (walk_.steps()[index].is_only) text_ += "<circle class=\"only\" r=\"3\" cx=\"" + x + "\" cy=\"100%\"/>";
    const std::size_t count = walk_.steps().size();
    const bool is_round = number % 10 == 0 && number + 4 < count;
    if (number == 1 || number == count || is_round) {
      text_ += R"(<text text-anchor="middle" y="100%" dy="18" x=")" + x + "\">" + std::to_string(number) + "</text>";
    }
  }

  static constexpr double room_of_label = .16;  ///< as a share of the height
  static constexpr double gap = .28;            ///< between two bars, as a share of the room of one

  const Walk& walk_;
  std::vector<LevelLine> levels_;
  int labelled_ = 0;  ///< the cost of the level that was labelled last
  double top_ = 1;    ///< the cost at the upper edge
  std::string text_;
};

}  // namespace

std::string difficulty_curve(const Walk& walk, Language language) {
  std::string html = CurveDrawing(walk, language).write();
  if (std::ranges::any_of(walk.steps(), &WalkStep::is_only)) {
    html +=
        R"(<p class="caption"><svg viewBox="0 0 9 9" aria-hidden="true"><circle class="only" r="3" cx="4.5" cy="4.5"/></svg>)" +
        escaped(said(language, "only_step")) + "</p>";
  }
  return html;
}

}  // namespace deduku::walk
