// Hints for steps of the Sudoku Explainer scale: the same levels as those of the ladder.
#include <gtest/gtest.h>

#include "deduku/explain.hpp"
#include "deduku/se_rating.hpp"
#include "tests/support/hint_words.hpp"
#include "tests/support/puzzle_file.hpp"
#include "tests/support/random_puzzle.hpp"

namespace deduku::testing {
namespace {

/// The name of the technique on level 2, by its key.
std::string family_words(std::string_view key) {
  const auto has = [&](std::string_view part) { return key.find(part) != std::string_view::npos; };
  if (has("single")) return "a cell that can be filled in at once";
  if (has("locking")) return "a digit confined to the cells in which a box and a line cross";
  if (has("x_wing") || has("fish")) return "a fish: a digit confined to as many columns as rows";
  if (has("wing")) return "a wing: a few cells with few candidates that force a digit into one of its ends";
  if (has("unique") || has("bug")) return "a pattern that would give the puzzle a second solution";
  if (has("aligned")) return "groups of cells with just one more digit than cells";
  if (has("pair") || has("triplet") || has("quad")) return "a pair, triple or quad";
  return key == "forcing_chain" ? "a chain: if one candidate is false, another is true, and so on"
                                : "a choice with the same conclusion in every case, or with a contradiction in one";
}

HintLimits limits_of(const StepView& view, Language language) {
  const Evidence& evidence = view.step.evidence;
  HintLimits limits;
  limits.language = language;
  limits.technique = step_name(view, language);
  if (language == Language::en) limits.family = family_words(step_key(view));
  limits.digits = evidence.digits;
  for (const Part& part : evidence.parts()) limits.digits |= part.digits;
  limits.houses = evidence.base;
  for (const Part& part : evidence.parts()) {
    if (is_set(part.role)) limits.houses |= common_houses(part.cells);
  }
  limits.cells = evidence.cells();
  for (std::size_t i = 0; i < view.branches.outer_count(); ++i) {
    for (const BranchNode& node : view.branches[i].nodes) {
      limits.digits.insert(node.node.digit);
      limits.cells |= node.node.cells;
    }
  }
  limits.cells_to_report = limits.cells;
  limits.filled |= view.step.effects.places.cells();
  limits.removed = view.step.effects.removes;
  const bool is_full_house = evidence.base.size() == 1 && view.before.empty_count(evidence.base.first()) == 1;
  limits.is_hidden_single = step_key(view) == "hidden_single" && !is_full_house;
  limits.asks_for_place = !evidence.goal.empty();
  return limits;
}

TEST(SeHint, EachLevelTellsWhatItMustAndNoMore) {
  std::mt19937_64 rng(71);
  SeRater rater;
  std::array<int, se_producer_count> seen{};
  for (int i = 0; i < 60 && !HasFailure(); ++i) {
    (void)rater.explain(Grid(random_puzzle(rng)), [&](const SeEvent& event) {
      ++seen[static_cast<std::size_t>(event.rated.producer)];
      SCOPED_TRACE(step_name(event.view) + " " + effects_text(event.view.step.effects));
      for (Language language : all_languages) {
        const TextStyle style{language};
        check_hints(limits_of(event.view, language), [&](int level) { return hint_text(event.view, level, style); });
      }
      EXPECT_EQ(hint_text(event.view, 5), step_name(event.view) + ". " + sentence(event.view));
    });
  }
  EXPECT_GE(std::ranges::count_if(seen, [](int count) { return count > 0; }), 12);
}

TEST(SeHint, TheNextStepAloneIsTheFirstOfThePath) {
  std::mt19937_64 rng(72);
  SeRater rater;
  for (int i = 0; i < 20; ++i) {
    const Grid grid(random_puzzle(rng));
    std::vector<SeStep> path;
    (void)rater.explain(grid, [&](const SeEvent& event) { path.push_back(event.rated); });
    std::vector<SeStep> next;
    const SeRating rating = rater.explain_next(grid, [&](const SeEvent& event) { next.push_back(event.rated); });
    ASSERT_EQ(next.size(), 1U);
    EXPECT_EQ(next.front(), path.front());
    EXPECT_EQ(rating.steps, 1);
    EXPECT_EQ(rating.er, path.front().rating);
  }
}

}  // namespace
}  // namespace deduku::testing
