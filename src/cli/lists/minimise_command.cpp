// Makes minimal puzzles from the givens of others.
#include "src/cli/command/json_records.hpp"
#include "src/cli/command/puzzle_command.hpp"
#include "src/cli/io/text.hpp"
#include "src/core/givens.hpp"
#include "src/formats/csv_row.hpp"
#include "src/records/made_puzzle.hpp"
#include "src/records/puzzle_record.hpp"
#include "src/records/texts.hpp"

namespace deduku::cli {

namespace {

class Minimise final : public PuzzleCommand {
  void declare_own(Arguments& arguments) override {
    arguments.format(format_, {"text", "json", "csv"});
    arguments.method("minimise");
    arguments.option("seed", seed_);
  }

  void begin(Session& session) override {
    if (format_ == "json") write_header(session, {});
    if (format_ == "csv") session.out.write("n,puzzle,status,minimal,givens\n");
  }

  Verdict handle(Session& session, const InputPuzzle& puzzle) override {
    const Board& board = puzzle.record->board;
    const std::optional<Board> minimal = records::minimal_puzzle(board, seed_);
    write(session, puzzle, minimal);
    if (minimal) return Verdict::done;
    if (format_ == "text") {
      session.report_fault(
          error_text(puzzle.file, {puzzle.line_number(), 0, "the givens do not have exactly one solution"}));
    }
    return Verdict::unsolved;
  }

  void write(Session& session, const InputPuzzle& puzzle, const std::optional<Board>& minimal) const {
    const std::string_view status = minimal ? "minimal" : name(outcome_of_givens(puzzle.record->board));
    if (format_ == "json") {
      Json json = puzzle_json(session.command, puzzle, status);
      if (minimal) {
        records::add_minimal(json, *minimal);
      } else {
        json.update({{"minimal", nullptr}, {"givens", nullptr}});
      }
      records::add_standing(json, puzzle.record->board);
      write_json(session.out, json);
    } else if (format_ == "csv") {
      session.out.write(formats::csv_row({std::to_string(puzzle.n), puzzle_text(puzzle.record->board),
                                          std::string(status), minimal ? puzzle_text(*minimal) : "",
                                          minimal ? std::to_string(minimal->givens.size()) : ""}));
    } else if (minimal) {
      session.out.write(puzzle_text(*minimal) + "\n");
    }
  }

  static Outcome outcome_of_givens(const Board& board) {
    return records::outcome_of(search::count(search::Puzzle(givens_only(board)), 2));
  }

  void handle_unreadable(Session& session, const InputPuzzle& puzzle) override {
    if (format_ == "json") write_unreadable(session, puzzle);
    if (format_ == "csv") session.out.write(formats::csv_row({std::to_string(puzzle.n), "", "parse_error", "", ""}));
  }

  void end(Session&, const Tally&) override {}

  std::string format_ = "text";
  std::uint64_t seed_ = 0;
};

}  // namespace

std::unique_ptr<Command> make_minimise() {
  return std::make_unique<Minimise>();
}

}  // namespace deduku::cli
