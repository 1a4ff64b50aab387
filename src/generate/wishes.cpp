// Wishes: how masks are read, and which wishes no puzzle fulfils.
#include <algorithm>

#include "src/generate/judge.hpp"
#include "src/generate/orbits.hpp"

namespace deduku::generate {

namespace {

constexpr int fewest_givens = 17;
constexpr std::uint64_t greatest_seed = (std::uint64_t{1} << 53U) - 1;

constexpr std::string_view fewest_reason =
    "a puzzle with fewer than 17 givens has more than one solution (McGuire, Tugemann and Civario, 2012)";

std::string counted_givens(int least, int most) {
  return least == most ? std::to_string(least) : std::to_string(least) + " to " + std::to_string(most);
}

std::string givens_fault(const Wishes& wishes) {
  if (wishes.least_givens > wishes.most_givens) {
    return "no number of givens is at least " + std::to_string(wishes.least_givens) + " and at most " +
           std::to_string(wishes.most_givens);
  }
  if (wishes.least_givens < 0 || wishes.most_givens > Cell::count) return "a puzzle has 0 to 81 givens";
  return wishes.most_givens < fewest_givens ? std::string(fewest_reason) : "";
}

/// Seventeen givens in all orbits of four and eight and the middle cell are possible by number, but the list of all puzzles
/// with 17 givens has none.
std::string pattern_fault(const Wishes& wishes) {
  if (!wishes.pattern) return "";
  const Pattern pattern = wishes.pattern->pattern;
  const int least = std::max(wishes.least_givens, fewest_givens);
  bool is_possible = false;
  for (int givens = least; givens <= wishes.most_givens; ++givens) {
    is_possible |= can_have(pattern, givens) && !(pattern == Pattern::full && givens == fewest_givens);
  }
  if (is_possible) return "";
  return "no puzzle with " + counted_givens(wishes.least_givens, wishes.most_givens) + " givens has the symmetry " +
         std::string(name(pattern)) +
         (pattern == Pattern::full && wishes.least_givens <= fewest_givens
              ? ": its cells come by four and eight, but for the middle one, and none of the puzzles with 17 givens has it"
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
             " are empty, and may be exchanged in any solution: there is more than one";
    }
  }
  return "";
}

std::string mask_fault(const Wishes& wishes) {
  if (!wishes.mask) return "";
  const Mask& mask = *wishes.mask;
  const int givens = mask.givens.size();
  if (givens < fewest_givens) {
    return "mask: it has " + std::to_string(givens) + " cells, and " + std::string(fewest_reason);
  }
  if (givens < wishes.least_givens || givens > wishes.most_givens) {
    return "mask: it has " + std::to_string(givens) + " cells, and " +
           counted_givens(wishes.least_givens, wishes.most_givens) + " givens are wanted";
  }
  std::string lines = empty_lines(mask.givens);
  if (!lines.empty()) return lines;
  if (wishes.pattern) {
    const Pattern pattern = pattern_of(mask.givens);
    const Pattern wanted = wishes.pattern->pattern;
    if (wishes.pattern->is_exact ? pattern != wanted : !includes(pattern, wanted)) {
      return "mask: its symmetry is " + std::string(name(pattern)) + ", not " + std::string(name(wanted));
    }
  }
  Board board;
  for (Cell cell : mask.givens) {
    board.values[cell.slot()] = mask.digits[cell.slot()];
    if (mask.digits[cell.slot()] != 0) board.givens.insert(cell);
  }
  if (find_conflict(board) || !search::solve(search::Puzzle(board))) return "mask: its digits have no solution";
  return "";
}

/// The least ER of a puzzle that needs a technique which Sudoku Explainer knows, too: with all that it rates lower our ladder
/// does not solve the puzzle, for there it costs less.
constexpr std::pair<TechniqueId, int> least_er_of[] = {
    {TechniqueId::x_wing, 32}, {TechniqueId::swordfish, 38}, {TechniqueId::xy_wing, 42}, {TechniqueId::xyz_wing, 44}};

std::string rating_fault(const Criteria& criteria) {
  if (criteria.least_er > criteria.most_er) {
    return "where: no ER is at least " + std::to_string(criteria.least_er / 10) + "." +
           std::to_string(criteria.least_er % 10) + " and at most " + std::to_string(criteria.most_er / 10) + "." +
           std::to_string(criteria.most_er % 10);
  }
  for (const auto& [technique, least] : least_er_of) {
    if (criteria.needs != technique || criteria.most_er >= least) continue;
    return "where: a puzzle that needs " + std::string(key(technique)) + " has an ER of " + std::to_string(least / 10) +
           "." + std::to_string(least % 10) + " at least";
  }
  return "";
}

}  // namespace

std::string_view name(Minimality minimality) {
  constexpr std::string_view names[] = {"any", "minimal", "orbit_minimal"};
  return names[static_cast<int>(minimality)];
}

std::string_view name(Engine engine) {
  constexpr std::string_view names[] = {"fresh", "local_search", "masked"};
  return names[static_cast<int>(engine)];
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

std::string contradiction(const Wishes& wishes) {
  if (wishes.seed > greatest_seed) return "seed: expected a number to " + std::to_string(greatest_seed);
  if (wishes.minimality == Minimality::orbit_minimal && !wishes.pattern) {
    return "orbit-minimal: there are orbits of a symmetry alone, and none is named";
  }
  if (wishes.mask && wishes.minimality == Minimality::orbit_minimal) {
    return "orbit-minimal: not with a mask, whose puzzles may be minimal or not";
  }
  if (!wishes.needs.empty() && !wishes.exactly.empty()) return "needs: not together with exactly, which says the same";
  for (const std::string& fault : {givens_fault(wishes), pattern_fault(wishes), mask_fault(wishes)}) {
    if (!fault.empty()) return fault;
  }
  const auto criteria = Criteria::read(wishes);
  return criteria ? rating_fault(*criteria) : criteria.error();
}

}  // namespace deduku::generate
