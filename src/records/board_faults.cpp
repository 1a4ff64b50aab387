#include "src/records/board_faults.hpp"

#include <vector>

#include "deduku/explain.hpp"
#include "src/core/dead_ends.hpp"
#include "src/core/givens.hpp"
#include "src/present/words.hpp"
#include "src/records/texts.hpp"

namespace deduku::records {

namespace {

using present::counted;
using present::Value;
using present::Words;

/// Above this number of cells level 3 gives only their number; above this number of stale marks no level gives the
/// causes.
constexpr int max_named = 8;

/// Cells one by one in reading order.
Value each_cell(const CellSet& cells, const Words& words) {
  std::vector<present::Text> names;
  for (Cell cell : cells) names.push_back(cells_text({cell}, words.style()));
  return {words.listed(names), cells.size()};
}

/// "box 1", "boxes 1 and 4".
Value boxes_of(const CellSet& cells, const Words& words) {
  return words.houses(houses_of(cells, HouseKind::box));
}

/// "r1c1=5 and r1c4=3", in reading order.
Value each_entry(const CandidateSet& candidates, const Words& words) {
  std::vector<present::Text> texts;
  for (Cell cell : candidates.cells()) {
    texts.push_back(cells_text({cell}, words.style()) + "=" + words.digits(candidates.digits(cell)).text);
  }
  return {words.listed(texts), static_cast<int>(texts.size())};
}

std::string wrong_text(const CandidateSet& wrong, Outcome puzzle, int level, const Words& words) {
  const CellSet cells = wrong.cells();
  const Value count = counted(cells.size());
  if (level == 1) return words.say("fault.wrong.1", {{"count", count}});
  if (level == 2) return words.say("fault.wrong.2", {{"count", count}, {"boxes", boxes_of(cells, words)}});
  if (level <= 4) return words.say("fault.wrong.3", {{"cells", each_cell(cells, words)}});
  return words.say(puzzle == Outcome::several ? "fault.wrong.of_several" : "fault.wrong.5",
                   {{"entries", each_entry(wrong, words)}});
}

/// Two digits that see each other are a conflict.
std::string clash_text(const Board& board, const CandidateSet& clash, int level, const Words& words) {
  const CellSet cells = clash.cells();
  if (const auto conflict = find_conflict(board_with(board, cells)))
    return conflict_hint(*conflict, level, words.style());
  if (level == 1) return words.say("fault.clash.1");
  if (level == 2) return words.say("fault.clash.2", {{"boxes", boxes_of(cells, words)}});
  if (level <= 4) return words.say("fault.clash.3", {{"cells", each_cell(cells, words)}});
  return words.say("fault.clash.5", {{"entries", each_entry(clash, words)}});
}

std::string no_candidate_text(const CellSet& cells, const Words& words) {
  return words.say("fault.no_candidate", {{"cells", words.cells(cells)}});
}

/// Many cells are not named.
std::string lacking_text(const Board& board, const CellSet& lacking, int level, const Words& words) {
  const bool is_named = level >= 3 && lacking.size() <= max_named;
  if (is_named && dead_ends_of(board).cells.contains(lacking)) return no_candidate_text(lacking, words);
  return words.say("fault.lacking", {{"boxes", level == 2 ? boxes_of(lacking, words) : Value()},
                                     {"cells", is_named ? each_cell(lacking, words) : Value()}});
}

/// "5 in r1c1 and 3 in r1c4", in reading order.
std::string each_mark(const CandidateSet& marks, const Words& words) {
  std::vector<present::Text> texts;
  for (Cell cell : marks.cells()) {
    texts.push_back(
        words.say("fault.mark", {{"digits", words.digits(marks.digits(cell))}, {"cell", words.cells({cell})}}));
  }
  return words.listed(texts);
}

std::string missing_text(const CandidateSet& missing, int level, const Words& words) {
  const CellSet cells = missing.cells();
  if (level == 5) return words.say("fault.missing.5", {{"marks", each_mark(missing, words)}});
  if (level == 4 || (level == 3 && cells.size() <= max_named)) {
    return words.say("fault.missing.4", {{"cells", each_cell(cells, words)}});
  }
  const Value boxes = level == 1 ? Value() : boxes_of(cells, words);
  return words.say("fault.missing.1", {{"count", counted(cells.size())}, {"boxes", boxes}});
}

/// Without causes, grouped by digit or by cell, the shorter of the two: "5 can go from r1c1; 7 can go from r4c4."
std::string stale_in_groups(const CandidateSet& stale, const Words& words) {
  std::vector<present::Text> groups;
  const auto add = [&](DigitSet digits, const CellSet& cells) {
    groups.push_back(words.say("fault.stale", {{"digits", words.digits(digits)}, {"cells", words.cells(cells)}}));
  };
  if (stale.cells().size() < stale.digits().size()) {
    for (Cell cell : stale.cells()) add(stale.digits(cell), {cell});
  } else {
    for (Digit digit : stale.digits()) add({digit}, stale.cells(digit));
  }
  return words.say("fault.stale.3", {{"groups", words.in_turn(groups, "semicolon")}});
}

/// For each placed digit the marks that it makes stale: "5 can go from r1c1: r1c4 holds it."
std::string stale_by_cause(const Board& board, CandidateSet stale, const Words& words) {
  std::string text;
  for (Cell cell : cells_with_digit(board)) {
    const Digit digit = Digit::of(board.values[cell]);
    const CellSet cells = stale.cells(digit) & peers(cell);
    if (cells.empty()) continue;
    stale -= CandidateSet(digit, cells);
    const std::string sentence =
        words.say("fault.stale.5",
                  {{"digits", words.digits({digit})}, {"cells", words.cells(cells)}, {"holder", words.cells({cell})}});
    text = joined(text, sentence, words);
  }
  return text;
}

}  // namespace

int claim_givens(Board& board, const Board& puzzle) {
  int lost = 0;
  for (Cell cell : puzzle.givens) {
    const std::uint8_t given = puzzle.values[cell];
    std::uint8_t& value = board.values[cell];
    if (value == 0 && board.marks && (*board.marks)[cell] == DigitSet{Digit::of(given)}) {
      value = given;
      (*board.marks)[cell] = {};
    }
    lost += value == given ? 0 : 1;
  }
  board.givens = puzzle.givens;
  return lost;
}

Board board_without(Board board, const CellSet& wrong) {
  for (Cell cell : wrong) board.values[cell] = 0;
  return board;
}

std::string mismatch_text(const Board& puzzle, int lost, const TextStyle& style) {
  return Words(style).say("cli.hint.mismatch", {{"lost", counted(lost)}, {"givens", counted(puzzle.givens.size())}});
}

std::string joined(const std::string& text, const std::string& sentence, const Words& words) {
  if (text.empty() || sentence.empty()) return text + sentence;
  return words.say("conclusion.after", {{"argument", text}, {"conclusion", sentence}});
}

std::string dead_end_text(const Board& board, const TextStyle& style) {
  const Words words(style);
  const DeadEnds ends = dead_ends_of(board);
  if (!ends.cells.empty()) return no_candidate_text(ends.cells, words);
  if (ends.digits.empty()) return "";
  const PlacelessDigit& first = ends.digits.front();
  return words.say("fault.no_place", {{"digit", words.digits({first.digit})}, {"house", words.houses({first.house})}});
}

std::string no_solution_text(const Board& board, bool has_puzzle, const TextStyle& style) {
  const Words words(style);
  const Board puzzle = givens_only(board);
  const bool knows_givens = has_puzzle || puzzle != board;
  if (knows_givens) return joined(words.say("cli.hint.none"), dead_end_text(puzzle, style), words);
  return joined(joined(words.say("cli.hint.none_on_board"), dead_end_text(board, style), words),
                words.say("cli.hint.name_givens"), words);
}

std::string other_mistakes_text(const Board& board, const BoardFaults& faults, int level, const TextStyle& style) {
  const Words words(style);
  std::string text;
  if (!faults.clash.empty()) text = clash_text(board, faults.clash, level, words);
  if (!faults.missing.empty()) text = joined(text, missing_text(faults.missing, level, words), words);
  if (!faults.lacking.empty()) text = joined(text, lacking_text(board, faults.lacking, level, words), words);
  return text;
}

std::string mistakes_text(const Board& board, const BoardProgress& progress, int level, const TextStyle& style) {
  const Words words(style);
  const CandidateSet& wrong = progress.faults.wrong;
  const std::string text = wrong.empty() ? "" : wrong_text(wrong, progress.puzzle, level, words);
  return joined(text, other_mistakes_text(board, progress.faults, level, style), words);
}

std::string stale_text(const Board& board, const CandidateSet& stale, int level, const TextStyle& style) {
  const Words words(style);
  if (level == 5 && stale.size() <= max_named) return stale_by_cause(board, stale, words);
  if (level >= 3) return stale_in_groups(stale, words);
  const Value boxes = level == 1 ? Value() : boxes_of(stale.cells(), words);
  return words.say("fault.stale.1", {{"count", counted(stale.size())}, {"boxes", boxes}});
}

std::string conflict_hint(const Conflict& conflict, int level, const TextStyle& style) {
  const Words words(style);
  if (level == 1) return words.say("fault.conflict.1");
  if (level == 2) return words.say("fault.conflict.2", {{"house", words.houses({conflict.house})}});
  return words.say("fault.conflict.3", {{"conflict", conflict_text(conflict, style)}});
}

}  // namespace deduku::records
