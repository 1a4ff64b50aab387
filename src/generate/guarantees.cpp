#include "src/generate/guarantees.hpp"

#include <algorithm>

#include "deduku/canonical.hpp"
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

/// The groups that all have to be left out together.
std::vector<CellSet> groups_in(const CellSet& givens, const Wishes& wishes, const AutomorphismKind* kind) {
  std::vector<CellSet> inside;
  for (const CellSet& group : groups_of(wishes, kind)) {
    if (givens.contains(group)) inside.push_back(group);
  }
  return inside;
}

/// What wishes promise of redundant givens: puzzles in a vicinity and those drawn with controlled bias are minimal.
Minimality promised_minimality(const Wishes& wishes) {
  const bool is_minimal = wishes.vicinity || wishes.distribution == Distribution::controlled;
  return is_minimal ? Minimality::minimal : wishes.minimality;
}

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

/// Whether there is a second solution without each of the groups.
bool is_each_needed(const Board& puzzle, std::span<const CellSet> groups) {
  return std::ranges::none_of(groups,
                              [&](const CellSet& group) { return is_unique_by_bitmask(without_group(puzzle, group)); });
}

/// What moves the cells of the groups: of the kinds of automorphism wanted the first for which each group is needed.
const AutomorphismKind* kind_of_groups(const Board& puzzle, const Wishes& wishes) {
  if (wishes.automorphic.empty()) return nullptr;
  const auto kinds = kinds_of(puzzle, wishes.automorphic);
  for (const AutomorphismKind* kind : kinds) {
    if (is_each_needed(puzzle, groups_in(puzzle.givens, wishes, kind))) return kind;
  }
  return kinds.empty() ? nullptr : kinds.front();
}

Guarantee minimality_guarantee(const Generated& generated, const Wishes& wishes) {
  if (promised_minimality(wishes) == Minimality::minimal) {
    return {"minimal",
            "no given can be left out: without any one of them there is the second solution listed for it",
            {second_solutions(generated, singles_of(generated.puzzle.givens))}};
  }
  const AutomorphismKind* kind = kind_of_groups(generated.puzzle, wishes);
  std::string motions = wishes.pattern ? "the symmetry " + std::string(name(wishes.pattern->pattern)) : "";
  if (kind != nullptr) motions.append(motions.empty() ? "" : " and ").append("the automorphism ").append(kind->name);
  return {"orbit_minimal",
          "no given can be left out together with those where " + motions +
              (wishes.pattern && kind != nullptr ? " take it" : " takes it") +
              ": without each such group there is the second solution listed for it",
          {second_solutions(generated, groups_in(generated.puzzle.givens, wishes, kind))}};
}

Guarantee automorphic_guarantee(const Generated& generated, const Wishes& wishes) {
  const AutomorphismKind& kind = *kinds_of(generated.puzzle, wishes.automorphic).front();
  const Symmetry automorphism = *automorphism_of(generated.puzzle, kind);
  const auto numbers = [](const std::array<std::uint8_t, 9>& images) {
    std::string text;
    for (std::uint8_t image : images) text += static_cast<char>('1' + image);
    return text;
  };
  return {"automorphic",
          "the puzzle comes back when its cells are " +
              std::string(kind.transposes ? "mirrored in the main diagonal, then its lines " : "") +
              "moved and its digits exchanged as listed: row, column and digit 1 to 9 become these",
          {{"kind", {std::string(kind.name)}},
           {"transposes", {kind.transposes ? "yes" : "no"}},
           {"rows", {numbers(automorphism.rows)}},
           {"columns", {numbers(automorphism.columns)}},
           {"digits", {numbers(automorphism.digits)}},
           {"automorphisms", {std::to_string(canonical_form(generated.puzzle).automorphisms)}}}};
}

Guarantee vicinity_guarantee(const VicinityWish& wish, std::span<const Board> path) {
  Guarantee::Evidence puzzles{"path", {}};
  for (const Board& board : path) puzzles.texts.push_back(records::puzzle_text(board));
  return {"vicinity",
          "the puzzle is the last one listed without " + std::to_string(wish.removed) + " of its givens and with " +
              std::to_string(wish.added) + (wish.added == 1 ? " other" : " others") +
              (path.size() > 1 ? "; each of those listed is so related to the one before" : ""),
          {puzzles}};
}

