// A user-defined technique takes part in paths, R, hints and proofs.
#include "deduku/own_technique.hpp"

#include <gmock/gmock.h>

#include <nlohmann/json.hpp>
#include <thread>

#include "deduku/check.hpp"
#include "deduku/draw.hpp"
#include "deduku/explain.hpp"
#include "deduku/formats.hpp"
#include "deduku/json.hpp"
#include "deduku/proof.hpp"
#include "deduku/rate.hpp"
#include "deduku/rating.hpp"
#include "deduku/round_rating.hpp"

namespace deduku::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::ThrowsMessage;

MATCHER_P(Refuses, sentence, "") {
  return ::testing::ExplainMatchResult(ThrowsMessage<std::invalid_argument>(HasSubstr(sentence)), arg, result_listener);
}

/// Two cells of a house with the same two candidates.
bool emit_pair(const Grid& grid, House house, const CellSet& pair, DigitSet digits, StepEmitter& steps) {
  Effects effects;
  for (Digit digit : digits) effects.removes.insert(digit, grid.cells(house, digit) - pair);
  if (!effects.has_effect()) return false;
  Evidence evidence;
  evidence.digits = digits;
  evidence.base = {house};
  evidence.add(Role::body, pair, digits);
  evidence.use(pair);
  return steps.emit(effects, evidence);
}

void find_pairs(const Grid& grid, StepEmitter& steps) {
  const CellSet bivalue = grid.cells_with_count(2);
  for (House house : House::all()) {
    for (Cell first : bivalue& cells_of(house)) {
      for (Cell second : bivalue& cells_of(house)) {
        if (second <= first || grid.candidates(first) != grid.candidates(second)) continue;
        if (emit_pair(grid, house, {first, second}, grid.candidates(first), steps)) return;
      }
    }
    if (!steps.goes_on()) return;
  }
}

OwnTechnique twins() {
  return {.key = "twins",
          .name = "Twins",
          .family = Family::subsets,
          .sentence = "{Body} look the same: {digits}.",
          .find = find_pairs};
}

/// The default ladder with twins in the place of pairs.
Ladder with_twins() {
  Ladder ladder = default_ladder();
  std::erase_if(ladder.rungs, [](const Rung& rung) {
    return rung.technique == TechniqueId::naked_pair || rung.technique == TechniqueId::locked_pair;
  });
  ladder.add(twins(), 300);
  return ladder;
}

const Board puzzle = Board::of("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..");
/// A puzzle whose path has a naked pair, and the board at that step.
const Board with_pair = Board::of(".....7.42....3..81.4...16...6......59..4.6..75......2...28...5.43..2....65.7.....");

Board before_pair() {
  for (const StepEvent& event : path(with_pair, {.ladder = with_twins()})) {
    if (event.view.step.own) return formats::board_of(event.view.before);
  }
  return {};
}

TEST(OwnTechnique, StandsOnTheLadderWhereItsCostBelongs) {
  const Ladder ladder = with_twins();
  EXPECT_TRUE(std::ranges::is_sorted(default_ladder().rungs, {}, &Rung::cost) ==
              std::ranges::is_sorted(ladder.rungs, {}, &Rung::cost));
  const auto id = static_cast<TechniqueId>(technique_count);
  EXPECT_TRUE(is_own(id));
  EXPECT_EQ(std::ranges::count(ladder.rungs, id, &Rung::technique), 1);
  EXPECT_EQ(ladder.own_technique(id)->name, "Twins");
  EXPECT_EQ(default_ladder().own_technique(id), nullptr);
  EXPECT_EQ(key(id), "own_technique");
  EXPECT_THAT(ladder_json(ladder).dump(), HasSubstr(R"("technique":"twins","name":"Twins","family":"subsets")"));
}

