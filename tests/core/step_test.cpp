#include "deduku/step.hpp"

#include <gtest/gtest.h>

#include "deduku/owned_step.hpp"
#include "src/core/step_sink.hpp"

namespace deduku {
namespace {

constexpr auto no_argument = [](Evidence&) {};

constexpr TechniqueId any_technique{};

Step removing(Candidate candidate) {
  Step step{any_technique};
  step.effects.removes.insert(candidate);
  step.evidence.length = static_cast<std::uint16_t>(candidate.index());
  return step;
}

TEST(StepSink, StopsAtTheFirstOrTakesAll) {
  StepSink first(StepSink::Wanted::first);
  EXPECT_TRUE(first.emit(removing(Candidate(0)), no_argument));
  StepSink all(StepSink::Wanted::all);
  EXPECT_FALSE(all.emit(removing(Candidate(0)), no_argument));
  EXPECT_FALSE(all.emit(removing(Candidate(1)), no_argument));
  EXPECT_EQ(all.found().size(), 2U);
  all.clear();
  EXPECT_TRUE(all.found().empty());
}

/// For techniques without a surcharge, and with one of ten times the length: the index of the candidate.
constexpr Surcharge no_surcharge;
constexpr Surcharge surcharge{{{.count = StepCount::variables, .per = 10}}, 1000};

TEST(StepSink, KeepsTheCheapestOfAllThatEmit) {
  StepSink sink(StepSink::Wanted::cheapest);
  sink.begin(300, no_surcharge, 400);
  EXPECT_FALSE(sink.emit(removing(Candidate(7)), no_argument));
  EXPECT_EQ(sink.min_cost(), 300);
  sink.begin(280, surcharge, 400);
  EXPECT_TRUE(sink.accepts(20));
  EXPECT_FALSE(sink.accepts(21));
  EXPECT_FALSE(sink.emit_cheapest(removing(Candidate(3)), no_argument, {}, 30));
  EXPECT_FALSE(sink.emit_cheapest(removing(Candidate(2)), no_argument, {}, 20));
  EXPECT_EQ(sink.found().size(), 2U);
  EXPECT_FALSE(sink.emit_cheapest(removing(Candidate(1)), no_argument, {}, 10));
  EXPECT_FALSE(sink.emit_cheapest(removing(Candidate(1)), no_argument, {}, 10));
  EXPECT_FALSE(sink.emit_cheapest(removing(Candidate(2)), no_argument, {}, 20));
  ASSERT_EQ(sink.found().size(), 1U);
  EXPECT_EQ(sink.found()[0].effects.removes, CandidateSet{Candidate(1)});
  EXPECT_EQ(sink.min_cost(), 290);
}

TEST(StepSink, StopsAtTheCeilingOnlyWhoseStepsItWouldTake) {
  StepSink sink(StepSink::Wanted::cheapest);
  sink.begin(300, surcharge, 320);
  EXPECT_TRUE(sink.should_search_at(20));
  EXPECT_EQ(sink.stopped_at(), std::nullopt);
  EXPECT_FALSE(sink.should_search_at(30));
  EXPECT_EQ(sink.stopped_at(), 330);
  sink.begin(300, surcharge, 320);
  EXPECT_FALSE(sink.emit(removing(Candidate(1)), no_argument));
  EXPECT_FALSE(sink.should_search_at(30));
  EXPECT_EQ(sink.stopped_at(), std::nullopt) << "there is something cheaper";
}

TEST(StepList, KeepsTheLinksOfEachStep) {
  const Link link{{{Cell(0)}, Digit(0)}, {{Cell(1), Cell(2)}, Digit(0)}, LinkKind::weak};
  const std::array<Link, 2> two{link, link};
  StepList list;
  list.add(removing(Candidate(5)), two);
  list.add(removing(Candidate(6)), {});
  list.add(removing(Candidate(7)), {two.data(), 1});
  EXPECT_EQ(list.links(list[0]).size(), 2U);
  EXPECT_EQ(list.links(list[1]).size(), 0U);
  ASSERT_EQ(list.links(list[2]).size(), 1U);
  EXPECT_EQ(list.links(list[2])[0], link);
}

TEST(StepList, KeepsTheBranchesOfEachStep) {
  BranchList branches;
  const Node node{{Cell(0)}, Digit(0)};
  branches.begin(node, true);
  EXPECT_EQ(branches.add(node, false, Cause::row, std::array<std::uint16_t, 1>{0}), 1);
  branches.begin(node, false);
  StepList list;
  list.add(removing(Candidate(5)), {}, branches.all());
  list.add(removing(Candidate(6)), {});
  list.add(removing(Candidate(7)), {}, {branches, {1, 1}});
  branches.clear();
  ASSERT_EQ(list.branches(list[0]).size(), 2U);
  const Branch first = list.branches(list[0])[0];
  ASSERT_EQ(first.nodes.size(), 2U);
  EXPECT_EQ(first.nodes[1].cause, Cause::row);
  EXPECT_EQ(first.parents(first.nodes[1]).size(), 1U);
  EXPECT_TRUE(list.branches(list[1]).empty());
  ASSERT_EQ(list.branches(list[2]).size(), 1U);
  EXPECT_FALSE(list.branches(list[2])[0].nodes[0].is_true);
}

TEST(StepSink, SaysThatASearchWasCutUntilItIsCleared) {
  StepSink sink(StepSink::Wanted::all);
  EXPECT_FALSE(sink.is_cut());
  sink.note_cut();
  EXPECT_TRUE(sink.is_cut());
  sink.clear();
  EXPECT_FALSE(sink.is_cut());
}

TEST(StepSink, EmitsADraftAsOftenAsItIsFilled) {
  StepSink sink(StepSink::Wanted::all);
  for (int count : {3, 30, 2}) {
    Step& step = sink.draft(any_technique, 1);
    EXPECT_EQ(step, Step(any_technique, 1)) << "the draft is empty";
    step.effects.removes.insert(Candidate(count));
    for (int i = 0; i < count; ++i) step.evidence.add(Role::body, {Cell(i)}, {Digit(0)});
    EXPECT_FALSE(sink.emit(step, no_argument));
  }
  ASSERT_EQ(sink.found().size(), 3U);
  EXPECT_EQ(sink.found()[0].evidence.count(Role::body), 3);
  EXPECT_EQ(sink.found()[1].evidence.count(Role::body), 30);
  EXPECT_EQ(sink.found()[2].evidence.count(Role::body), 2);
}

/// The first cells, each as a part of its own.
Evidence evidence_of(int count) {
  Evidence evidence;
  for (int i = 0; i < count; ++i) evidence.add(Role::als, {Cell(i)}, {Digit(0)});
  return evidence;
}

TEST(Evidence, HoldsAsManyPartsAsItTakes) {
  for (int count : {0, 1, 5, 6, 7, 8, 24, 25, 80}) {
    const Evidence evidence = evidence_of(count);
    ASSERT_EQ(evidence.parts().size(), static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i) {
      EXPECT_EQ(evidence.parts()[static_cast<std::size_t>(i)].cells, CellSet{Cell(i)});
      EXPECT_EQ(evidence.parts()[static_cast<std::size_t>(i)].index, i);
    }
    EXPECT_EQ(evidence, evidence_of(count));
    EXPECT_NE(evidence, evidence_of(count + 1));
  }
}

TEST(Evidence, IsCopiedOverLongerAndShorterOnes) {
  Evidence evidence = evidence_of(30);
  evidence = evidence_of(2);
  EXPECT_EQ(evidence, evidence_of(2));
  evidence = evidence_of(40);
  EXPECT_EQ(evidence, evidence_of(40));
  evidence.clear();
  EXPECT_EQ(evidence, Evidence());
}

TEST(StepList, KeepsItsStepsWhereItIsUsedAgain) {
  StepList list;
  list.add(removing(Candidate(5)), {});
  list.add(removing(Candidate(6)), {});
  list.clear();
  EXPECT_TRUE(list.empty());
  EXPECT_EQ(list.begin(), list.end());
  list.add(removing(Candidate(7)), {});
  ASSERT_EQ(list.size(), 1U);
  EXPECT_EQ(list[0], removing(Candidate(7)));
}

TEST(Evidence, CountsThePartsOfARole) {
  Evidence evidence;
  evidence.add(Role::als, {Cell(1)}, {Digit(1)});
  evidence.add(Role::pincer, {Cell(2)}, {Digit(1)});
  evidence.add(Role::als, {Cell(3)}, {Digit(1)});
  evidence.add_to(0, Role::als, {Cell(4)}, {Digit(1)});
  std::vector<int> indices;
  for (const Part& part : evidence.parts()) indices.push_back(part.index);
  EXPECT_EQ(indices, (std::vector<int>{0, 0, 1, 0}));
}

TEST(Evidence, JoinsPartsWithTheSameRole) {
  Evidence evidence;
  evidence.add(Role::pincer, {Cell(1)}, {Digit(1)});
  evidence.add(Role::pincer, {Cell(2)}, {Digit(2)});
  evidence.add(Role::pivot, {Cell(3)}, {Digit(1), Digit(2)});
  EXPECT_EQ(evidence.cells(Role::pincer), (CellSet{Cell(1), Cell(2)}));
  EXPECT_EQ(evidence.digits_of(Role::pincer), (DigitSet{Digit(1), Digit(2)}));
  EXPECT_EQ(evidence.cells(), (CellSet{Cell(1), Cell(2), Cell(3)}));
  EXPECT_TRUE(evidence.cells(Role::fin).empty());
}

TEST(Grid, AppliesRemovalsAndPlacements) {
  Grid grid;
  Step step = removing({Cell(0), Digit(0)});
  step.effects.places.insert({Cell(80), Digit(8)});
  EXPECT_EQ(grid.apply(step.effects), Status::progress);
  EXPECT_FALSE(grid.has(Cell(0), Digit(0)));
  EXPECT_EQ(grid.value(Cell(80)), Digit(8));
  EXPECT_EQ(grid.apply(removing({Cell(0), Digit(0)}).effects), Status::nothing);
}

TEST(OwnedStep, KeepsWhatTheSearchForgets) {
  const Link link{{{Cell(0)}, Digit(0)}, {{Cell(1)}, Digit(0)}, LinkKind::weak};
  const std::array<std::uint16_t, 1> parents{0};
  BranchList branches;
  branches.begin(link.from, true);
  branches.add(link.to, false, Cause::row, parents);
  Grid grid;
  StepList list;
  list.add(removing(Candidate(7)), {});
  list.add(removing(Candidate(8)), std::span(&link, 1), branches.all());

  const OwnedStep owned(list.view(grid, list[1]));
  const OwnedStep copy = owned;
  list.clear();
  branches.clear();
  ASSERT_EQ(grid.place(Cell(80), Digit(3)), Status::progress);

  for (const OwnedStep* step : {&owned, &copy}) {
    EXPECT_EQ(step->before(), Grid());
    EXPECT_TRUE(step->step().effects.removes.contains(Candidate(8)));
    const StepView view = step->view();
    ASSERT_EQ(view.links.size(), 1U);
    EXPECT_EQ(view.links[0], link);
    ASSERT_EQ(view.branches.size(), 1U);
    EXPECT_EQ(view.branches[0].nodes[1].node, link.to);
    EXPECT_EQ(view.branches[0].parents(view.branches[0].nodes[1])[0], 0);
  }
}

}  // namespace
}  // namespace deduku
