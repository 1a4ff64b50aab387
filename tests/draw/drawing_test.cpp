// Pictures as SVG: well-formed, complete, and positioned correctly.
#include "tests/draw/drawing.hpp"
#include "deduku/check.hpp"
#include "src/draw/places.hpp"
#include "src/draw/routing.hpp"
#include "src/draw/svg_writer.hpp"
#include "tests/support/puzzle_file.hpp"

namespace deduku::testing {
namespace {

using draw::Point;

TEST(SvgWriter, LeavesOutWhatNoDocumentMayHave) {
  const auto written = [](std::string_view text) {
    draw::SvgWriter svg;
    svg.text("text", {{"id", text}}, text);
    return svg.take();
  };
  const auto expect_written = [&](std::string_view text, const std::string& as) {
    EXPECT_EQ(written(text), "<text id=\"" + as + "\">" + as + "</text>");
  };
  expect_written("a<b>&\"c\"", "a&lt;b&gt;&amp;&quot;c&quot;");
  expect_written("数独 \t\n\xF0\x9F\x98\x80", "数独 \t\n\xF0\x9F\x98\x80");
  expect_written("\xEF\xB7\x90", "\xEF\xB7\x90");  // U+FDD0
  for (const char* bad : {"\xEF\xBF\xBE", "\xEF\xBF\xBF", "\x01", "\x1B", "\xFF", "\xC0", "\x80"}) {
    expect_written(std::string("a") + bad + "b",
                   "a\xEF\xBF\xBD"
                   "b");
  }
  expect_written("\xED\xA0\x80", "\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD");  // a surrogate
}

/// The corners of the area of an element; shapes surround the point of their group.
std::vector<Point> points_of(const XmlElement& element) {
  std::vector<Point> points;
  const auto number = [&](const char* key) { return std::strtod(element.attribute(key).c_str(), nullptr); };
  const bool is_shape = element.name == "g" && element.attributes.contains("transform");
  if (is_shape) {
    const std::vector<double> numbers = numbers_in(element.attribute("transform"));
    const double reach = 18 * (numbers.size() > 2 ? numbers[2] : 1);
    return {{numbers[0] - reach, numbers[1] - reach}, {numbers[0] + reach, numbers[1] + reach}};
  }
  if (element.name == "rect") {
    points.push_back({number("x"), number("y")});
    points.push_back({number("x") + number("width"), number("y") + number("height")});
  }
  if (element.name == "circle") {
    points.push_back({number("cx") - number("r"), number("cy") - number("r")});
    points.push_back({number("cx") + number("r"), number("cy") + number("r")});
  }
  if (element.name == "text") points.push_back({number("x"), number("y")});
  return points;
}

/// The points of a path of commands with absolute points; thin and thick lines also have only M and L.
std::vector<Point> points_of_path(const std::string& data) {
  const std::vector<double> numbers = numbers_in(data);
  std::vector<Point> points;
  for (std::size_t i = 0; i + 1 < numbers.size(); i += 2) points.push_back({numbers[i], numbers[i + 1]});
  return points;
}

bool is_inside(const XmlReader& xml, const XmlElement& element, std::string_view name) {
  return std::ranges::any_of(element.ancestors, [&](std::size_t i) {
    const XmlElement& ancestor = xml.elements()[i];
    return name == "shape" ? ancestor.attributes.contains("transform") : ancestor.name == name;
  });
}

void expect_inside_view(const XmlReader& xml) {
  const std::vector<double> view = numbers_in(xml.elements().front().attribute("viewBox"));
  ASSERT_EQ(view.size(), 4U);
  for (const XmlElement& element : xml.elements()) {
    if (is_inside(xml, element, "defs") || is_inside(xml, element, "shape")) continue;
    std::vector<Point> points = points_of(element);
    if (element.name == "path") points = points_of_path(element.attribute("d"));
    for (Point point : points) {
      EXPECT_GE(point.x, view[0] - .1) << element.name << " " << element.attribute("class");
      EXPECT_GE(point.y, view[1] - .1) << element.name << " " << element.attribute("class");
      EXPECT_LE(point.x, view[0] + view[2] + .1) << element.name << " " << element.attribute("class");
      EXPECT_LE(point.y, view[1] + view[3] + .1) << element.name << " " << element.attribute("class");
    }
  }
}

/// The digits of all marks are drawn, and each shape is in its place.
void expect_marks_drawn(const XmlReader& xml, const draw::Picture& picture) {
  std::set<std::pair<std::string, std::string>> shapes;
  for (const XmlElement& element : elements_of_class(xml, "chip")) {
    shapes.emplace(element.attribute("class").substr(5), element.attribute("transform"));
  }
  for (const draw::Mark& mark : picture.marks) {
    if (picture.placed_marks.contains(mark.candidate)) continue;
    const Point place = draw::place_of(mark.candidate);
    EXPECT_TRUE(std::ranges::any_of(shapes, [&](const auto& shape) {
      const std::vector<double> at = numbers_in(shape.second);
      return shape.first.starts_with(name(mark.shape)) && at[0] == place.x && at[1] == place.y;
    }));
  }
  std::size_t candidates = 0;
  for (Cell cell : Cell::all()) candidates += picture.shows_digit(cell) ? 0 : picture.grid.candidates(cell).size();
  EXPECT_EQ(elements_of_class(xml, "pm").size(), candidates);
  std::size_t strikes = 0;
  for (const XmlElement& element : elements_of_class(xml, "strike")) {
    strikes += points_of_path(element.attribute("d")).front().y < draw::board_size ? 1 : 0;
  }
  EXPECT_EQ(strikes, static_cast<std::size_t>(picture.removed.size()));
}

/// The arrows on the board, each with its first point and its tip.
struct DrawnArrow {
  Point start;
  Point tip;
};
std::vector<DrawnArrow> arrows_in(const XmlReader& xml) {
  std::vector<DrawnArrow> arrows;
  Point start;
  for (const XmlElement& element : xml.elements()) {
    const bool is_on_board =
        std::ranges::any_of(element.ancestors, [&](std::size_t i) { return has_class(xml.elements()[i], "links"); });
    if (!is_on_board || element.name != "path") continue;
    const Point first = points_of_path(element.attribute("d")).front();
    if (has_class(element, "case")) start = first;
    if (has_class(element, "head-strong") || has_class(element, "head-weak")) arrows.push_back({start, first});
  }
  return arrows;
}

void expect_arrows_at_their_nodes(const XmlReader& xml, const draw::Picture& picture) {
  const std::vector<DrawnArrow> drawn = arrows_in(xml);
  const bool all_are_drawn = drawn.size() == picture.arrows.size();
  EXPECT_TRUE(all_are_drawn || (picture.arrows.size() > 60 && picture.branch_count > 1));
  if (!all_are_drawn) return;
  const draw::Router router(picture);
  for (std::size_t i = 0; i < drawn.size(); ++i) {
    const auto expect_near = [&](Point point, const Node& node, bool is_end) {
      const draw::Anchor anchor = router.anchor_of(node, is_end);
      const double gap = draw::distance(anchor.nearest(point), point);
      EXPECT_LE(gap, anchor.clearance + 4);
      EXPECT_GE(gap, anchor.clearance * .4);
    };
    expect_near(drawn[i].start, picture.arrows[i].from, false);
    expect_near(drawn[i].tip, picture.arrows[i].to, true);
  }
}

TEST(Drawing, OfEveryTechniqueIsWholeAndInItsPlace) {
  int steps = 0;
  for_each_case_step([&](const StepView& view) {
    SCOPED_TRACE(step_line(view));
    DrawOptions options;
    options.theme = static_cast<Theme>(steps++ % 4);
    const std::string svg = draw_step(view, options);
    const XmlReader xml(svg);
    ASSERT_EQ(xml.error(), "");
    const draw::Picture picture = draw::picture_of(view);
    expect_inside_view(xml);
    expect_marks_drawn(xml, picture);
    expect_arrows_at_their_nodes(xml, picture);
    EXPECT_EQ(svg.find('$'), std::string::npos) << "a token without a colour";
    EXPECT_EQ(svg, draw_step(view, options)) << "another picture of the same step";
  });
}

/// Each mark with a shape has the ink of its shape; effects and reasons are for the next level.
TEST(Drawing, OfAHintShowsRolesBeforeItShowsWhy) {
  for_each_case_step([](const StepView& view) {
    SCOPED_TRACE(step_line(view));
    const XmlReader xml(draw_hint(view, 4));
    ASSERT_EQ(xml.error(), "");
    for (const char* later : {"strong", "weak", "strike", "placedring"}) {
      EXPECT_TRUE(elements_of_class(xml, later).empty()) << later;
    }
    const std::size_t held = elements_of_class(xml, "held").size();
    EXPECT_EQ(elements_of_class(xml, "chip").size() - held, elements_of_class(xml, "on").size());
  });
}

/// For any scale and technique, the premises of a proof can be drawn: every frame, line and cross.
TEST(Drawing, OfPremisesIsWholeAndInItsPlace) {
  const auto count_of = [](const std::string& svg, const std::string& element) {
    std::size_t count = 0;
    for (std::size_t at = svg.find(element); at != std::string::npos; at = svg.find(element, at + 1)) ++count;
    return count;
  };
  for_each_case_step([&](const StepView& view) {
    SCOPED_TRACE(step_line(view));
    const std::string svg = draw_step(view, {.legend = false, .sentence = false, .premises = true});
    const XmlReader xml(svg);
    ASSERT_EQ(xml.error(), "");
    expect_inside_view(xml);
    const Proof proof = check_closely(view.before, premises_of(view), view.step.effects, Promise::givens);
    if (proof.verdict != Verdict::proved) return;
    EXPECT_EQ(count_of(svg, "class=\"premise\""), static_cast<std::size_t>(proof.used.count()));
    const draw::Picture picture = draw::picture_of(view.before, proof.used, view.step.effects);
    std::size_t crosses = 0;
    for (Candidate absent : proof.used.absent) crosses += picture.shows_digit(absent.cell()) ? 0 : 1;
    EXPECT_EQ(count_of(svg, "class=\"absent\""), crosses);
    expect_marks_drawn(xml, picture);
  });
}

/// Draws each step of a path.
class Artist : public Observer {
 public:
  void on_step(const StepEvent& event) override {
    const std::string svg = draw_step(event.view, {.legend = false, .sentence = false});
    const XmlReader xml(svg);
    EXPECT_EQ(xml.error(), "") << step_line(event.view);
    expect_arrows_at_their_nodes(xml, draw::picture_of(event.view));
    ++drawn;
  }
  int drawn = 0;
};

TEST(Drawing, OfEveryStepOfHardPuzzles) {
  Artist artist;
  Observer* const observers[] = {&artist};
  Solver solver;
  for (const char* list : {"puzzles/top95.txt", "puzzles/er-5.0.txt"}) {
    for (const std::string& line : read_lines(project_file(list), 3)) (void)solver.solve(grid_of_line(line), observers);
  }
  EXPECT_GT(artist.drawn, 3000);
}

StepView first_step(const Grid& grid, Solver& solver) {
  const std::optional<StepEvent> event = solver.next_step(grid, Promise::none);
  return event->view;
}

class DrawnStep : public ::testing::Test {
 protected:
  Grid grid_ = grid_of_line(".9.....4.....2.......5.1...2...4...8.79...65.64.....39.57.9.82...1.5.9.....3.2...");
  Solver solver_;
  StepView view_ = first_step(grid_, solver_);
};

TEST_F(DrawnStep, LeavesOutWhatIsNotWanted) {
  const std::string whole = draw_step(view_);
  EXPECT_NE(whole.find("class=\"title\""), std::string::npos);
  EXPECT_NE(whole.find("class=\"say\""), std::string::npos);
  EXPECT_NE(whole.find("class=\"label\""), std::string::npos);
  EXPECT_NE(whole.find("class=\"coord\""), std::string::npos);
  const std::string bare = draw_step(view_, {.coordinates = false, .title = false, .legend = false, .sentence = false});
  for (const char* word : {"class=\"title\"", "class=\"say\"", "class=\"label\"", "class=\"coord\""}) {
    EXPECT_EQ(bare.find(word), std::string::npos) << word;
  }
  EXPECT_LT(bare.size(), 20'000U);
}

TEST_F(DrawnStep, HasNoStyleOfItsOwnInAPage) {
  const std::string svg = draw_step(view_, {.style_sheet = StyleSheet::page});
  EXPECT_EQ(svg.find("<style>"), std::string::npos);
  EXPECT_EQ(svg.find('#'), std::string::npos) << "a colour";
}

TEST_F(DrawnStep, FollowsTheSystemOfTheReaderWhereItMay) {
  EXPECT_NE(draw_step(view_, {.theme = Theme::automatic}).find("prefers-color-scheme:dark"), std::string::npos);
  EXPECT_EQ(draw_step(view_, {.theme = Theme::dark}).find("prefers-color-scheme"), std::string::npos);
}

TEST_F(DrawnStep, NamesRowsByLettersWhereCellsAreNamedByThem) {
  EXPECT_EQ(draw_step(view_).find(">K</text>"), std::string::npos);
  EXPECT_NE(draw_step(view_, {.text = {.notation = Notation::k9}}).find(">K</text>"), std::string::npos);
  EXPECT_NE(draw_step(view_, {.text = {.notation = Notation::a1}}).find(">I</text>"), std::string::npos);
}

TEST(Drawing, PutsThePrefixBeforeEveryId) {
  for_each_case_step([](const StepView& view) {
    const std::string svg = draw_step(view, {.id_prefix = "p7-"});
    const XmlReader xml(svg);
    for (const XmlElement& element : xml.elements()) {
      const std::string id = element.attribute("id");
      EXPECT_TRUE(id.empty() || id.starts_with("p7-")) << id;
      const std::string fill = element.attribute("fill");
      if (fill.empty()) continue;
      EXPECT_TRUE(fill.starts_with("url(#p7-")) << fill;
      EXPECT_NE(svg.find("id=\"" + fill.substr(5, fill.size() - 6) + "\""), std::string::npos) << fill;
    }
  });
}

TEST(Drawing, OfAGridHasEveryDigitAndMark) {
  const Grid grid = grid_of_line(".9.....4.....2.......5.1...2...4...8.79...65.64.....39.57.9.82...1.5.9.....3.2...");
  const std::string svg = draw_grid(grid);
  const XmlReader xml(svg);
  ASSERT_EQ(xml.error(), "");
  EXPECT_EQ(elements_of_class(xml, "given").size(), static_cast<std::size_t>(grid.givens().size()));
  EXPECT_EQ(elements_of_class(xml, "pm").size(), static_cast<std::size_t>(grid.all_candidates().size()));
  expect_inside_view(xml);
}

TEST(Drawing, InAPageHasTheSameLettersInTheSamePlaces) {
  using Letter = std::tuple<std::string, double, double, char>;
  const auto letters_in = [](const std::string& svg) {
    const XmlReader xml(svg);
    std::set<Letter> letters;
    for (const XmlElement& element : xml.elements()) {
      if (element.name != "text") continue;
      const std::vector<double> x = numbers_in(element.attribute("x"));
      const std::vector<double> y = numbers_in(element.attribute("y"));
      EXPECT_EQ(x.size(), element.text.size());
      EXPECT_EQ(y.size(), element.text.size());
      for (std::size_t i = 0; i < std::min(x.size(), y.size()); ++i) {
        letters.emplace(element.attribute("class"), x[i], y[i], element.text[i]);
      }
    }
    return letters;
  };
  for_each_case_step([&](const StepView& view) {
    DrawOptions options{.title = false, .legend = false, .sentence = false};
    const std::set<Letter> alone = letters_in(draw_step(view, options));
    options.style_sheet = StyleSheet::page;
    EXPECT_EQ(letters_in(draw_step(view, options)), alone) << step_line(view);
  });
}

TEST(Drawing, WritesTheSignsThatThePageHas) {
  for_each_case_step([&](const StepView& view) {
    for (int level : {4, 5}) {
      const std::string svg = draw_hint(view, level);
      EXPECT_EQ(svg.find("&lt;&gt;"), std::string::npos) << step_line(view);
      EXPECT_EQ(svg.find("-&gt;"), std::string::npos) << step_line(view);
    }
  });
}

TEST(Drawing, SaysWhyEachCandidateFalls) {
  int titles = 0;
  for_each_case_step([&](const StepView& view) {
    const std::string svg = draw_step(view);
    const XmlReader xml(svg);
    for (const XmlElement& element : xml.elements()) {
      if (element.name != "title") continue;
      ++titles;
      EXPECT_NE(element.text.find("≠"), std::string::npos);
      EXPECT_NE(element.text.find(": "), std::string::npos) << element.text;
    }
  });
  EXPECT_GT(titles, 500);
}

}  // namespace
}  // namespace deduku::testing
