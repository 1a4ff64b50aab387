#include "src/cli/steps/board_faults.hpp"

#include <vector>

#include "deduku/explain.hpp"
#include "src/cli/command/solutions.hpp"
#include "src/cli/io/text.hpp"

namespace deduku::cli {

namespace {

/// With more cells than these level 3 gives their number, and of more stale marks no level says why.
constexpr int max_named = 8;

/// "a", "a and b", "a, b and c".
std::string enumerated(const std::vector<std::string>& words) {
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0) text += i + 1 == words.size() ? " and " : ", ";
    text += words[i];
  }
  return text;
}

/// Cells one by one in reading order.
std::string each_cell(const CellSet& cells) {
  std::vector<std::string> names;
  for (Cell cell : cells) names.push_back(cells_text({cell}));
  return enumerated(names);
}

/// "box 1", "boxes 1 and 4".
std::string boxes_text(const CellSet& cells) {
  return houses_text(houses_of(cells, HouseKind::box));
}

/// "r1c1=5 and r1c4=3", in reading order.
std::string each_entry(const CandidateSet& candidates) {
  std::vector<std::string> texts;
  for (Cell cell : candidates.cells()) texts.push_back(cells_text({cell}) + "=" + digits_text(candidates.digits(cell)));
  return enumerated(texts);
}

std::string wrong_text(const CandidateSet& wrong, int level) {
  const CellSet cells = wrong.cells();
  const bool is_one = cells.size() == 1;
  if (level <= 2) {
    const std::string place = level == 1 ? "on the board" : "in " + boxes_text(cells);
    if (is_one) return "There is a mistake " + place + ".";
    return "There are " + std::to_string(cells.size()) + " mistakes " + place + ".";
  }
  if (level <= 4) {
    return (is_one ? "The digit in " : "The digits in ") + each_cell(cells) + (is_one ? " is wrong." : " are wrong.");
  }
  return each_entry(wrong) + (is_one ? " contradicts" : " contradict") + " the solution.";
}

/// "5 in r1c1 and 3 in r1c4", in reading order.
std::string each_mark(const CandidateSet& marks) {
  std::vector<std::string> texts;
  for (Cell cell : marks.cells()) texts.push_back(digits_text(marks.digits(cell)) + " in " + cells_text({cell}));
  return enumerated(texts);
}

std::string missing_text(const CandidateSet& missing, int level) {
  const CellSet cells = missing.cells();
  if (level == 5) return missing_marks_text(missing);
  std::string text = "The pencil marks of ";
  if (level == 4 || (level == 3 && cells.size() <= max_named)) {
    text += each_cell(cells);
  } else {
    text += cells.size() == 1 ? "one cell" : std::to_string(cells.size()) + " cells";
    if (level >= 2) text += " in " + boxes_text(cells);
  }
  return text + (cells.size() == 1 ? " lack the right digit." : " lack the right digits.");
}

/// Without why, by digit or by cell, whichever is shorter: "5 can go from r1c1; 7 from r4c4."
std::string stale_in_groups(const CandidateSet& stale) {
  std::string text;
  const auto add = [&](DigitSet digits, const CellSet& cells) {
    const bool is_first = text.empty();
    text += (is_first ? "" : "; ") + digits_text(digits) + (is_first ? " can go from " : " from ") + cells_text(cells);
  };
  if (stale.cells().size() < stale.digits().size()) {
    for (Cell cell : stale.cells()) add(stale.digits(cell), {cell});
  } else {
    for (Digit digit : stale.digits()) add({digit}, stale.cells(digit));
  }
  return text + ".";
}

/// For each placed digit the marks that it makes stale: "5 can go from r1c1: r1c4 holds it."
std::string stale_by_cause(const Board& board, CandidateSet stale) {
  std::string text;
  for (Cell cell : cells_with_digit(board)) {
    const Digit digit = Digit::of(board.values[cell.index()]);
    const CellSet cells = stale.cells(digit) & peers(cell);
    if (cells.empty()) continue;
    stale -= CandidateSet(digit, cells);
    if (!text.empty()) text += " ";
    text += digits_text({digit}) + " can go from " + cells_text(cells) + ": " + cells_text({cell}) + " holds it.";
  }
  return text;
}

}  // namespace

int claim_givens(Board& board, const Board& puzzle) {
  int lost = 0;
  for (Cell cell : puzzle.givens) {
    const std::uint8_t given = puzzle.values[cell.index()];
    std::uint8_t& value = board.values[cell.index()];
    if (value == 0 && board.marks && (*board.marks)[cell.index()] == DigitSet{Digit::of(given)}) {
      value = given;
      (*board.marks)[cell.index()] = {};
    }
    lost += value == given ? 0 : 1;
  }
  board.givens = puzzle.givens;
  return lost;
}

std::string mismatch_text(const Board& puzzle, int lost) {
  return "The board does not belong to the puzzle of --givens: " + std::to_string(lost) + " of its " +
         counted(static_cast<std::uint64_t>(puzzle.givens.size()), "given") +
         (lost == 1 ? " is not on it." : " are not on it.");
}

std::string no_solution_text(const Board& board, bool has_puzzle) {
  if (has_puzzle || givens_only(board) != board) return "The puzzle has no solution.";
  return "The board has no solution, so some entry is wrong; with --givens PUZZLE it can be named.";
}

std::string missing_marks_text(const CandidateSet& missing) {
  return "The pencil marks lack " + each_mark(missing) + ".";
}

std::string mistakes_text(const BoardFaults& faults, int level) {
  std::string text;
  if (!faults.wrong.empty()) text = wrong_text(faults.wrong, level);
  if (faults.missing.empty()) return text;
  return text + (text.empty() ? "" : " ") + missing_text(faults.missing, level);
}

std::string stale_text(const Board& board, const CandidateSet& stale, int level) {
  if (level == 5 && stale.size() <= max_named) return stale_by_cause(board, stale);
  if (level >= 3) return stale_in_groups(stale);
  const bool is_one = stale.size() == 1;
  std::string text = is_one ? "A pencil mark" : std::to_string(stale.size()) + " pencil marks";
  if (level == 2) text += " in " + boxes_text(stale.cells());
  return text + (is_one ? " can go: its digit is already placed in a house of its cell."
                        : " can go: their digits are already placed in a house of their cells.");
}

std::string conflict_hint(const Conflict& conflict, int level) {
  if (level == 1) return "There is a mistake on the board: a digit stands twice in a house.";
  if (level == 2) {
    return "There is a mistake in " + houses_text({conflict.house}) + ": a digit stands there twice.";
  }
  return conflict_text(conflict) + ": one of them is wrong.";
}

}  // namespace deduku::cli
