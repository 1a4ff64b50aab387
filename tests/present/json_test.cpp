#include "deduku/json.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "deduku/explain.hpp"
#include "deduku/points.hpp"
#include "tests/present/real_steps.hpp"

namespace deduku {
namespace {

using Json = nlohmann::ordered_json;
using testing::cells_named;

const Rung& rung_of(const Step& step) {
  return default_ladder().rungs[static_cast<std::size_t>(step.technique)];
}

/// The candidates in a list of candidate objects; cell, row and column must agree.
CandidateSet read_candidates(const Json& list) {
  CandidateSet candidates;
  for (const Json& item : list) {
    const Cell cell = Cell::at(item["row"].get<int>() - 1, item["column"].get<int>() - 1);
    EXPECT_EQ(item["cell"], cells_text({cell}));
    candidates.insert({cell, Digit::of(item["digit"])});
  }
  return candidates;
}

/// The grid described by its JSON.
Grid read_grid(const Json& json) {
  const std::string line = json["line"];
  const std::string givens = json["givens"];
  Board board;
  board.marks.emplace();
  for (Cell cell : Cell::all()) {
    const auto i = static_cast<std::size_t>(cell.index());
    if (line[i] != '.') board.values[i] = static_cast<std::uint8_t>(line[i] - '0');
    if (givens[i] != '.') board.givens.insert(cell);
    for (char digit : json["candidates"][i].get<std::string>()) {
      (*board.marks)[i].insert(Digit::of(digit - '0'));
    }
  }
  return Grid(board);
}

TEST(GridJson, KeepsDigitsGivensAndCandidates) {
  std::mt19937_64 rng(3);
  for (int i = 0; i < 50; ++i) {
    Grid grid;
    ASSERT_NE(grid.give(Cell(40), Digit::of(5)), Status::contradiction);
    ASSERT_NE(grid.place(Cell(0), Digit::of(3)), Status::contradiction);
    ASSERT_NE(grid.eliminate(Candidate(Cell(80), Digit::of(9))), Status::contradiction);
    EXPECT_EQ(read_grid(grid_json(grid)), grid);
    const Grid state = testing::random_state(rng, testing::random_solution(rng));
    EXPECT_EQ(read_grid(Json::parse(grid_json(state).dump())), state);
  }
}

TEST(StepJson, HasTheFieldsOfTheSchemaInOrder) {
  const Grid grid;
  Step step{TechniqueId::naked_single};
  step.effects.places.insert({Cell(0), Digit::of(1)});
  const Json json = step_json({grid, step, {}}, &rung_of(step));
  std::vector<std::string> fields;
  for (const auto& item : json.items()) fields.push_back(item.key());
  EXPECT_EQ(fields, (std::vector<std::string>{"technique", "name", "variant", "needs_uniqueness", "level", "cost",
                                              "grid", "places", "removes", "evidence", "premises", "sentence", "hints",
                                              "notation", "chain"}));
}

TEST(RealSteps, StepJsonSaysOfEveryRealStepWhatItDoesAndWhy) {
  testing::for_each_real_step(
      [](const StepView& view) {
        const Rung& rung = rung_of(view.step);
        const Json json = step_json(view, &rung);
        EXPECT_TRUE(Json::accept(json.dump()));
        EXPECT_EQ(json["technique"], key(view.step.technique));
        EXPECT_EQ(json["cost"], points(cost_of(rung, view.step)));
        EXPECT_EQ(json["level"], name(level_of(cost_of(rung, view.step))));
        EXPECT_EQ(read_candidates(json["places"]), view.step.effects.places);
        EXPECT_EQ(read_candidates(json["removes"]), view.step.effects.removes);
        EXPECT_EQ(json["sentence"], sentence(view));
        EXPECT_EQ(json["notation"], step_line(view));
        EXPECT_EQ(json["hints"].size(), 5U);
        EXPECT_EQ(json["evidence"]["parts"].size(), view.step.evidence.parts().size());
        EXPECT_EQ(json["evidence"]["links"].size(), view.links.size());
        EXPECT_EQ(json["evidence"]["branches"].size(), view.branches.size());
        for (const Json& link : json["evidence"]["links"]) EXPECT_FALSE(link["reason"].is_null()) << link;
        EXPECT_TRUE(view.before.all_candidates().contains(read_candidates(json["evidence"]["candidates"])));
      },
      3);
}

TEST(StepJson, TellsApartTheCoverHousesOfTwoFishInOneStep) {
  const Grid grid;
  Step step{TechniqueId::finned_x_wing, 1};
  step.evidence.base = {House::row(6), House::row(7)};
  step.evidence.covers = {HouseSet{House::column(3), House::column(7)}, HouseSet{House::column(5), House::column(7)}};
  step.evidence.cover = step.evidence.covers[0] | step.evidence.covers[1];
  const Json houses = step_json({grid, step, {}}, &rung_of(step))["evidence"]["houses"];
  EXPECT_FALSE(houses[0].contains("fish"));
  EXPECT_EQ(houses[2]["fish"], Json({0}));
  EXPECT_EQ(houses[3]["fish"], Json({1}));
  EXPECT_EQ(houses[4]["fish"], Json({0, 1}));
}

TEST(StepJson, SpellsOutEvidence) {
  const Grid grid;
  Step step{TechniqueId::hidden_single};
  step.evidence.digits = {Digit::of(4)};
  step.evidence.base = {House::row(3)};
  step.evidence.cover = {House::box(8)};
  step.evidence.goal = {House::column(2)};
  step.evidence.add(Role::pivot, cells_named({"r1c2"}), {Digit::of(4)});
  step.effects.removes.insert(Digit::of(4), cells_named({"r9c9"}));
  const std::vector<Link> links = {
      {{cells_named({"r1c2"}), Digit::of(4)}, {cells_named({"r1c7", "r1c9"}), Digit::of(5)}, LinkKind::weak}};
  BranchList branches;
  branches.begin(links[0].from, true);
  branches.add({links[0].to.cells, Digit::of(4)}, false, Cause::row, std::array<std::uint16_t, 1>{0});
  const Json json = step_json({grid, step, links, branches.all()}, &rung_of(step))["evidence"];
  EXPECT_EQ(json["digits"], Json({4}));
  EXPECT_EQ(json["houses"][0].dump(),
            R"({"role":"base","house":"row 4","kind":"row","number":4,"cells":["r4c1","r4c2","r4c3","r4c4",)"
            R"("r4c5","r4c6","r4c7","r4c8","r4c9"]})");
  EXPECT_EQ(json["houses"][1]["house"], "box 9");
  EXPECT_EQ(json["houses"][2]["role"], "goal");
  EXPECT_EQ(json["houses"][2]["house"], "column 3");
  EXPECT_EQ(json["parts"].dump(), R"([{"role":"pivot","index":0,"cells":["r1c2"],"digits":[4]}])");
  EXPECT_EQ(json["candidates"].dump(), R"([{"cell":"r1c2","row":1,"column":2,"digit":4,"role":"pivot"}])");
  EXPECT_EQ(json["links"].dump(),
            R"([{"from":{"cells":["r1c2"],"digit":4},"to":{"cells":["r1c7","r1c9"],"digit":5},"kind":"weak",)"
            R"("reason":null,"house":null,"part":null}])");
  EXPECT_EQ(json["branches"].dump(),
            R"([{"nodes":[{"cells":["r1c2"],"digit":4,"is_true":true,"cause":"assumption","parents":[]},)"
            R"({"cells":["r1c7","r1c9"],"digit":4,"is_true":false,"cause":"row","parents":[0]}],)"
            R"("text":"r1c2=4 -> r1c79<>4"}])");
}

/// Every key of an object and of the objects in it.
void collect_keys(const Json& json, std::vector<std::string>& keys) {
  for (const auto& item : json.items()) {
    if (json.is_object()) keys.push_back(item.key());
    if (item.value().is_structured()) collect_keys(item.value(), keys);
  }
}

TEST(Schema, DocumentsEveryFieldRoleAndLevel) {
  std::stringstream text;
  text << std::ifstream(DEDUKU_SOURCE_DIR "/docs/json.md").rdbuf();
  const std::string page = text.str();
  Step step{TechniqueId::naked_single};
  step.evidence.base = {House::row(0)};
  step.evidence.add(Role::body, {Cell(0)}, {Digit::of(1)});
  step.effects.places.insert({Cell(0), Digit::of(1)});
  const Node node{{Cell(0)}, Digit::of(1)};
  const std::vector<Link> links = {{node, node, LinkKind::strong}};
  const Grid grid;
  std::vector<std::string> words;
  BranchList branches;
  branches.begin(node, true);
  collect_keys(step_json({grid, step, links, branches.all()}, &rung_of(step)), words);
  for (int i = 0; i < cause_count; ++i) words.emplace_back(name(static_cast<Cause>(i)));
  collect_keys(ladder_json(default_ladder()), words);
  for (int i = 0; i < role_count; ++i) words.emplace_back(name(static_cast<Role>(i)));
  for (int i = 0; i < level_count; ++i) words.emplace_back(name(static_cast<Level>(i)));
  const auto has = [&](const std::string& named) { return page.find("`" + named + "`") != std::string::npos; };
  for (const std::string& word : words) EXPECT_TRUE(has(word) || has("\"" + word + "\"")) << word;
}

TEST(LadderJson, CanBeReadAgain) {
  const Expected<Ladder> ladder = parse_ladder(ladder_json(default_ladder()).dump(2));
  ASSERT_TRUE(ladder) << ladder.error().message;
  EXPECT_EQ(*ladder, default_ladder());
}

}  // namespace
}  // namespace deduku
