#include <gtest/gtest.h>

#include "deduku/explain.hpp"
#include "deduku/technique.hpp"
#include "tests/present/real_steps.hpp"

namespace deduku {
namespace {

using testing::cells_named;

const Grid empty_grid;

/// The cells in a text like "r1c79, r39c3".
CellSet read_cells(std::string_view text) {
  CellSet cells;
  std::string rows;
  std::string* numbers = nullptr;
  std::string columns;
  const auto flush = [&] {
    for (char row : rows) {
      for (char column : columns) cells.insert(Cell::at(row - '1', column - '1'));
    }
    rows.clear();
    columns.clear();
  };
  for (char letter : text) {
    if (letter == 'r') numbers = &rows;
    if (letter == 'c') numbers = &columns;
    if (letter == ',') flush();
    if ('1' <= letter && letter <= '9') *numbers += letter;
  }
  flush();
  return cells;
}

TEST(Notation, CompressesCellsOfOneRowOrColumn) {
  EXPECT_EQ(cells_text({}), "");
  EXPECT_EQ(cells_text(cells_named({"r1c2"})), "r1c2");
  EXPECT_EQ(cells_text(cells_named({"r1c7", "r1c9", "r3c3", "r9c3"})), "r1c79, r39c3");
  EXPECT_EQ(cells_text(cells_of(House::row(3))), "r4c123456789");
  EXPECT_EQ(cells_text(cells_of(House::column(1))), "r123456789c2");
}

TEST(Notation, PrefersTheFullestLineAndRowsBeforeColumns) {
  EXPECT_EQ(cells_text(cells_named({"r1c1", "r1c2", "r2c1", "r3c1"})), "r123c1, r1c2");
  EXPECT_EQ(cells_text(cells_named({"r2c3", "r2c8", "r7c3", "r7c8"})), "r2c38, r7c38");
}

TEST(Notation, CompressionNamesExactlyTheCells) {
  std::mt19937_64 rng(1);
  for (int i = 0; i < 2000; ++i) {
    CellSet cells;
    const std::uint64_t density = 1 + rng() % 40;
    for (Cell cell : Cell::all()) {
      if (rng() % density == 0) cells.insert(cell);
    }
    EXPECT_EQ(read_cells(cells_text(cells)), cells) << cells_text(cells);
  }
}

TEST(Notation, JoinsHousesOfOneKindAndOfSeveral) {
  EXPECT_EQ(houses_text({House::row(3)}), "row 4");
  EXPECT_EQ(houses_text({House::column(1)}), "column 2");
  EXPECT_EQ(houses_text({House::row(3), House::row(6)}), "rows 4 and 7");
  EXPECT_EQ(houses_text({House::column(0), House::column(4), House::column(8)}), "columns 1, 5 and 9");
  EXPECT_EQ(houses_text({House::box(0), House::box(1)}), "boxes 1 and 2");
  EXPECT_EQ(houses_text({House::row(3), House::box(8)}), "row 4 and box 9");
  EXPECT_EQ(houses_text({House::row(0), House::row(1), House::box(2)}), "rows 1 and 2 and box 3");
}

TEST(Notation, JoinsDigits) {
  EXPECT_EQ(digits_text({Digit::of(4)}), "4");
  EXPECT_EQ(digits_text({Digit::of(7), Digit::of(4)}), "4 and 7");
  EXPECT_EQ(digits_text({Digit::of(1), Digit::of(4), Digit::of(7)}), "1, 4 and 7");
}

TEST(Notation, GroupsEffectsByTheDigitsOfTheirCells) {
  Step step{};
  step.effects.removes.insert(Digit::of(2), cells_named({"r1c2"}));
  step.effects.removes.insert(Digit::of(1), cells_named({"r4c1", "r4c9", "r5c3"}));
  EXPECT_EQ(effects_text(step.effects), "r4c19, r5c3<>1, r1c2<>2");
  step.effects.places.insert({Cell::at(8, 8), Digit::of(4)});
  EXPECT_EQ(effects_text(step.effects), "r9c9=4, r4c19, r5c3<>1, r1c2<>2");
  step.effects.removes.insert(Cell::at(0, 1), {Digit::of(6), Digit::of(9)});
  step.effects.removes.insert(Cell::at(4, 2), {Digit::of(9)});
  step.effects.removes.insert(Cell::at(5, 2), {Digit::of(1), Digit::of(9)});
  EXPECT_EQ(effects_text(step.effects), "r9c9=4, r4c19<>1, r56c3<>19, r1c2<>269");
}

TEST(Notation, WritesChainsInEureka) {
  const Node a{cells_named({"r1c2"}), Digit::of(4)};
  const Node b{cells_named({"r1c7", "r1c9"}), Digit::of(4)};
  const Node c{cells_named({"r5c7"}), Digit::of(8)};
  const std::vector<Link> chain = {{a, b, LinkKind::strong}, {b, c, LinkKind::weak}};
  EXPECT_EQ(chain_text(chain), "(4)r1c2 = (4)r1c79 - (8)r5c7");
  const std::vector<Link> broken = {{a, b, LinkKind::strong}, {a, c, LinkKind::weak}};
  EXPECT_EQ(chain_text(broken), "(4)r1c2 = (4)r1c79; (4)r1c2 - (8)r5c7");
  EXPECT_EQ(chain_text(std::span<const Link>()), "");
}

TEST(Notation, WritesLinksInsideACellIntoItsBrackets) {
  const CellSet first = cells_named({"r1c2"});
  const CellSet second = cells_named({"r1c7"});
  const Node a{first, Digit::of(4)};
  const Node b{first, Digit::of(7)};
  const Node c{second, Digit::of(7)};
  const Node d{second, Digit::of(9)};
  const std::vector<Link> chain = {{a, b, LinkKind::strong}, {b, c, LinkKind::weak}, {c, d, LinkKind::strong}};
  EXPECT_EQ(chain_text(chain), "(4=7)r1c2 - (7=9)r1c7");
  const std::vector<Link> loop = {{b, c, LinkKind::strong}, {c, d, LinkKind::weak}, {d, b, LinkKind::weak}};
  EXPECT_EQ(chain_text(loop), "(7)r1c2 = (7-9)r1c7 - (7)r1c2");
  const std::vector<Link> broken = {{a, b, LinkKind::strong}, {d, c, LinkKind::strong}};
  EXPECT_EQ(chain_text(broken), "(4=7)r1c2; (9=7)r1c7");
}

TEST(StepLine, ShowsHousesAndRolesWhereThereIsMoreThanOne) {
  Step step{TechniqueId::hidden_single};
  step.evidence.digits = {Digit::of(5)};
  step.evidence.base = {House::row(1), House::row(6)};
  step.evidence.cover = {House::column(2), House::column(7)};
  step.evidence.add(Role::body, cells_named({"r2c3", "r2c8", "r7c3", "r7c8"}), {Digit::of(5)});
  step.effects.removes.insert(Digit::of(5), cells_named({"r4c3"}));
  EXPECT_EQ(step_line({empty_grid, step, {}}), "hidden_single  {5} base r27 cover c38 body r2c38, r7c38  =>  r4c3<>5");
}

TEST(StepLine, ShowsTheHouseOfADirectSingle) {
  Step step{TechniqueId::direct_pointing};
  step.evidence.digits = {Digit::of(5)};
  step.evidence.base = {House::box(0)};
  step.evidence.cover = {House::row(1)};
  step.evidence.goal = {House::column(7)};
  step.evidence.add(Role::body, cells_named({"r2c1", "r2c2"}), {Digit::of(5)});
  step.effects.places.insert({Cell::at(6, 7), Digit::of(5)});
  EXPECT_EQ(step_line({empty_grid, step, {}}), "direct_pointing  {5} base b1 cover r2 goal c8 body r2c12  =>  r7c8=5");
}

TEST(StepLine, ShowsASinglePartWithoutItsRole) {
  Step step{TechniqueId::naked_single, 2};
  step.evidence.digits = {Digit::of(4)};
  step.evidence.add(Role::body, cells_named({"r1c2"}), {Digit::of(4)});
  step.effects.places.insert({Cell::at(0, 1), Digit::of(4)});
  EXPECT_EQ(step_line({empty_grid, step, {}}), "naked_single/2  {4} r1c2  =>  r1c2=4");
}

TEST(StepLine, DoesNotDependOnTheOrderOfParts) {
  Step step{TechniqueId::naked_single};
  step.evidence.digits = {Digit::of(1), Digit::of(4), Digit::of(7)};
  Step other = step;
  step.evidence.add(Role::pivot, cells_named({"r2c2"}), {Digit::of(1)});
  step.evidence.add(Role::pincer, cells_named({"r2c7"}), {Digit::of(4)});
  step.evidence.add(Role::pincer, cells_named({"r8c2"}), {Digit::of(4)});
  other.evidence.add(Role::pincer, cells_named({"r8c2", "r2c7"}), {Digit::of(4)});
  other.evidence.add(Role::pivot, cells_named({"r2c2"}), {Digit::of(1)});
  other.effects.removes.insert(Digit::of(4), cells_named({"r8c7"}));
  step.effects.removes = other.effects.removes;
  EXPECT_EQ(step_line({empty_grid, step, {}}), "naked_single  {147} pivot r2c2 pincer r2c7, r8c2  =>  r8c7<>4");
  EXPECT_EQ(step_line({empty_grid, step, {}}), step_line({empty_grid, other, {}}));
}

TEST(RealSteps, StepLineIsOneLineOfTheSameShapeForEveryStep) {
  testing::for_each_real_step([](const StepView& view) {
    const std::string line = step_line(view);
    EXPECT_TRUE(line.starts_with(key(view.step.technique))) << line;
    EXPECT_TRUE(line.ends_with("  =>  " + effects_text(view.step.effects))) << line;
    EXPECT_EQ(line.find('\n'), std::string::npos) << line;
    EXPECT_EQ(line.find("   "), std::string::npos) << line;
  });
}

}  // namespace
}  // namespace deduku
