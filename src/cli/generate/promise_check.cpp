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
    if (drawn_ > 0) {
      session_.log.note(
          "that they were drawn with a distribution no puzzle shows by itself: their seeds and streams make them again");
    }
    if (interrupted()) return interrupted_code();
    return broken_ == 0 ? ExitCode::done : ExitCode::own_check_failed;
  }

 private:
  void check_record(std::int64_t line, const Json& record) {
    const auto wishes = generate::read_wishes(record.value("wishes", Json::object()));
    if (!wishes) return report(line, wishes.error());
    const auto board = read_line(record["puzzle"]);
    if (!board) return report(line, "the puzzle cannot be read");
    const Json solution = record.value("solution", Json());
    if (!solution.is_string() || !fits(*board, solution.get<std::string>())) {
      return report(line, "the solution is not that of the puzzle");
    }
    const auto path = path_in(record);
    if (!path) return report(line, "the path of its vicinity cannot be read");
    check(line, *board, *wishes, *path);
  }

  /// The puzzle that a text is: one line as records have it, and nothing else.
  static std::optional<Board> read_line(const Json& text) {
    if (!text.is_string()) return std::nullopt;
    const auto record = formats::read_puzzle(text.get<std::string>());
    if (!record || puzzle_text(record->board) != text.get<std::string>()) return std::nullopt;
    return record->board;
  }

  /// The puzzles by way of which one was found, as its guarantee lists them; none where there is no such guarantee.
  static std::optional<std::vector<Board>> path_in(const Json& record) {
    std::vector<Board> path;
    for (const Json& guarantee : record.value("guarantees", Json::array())) {
      if (!guarantee.is_object() || guarantee.value("key", "") != "vicinity") continue;
      const Json evidence = guarantee.value("evidence", Json::object());
      const Json listed = evidence.is_object() ? evidence.value("path", Json()) : Json();
      for (const Json& text : listed.is_array() ? listed : Json::array({listed})) {
        const auto board = read_line(text);
        if (!board) return std::nullopt;
        path.push_back(*board);
      }
    }
    return path;
  }

  static bool fits(const Board& board, const std::string& solution) {
    const auto found = search::solve(Grid(board), *search::find_backend("bitmask"));
    return found && solution_text(*found) == solution;
  }

  void check(std::int64_t line, const Board& board, const generate::Wishes& wishes,
             const std::vector<Board>& path = {}) {
    ++checked_;
    if (wishes.distribution != generate::Distribution::natural) ++drawn_;
    std::string all;
    for (const std::string& broken : generate::broken_promises(board, wishes, path))
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
  std::uint64_t drawn_ = 0;  ///< with a distribution, which is not checked
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
