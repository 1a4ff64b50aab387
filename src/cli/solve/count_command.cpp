#include "src/cli/command/json_records.hpp"
#include "src/cli/command/puzzle_command.hpp"
#include "src/cli/io/signals.hpp"
#include "src/records/puzzle_record.hpp"

namespace deduku::cli {

namespace {

class Count final : public PuzzleCommand {
  void declare_own(Arguments& arguments) override {
    arguments.number("--limit", limit_, "Stop counting at this number; 0: count all solutions");
    arguments.format(format_);
    declare_search(arguments, search_);
  }

  void begin(Session& session) override {
    if (format_ == "json") write_header(session, {.search = search_});
  }

  Verdict handle(Session& session, const InputPuzzle& puzzle) override {
    const search::Result result = count(puzzle);
    if (format_ == "json") {
      write_record(session, puzzle, result);
    } else {
      session.out.write(std::to_string(result.count) + (result.exhausted ? "\n" : "+\n"));
    }
    return Verdict::done;
  }

  /// Puzzles with many solutions are counted one at a time, so that an interrupt takes effect.
  std::uint64_t prefetch_limit() const override {
    constexpr std::uint64_t few = 1000;
    return is_default_search() ? std::min(limit(), few) : 0;
  }
  bool is_default_search() const { return search_ == search::default_backend().name; }

  search::Result count(const InputPuzzle& puzzle) const {
    if (puzzle.answer && (puzzle.answer->count < prefetch_limit() || prefetch_limit() == limit())) {
      return {.count = puzzle.answer->count, .exhausted = puzzle.answer->count < limit(), .effort = {}};
    }
    const Grid grid(puzzle.record->board);
    const auto goes_on = [] { return !interrupted(); };
    if (is_default_search()) return search::count_while(grid, goes_on, limit());
    return search::find_backend(search_)->run(grid, limit(), [&](const Solution&) { return goes_on(); });
  }

  std::uint64_t limit() const { return limit_ == 0 ? search::no_limit : limit_; }

  void handle_unreadable(Session& session, const InputPuzzle& puzzle) override {
    if (format_ == "json") return write_unreadable(session, puzzle);
    session.out.write("parse_error\n");
  }

  void end(Session&, const Tally&) override {}

  void write_record(Session& session, const InputPuzzle& puzzle, const search::Result& result) const {
    Json json = puzzle_json(session.command, puzzle, "counted");
    records::add_count(json, result, limit_);
    records::add_standing(json, puzzle.record->board);
    write_json(session.out, json);
  }

  std::uint64_t limit_ = 1000000;
  std::string format_ = "text";
  std::string search_{search::default_backend().name};
};

}  // namespace

std::unique_ptr<Command> make_count() {
  return std::make_unique<Count>();
}

}  // namespace deduku::cli
