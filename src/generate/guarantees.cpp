#include "src/generate/guarantees.hpp"

#include <algorithm>

#include "deduku/round_rating.hpp"
#include "src/generate/orbits.hpp"
#include "src/ratings/scale_registry.hpp"
#include "src/records/texts.hpp"

namespace deduku::generate {

namespace {

/// A second solution of each puzzle that lacks one of these groups of givens.
Guarantee::Evidence second_solutions(const Generated& generated, std::span<const CellSet> groups) {
  Guarantee::Evidence evidence{"second_solutions", {}};
  for (const CellSet& group : groups) {
    const CellSet rest = generated.puzzle.givens - group;
    std::string second;
    const auto visit = [&](const Solution& solution) {
      if (solution == generated.solution) return true;
      second = records::solution_text(solution);
      return false;
    };
    (void)search::enumerate(search::Puzzle(puzzle_of(rest, generated.solution)), visit, 2);
    evidence.texts.push_back(second);
  }
  return evidence;
}

std::vector<CellSet> singles_of(const CellSet& givens) {
  std::vector<CellSet> singles;
  for (Cell cell : givens) singles.push_back(CellSet{cell});
  return singles;
}

std::vector<CellSet> orbits_in(const CellSet& givens, Pattern pattern) {
  std::vector<CellSet> inside;
  for (const CellSet& orbit : orbits(pattern)) {
    if (givens.contains(orbit)) inside.push_back(orbit);
  }
  return inside;
}

Guarantee minimality_guarantee(const Generated& generated, const Wishes& wishes) {
  if (wishes.minimality == Minimality::minimal) {
    return {"minimal",
            "no given can be left out: without any one of them there is the second solution listed for it",
            {second_solutions(generated, singles_of(generated.puzzle.givens))}};
  }
  const Pattern pattern = wishes.pattern->pattern;
  return {"orbit_minimal",
          "no given can be left out together with those that the symmetry " + std::string(name(pattern)) +
              " makes of it: without each such group there is the second solution listed for it",
          {second_solutions(generated, orbits_in(generated.puzzle.givens, pattern))}};
}

Guarantee pattern_guarantee(const Generated& generated, const PatternWish& wish) {
  const std::string found(name(pattern_of(generated.puzzle.givens)));
  return {"pattern",
          "the places of the givens have the symmetry " + found + ", as a comparison with their images shows; " +
              (wish.is_exact ? "exactly " : "at least ") + std::string(name(wish.pattern)) + " was wanted",
          {{"pattern", {found}}}};
}

Guarantee where_guarantee(const Generated& generated, const Wishes& wishes, Judge& judge) {
  Guarantee guarantee{"where", "the condition " + wishes.where + " holds of the ratings in full, which are listed", {}};
  const std::vector<std::string> texts = judge.field_texts(generated.puzzle);
  for (std::size_t i = 0; i < texts.size(); ++i) {
    guarantee.evidence.push_back({judge.criteria().where->fields()[i], {texts[i]}});
  }
  return guarantee;
}

Guarantee needs_guarantee(const Generated& generated, Judge& judge) {
  const std::string technique(key(*judge.criteria().needs));
  const bool is_exact = judge.criteria().is_exact;
  std::string sentence =
      "without " + technique +
      " the default ladder does not solve the puzzle with all that costs no more: it is stuck at the "
      "candidates listed";
  if (is_exact) sentence += "; with " + technique + " and all that costs no more it does";
  Guarantee guarantee{is_exact ? "exactly" : "needs", sentence, {{"technique", {technique}}}};
  if (const auto stuck = judge.stuck_without_needed(generated.puzzle)) {
    guarantee.evidence.push_back({"stuck_at", {records::state_text(*stuck)}});
  }
  return guarantee;
}

}  // namespace

std::vector<Guarantee> guarantees_of(const Generated& generated, const Wishes& wishes, Judge& judge) {
  std::vector<Guarantee> guarantees;
  guarantees.push_back({"unique",
                        "there is exactly one solution: the search found it and went through all other possibilities",
                        {{"solution", {records::solution_text(generated.solution)}}}});
  if (wishes.least_givens > 0 || wishes.most_givens < Cell::count) {
    guarantees.push_back({"givens",
                          "the number of givens is " + std::to_string(generated.puzzle.givens.size()) + ", between " +
                              std::to_string(wishes.least_givens) + " and " + std::to_string(wishes.most_givens),
                          {}});
  }
  if (wishes.minimality != Minimality::any) guarantees.push_back(minimality_guarantee(generated, wishes));
  if (wishes.pattern) guarantees.push_back(pattern_guarantee(generated, *wishes.pattern));
  if (wishes.mask) {
    guarantees.push_back({"mask", "the givens stand in the cells of the mask, with its digits where it names any", {}});
  }
  if (!wishes.where.empty()) guarantees.push_back(where_guarantee(generated, wishes, judge));
  if (judge.criteria().needs) guarantees.push_back(needs_guarantee(generated, judge));
  if (judge.criteria().has_without) {
    std::string list;
    for (const std::string& word : wishes.without) list.append(list.empty() ? "" : ", ").append(word);
    guarantees.push_back({"without", "the default ladder without " + list + " solves the puzzle", {}});
  }
  return guarantees;
}

namespace {

/// Whether the search that tries cell by cell finds exactly one solution.
bool is_unique_by_bitmask(const Board& puzzle) {
  return !find_conflict(puzzle) && search::count(Grid(puzzle), 2, *search::find_backend("bitmask")) == 1;
}

Board without_group(const Board& puzzle, const CellSet& group) {
  Board rest = puzzle;
  rest.givens -= group;
  for (Cell cell : group) rest.values[cell.slot()] = 0;
  return rest;
}

std::string broken_minimality(const Board& puzzle, const Wishes& wishes) {
  const bool is_minimal = wishes.minimality == Minimality::minimal;
  const std::vector<CellSet> groups =
      is_minimal ? singles_of(puzzle.givens) : orbits_in(puzzle.givens, wishes.pattern->pattern);
  for (const CellSet& group : groups) {
    if (is_unique_by_bitmask(without_group(puzzle, group))) {
      const Cell cell = group.first();
      return std::string(name(wishes.minimality)) + ": the given in row " + std::to_string(cell.index() / 9 + 1) +
             ", column " + std::to_string(cell.index() % 9 + 1) + " can be left out" +
             (is_minimal ? "" : " with its images");
    }
  }
  return "";
}

bool is_in_mask(const Board& puzzle, const Mask& mask) {
  bool has_digits = true;
  for (Cell cell : mask.givens) {
    has_digits &= mask.digits[cell.slot()] == 0 || mask.digits[cell.slot()] == puzzle.values[cell.slot()];
  }
  return has_digits && puzzle.givens == mask.givens;
}

/// Whether a ladder solves a puzzle, round by round rather than step by step.
bool is_solved_in_rounds(const Ladder& ladder, const Board& puzzle) {
  return RoundRater(ladder).rate(puzzle).outcome == Outcome::solved;
}

std::string broken_condition(const Board& puzzle, const Wishes& wishes, const Criteria& criteria) {
  ratings::RatingRequest request;
  request.ladder = &default_ladder();
  request.counts_steps = criteria.counts_steps;
  std::vector<std::unique_ptr<ratings::ScaleRating>> ratings;
  for (const ratings::RatingScale* scale : criteria.scales) {
    ratings::RatingWatch watch;
    ratings.push_back(scale->make_rater(request)->rate(puzzle, watch));
  }
  std::string found;
  const bool holds = criteria.where->holds([&](std::size_t index) {
    std::string text = text_of_field(criteria, index, puzzle, [&](std::size_t scale) { return ratings[scale].get(); });
    found += ", " + criteria.where->fields()[index] + " is " + (text.empty() ? "nothing" : text);
    return text;
  });
  return holds ? "" : "where: " + wishes.where + " does not hold" + found;
}

}  // namespace

std::vector<std::string> broken_promises(const Board& puzzle, const Wishes& wishes) {
  std::vector<std::string> broken;
  const auto add = [&](const std::string& sentence) {
    if (!sentence.empty()) broken.push_back(sentence);
  };
  if (!is_unique_by_bitmask(puzzle)) return {"unique: the givens do not have exactly one solution"};
  const int givens = puzzle.givens.size();
  if (givens < wishes.least_givens || givens > wishes.most_givens) {
    add("givens: there are " + std::to_string(givens));
  }
  if (wishes.minimality != Minimality::any) add(broken_minimality(puzzle, wishes));
  if (wishes.pattern) {
    const Pattern found = pattern_of(puzzle.givens);
    const bool fits =
        wishes.pattern->is_exact ? found == wishes.pattern->pattern : includes(found, wishes.pattern->pattern);
    if (!fits) add("pattern: it is " + std::string(name(found)));
  }
  if (wishes.mask && !is_in_mask(puzzle, *wishes.mask)) add("mask: the givens are others");
  const auto criteria = Criteria::read(wishes);
  if (!criteria) return {criteria.error()};
  if (criteria->where) add(broken_condition(puzzle, wishes, *criteria));
  if (criteria->needs) {
    const std::string technique(key(*criteria->needs));
    if (is_solved_in_rounds(criteria->below, puzzle)) add("needs: the puzzle is solved without " + technique);
    if (criteria->is_exact && !is_solved_in_rounds(criteria->with, puzzle)) {
      add("exactly: the puzzle is not solved with " + technique + " and what costs no more");
    }
  }
  if (criteria->has_without && !is_solved_in_rounds(criteria->without, puzzle)) {
    add("without: the puzzle is not solved without what is to be left out");
  }
  return broken;
}

}  // namespace deduku::generate