TEST(OwnTechnique, FindsWhatATechniqueOfDedukuFinds) {
  const Grid grid(before_pair());
  const Ladder ladder = with_twins();
  Solver solver(ladder);
  std::set<std::string> own;
  std::set<std::string> known;
  for (const Step& step : solver.all_steps(grid, static_cast<TechniqueId>(technique_count)))
    own.insert(effects_text(step.effects));
  for (const TechniqueId id : {TechniqueId::naked_pair, TechniqueId::locked_pair}) {
    for (const Step& step : solver.all_steps(grid, id)) known.insert(effects_text(step.effects));
  }
  EXPECT_FALSE(own.empty());
  EXPECT_FALSE(known.empty());
}

TEST(OwnTechnique, TakesPartInAPathAndItsStepsAreProved) {
  int found = 0;
  for (const StepEvent& event : path(with_pair, {.ladder = with_twins()})) {
    if (!event.view.step.own) continue;
    ++found;
    EXPECT_EQ(step_key(event.view), "twins");
    EXPECT_EQ(step_name(event.view), "Twins");
    EXPECT_EQ(family_of(event.view), Family::subsets);
    EXPECT_THAT(sentence(event.view), HasSubstr("look the same"));
    EXPECT_THAT(sentence(event.view, {.language = Language::de}), HasSubstr("look the same"));
    EXPECT_THAT(step_line(event.view), ::testing::StartsWith("twins"));
    EXPECT_EQ(check(event.view.before, premises_of(event.view), event.view.step.effects, Promise::none).verdict,
              Verdict::proved);
    EXPECT_THAT(draw_step(event.view), HasSubstr("look the same"));
    for (int level = 1; level <= 5; ++level) EXPECT_FALSE(hint_text(event.view, level).empty());
    const auto json = step_json(event.view, event.rung);
    EXPECT_EQ(json["technique"], "twins");
    EXPECT_FALSE(json["premises"].is_null());
  }
  EXPECT_GT(found, 0);
}

TEST(OwnTechnique, IsGivenAsAHint) {
  Ladder ladder{.name = "mine", .rungs = {}};
  const TechniqueId id = ladder.add(twins(), 300);
  const Hint said = hint(before_pair(), 5, {.ladder = ladder});
  ASSERT_TRUE(said.status == HintFinding::found);
  EXPECT_EQ(said.rung->technique, id);
  EXPECT_THAT(said.text, HasSubstr("Twins"));
}

TEST(OwnTechnique, CountsForR) {
  Ladder dear = default_ladder();
  dear.add(twins(), 1);  // before all others
  const RoundRating rating = RoundRater(dear).rate(with_pair);
  EXPECT_EQ(rating.outcome, Outcome::solved);
  Ladder alone = *ladder_part(default_ladder(), "singles,pointing,claiming");
  const TechniqueId id = alone.add(twins(), 700);
  std::set<int> costs;
  RoundRater(alone).rate(with_pair, [&](const RoundEvent& event) { costs.insert(event.round.cost); });
  EXPECT_TRUE(costs.contains(700));
  EXPECT_GT(LadderRater(alone).rate(with_pair).tally[static_cast<std::size_t>(id)], 0);
  EXPECT_EQ(RoundRater(with_twins()).rate(puzzle).outcome, RoundRater().rate(puzzle).outcome);
}

TEST(OwnTechnique, IsPartOfAProof) {
  const FoundPath found = path(with_pair, {.ladder = with_twins()});
  const Slice short_path = shortened(found.path, Promise::givens, with_twins());
  EXPECT_TRUE(short_path.is_proved);
}

/// A kept path needs neither the solver nor the ladder.
TEST(OwnTechnique, OutlivesItsLadder) {
  std::optional<OwnedStep> kept;
  {
    Ladder ladder{.name = "mine", .rungs = {}};
    ladder.add(twins(), 300);
    kept = hint(before_pair(), 5, {.ladder = ladder}).step;
  }
  EXPECT_EQ(step_name(*kept), "Twins");
}

TEST(OwnTechnique, IsNamedWhereAPartOfTheLadderIs) {
  const Expected<Ladder> part = ladder_part(with_twins(), "twins");
  ASSERT_TRUE(part);
  EXPECT_EQ(part->rungs.size(), 1U);
  EXPECT_TRUE(hint(before_pair(), 5, {.ladder = *part}).step);
}

