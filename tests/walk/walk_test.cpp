// The page and the text of a walk, and their parts.
#include "deduku/walk.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <regex>
#include <sstream>

#include "deduku/draw.hpp"
#include "deduku/explain.hpp"
#include "deduku/formats.hpp"
#include "deduku/round_rating.hpp"
#include "src/walk/markup.hpp"
#include "src/walk/step_html.hpp"
#include "src/walk/step_text.hpp"
#include "src/walk/verdict.hpp"

namespace deduku::testing {
namespace {

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

/// The first text between two marks.
std::string between(const std::string& text, std::string_view begin, std::string_view end) {
  const std::size_t from = text.find(begin) + begin.size();
  return text.substr(from, text.find(end, from) - from);
}

std::size_t count_of(const std::string& text, std::string_view part) {
  std::size_t count = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++count;
  return count;
}

TEST(Markup, EscapesWhatIsNoText) {
  EXPECT_EQ(walk::escaped("a<b> & \"c\" 'd'\x01"), "a&lt;b&gt; &amp; &quot;c&quot; &#39;d&#39;");
  EXPECT_EQ(walk::json_string("</script>\n\"\\"), "\"\\u003c/script\\u003e\\u000a\\u0022\\u005c\"");
}

TEST(Markup, FillsInPlacesOnceAndLeavesUnknownOnes) {
  EXPECT_EQ(walk::filled("{{a}}-{{b}}-{{c}}", {{"a", "{{b}}"}, {"b", "x"}}), "{{b}}-x-{{c}}");
  EXPECT_EQ(walk::filled("no {{end", {}), "no {{end");
}

/// A line of a branch that mentions another one.
present::Text line_naming(const std::string& begin, int branch, const std::string& end) {
  return begin + present::Text("chain " + std::to_string(branch)).marked(present::Span::Kind::reference, branch) + end;
}

TEST(Argument, FoldsChainsBelowTheFirstLineThatNeedsThem) {
  const std::vector<walk::Paragraph> argument = {
      {false, 0, {"Suppose r1c1 is 1."}},
      {true, 1, {line_naming("r1c1=1 → (", 2, ") r1c2≠2"), line_naming("r1c1=1 → (", 2, ") r1c3≠2")}},
      {true, 2, {"r9c9=2 → r1c2≠2"}},
  };
  const std::string html = walk::argument_html(argument, draw::picture_of(grid_of(hard)), Language::en);
  EXPECT_EQ(count_of(html, "data-branch=\"2\""), 1U);
  EXPECT_EQ(count_of(html, "<details class=\"inner\"><summary>chain 2</summary>"), 1U);
  EXPECT_LT(html.find("data-branch=\"2\""), html.find("r1c3"));
}

/// The walk of Sudoku Explainer through a puzzle that needs chains inside chains.
const Walk& deep_walk() {
  static const Walk walk =
      Walk::by_scale(grid_of("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."), {});
  return walk;
}

using Span = present::Span;

/// All lines of an argument.
std::vector<present::Text> lines_of(const std::vector<walk::Paragraph>& argument) {
  std::vector<present::Text> lines;
  for (const walk::Paragraph& paragraph : argument) {
    lines.insert(lines.end(), paragraph.lines.begin(), paragraph.lines.end());
  }
  return lines;
}

TEST(Argument, KnowsWhichCellsItsWordsName) {
  for (const Language language : all_languages) {
    for (const Notation notation : all_notations) {
      const TextStyle style{language, notation};
      for (std::size_t i = 0; i < hard_walk().steps().size(); ++i) {
        for (const present::Text& line : lines_of(walk::argument_of(hard_walk().step(i), style))) {
          for (const Span& span : line.spans()) {
            if (span.kind != Span::Kind::cells && span.kind != Span::Kind::node) continue;
            EXPECT_EQ(line.words_of(span), cells_text(span.cells, style)) << line.words();
          }
        }
      }
    }
  }
}

TEST(Argument, MentionsBranchesThatItHas) {
  int mentions = 0;
  for (std::size_t i = 0; i < deep_walk().steps().size(); ++i) {
    const std::vector<walk::Paragraph> argument = walk::argument_of(deep_walk().step(i), {});
    for (const present::Text& line : lines_of(argument)) {
      for (const Span& span : line.spans()) {
        if (span.kind != Span::Kind::reference) continue;
        ++mentions;
        for (int k = 0; k < span.count; ++k) {
          EXPECT_EQ(std::ranges::count(argument, span.number + k, &walk::Paragraph::number), 1) << line.words();
        }
      }
    }
  }
  EXPECT_GT(mentions, 10);
}

/// Translators may choose any words because the page does not parse them.
TEST(Argument, IsShownAlikeInOtherWords) {
  const auto reworded = [](std::string_view words) { return "1. (chain 3) r1c1 -> " + std::string(words); };
  for (std::size_t i = 0; i < deep_walk().steps().size(); ++i) {
    const StepView view = deep_walk().step(i);
    const draw::Picture picture = draw::picture_of(view);
    std::vector<walk::Paragraph> argument = walk::argument_of(view, {});
    const std::string html = walk::argument_html(argument, picture, Language::en);
    for (walk::Paragraph& paragraph : argument) {
      for (present::Text& line : paragraph.lines) line = line.reworded(reworded);
    }
    const std::string other = walk::argument_html(argument, picture, Language::en);
    for (const std::string_view part : {"data-cells=", "data-branch=", "<details", "<p ", "<li"}) {
      EXPECT_EQ(count_of(html, part), count_of(other, part)) << part << " of step " << i + 1;
    }
  }
}

TEST(Walk, RecordsEveryStepToTheEnd) {
  const Walk& walk = hard_walk();
  EXPECT_EQ(walk.outcome(), Outcome::solved);
  EXPECT_TRUE(walk.end().is_complete());
  EXPECT_EQ(walk.step(0).before, walk.start());
  Grid grid = walk.start();
  for (std::size_t i = 0; i < walk.steps().size(); ++i) {
    EXPECT_EQ(grid, walk.step(i).before);
    EXPECT_NE(grid.apply(walk.step(i).step.effects), Status::contradiction);
  }
  EXPECT_EQ(grid, walk.end());
}

TEST(Walk, KnowsTheOnlyStepsAsEasy) {
  using enum TechniqueId;
  const Ladder to_a_fish{
      "to a fish",
      {{full_house, 100}, {hidden_single, 120}, {naked_single, 180}, {pointing, 260}, {finned_x_wing, 460}}};
  const Walk walk = Walk::by_ladder(grid_of(hard), to_a_fish);
  const std::vector<WalkStep>& steps = walk.steps();
  EXPECT_FALSE(steps[0].is_only) << "several singles";
  ASSERT_EQ(walk.step(18).step.technique, finned_x_wing);
  EXPECT_TRUE(steps[18].is_only);
}

TEST(Walk, RatesWithinItsBudgets) {
  Walk walk = hard_walk();
  EXPECT_EQ(walk.ratings()->r.r, RoundRater().rate(grid_of(hard)).r);
  EXPECT_EQ(walk.ratings()->se.er, 71);
  EXPECT_EQ(walk.ratings()->hodoku.score, 1390);
  walk.rate({.r = 1, .se = 1, .hodoku = 1});
  EXPECT_EQ(walk.ratings()->r.outcome, Outcome::out_of_budget);
  EXPECT_THAT(walk_page(walk), HasSubstr("not rated within the limit"));
}

TEST(WalkPage, RatesAFullGridAsTheScalesDo) {
  Walk walk =
      Walk::by_ladder(grid_of("592867341713924586864531792235649178179283654648715239457196823321458967986372415"));
  walk.rate();
  const std::vector<walk::ScaleLine> lines = walk::scale_lines(walk, {});
  EXPECT_EQ(lines[0].value, "0.00");
  EXPECT_EQ(lines[1].value, "");
  EXPECT_THAT(lines[2].value, HasSubstr("Easy"));
  EXPECT_EQ(lines[2].detail, "0");
}

TEST(WalkPage, HasEveryStepAndEveryPlaceFilledIn) {
  const std::string page = walk_page(hard_walk());
  EXPECT_EQ(count_of(page, "<article class=\"place\""), hard_walk().steps().size() + 2);
  EXPECT_THAT(page, Not(HasSubstr("{{")));
  EXPECT_THAT(page, Not(HasSubstr(" style=\""))) << "the policy would refuse it";
  EXPECT_EQ(page, walk_page(hard_walk()));
}

TEST(Walk, IsAskedAtEachStepOfAPageWhetherToStop) {
  std::size_t times_asked = 0;
  const auto count = [&] { return ++times_asked == 0; };
  const std::size_t steps = hard_walk().steps().size();
  (void)walk_page(hard_walk(), {.stop = count});
  EXPECT_GE(times_asked, 2 * steps);
  times_asked = 0;
  (void)walk_markdown(hard_walk(), "", {.stop = count});
  EXPECT_EQ(times_asked, steps);
  EXPECT_THAT(walk_page(hard_walk(), {.stop = [] { return true; }}), Not(HasSubstr("id=\"step-1\"")));
}

/// The hash of a text by another program, in base 64; "" if that program is not installed.
std::string base64_sha256(const std::string& text) {
  const std::filesystem::path file = std::filesystem::temp_directory_path() / "deduku_policy_test";
  std::ofstream(file, std::ios::binary) << text;
  const std::string command = "openssl dgst -sha256 -binary '" + file.string() + "' | openssl base64";
  std::string hash;
  if (FILE* const output = popen(command.c_str(), "r")) {
    for (int c = std::fgetc(output); c != EOF && c != '\n'; c = std::fgetc(output)) hash += static_cast<char>(c);
    pclose(output);
  }
  std::filesystem::remove(file);
  return hash;
}

TEST(WalkPage, DrawsItsBoardsWithTheStyleOfAll) {
  std::ifstream file(DEDUKU_SOURCE_DIR "/src/walk/page/board.css");
  std::stringstream style;
  style << file.rdbuf();
  EXPECT_EQ(style.str(), draw_style_sheet()) << "scripts/renew-all.sh writes it";
}

TEST(WalkPage, NamesItsStyleAndItsScriptInThePolicy) {
  if (base64_sha256("abc") != "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=") GTEST_SKIP() << "there is no openssl";
  const std::string page = walk_page(hard_walk());
  const std::string policy = between(page, "Content-Security-Policy\" content=\"", "\"");
  EXPECT_THAT(policy, HasSubstr("default-src 'none'"));
  for (const auto& [begin, end] :
       {std::pair("<style>", "</style>"), std::pair("<script type=\"module\">", "</script>")}) {
    EXPECT_THAT(policy, HasSubstr("'sha256-" + base64_sha256(between(page, begin, end)) + "'"));
  }
}

TEST(WalkPage, KeepsHostileNamesText) {
  const std::string page = walk_page(hard_walk(), {.name = "</title><script>alert(1)</script>{{script}}"});
  EXPECT_THAT(page, Not(HasSubstr("<script>alert")));
  EXPECT_THAT(page, HasSubstr("&lt;script&gt;alert(1)&lt;/script&gt;{{script}}"));
}

TEST(WalkPage, SaysWhatItIsToThoseWhoLinkToIt) {
  const std::string page = walk_page(hard_walk(), {.name = "\"Hard\" <b>"});
  EXPECT_THAT(page, HasSubstr("<meta property=\"og:title\" content=\"&quot;Hard&quot; &lt;b&gt;\">"));
  EXPECT_THAT(between(page, "property=\"og:description\" content=\"", "\""),
              HasSubstr("It takes " + std::string(technique_name(*hard_walk().ratings()->r.technique))));
  EXPECT_THAT(page, Not(HasSubstr("og:image"))) << "it would have to be on the web";
}

TEST(WalkPage, SpeaksEveryLanguage) {
  for (Language language : all_languages) {
    const std::string page = walk_page(hard_walk(), {.style = {.language = language}});
    EXPECT_THAT(page, HasSubstr("<html lang=\"" + std::string(name(language)) + "\">"));
    EXPECT_FALSE(std::regex_search(page, std::regex("page\\.[a-z]"))) << "a phrase is missing";
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
    const auto hardest = std::ranges::max_element(walk.steps(), {}, &WalkStep::cost) - walk.steps().begin();
    const std::string line = scale == FrozenScale::se ? "Sudoku Explainer" : "HoDoKu";
    const std::string told = between(walk_page(walk), "<dt>" + line + "</dt>", "</div>");
    EXPECT_THAT(told, HasSubstr("<dd class=\"hardest\">" + walk.step(hardest).scale->name + "</dd>"));
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
