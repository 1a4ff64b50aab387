// PuzzleConstraints: parsing, and detection of constraints that no puzzle meets.
#include <algorithm>
#include <charconv>

#include "deduku/likeness.hpp"
#include "src/core/givens.hpp"
#include "src/core/spelling.hpp"
#include "src/generate/making.hpp"
#include "src/records/texts.hpp"

namespace deduku::generate {

namespace {

constexpr int fewest_givens = 17;
constexpr std::uint64_t greatest_seed = (std::uint64_t{1} << 53U) - 1;

/// In a minimal puzzle no row is full.
constexpr int most_givens_of_minimal = 72;

constexpr std::string_view fewest_reason =
    "a puzzle with fewer than 17 givens has more than one solution (McGuire, Tugemann and Civario, 2012)";

std::string counted_givens(const PuzzleConstraints& constraints) {
  const std::string least = std::to_string(constraints.least_givens);
  const std::string most = std::to_string(constraints.most_givens);
  return least == most ? least : least + " to " + most;
}

std::string givens_fault(const PuzzleConstraints& constraints) {
  if (constraints.least_givens > constraints.most_givens) {
    return "no number of givens is at least " + std::to_string(constraints.least_givens) + " and at most " +
           std::to_string(constraints.most_givens);
  }
  if (constraints.least_givens < 0 || constraints.most_givens > Cell::count) return "a puzzle has 0 to 81 givens";
  if (constraints.most_givens < fewest_givens) return std::string(fewest_reason);
  if (constraints.least_givens > most_givens_of_minimal && promised_minimality(constraints) == Minimality::minimal) {
    return "a puzzle with more than 72 givens is not minimal: some row is full, and each of its digits follows from the others";
  }
  return "";
}

/// Seventeen givens in all orbits of four and eight and the middle cell are possible by number, but no puzzle in the
/// list of all puzzles with 17 givens has this form.
std::string pattern_fault(const PuzzleConstraints& constraints) {
  if (!constraints.pattern) return "";
  const Pattern pattern = constraints.pattern->pattern;
  const int fewest = pattern == Pattern::full ? fewest_givens + 1 : fewest_givens;
  const int least = std::max(constraints.least_givens, fewest);
  if (can_have(groups_of(constraints), least, constraints.most_givens)) return "";
  return "no puzzle with " + counted_givens(constraints) + " givens has the symmetry " + std::string(name(pattern)) +
         (pattern == Pattern::full && constraints.least_givens <= fewest_givens
              ? ": except for the middle one, its cells come in fours and eights; no puzzle with 17 givens has it"
              : ": its cells come in groups that do not add up to this number");
}

/// Two empty rows of a band can be exchanged in any solution, and so can two empty columns of a stack.
std::string empty_lines(const CellSet& givens) {
  for (int kind = 0; kind < 2; ++kind) {
    for (int band = 0; band < 3; ++band) {
      std::vector<int> empty;
      for (int line = 3 * band; line < 3 * band + 3; ++line) {
        const House house = kind == 0 ? House::row(line) : House::column(line);
        if (!cells_of(house).intersects(givens)) empty.push_back(line + 1);
      }
      if (empty.size() < 2) continue;
      const std::string word = kind == 0 ? "rows " : "columns ";
      return "mask: " + word + std::to_string(empty[0]) + " and " + std::to_string(empty[1]) +
             " are empty, and may be exchanged in any solution, so there is more than one";
    }
  }
  return "";
}

/// The reason why no puzzle with the mask is minimal, if that is certain: a given follows from digits that the mask
/// names, or from the others of its house with any digits.
std::string redundance_of(const Mask& mask, const Board& digits) {
  for (House house : House::all()) {
    if (!mask.givens.contains(cells_of(house))) continue;
    return "mask: no puzzle with it is minimal: " + given_at(cells_of(house).first()) +
           " follows from the others of a house whose cells are all given";
  }
  OtherSolutions asked(*search::solve(search::Puzzle(digits)));
  for (Cell cell : mask.givens) {
    if (!asked.find(digits.givens - CellSet{cell}, &cell)) {
      return "mask: no puzzle with it is minimal: " + given_at(cell) + " follows from the digits of other cells";
    }
  }
  return "";
}

std::string mask_fault(const PuzzleConstraints& constraints) {
  if (!constraints.mask) return "";
  const Mask& mask = *constraints.mask;
  const int givens = mask.givens.size();
  if (givens < fewest_givens) {
    return "mask: it has " + std::to_string(givens) + " cells, and " + std::string(fewest_reason);
  }
  if (givens < constraints.least_givens || givens > constraints.most_givens) {
    return "mask: it has " + std::to_string(givens) + " cells, and " + counted_givens(constraints) +
           " givens are required";
  }
  std::string lines = empty_lines(mask.givens);
  if (!lines.empty()) return lines;
  if (constraints.pattern) {
    const Pattern pattern = pattern_of(mask.givens);
    if (!fits(pattern, *constraints.pattern)) {
      return "mask: its symmetry is " + std::string(name(pattern)) + ", not " +
             std::string(name(constraints.pattern->pattern));
    }
  }
  const Board digits = digits_of(mask);
  if (find_conflict(digits) || !search::solve(search::Puzzle(digits))) return "mask: its digits have no solution";
  if (digits.givens == mask.givens && !search::is_unique(search::Puzzle(digits))) {
    return "mask: its digits fill all of its cells and have more than one solution";
  }
  return promised_minimality(constraints) == Minimality::minimal ? redundance_of(mask, digits) : "";
}

/// Whether no puzzle whose givens are unions of these groups has exactly this pattern: the groups have more motions.
bool has_more_than(std::span<const CellSet> groups, Pattern pattern) {
  for (int i = 0; i < pattern_count; ++i) {
    const auto other = static_cast<Pattern>(i);
    if (other == pattern || !includes(other, pattern)) continue;
    const auto keeps_groups = [&](const Symmetry& motion) {
      return std::ranges::all_of(groups, [&](const CellSet& group) { return motion(group) == group; });
    };
    if (std::ranges::all_of(motions_of(other), keeps_groups)) return true;
  }
  return false;
}

bool is_possible_with(const AutomorphismKind& kind, const PuzzleConstraints& constraints) {
  const std::vector<CellSet> groups = groups_of(constraints, &kind);
  if (constraints.pattern && constraints.pattern->is_exact && has_more_than(groups, constraints.pattern->pattern))
    return false;
  return can_have(groups, std::max(constraints.least_givens, fewest_givens), constraints.most_givens);
}

std::string automorphic_fault(const PuzzleConstraints& constraints) {
  if (constraints.automorphic.empty()) return "";
  const auto named = kinds_named(constraints.automorphic);
  if (named.empty()) {
    std::string names;
    for (std::string_view known : automorphisms()) names.append(", ").append(known);
    return "automorphic: expected any" + names + ", found " + in_quotes(constraints.automorphic);
  }
  if (constraints.mask)
    return "automorphic: cannot be combined with a mask, whose puzzles are not made by orbits of cells";
  if (constraints.like && !constraints.vicinity)
    return "automorphic: cannot be combined with like alone, only with a vicinity";
  if (std::ranges::any_of(named, [&](const AutomorphismKind& kind) { return is_possible_with(kind, constraints); }))
    return "";
  return "automorphic: no puzzle with " + counted_givens(constraints) + " givens" +
         (constraints.pattern ? " and the symmetry " + std::string(name(constraints.pattern->pattern)) : "") +
         " is its own image by " + constraints.automorphic +
         ": the cells come in groups that do not add up to this number";
}

/// Whether a puzzle with the cells of a mask and its digits can result from removing and adding the required numbers of
/// givens.
bool is_near(const Board& like, const Mask& mask, const VicinityConstraint& constraint) {
  int removed = (like.givens - mask.givens).size();
  int added = (mask.givens - like.givens).size();
  int open = 0;  // cells that another digit may fill
  for (Cell cell : like.givens& mask.givens) {
    const int digit = mask.digits[cell];
    const bool is_other = digit != 0 && digit != like.values[cell];
    removed += is_other ? 1 : 0;
    added += is_other ? 1 : 0;
    open += digit == 0 ? 1 : 0;
  }
  const int others = constraint.removed - removed;
  return others >= 0 && others <= open && others == constraint.added - added;
}

/// The fault of the puzzle that others must resemble.
std::string like_fault(const PuzzleConstraints& constraints) {
  if (!constraints.like) return constraints.vicinity ? "vicinity: requires the puzzle of like" : "";
  const std::uint64_t solutions =
      find_conflict(*constraints.like) ? 0 : search::count(search::Puzzle(givens_only(*constraints.like)), 2);
  if (solutions != 1)
    return std::string("like: the puzzle has ") + (solutions == 0 ? "no solution" : "several solutions");
  if (!constraints.vicinity)
    return constraints.mask ? "mask: cannot be combined with like alone, only with a vicinity" : "";
  const auto& [removed, added, most_rounds] = *constraints.vicinity;
  if (removed < 1 || removed > 9 || added < 1 || added > 9) return "vicinity: 1 to 9 givens are removed and added";
  const int givens = constraints.like->givens.size() - removed + added;
  const std::string beginning = "vicinity: near the puzzle with " + std::to_string(constraints.like->givens.size()) +
                                " givens it has puzzles with " + std::to_string(givens) + ", and ";
  if (givens < constraints.least_givens || givens > constraints.most_givens) {
    return beginning + counted_givens(constraints) + " are required";
  }
  if (givens < fewest_givens) return beginning + std::string(fewest_reason);
  return constraints.mask && !is_near(*constraints.like, *constraints.mask, *constraints.vicinity)
             ? "vicinity: none of its puzzles has the mask, which differs from the puzzle of like in more givens"
             : "";
}

/// The fault of the required difference between puzzles.
std::string unlike_fault(const PuzzleConstraints& constraints) {
  const int percent = most_alike(constraints);
  if (percent < 0 || percent > 100) return "unlike: expected a percentage from 0 to 100";
  if (percent == 0 || !constraints.mask) return "";
  const Likeness likeness{digits_of(*constraints.mask).givens.size(), constraints.mask->givens.size()};
  return likeness.exceeds(percent)
             ? "unlike: the mask names " + std::to_string(likeness.common) + " of " + std::to_string(likeness.of) +
                   " digits, so any two of its puzzles have more than " + std::to_string(percent) +
                   " % of their givens in common"
             : "";
}

std::string distribution_fault(const PuzzleConstraints& constraints) {
  if (constraints.distribution == Distribution::natural) return "";
  const std::string beginning =
      "distribution: " + std::string(name(constraints.distribution)) + " cannot be combined with ";
  if (constraints.like) return beginning + "like: puzzles near another one are not drawn from all";
  if (constraints.mask)
    return beginning + "a mask: its cells would hardly ever make a puzzle of a full grid drawn at random";
  if (!constraints.automorphic.empty())
    return beginning + "automorphic: hardly any full grid drawn at random has an automorphism";
  if (constraints.distribution == Distribution::controlled && constraints.pattern &&
      constraints.pattern->pattern != Pattern::none) {
    return beginning + "a symmetry: hardly any of all minimal puzzles has one";
  }
  return "";
}

}  // namespace

std::string_view name(Minimality minimality) {
  constexpr std::string_view names[] = {"any", "minimal", "orbit_minimal"};
  return names[static_cast<int>(minimality)];
}

std::string_view name(Engine engine) {
  constexpr std::string_view names[] = {"fresh", "local_search", "masked", "vicinity", "automorphic", "controlled"};
  return names[static_cast<int>(engine)];
}

constexpr std::string_view distribution_names[] = {"natural", "uniform", "controlled"};

std::string_view name(Distribution distribution) {
  return distribution_names[static_cast<int>(distribution)];
}

std::optional<Distribution> find_distribution(std::string_view name) {
  const auto* found = std::ranges::find(distribution_names, name);
  if (found == std::end(distribution_names)) return std::nullopt;
  return static_cast<Distribution>(found - std::begin(distribution_names));
}

bool Mask::fits(const Board& puzzle) const {
  for (Cell cell : givens) {
    if (digits[cell] != 0 && digits[cell] != puzzle.values[cell]) return false;
  }
  return puzzle.givens == givens;
}

namespace {

/// Takes a number of one to three digits from the beginning of a text.
std::optional<int> take_number(std::string_view& text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + std::min<std::size_t>(text.size(), 3), number);
  if (error != std::errc() || number < 1) return std::nullopt;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  return number;
}

bool take_sign(std::string_view& text, char sign) {
  const bool is_there = text.starts_with(sign);
  if (is_there) text.remove_prefix(1);
  return is_there;
}

}  // namespace

