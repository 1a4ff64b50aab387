#include "src/walk/verdict.hpp"

#include "deduku/board_progress.hpp"
#include "deduku/explain.hpp"
#include "deduku/ladder.hpp"
#include "deduku/technique.hpp"
#include "src/core/givens.hpp"
#include "src/core/spelling.hpp"
#include "src/walk/page_words.hpp"
#include "src/walk/step_text.hpp"

namespace deduku::walk {

namespace {

/// With a capital letter.
std::string as_title(std::string word) {
  if (!word.empty() && 'a' <= word[0] && word[0] <= 'z') word[0] = static_cast<char>(word[0] - 'a' + 'A');
  return word;
}

Verdict verdict_by_r(const RoundRating& r, Language language) {
  Verdict verdict{as_title(std::string(level_name(*r.level, language))), ""};
  const Word technique{"technique", std::string(technique_name(*r.technique, language))};
  if (r.beyond_singles == 0) {
    const bool is_single = family_of(*r.technique) == Family::singles;
    verdict.text = said(language, is_single ? "verdict.singles" : "verdict.direct", {technique});
  } else {
    verdict.text = said(language, "verdict.solved",
                        {technique,
                         {"beyond", counted(r.beyond_singles)},
                         {"rounds", counted(r.rounds)},
                         {"tightest", counted(r.tightest)}});
  }
  return verdict;
}

int highest_cost(const Walk& walk) {
  int highest = 0;
  for (const WalkStep& step : walk.steps()) highest = std::max(highest, step.cost);
  return highest;
}

/// If the path does not show R, a sentence with the reason; else "".
std::string about_path(const Walk& walk, Language language) {
  if (walk.scale() || walk.ladder() != default_ladder()) {
    return said(language, "verdict.other_ladder", {{"ladder", ladder_title(walk, language)}});
  }
  const int cost = highest_cost(walk);
  if (walk.outcome() != Outcome::solved || cost == walk.ratings()->r.r) return "";
  return said(language, "verdict.other_path", {{"cost", decimal(cost, 100)}});
}

/// The text in place of the figures if a scale has none.
ScaleLine unrated(ScaleLine line, Outcome outcome, Language language) {
  line.detail = said(language, is_cut_short(outcome) ? "beyond_budget" : "not_rated");
  return line;
}

bool has_figures(Outcome outcome) {
  return outcome == Outcome::solved || outcome == Outcome::stuck;
}

ScaleLine r_line(const RoundRating& r, Language language) {
  ScaleLine line{"R", "", "", "", said(language, "scale.r")};
  if (!has_figures(r.outcome)) return unrated(line, r.outcome, language);
  line.value = decimal(r.r, 100);
  if (!r.technique) return line;
  line.detail = level_name(*r.level, language);
  line.hardest = said(
      language, r.tightest == 1 ? "hardest.only" : "hardest.round",
      {{"technique", std::string(technique_name(*r.technique, language))}, {"round", counted(r.rounds_below_r + 1)}});
  return line;
}

ScaleLine se_line(const SeRating& se, const std::optional<SeStep>& hardest, Language language) {
  ScaleLine line{std::string(title(FrozenScale::se)), "", "", "", said(language, "scale.se")};
  const bool is_cut = is_cut_short(se.outcome) && se.er > 0;
  if ((!has_figures(se.outcome) && !is_cut) || se.er == 0) return unrated(line, se.outcome, language);
  if (hardest) line.hardest = step_name(*hardest, language);
  if (is_cut) {
    line.value = said(language, "at_least", {{"value", decimal(se.er, 10)}});
    line.detail = said(language, "beyond_budget");
    return line;
  }
  line.value = decimal(se.er, 10);
  line.detail = "/ " + (se.ep > 0 ? decimal(se.ep, 10) : "–") + " / " + decimal(se.ed, 10);
  return line;
}

ScaleLine hodoku_line(const HodokuRating& rating, const std::optional<HodokuStep>& hardest, Language language) {
  ScaleLine line{std::string(title(FrozenScale::hodoku)), "", "", "", said(language, "scale.hodoku")};
  if (!has_figures(rating.outcome)) return unrated(line, rating.outcome, language);
  line.value = hodoku_level(name(rating.level), language);
  line.detail = std::to_string(rating.score);
  if (hardest) line.hardest = step_name(*hardest, language);
  return line;
}

/// "26"; for a board with more digits than its puzzle "26, with 7 solutions alone".
std::string givens_text(const BoardStanding& standing, Language language) {
  const std::string givens = std::to_string(standing.givens);
  if (standing.is_puzzle()) return givens;
  const bool is_cut = standing.solutions == BoardStanding::most_solutions;
  return said(language, is_cut ? "givens_many" : "givens_alone",
              {{"givens", givens}, {"count", counted(standing.solutions)}});
}

/// 81 characters.
std::string puzzle_line(const Grid& grid) {
  std::string line;
  for (Cell cell : Cell::all()) {
    const std::optional<Digit> digit = grid.value(cell);
    line += digit ? std::to_string(digit->number()) : ".";
  }
  return line;
}

}  // namespace

std::string_view title(FrozenScale scale) {
  return scale == FrozenScale::se ? "Sudoku Explainer" : "HoDoKu";
}

std::string ladder_title(const Walk& walk, Language language) {
  const std::string& name = walk.ladder().name;
  return name == classic_ladder().name ? said(language, "ladder.classic") : name;
}

Verdict verdict_of(const Walk& walk, const TextStyle& style) {
  const bool has_rating = walk.ratings() && walk.ratings()->r.outcome == Outcome::solved && walk.ratings()->r.level;
  if (!has_rating) return end_of(walk, style);
  Verdict verdict = verdict_by_r(walk.ratings()->r, style.language);
  const std::string more = about_path(walk, style.language);
  if (!more.empty()) verdict.text = said(style.language, "verdict.with", {{"verdict", verdict.text}, {"more", more}});
  return verdict;
}

Verdict end_of(const Walk& walk, const TextStyle& style) {
  const std::string key = "end." + std::string(name(walk.outcome()));
  return {said(style.language, key), said(style.language, key + ".text", {{"n", counted(walk.steps().size())}})};
}

std::vector<ScaleLine> scale_lines(const Walk& walk, const TextStyle& style) {
  if (!walk.ratings()) return {};
  const WalkRatings& ratings = *walk.ratings();
  return {r_line(ratings.r, style.language), se_line(ratings.se, ratings.se_hardest, style.language),
          hodoku_line(ratings.hodoku, ratings.hodoku_hardest, style.language)};
}

std::vector<Fact> facts_of(const Walk& walk, const TextStyle& style) {
  const Language language = style.language;
  const Grid& start = walk.start();
  const Outcome outcome = walk.outcome();
  const BoardStanding standing = standing_of(board_from(start));
  std::vector<Fact> facts = {{said(language, "givens"), givens_text(standing, language)}};
  if (standing.entries > 0) facts.push_back({said(language, "entries"), std::to_string(standing.entries)});
  if (standing.struck > 0 && !standing.is_puzzle())
    facts.push_back({said(language, "struck"), std::to_string(standing.struck)});
  const bool is_unique = outcome == Outcome::solved || outcome == Outcome::stuck;
  if (is_unique || outcome == Outcome::several) {
    const std::string found = said(language, is_unique ? "one" : "more_than_one");
    facts.push_back({said(language, "solutions"),
                     standing.is_puzzle() ? found : said(language, "of_board", {{"solutions", found}})});
  }
  facts.push_back({said(language, "by_singles"),
                   said(language, "cells_at_once",
                        {{"n", counted(end_of_singles(walk, 0))}, {"count", counted(start.empty_cells().size())}})});
  facts.push_back({said(language, "line"), puzzle_line(start)});
  return facts;
}

bool has_pencil_marks(const Grid& grid) {
  return board_from(grid).marks.has_value();
}

}  // namespace deduku::walk