Guarantee distribution_guarantee(const Generated& generated, const Wishes& wishes) {
  if (wishes.distribution == Distribution::uniform) {
    return {"distribution",
            "the full grid was drawn from all with equal probability and thinned out in random order; no puzzle shows "
            "that by itself, but the seed and the stream make it again",
            {}};
  }
  const std::string weight = bias_weight(generated.puzzle.givens.size());
  return {
      "distribution",
      "the puzzle was drawn with controlled bias: with its weight, the number of ways to choose as many of 81 cells, "
      "it stands for all minimal puzzles that have what was wished for; no puzzle shows that by itself, but the seed "
      "and the stream make it again",
      {{"weight", {weight}}}};
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

std::vector<Guarantee> guarantees_of(const Generated& generated, const Wishes& wishes, Judge& judge,
                                     std::span<const Board> path) {
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
  if (promised_minimality(wishes) != Minimality::any) guarantees.push_back(minimality_guarantee(generated, wishes));
  if (wishes.pattern) guarantees.push_back(pattern_guarantee(generated, *wishes.pattern));
  if (wishes.mask) {
    guarantees.push_back({"mask", "the givens stand in the cells of the mask, with its digits where it names any", {}});
  }
  if (!path.empty()) guarantees.push_back(vicinity_guarantee(*wishes.vicinity, path));
  if (!wishes.automorphic.empty()) guarantees.push_back(automorphic_guarantee(generated, wishes));
  if (wishes.distribution != Distribution::natural) guarantees.push_back(distribution_guarantee(generated, wishes));
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

std::string broken_minimality(const Board& puzzle, const Wishes& wishes) {
  const Minimality promised = promised_minimality(wishes);
  const bool is_minimal = promised == Minimality::minimal;
  const std::vector<CellSet> groups =
      is_minimal ? singles_of(puzzle.givens) : groups_in(puzzle.givens, wishes, kind_of_groups(puzzle, wishes));
  for (const CellSet& group : groups) {
    if (is_unique_by_bitmask(without_group(puzzle, group))) {
      const Cell cell = group.first();
      return std::string(name(promised)) + ": the given in row " + std::to_string(cell.index() / 9 + 1) + ", column " +
             std::to_string(cell.index() % 9 + 1) + " can be left out" + (is_minimal ? "" : " with its images");
    }
  }
  return "";
}

/// How many givens of a puzzle another does not have.
int count_missing(const Board& puzzle, const Board& other) {
  int missing = 0;
  for (Cell cell : puzzle.givens) {
    missing += !other.givens.contains(cell) || other.values[cell.slot()] != puzzle.values[cell.slot()];
  }
  return missing;
}

/// Each puzzle of the path must be in the vicinity of the one before, and the puzzle in that of the last.
std::string broken_vicinity(const Board& puzzle, const Wishes& wishes, std::span<const Board> path) {
  const std::vector<Board> alone{records::givens_only(*wishes.like)};
  if (path.empty()) path = alone;
  const VicinityWish& wish = *wishes.vicinity;
  const std::string beginning = "vicinity: ";
  if (path.front() != alone.front()) return beginning + "the path does not begin with the puzzle of like";
  const int rounds = static_cast<int>(path.size());
  if (wish.most_rounds > 0 && rounds > wish.most_rounds)
    return beginning + "there are " + std::to_string(rounds) + " rounds";
  for (int round = 0; round < rounds; ++round) {
    const Board& from = path[static_cast<std::size_t>(round)];
    const Board& to = round + 1 < rounds ? path[static_cast<std::size_t>(round) + 1] : puzzle;
    const int removed = count_missing(from, to);
    const int added = count_missing(to, from);
    if (removed == wish.removed && added == wish.added) continue;
    return beginning + std::to_string(removed) + " of the givens " + (round == 0 ? "of like" : "before") +
           " are missing and " + std::to_string(added) + " others are there, not " +
           vicinity_text({wish.removed, wish.added});
  }
  return "";
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

std::vector<std::string> broken_promises(const Board& puzzle, const Wishes& wishes, std::span<const Board> path) {
  std::vector<std::string> broken;
  const auto add = [&](const std::string& sentence) {
    if (!sentence.empty()) broken.push_back(sentence);
  };
  if (!is_unique_by_bitmask(puzzle)) return {"unique: the givens do not have exactly one solution"};
  const int givens = puzzle.givens.size();
  if (givens < wishes.least_givens || givens > wishes.most_givens) {
    add("givens: there are " + std::to_string(givens));
  }
  if (!wishes.automorphic.empty() && kinds_of(puzzle, wishes.automorphic).empty()) {
    add("automorphic: the puzzle is not its own image by " + wishes.automorphic);
  }
  if (promised_minimality(wishes) != Minimality::any) add(broken_minimality(puzzle, wishes));
  if (wishes.pattern) {
    const Pattern found = pattern_of(puzzle.givens);
    const bool fits =
        wishes.pattern->is_exact ? found == wishes.pattern->pattern : includes(found, wishes.pattern->pattern);
    if (!fits) add("pattern: it is " + std::string(name(found)));
  }
  if (wishes.mask && !wishes.mask->fits(puzzle)) add("mask: the givens are others");
  if (wishes.vicinity && !wishes.like) add("vicinity: like does not say of which puzzle");
  if (wishes.vicinity && wishes.like) add(broken_vicinity(puzzle, wishes, path));
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