Expected<VicinityConstraint, std::string> read_vicinity(std::string_view text) {
  const std::string fault =
      "vicinity: expected a number from 1 to 9, or the numbers of givens removed and added, as in {-2+1}, with x3 "
      "for at most three rounds, found \"" +
      std::string(text) + "\"";
  std::string_view rest = text;
  VicinityConstraint constraint;
  const bool has_brace = take_sign(rest, '{');
  const bool has_sign = take_sign(rest, '-');
  const auto removed = take_number(rest);
  if (!removed || has_brace > has_sign) return fault;
  constraint.removed = constraint.added = *removed;
  if (has_sign) {
    if (!take_sign(rest, '+')) return fault;
    const auto added = take_number(rest);
    if (!added) return fault;
    constraint.added = *added;
  }
  if (has_brace && !take_sign(rest, '}')) return fault;
  if (take_sign(rest, 'x')) {
    const auto rounds = take_number(rest);
    if (!rounds) return fault;
    constraint.most_rounds = *rounds;
  }
  if (!rest.empty() || constraint.removed > 9 || constraint.added > 9) return fault;
  return constraint;
}

std::string vicinity_text(const VicinityConstraint& constraint) {
  const std::string rounds = constraint.most_rounds > 0 ? "x" + std::to_string(constraint.most_rounds) : "";
  return "{-" + std::to_string(constraint.removed) + "+" + std::to_string(constraint.added) + "}" + rounds;
}

