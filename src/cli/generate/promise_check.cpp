#include "src/cli/generate/promise_check.hpp"

#include "src/cli/command/input.hpp"
#include "src/cli/command/json_records.hpp"
#include "src/cli/io/signals.hpp"
#include "src/cli/io/text.hpp"
#include "src/generate/generate_record.hpp"

namespace deduku::cli {

namespace {

class PromiseCheck {
 public:
  PromiseCheck(Session& session, const std::string& file) : session_(session), file_(file) {}

  /// The puzzles of a list, all with the same wishes.
  void check_list(const generate::Wishes& wishes) {
    PuzzleStream puzzles({file_}, {}, session_.out);
    while (!interrupted()) {
      const auto puzzle = puzzles.next();
      if (!puzzle) break;
      if (!puzzle->record) {
        report(puzzle->line_number(), "the puzzle cannot be read");
        continue;
      }
      check(puzzle->line_number(), records::givens_only(puzzle->record->board), wishes);
    }
  }

  /// Records, each with its own wishes.
  void check_records() {
    const formats::Reader::NextLine lines = Operand(file_, session_.out).lines();
    std::int64_t number = 0;
    for (std::string line; !interrupted() && lines(line);) {
      ++number;
      const Json record = Json::parse(line, nullptr, false);
      if (!record.is_object() || record.value("type", "") != "generate" || !record.contains("puzzle")) continue;
      check_record(number, record);
    }
    if (checked_ == 0 && broken_ == 0) {
      throw Failure(ExitCode::unreadable,
                    "--check: " + file_ + " has no records of generate --format json, and no wishes are given here");
    }
  }

  ExitCode finish() {
    session_.progress.clear();
    session_.out.write(counted(checked_, "puzzle") + " checked, " + std::to_string(broken_) +
                       (broken_ == 1 ? " of which does not keep" : " of which do not keep") + " what is promised\n");
    if (interrupted()) return interrupted_code();
    return broken_ == 0 ? ExitCode::done : ExitCode::own_check_failed;
  }

 private:
  void check_record(std::int64_t line, const Json& record) {
    const auto wishes = generate::read_wishes(record.value("wishes", Json::object()));
    if (!wishes) return report(line, wishes.error());
    const Json& text = record["puzzle"];
    const auto board = text.is_string() ? read_line(text.get<std::string>()) : std::nullopt;
    if (!board) return report(line, "the puzzle cannot be read");
    const Json solution = record.value("solution", Json());
    if (!solution.is_string() || !fits(*board, solution.get<std::string>())) {
      return report(line, "the solution is not that of the puzzle");
    }
    check(line, *board, *wishes);
  }

  static std::optional<Board> read_line(const std::string& text) {
    if (text.size() != Cell::count) return std::nullopt;
    Board board;
    for (Cell cell : Cell::all()) {
      const char character = text[cell.slot()];
      if (character < '1' || character > '9') continue;
      board.values[cell.slot()] = static_cast<std::uint8_t>(character - '0');
      board.givens.insert(cell);
    }
    return board;
  }

  static bool fits(const Board& board, const std::string& solution) {
    const auto found = search::solve(Grid(board), *search::find_backend("bitmask"));
    return found && solution_text(*found) == solution;
  }

  void check(std::int64_t line, const Board& board, const generate::Wishes& wishes) {
    ++checked_;
    std::string all;
    for (const std::string& broken : generate::broken_promises(board, wishes))
      all += (all.empty() ? "" : "; ") + broken;
    if (!all.empty()) report(line, all);
    session_.progress.show(checked_, -1);
  }

  void report(std::int64_t line, const std::string& fault) {
    ++broken_;
    session_.report_fault(error_text(file_, {line, 0, fault}));
  }

  Session& session_;
  std::string file_;
  std::uint64_t checked_ = 0;
  std::uint64_t broken_ = 0;
};

}  // namespace

ExitCode check_promises(Session& session, const std::string& file, const WishOptions& options,
                        const GivenOptions& given) {
  PromiseCheck check(session, file);
  if (WishOptions::has_any(given)) {
    check.check_list(options.wishes());
  } else {
    check.check_records();
  }
  return check.finish();
}

}  // namespace deduku::cli
