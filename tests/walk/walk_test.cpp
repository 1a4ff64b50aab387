// The page and the text of a walk, and what they are made of.
#include "deduku/walk.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "deduku/formats.hpp"
#include "src/walk/argument.hpp"
#include "src/walk/cell_names.hpp"
#include "src/walk/markup.hpp"
#include "src/walk/sha256.hpp"
#include "src/walk/step_text.hpp"

namespace deduku::testing {
namespace {

using ::testing::ContainsRegex;
using ::testing::HasSubstr;
using ::testing::Not;

constexpr std::string_view hard = "12....7...56..9...7......6.....95....9...3.158..61.2.....5...27........894.3....1";

Grid grid_of(std::string_view text) {
  return Grid(formats::read_puzzle(text)->board);
}

/// The walk through the hard puzzle, with its ratings.
const Walk& hard_walk() {
  static const Walk walk = [] {
    Walk recorded = Walk::by_ladder(grid_of(hard));
    recorded.rate();
    return recorded;
  }();
  return walk;
}

/// What stands between two marks, the first of them.
std::string between(const std::string& text, std::string_view begin, std::string_view end) {
  const std::size_t from = text.find(begin) + begin.size();
  return text.substr(from, text.find(end, from) - from);
}

std::size_t count_of(const std::string& text, std::string_view part) {
  std::size_t count = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++count;
  return count;
}

TEST(Sha256, GivesTheHashesOfTheStandard) {
  EXPECT_EQ(walk::base64(walk::sha256("")), "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=");
  EXPECT_EQ(walk::base64(walk::sha256("abc")), "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=");
  EXPECT_EQ(walk::base64(walk::sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")),
            "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE=");
  EXPECT_EQ(walk::base64(walk::sha256(std::string(1'000'000, 'a'))), "zcduXJkU+5KBocfihNc+Z/GAmkiklyAOBG05zMcRLNA=");
}

TEST(Markup, EscapesWhatIsNoText) {
  EXPECT_EQ(walk::escaped("a<b> & \"c\" 'd'\x01"), "a&lt;b&gt; &amp; &quot;c&quot; &#39;d&#39;");
  EXPECT_EQ(walk::json_string("</script>\n\"\\"), "\"\\u003c/script\\u003e\\u000a\\u0022\\u005c\"");
}

TEST(Markup, FillsInPlacesOnceAndLeavesUnknownOnes) {
  EXPECT_EQ(walk::filled("{{a}}-{{b}}-{{c}}", {{"a", "{{b}}"}, {"b", "x"}}), "{{b}}-x-{{c}}");
  EXPECT_EQ(walk::filled("no {{end", {}), "no {{end");
}

std::string names_in(std::string_view text, Notation notation) {
  std::string found;
  for (const walk::CellName& name : walk::cell_names(text, notation)) {
    found += std::string(text.substr(name.begin, name.size)) + ":" + std::to_string(name.cells.size()) + " ";
  }
  return found;
}

TEST(CellNames, AreFoundInEveryNotation) {
  EXPECT_EQ(names_in("r1c2, (4)r89c3=7 and r4b9; error1c2 r1c", Notation::rc), "r1c2:1 r89c3:2 ");
  EXPECT_EQ(names_in("A2 CI3, A chain, X-Wing, K4", Notation::a1), "A2:1 CI3:2 ");
  EXPECT_EQ(names_in("K4 I4", Notation::k9), "K4:1 ");
}

TEST(Argument, KnowsTheChainsThatALineNames) {
  const auto named =
      walk::chains_named("r1c2=4 → (chain 12, 13) r4c9≠9 → (locking) r3c3≠1 → (chain 7) r2c2≠1", Language::en);
  ASSERT_EQ(named.size(), 2U);
  EXPECT_EQ(named[0].words, "chain 12, 13");
  EXPECT_THAT(named[0].numbers, ::testing::ElementsAre(12, 13));
  EXPECT_THAT(named[1].numbers, ::testing::ElementsAre(7));
  EXPECT_TRUE(walk::chains_named("(chain) r4c9≠9 (chain 4", Language::en).empty());
}

TEST(Argument, FoldsChainsBelowTheFirstLineThatNeedsThem) {
  const std::vector<walk::Paragraph> argument = {
      {false, 0, {"Suppose r1c1 is 1."}},
      {true, 1, {"r1c1=1 → (chain 2) r1c2≠2", "r1c1=1 → (chain 2) r1c3≠2"}},
      {true, 2, {"r9c9=2 → r1c2≠2"}},
  };
  const std::string html = walk::argument_html(argument, draw::picture_of(grid_of(hard)), {});
  EXPECT_EQ(count_of(html, "data-branch=\"2\""), 1U);
  EXPECT_EQ(count_of(html, "<details class=\"inner\"><summary>chain 2</summary>"), 1U);
  EXPECT_LT(html.find("data-branch=\"2\""), html.find("r1c3"));
}

TEST(Walk, RecordsEveryStepToTheEnd) {
  const Walk& walk = hard_walk();
  EXPECT_EQ(walk.outcome(), Outcome::solved);
  EXPECT_TRUE(walk.end().is_complete());
  EXPECT_EQ(walk.steps().front().before, walk.start());
  Grid grid = walk.start();
  for (std::size_t i = 0; i < walk.steps().size(); ++i) {
    EXPECT_EQ(grid, walk.steps()[i].before);
    EXPECT_NE(grid.apply(walk.step(i).step), Status::contradiction);
  }
  EXPECT_EQ(grid, walk.end());
}

TEST(Walk, KnowsTheOnlyStepsAsEasy) {
  const std::vector<WalkStep>& steps = hard_walk().steps();
  EXPECT_FALSE(steps[0].is_only) << "several singles";
  EXPECT_TRUE(steps[21].is_only) << "the S-Wing";
}

TEST(Walk, RatesWithinItsBudgets) {
  Walk walk = hard_walk();
  EXPECT_EQ(walk.ratings()->r.r, 585);
  EXPECT_EQ(walk.ratings()->se.er, 71);
  EXPECT_EQ(walk.ratings()->hodoku.score, 1390);
  walk.rate({.r = 1, .se = 1, .hodoku = 1});
  EXPECT_EQ(walk.ratings()->r.outcome, Outcome::out_of_budget);
  EXPECT_THAT(walk_page(walk), HasSubstr("not rated within the limit"));
}

TEST(WalkPage, HasEveryStepAndEveryPlaceFilledIn) {
  const std::string page = walk_page(hard_walk());
  EXPECT_EQ(count_of(page, "<article class=\"place\""), hard_walk().steps().size() + 2);
  EXPECT_THAT(page, Not(HasSubstr("{{")));
  EXPECT_THAT(page, Not(HasSubstr(" style=\""))) << "the policy would refuse it";
  EXPECT_EQ(page, walk_page(hard_walk()));
}

TEST(WalkPage, NamesItsStyleAndItsScriptInThePolicy) {
  const std::string page = walk_page(hard_walk());
  const std::string policy = between(page, "Content-Security-Policy\" content=\"", "\"");
  EXPECT_THAT(policy, HasSubstr("default-src 'none'"));
  for (const auto& [begin, end] :
       {std::pair("<style>", "</style>"), std::pair("<script type=\"module\">", "</script>")}) {
    EXPECT_THAT(policy, HasSubstr("'sha256-" + walk::base64(walk::sha256(between(page, begin, end))) + "'"));
  }
}

TEST(WalkPage, KeepsHostileNamesText) {
  const std::string page = walk_page(hard_walk(), {.name = "</title><script>alert(1)</script>{{script}}"});
  EXPECT_THAT(page, Not(HasSubstr("<script>alert")));
  EXPECT_THAT(page, HasSubstr("&lt;script&gt;alert(1)&lt;/script&gt;{{script}}"));
}

TEST(WalkPage, SpeaksEveryLanguage) {
  for (Language language : all_languages) {
    const std::string page = walk_page(hard_walk(), {.style = {.language = language}});
    EXPECT_THAT(page, HasSubstr("<html lang=\"" + std::string(name(language)) + "\">"));
    EXPECT_THAT(page, Not(ContainsRegex("page\\.[a-z]"))) << "a phrase is missing";
  }
}

TEST(WalkPage, ShowsTheLadderOfSudokuExplainer) {
  const Walk walk = Walk::by_scale(grid_of(hard), {.scale = FrozenScale::se});
  EXPECT_EQ(walk.outcome(), Outcome::solved);
  const std::string page = walk_page(walk);
  EXPECT_EQ(count_of(page, "<article class=\"place\""), walk.steps().size() + 2);
  EXPECT_THAT(page, HasSubstr("ER 7.1"));
  EXPECT_THAT(page, HasSubstr("ladder “Sudoku Explainer”"));
}

TEST(WalkPage, ShowsTheLadderOfHodoku) {
  const Walk walk = Walk::by_scale(grid_of(hard), {.scale = FrozenScale::hodoku});
  EXPECT_EQ(walk.outcome(), Outcome::solved);
  const std::string page = walk_page(walk);
  EXPECT_THAT(page, HasSubstr("ladder “HoDoKu”"));
  EXPECT_THAT(page, HasSubstr("“Easy” 4"));
  EXPECT_THAT(walk_page(walk, {.style = {.language = Language::zh}}), HasSubstr("“容易” 4"));
}

TEST(WalkPage, CallsTheHardestStepsAsTheirStepsAreCalled) {
  const Grid start = grid_of("..1......23.9....8.6..25.1......2.34....1....94.7......8.65..2.1....3.69......7..");
  for (FrozenScale scale : frozen_scales) {
    Walk walk = Walk::by_scale(start, {.scale = scale});
    walk.rate();
    const auto hardest =
        std::ranges::max_element(walk.steps(), {}, [](const WalkStep& step) { return step.scale->rating; });
    const std::string line = scale == FrozenScale::se ? "Sudoku Explainer" : "HoDoKu";
    const std::string told = between(walk_page(walk), "<dt>" + line + "</dt>", "</div>");
    EXPECT_THAT(told, HasSubstr("<dd class=\"hardest\">" + hardest->scale->name + "</dd>"));
  }
}

TEST(WalkPage, SaysSinglesAreEnoughOnlyWhereTheyAre) {
  const auto verdict = [](std::string_view puzzle) {
    Walk walk = Walk::by_ladder(grid_of(puzzle));
    walk.rate();
    return between(walk_page(walk), "<p class=\"say\">", "</p>");
  };
  EXPECT_THAT(verdict("...........9...3..3.......112.....567...9...3...3.5....1.8.4.6..869.143.9..7.6..5"),
              HasSubstr("Every step leads straight to a digit"));
  EXPECT_THAT(verdict("..........823.5.6...486925..269.137...9.7.5...472.681..356941...9.1.764.........."),
              HasSubstr("Singles are enough"));
}

TEST(WalkPage, SaysWhereAWalkIsStuck) {
  const Ladder singles{"singles", {default_ladder().rungs.begin(), default_ladder().rungs.begin() + 3}};
  const Walk walk = Walk::by_ladder(grid_of(hard), singles);
  EXPECT_EQ(walk.outcome(), Outcome::stuck);
  EXPECT_THAT(walk_page(walk), HasSubstr("no technique of the ladder applies"));
}

TEST(WalkMarkdown, HasAPictureForEveryStep) {
  const WalkText text = walk_markdown(hard_walk(), "pictures/", {.name = "a *bold* [name]"});
  EXPECT_EQ(text.pictures.size(), hard_walk().steps().size() + 2);
  for (const WalkPicture& picture : text.pictures) {
    EXPECT_THAT(text.text, HasSubstr("(pictures/" + picture.file + ")"));
    EXPECT_TRUE(picture.svg.starts_with("<svg xmlns=")) << picture.file;
  }
  EXPECT_THAT(text.text, HasSubstr("# a \\*bold\\* \\[name\\]"));
}

TEST(WalkMarkdown, LinksLeadToPicturesWhateverTheFolderIsCalled) {
  const WalkText text = walk_markdown(hard_walk(), "we](javascript:x) \u6570%/");
  EXPECT_THAT(text.text, HasSubstr("](we%5D%28javascript%3Ax%29%20%E6%95%B0%25/puzzle.svg)"));
}

}  // namespace
}  // namespace deduku::testing
