#include "src/generate/promises.hpp"

#include <algorithm>

#include "deduku/round_rating.hpp"
#include "src/core/givens.hpp"
#include "src/core/spelling.hpp"
#include "src/records/texts.hpp"

namespace deduku::generate {

namespace {

Board without_group(const Board& puzzle, const CellSet& group) {
  Board rest = puzzle;
  rest.givens -= group;
  for (Cell cell : group) rest.values[cell] = 0;
  return rest;
}

/// Whether there is a second solution without each of the groups.
bool is_each_needed(const Board& puzzle, std::span<const CellSet> groups) {
  return std::ranges::none_of(groups,
                              [&](const CellSet& group) { return is_unique_by_bitmask(without_group(puzzle, group)); });
}

/// The kind that moves the cells of the groups: the first of the wanted kinds of automorphism for which each group is
/// needed.
const AutomorphismKind* kind_of_groups(const Board& puzzle, const PuzzleConstraints& constraints) {
  const auto found = kinds_of(puzzle, constraints.automorphic);
  for (const AutomorphismKind* kind : found) {
    if (is_each_needed(puzzle, groups_in(puzzle.givens, groups_of(constraints, kind)))) return kind;
  }
  return found.empty() ? nullptr : found.front();
}

std::string broken_minimality(const Board& puzzle, const PuzzleConstraints& constraints) {
  const Minimality promised = promised_minimality(constraints);
  const bool is_minimal = promised == Minimality::minimal;
  const std::vector<CellSet> groups =
      is_minimal ? singles_of(puzzle.givens)
                 : groups_in(puzzle.givens, groups_of(constraints, shown_kind(puzzle, constraints)));
  for (const CellSet& group : groups) {
    if (is_unique_by_bitmask(without_group(puzzle, group))) {
      return std::string(name(promised)) + ": " + given_at(group.first()) + " is redundant" +
             (is_minimal ? "" : " with its images");
    }
  }
  return "";
}

/// The number of givens of a puzzle that another one lacks.
int count_missing(const Board& puzzle, const Board& other) {
  int missing = 0;
  for (Cell cell : puzzle.givens) {
    missing += !other.givens.contains(cell) || other.values[cell] != puzzle.values[cell];
  }
  return missing;
}

/// Each puzzle of the path must be in the vicinity of the previous one, and the puzzle in that of the last.
std::string broken_vicinity(const Board& puzzle, const PuzzleConstraints& constraints, std::span<const Board> path) {
  const std::vector<Board> alone{givens_only(*constraints.like)};
  if (path.empty()) path = alone;
  const VicinityConstraint& constraint = *constraints.vicinity;
  const std::string beginning = "vicinity: ";
  if (path.front() != alone.front()) return beginning + "the path does not begin with the puzzle of like";
  const int rounds = static_cast<int>(path.size());
  if (constraint.most_rounds > 0 && rounds > constraint.most_rounds)
    return beginning + "there are " + std::to_string(rounds) + " rounds";
  for (int round = 0; round < rounds; ++round) {
    const Board& from = path[static_cast<std::size_t>(round)];
    const Board& to = round + 1 < rounds ? path[static_cast<std::size_t>(round) + 1] : puzzle;
    const int removed = count_missing(from, to);
    const int added = count_missing(to, from);
    if (removed == constraint.removed && added == constraint.added) continue;
    return beginning + std::to_string(removed) + " of the givens " + (round == 0 ? "of like" : "before") +
           " are missing and " + std::to_string(added) + " others are present, not " +
           vicinity_text({constraint.removed, constraint.added});
  }
  return "";
}

std::string broken_need(const Board& puzzle, const Criteria& criteria) {
  const std::string technique(key(*criteria.needs));
  NeedRater rater(*criteria.needs, {.arguments = false});
  const TechniqueUse use = rater.use(puzzle);
  const int r = use.rating.r;
  if (use.rating.outcome != Outcome::solved) return "needs: the default ladder does not solve the puzzle";
  if (rater.rate_without(puzzle).r <= r) return "needs: R is " + decimal(r, 100) + " also without " + technique;
  return criteria.is_exact && use.costliest != r
             ? "exactly: R is " + decimal(r, 100) + ", and no step of " + technique + " has this cost"
             : "";
}

std::string broken_condition(const PuzzleConstraints& constraints, const Criteria& criteria,
                             std::span<const std::string> texts) {
  std::string found;
  const bool holds = criteria.where->holds([&](std::size_t index) {
    const std::string& text = texts[index];
    found += ", " + criteria.where->fields()[index] + " is " + (text.empty() ? "nothing" : text);
    return text;
  });
  return holds ? "" : "where: " + constraints.where + " does not hold" + found;
}

}  // namespace

std::vector<CellSet> singles_of(const CellSet& givens) {
  std::vector<CellSet> singles;
  for (Cell cell : givens) singles.push_back(CellSet{cell});
  return singles;
}

std::vector<CellSet> groups_in(const CellSet& givens, const std::vector<CellSet>& groups) {
  std::vector<CellSet> inside;
  std::ranges::copy_if(groups, std::back_inserter(inside),
                       [&](const CellSet& group) { return givens.contains(group); });
  return inside;
}

const AutomorphismKind* shown_kind(const Board& puzzle, const PuzzleConstraints& constraints) {
  if (constraints.automorphic.empty()) return nullptr;
  if (promised_minimality(constraints) == Minimality::orbit_minimal) return kind_of_groups(puzzle, constraints);
  const auto found = kinds_of(puzzle, constraints.automorphic);
  return found.empty() ? nullptr : found.front();
}

bool is_unique_by_bitmask(const Board& puzzle) {
  return !find_conflict(puzzle) && search::count(Grid(puzzle), 2, *search::find_backend("bitmask")) == 1;
}

std::vector<std::string> texts_in_full(const Board& puzzle, const Criteria& criteria) {
  if (!criteria.where) return {};
  ratings::RatingRequest request;
  request.ladder = &default_ladder();
  request.counts_steps = criteria.counts_steps;
  std::vector<ratings::Rating> ratings;
  for (const ratings::RatingScale* scale : criteria.scales) {
    ratings::RatingObserver watch;
    ratings.push_back(scale->make_rater(request)->rate(puzzle, watch));
  }
  std::vector<std::string> texts;
  for (std::size_t i = 0; i < criteria.fields.size(); ++i) {
    texts.push_back(text_of_field(criteria, i, puzzle,
                                  [&](std::size_t scale) -> const ratings::Rating& { return ratings[scale]; }));
  }
  return texts;
}

std::vector<std::string> violations(const Board& puzzle, const PuzzleConstraints& constraints,
                                    std::span<const Board> path) {
  if (!is_unique_by_bitmask(puzzle)) return {"unique: the givens do not have exactly one solution"};
  const auto criteria = Criteria::read(constraints);
  if (!criteria) return {criteria.error()};
  return violations(puzzle, constraints, *criteria, texts_in_full(puzzle, *criteria), path);
}

std::vector<std::string> violations(const Board& puzzle, const PuzzleConstraints& constraints, const Criteria& criteria,
                                    std::span<const std::string> texts, std::span<const Board> path) {
  std::vector<std::string> broken;
  const auto add = [&](const std::string& sentence) {
    if (!sentence.empty()) broken.push_back(sentence);
  };
  const int givens = puzzle.givens.size();
  if (givens < constraints.least_givens || givens > constraints.most_givens) {
    add("givens: there are " + std::to_string(givens));
  }
  if (!constraints.automorphic.empty() && kinds_of(puzzle, constraints.automorphic).empty()) {
    add("automorphic: the puzzle is not its own image by " + constraints.automorphic);
  }
  if (promised_minimality(constraints) != Minimality::any) add(broken_minimality(puzzle, constraints));
  if (constraints.pattern) {
    const Pattern found = pattern_of(puzzle.givens);
    if (!fits(found, *constraints.pattern)) add("pattern: it is " + std::string(name(found)));
  }
  if (constraints.mask && !constraints.mask->fits(puzzle)) add("mask: the givens differ from it");
  if (constraints.vicinity && !constraints.like) add("vicinity: requires the puzzle of like");
  if (constraints.vicinity && constraints.like) add(broken_vicinity(puzzle, constraints, path));
  if (criteria.where) add(broken_condition(constraints, criteria, texts));
  if (criteria.needs) add(broken_need(puzzle, criteria));
  if (criteria.has_without) {
    // In rounds, unlike the judge of the generator, which solves step by step.
    const Outcome outcome = RoundRater(criteria.without, {.arguments = false}).rate(puzzle).outcome;
    if (outcome != Outcome::solved) add("without: the puzzle is not solved without these techniques");
  }
  return broken;
}

}  // namespace deduku::generate
