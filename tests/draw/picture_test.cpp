// The visible parts of a step: all of the evidence, and nothing twice.
#include "deduku/se_rating.hpp"
#include "src/core/bars.hpp"
#include "tests/draw/drawing.hpp"
#include "tests/support/puzzle_file.hpp"

namespace deduku::testing {
namespace {

using draw::HouseUse;
using draw::Mark;
using draw::MarkShape;
using draw::Picture;

bool is_placed_over(const Picture& picture, Cell cell) {
  return !picture.placed.digits(cell).empty();
}

/// Whether the candidate, or the digit of its cell, is shown with some shape.
bool is_shown(const Picture& picture, Candidate candidate) {
  const auto is_it = [&](const Mark& mark) { return mark.candidate == candidate; };
  return picture.shape_of(candidate) || std::ranges::any_of(picture.solved, is_it);
}

void expect_part_shown(const StepView& view, const Picture& picture, const Part& part) {
  if (is_set(part.role)) {
    EXPECT_TRUE(
        std::ranges::any_of(picture.sets, [&](const draw::OutlinedSet& set) { return set.cells == part.cells; }));
    return;
  }
  const bool has_strong_links = std::ranges::count(view.links, LinkKind::strong, &Link::kind) > 0;
  const bool is_loop = view.links.size() > 3 && has_strong_links && view.links.front().from == view.links.back().to;
  if (is_loop && part.role == Role::body) return;  // its nodes are shown instead
  for (Cell cell : part.cells) {
    for (Digit digit : part.digits& view.before.candidates(cell)) {
      EXPECT_TRUE(is_placed_over(picture, cell) || is_shown(picture, {cell, digit})) << cells_text({cell});
    }
  }
}

void expect_links_shown(const StepView& view, const Picture& picture) {
  for (const Link& link : view.links) {
    EXPECT_TRUE(std::ranges::any_of(picture.arrows, [&](const draw::Arrow& arrow) {
      return arrow.from == link.from && arrow.to == link.to && arrow.kind == link.kind && arrow.reason;
    }));
    for (const Node& node : {link.from, link.to}) {
      for (Cell cell : node.cells) {
        EXPECT_TRUE(is_placed_over(picture, cell) || is_shown(picture, {cell, node.digit}));
      }
    }
  }
}

TEST(Picture, ShowsAllOfTheEvidence) {
  int steps = 0;
  for_each_case_step([&](const StepView& view) {
    SCOPED_TRACE(step_line(view));
    ++steps;
    const Picture picture = draw::picture_of(view);
    for (const Part& part : view.step.evidence.parts()) expect_part_shown(view, picture, part);
    expect_links_shown(view, picture);
    const Evidence& evidence = view.step.evidence;
    const CellSet counted = evidence.constraints.empty() ? CellSet() : evidence.cells();
    EXPECT_EQ(picture.counted, counted);
    // For counted cells the constraints are shown instead.
    const int houses =
        evidence.base.size() + evidence.cover.size() + evidence.cross_lines.size() + evidence.goal.size();
    EXPECT_EQ(static_cast<int>(picture.houses.size()), counted.empty() ? houses : 0);
    EXPECT_EQ(picture.placed | picture.placed_marks, view.step.effects.places);
    for (Candidate removed : view.step.effects.removes) {
      EXPECT_TRUE(picture.removed.contains(removed) || is_placed_over(picture, removed.cell()));
    }
  });
  EXPECT_GT(steps, 300);
}

TEST(Picture, HasItsMarksInOrderAndNoneWhereADigitIs) {
  for_each_case_step([&](const StepView& view) {
    const Picture picture = draw::picture_of(view);
    EXPECT_TRUE(std::ranges::is_sorted(picture.marks, std::ranges::less_equal{}, &Mark::candidate) ||
                std::ranges::adjacent_find(picture.marks, {}, &Mark::candidate) == picture.marks.end());
    for (const Mark& mark : picture.marks) {
      EXPECT_TRUE(view.before.has(mark.candidate)) << step_line(view);
      EXPECT_FALSE(picture.shows_digit(mark.candidate.cell()));
    }
    for (const Mark& mark : picture.solved) {
      EXPECT_EQ(view.before.value(mark.candidate.cell()), mark.candidate.digit());
    }
  });
}

/// Each cell that the digits exclude lies under a line from one of them; each line excludes.
TEST(Picture, OfASingleShowsTheDigitsThatBarItsAlternatives) {
  int lines = 0;
  int digits = 0;
  for_each_case_step([&](const StepView& view) {
    const Picture picture = draw::picture_of(view);
    CellSet bars;
    for (const Mark& mark : picture.solved) bars.insert_if(mark.shape == MarkShape::bar, mark.candidate.cell());
    EXPECT_EQ(bars, house_bars(view).by() | cell_bars(view).by) << step_line(view);
    for (const draw::BarLine& line : picture.bar_lines) {
      EXPECT_TRUE(bars.contains(line.by) && sees(line.by, line.to)) << step_line(view);
      EXPECT_TRUE(view.before.empty_cells().contains(line.to)) << step_line(view);
    }
    EXPECT_EQ(picture.bar_lines.empty(), house_bars(view).bars.empty()) << step_line(view);
    lines += static_cast<int>(picture.bar_lines.size());
    digits += bars.size();
  });
  EXPECT_GT(lines, 5);
  EXPECT_GT(digits, 10);
}

TEST(Picture, ShowsTheMoreParticularOfTwoRoles) {
  const Grid grid;
  Step step(TechniqueId::x_wing);
  const Cell cell(40);
  const Digit digit = Digit::of(5);
  step.effects.removes.insert({Cell(41), digit});
  step.evidence.add(Role::body, {cell}, {digit});
  step.evidence.add(Role::fin, {cell}, {digit});
  const Link link{{{cell}, digit}, {{Cell(44)}, digit}, LinkKind::weak};
  const Picture picture = draw::picture_of(StepView{grid, step, {&link, 1}});
  EXPECT_EQ(picture.shape_of({cell, digit}), MarkShape::fin);
  EXPECT_EQ(picture.shape_of({Cell(44), digit}), MarkShape::node_false);
}

TEST(Picture, ShowsAPlacedDigitAmongTheMarksOfItsCellWhereTheseTakePart) {
  const Grid grid;
  Step step(TechniqueId::bivalue_oddagon);
  step.effects.places.insert({Cell(0), Digit::of(1)});
  EXPECT_EQ(draw::picture_of(StepView{grid, step, {}}).placed, step.effects.places);
  step.evidence.add(Role::floor, {Cell(0)}, {Digit::of(2)});
  const Picture picture = draw::picture_of(StepView{grid, step, {}});
  EXPECT_TRUE(picture.placed.empty());
  EXPECT_EQ(picture.placed_marks, step.effects.places);
}

TEST(Picture, ShowsChainsOfTheScaleAndThoseInsideThem) {
  const Grid puzzle = grid_of_line("12....7....7....36....7.........4..8.4.9.......6.2.3...7.5.8.9.5..........2.3.1..");
  int with_inner = 0;
  SeRater rater;
  (void)rater.explain(puzzle, [&](const SeEvent& event) {
    const Picture picture = draw::picture_of(event.view);
    EXPECT_EQ(picture.arrows.empty(), event.view.branches.empty());
    if (std::ranges::any_of(picture.arrows, &draw::Arrow::is_inner)) ++with_inner;
  });
  EXPECT_GT(with_inner, 0);
}

}  // namespace
}  // namespace deduku::testing