Expected<Mask, std::string> read_mask(std::string_view text) {
  Mask mask;
  int cell = 0;
  for (char character : text) {
    const bool is_digit = '1' <= character && character <= '9';
    const bool is_letter = ('a' <= character && character <= 'z') || ('A' <= character && character <= 'Z');
    const bool is_any = is_letter || character == '?' || character == '*' || character == '#';
    const bool is_empty = character == '.' || character == '0' || character == '_';
    const bool is_between = character == '\n' || character == '\r' || character == ' ' || character == '\t' ||
                            character == '|' || character == '+' || character == '-';
    if (is_between) continue;
    if (!is_digit && !is_any && !is_empty) {
      return std::string("mask: expected a cell as ., a digit or a letter, found \"") + character + "\"";
    }
    if (cell == Cell::count) return std::string("mask: expected 81 cells, found more");
    if (!is_empty) mask.givens.insert(Cell(cell));
    if (is_digit) mask.digits[static_cast<std::size_t>(cell)] = static_cast<std::uint8_t>(character - '0');
    ++cell;
  }
  if (cell != Cell::count) return "mask: expected 81 cells, found " + std::to_string(cell);
  return mask;
}

std::string contradiction(const PuzzleConstraints& constraints) {
  if (constraints.seed > greatest_seed) return "seed: expected a number to " + std::to_string(greatest_seed);
  if (constraints.minimality == Minimality::orbit_minimal && !constraints.pattern && constraints.automorphic.empty()) {
    return "orbit-minimal: requires a symmetry or an automorphism";
  }
  if (constraints.mask && constraints.minimality == Minimality::orbit_minimal) {
    return "orbit-minimal: cannot be combined with a mask";
  }
  if (!constraints.needs.empty() && !constraints.exactly.empty())
    return "needs: cannot be combined with exactly, which implies it";
  for (const std::string& fault :
       {givens_fault(constraints), pattern_fault(constraints), mask_fault(constraints), like_fault(constraints),
        automorphic_fault(constraints), distribution_fault(constraints), unlike_fault(constraints)}) {
    if (!fault.empty()) return fault;
  }
  const auto criteria = Criteria::read(constraints);
  if (!criteria) return criteria.error();
  return criteria->where ? bounds_fault(*criteria, constraints) : "";
}

}  // namespace deduku::generate