TEST(OwnTechnique, ServesSeveralThreads) {
  const Ladder ladder = with_twins();
  std::vector<std::string> figures(3);
  {
    std::vector<std::jthread> threads;
    for (std::string& figure : figures) {
      threads.emplace_back([&] { figure = rate(with_pair, "r", {.ladder = ladder}).front().figure.text; });
    }
  }
  EXPECT_EQ(figures[0], figures[1]);
  EXPECT_EQ(figures[0], figures[2]);
}

TEST(OwnTechnique, IsAskedOnlyWhereItsPromiseHolds) {
  OwnTechnique technique = twins();
  technique.needs_uniqueness = true;
  Ladder ladder{.name = "mine", .rungs = {}};
  const TechniqueId id = ladder.add(technique, 300);
  Solver solver(ladder);
  const Grid grid(before_pair());
  EXPECT_TRUE(solver.all_steps(grid, id, Promise::none).empty());
  EXPECT_FALSE(solver.all_steps(grid, id, Promise::givens).empty());
}

/// A technique that removes a digit of the solution is detected.
TEST(OwnTechnique, ThatIsUnsoundEndsThePath) {
  OwnTechnique technique = twins();
  technique.find = [](const Grid& grid, StepEmitter& steps) {
    Effects effects;
    effects.removes.insert(Candidate(grid.empty_cells().first(), grid.candidates(grid.empty_cells().first()).first()));
    if (steps.emit(effects, Evidence())) return;
  };
  Ladder ladder{.name = "mine", .rungs = {}};
  ladder.add(technique, 300);
  EXPECT_EQ(path(puzzle, {.ladder = ladder}).outcome, Outcome::unsound);
}

TEST(OwnTechnique, IsCheckedWhenItIsAdded) {
  Ladder ladder = with_twins();
  const auto without = [](auto change) {
    OwnTechnique technique = twins();
    technique.key = "others";
    change(technique);
    return technique;
  };
  EXPECT_THAT([&] { ladder.add(twins(), 1); }, Refuses("has this key"));
  EXPECT_THAT([&] { ladder.add(without([](auto& t) { t.key = "x_wing"; }), 1); }, Refuses("has this key"));
  EXPECT_THAT([&] { ladder.add(without([](auto& t) { t.key = "My Wing"; }), 1); }, Refuses("small letters"));
  EXPECT_THAT([&] { ladder.add(without([](auto& t) { t.name = ""; }), 1); }, Refuses("no name"));
  EXPECT_THAT([&] { ladder.add(without([](auto& t) { t.find = nullptr; }), 1); }, Refuses("no finder"));
  EXPECT_THAT([&] { ladder.add(without([](auto&) {}), -1); }, Refuses("negative or above"));
  EXPECT_THAT([&] { ladder.add(without([](auto&) {}), most_cost + 1); }, Refuses("negative or above"));
  for (int i = 1; i < most_own_techniques; ++i) {
    ladder.add(without([i](auto& t) { t.key = "t" + std::to_string(i); }), 1);
  }
  EXPECT_THAT([&] { ladder.add(without([](auto&) {}), 1); }, Refuses("as many"));
}

TEST(OwnTechnique, EmitsStepsOfItsGrid) {
  const auto emitting = [](const Effects& effects) {
    OwnTechnique technique = twins();
    technique.find = [effects](const Grid&, StepEmitter& steps) { (void)steps.emit(effects, Evidence()); };
    Ladder ladder{.name = "mine", .rungs = {}};
    ladder.add(technique, 300);
    (void)path(puzzle, {.ladder = ladder});
  };
  EXPECT_THAT([&] { emitting({}); }, Refuses("changes nothing"));
  EXPECT_THAT([&] { emitting({.removes = {Candidate(Cell::at(0, 0), Digit::of(1))}}); }, Refuses("not a candidate"));
  const Candidate open(Cell::at(0, 1), Grid(puzzle).candidates(Cell::at(0, 1)).first());
  EXPECT_THAT([&] { emitting({.places = {open}, .removes = {open}}); }, Refuses("removes a candidate that it places"));
}

}  // namespace
}  // namespace deduku::testing
