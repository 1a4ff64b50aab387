// Whether a move is right, whether it follows, and by which technique; for one move, or for each line of a list.
#include <thread>

#include "src/cli/command/command.hpp"
#include "src/cli/command/given_budget.hpp"
#include "src/cli/command/json_records.hpp"
#include "src/cli/command/style_options.hpp"
#include "src/cli/io/failure.hpp"
#include "src/cli/io/line_source.hpp"
#include "src/cli/io/ordered_workers.hpp"
#include "src/cli/io/signals.hpp"
#include "src/cli/steps/move_text.hpp"
#include "src/records/board_faults.hpp"
#include "src/records/json_reader.hpp"
#include "src/service/json_answer.hpp"
#include "src/service/move_judge.hpp"

namespace deduku::cli {

namespace {

/// The lines of a list that one worker judges, so that moves on one board are judged together.
using LineBlock = std::vector<std::string>;
constexpr std::size_t lines_per_block = 64;

/// The record of the move on a line.
Json record_of_line(service::MoveJudge& judge, const std::string& line, const Board* common_board) {
  const Expected<Json> question = records::read_json(line);
  if (question) return judge.answer(*question, common_board);
  const ParseError& error = question.error();
  return {{"type", "assess"},
          {"error", service::error_json({ServiceFault::bad_json, error.message, error.line, error.column})}};
}

constexpr std::array<IneffectiveOptions, 3> idle_in_assess = {{
    {"move", "--threads", "needs --lines"},
    {"lines", "--technique", "does nothing with --lines, where each move has its own"},
    {"lines", "--format", "does nothing with --lines, whose answers are JSON"},
}};

class Assess final : public Command {
  void declare(Arguments& arguments) override {
    arguments.method("assess");
    board_.declare(arguments, "PUZZLE", "Puzzle or board: a file, the puzzle itself, or - for standard input");
    arguments.texts("MOVE", moves_, "Placements, r1c1=5, and eliminations, 'r2c3<>4', judged together as one move");
    givens_.declare(arguments, "givens");
    arguments.option("technique", technique_);
    arguments.group(OptionGroup::solving);
    arguments.option("within", within_);
    arguments.group(OptionGroup::task);
    arguments.option("why", has_reasons_);
    arguments.text(
        "--lines", lines_,
        "File with a move on each line as JSON, the parameters of the method assess in docs/protocol.md; the "
        "answers are JSON as well");
    arguments.group(OptionGroup::effort);
    arguments.number("--threads", threads_, "Number of threads for the lines; 0: one per processor", 1024);
    arguments.format(format_);
    solving_.declare(arguments);
    solving_.declare_budget(arguments);
    styles_.declare(arguments);
    formats_.declare(arguments);
  }

  ExitCode run(Session& session) override {
    given().refuse_idle(idle_in_assess, lines_.empty() ? "move" : "lines");
    const TextStyle style = styles_.style();
    service::Judging judging{.question = {{solving_.ladder(session.out, style.language)}, solving_.solver_options()},
                             .style = style,
                             .has_reasons = has_reasons_};
    const Ladder& ladder = judging.question.ladder.ladder;
    judging.question.solver.work = solving_.limits();
    const Expected<int> within = records::step_limit_of_word(within_, ladder);
    if (!within) refuse_usage("--within: " + within.error().message);
    judging.within = *within;
    if (!lines_.empty()) return judge_lines(session, judging);
    return judge_move(session, judging);
  }

  /// The board, with its givens marked.
  Board read_own_board(Session& session, const std::string& json_type) const {
    Board board = read_board(session, board_, formats_, true, json_type);
    if (!givens_.is_given()) return board;
    const Board puzzle = read_board(session, givens_, formats_, true, json_type);
    const int lost = records::claim_givens(board, puzzle);
    if (lost > 0) throw Failure(ExitCode::unreadable, records::mismatch_text(puzzle, lost, {}));
    return board;
  }

  ExitCode judge_move(Session& session, const service::Judging& judging) const {
    service::JudgedMove judged{
        .board = {}, .move = {effects_of_words(moves_, judging.style)}, .within = judging.within};
    const std::string_view fault = records::fault_of_move(judged.move.effects);
    if (!fault.empty()) refuse_usage("MOVE: " + std::string(fault));
    const Ladder& ladder = judging.question.ladder.ladder;
    if (!technique_.empty()) {
      for (const Rung& rung : select_technique(ladder, technique_, judging.style.language).rungs) {
        judged.move.techniques.push_back(rung.technique);
      }
    }
    const bool is_json = format_ == "json";
    if (is_json) write_header(session, ladder, judging.question.solver, judging.style);
    judged.board = read_own_board(session, is_json ? session.command : "");
    return is_json ? write_record(session, judging, judged) : write_text(session, judging, judged);
  }

  static ExitCode exit_code(bool is_good) { return is_good ? ExitCode::done : ExitCode::unsolved; }

  static ExitCode write_record(Session& session, const service::Judging& judging, const service::JudgedMove& judged) {
    const Json record = service::MoveJudge(judging).judge(judged);
    if (interrupted()) return interrupted_code();
    write_json(session.out, record);
    return exit_code(record["fault"].is_null() && !record["follows"].is_null());
  }

  static ExitCode write_text(Session& session, const service::Judging& judging, const service::JudgedMove& judged) {
    Assessor assessor(judging.question.ladder.ladder, judging.question.solver);
    const Assessment assessment = assessor.assess(judged.board, judged.move, judged.within);
    std::string text = records::assessment_text(judged.move, assessment, judging.style) + "\n";
    if (judging.has_reasons) {
      const std::string reason =
          records::assessment_reason(assessor, judged.board, judged.move, assessment, judging.question, judging.style);
      if (!reason.empty()) text += reason + "\n";
    }
    if (interrupted()) return interrupted_code();
    session.out.write(text);
    return exit_code(!assessment.fault && assessment.follows.has_value());
  }

  ExitCode judge_lines(Session& session, const service::Judging& judging) const {
    if (!moves_.empty()) refuse_usage("MOVE: with --lines the moves are on the lines");
    std::optional<Board> board;
    if (board_.is_given()) board = read_own_board(session, "");
    write_header(session, judging.question.ladder.ladder, judging.question.solver, judging.style);
    const std::uint64_t wanted = threads_ > 0 ? threads_ : std::max(1U, std::thread::hardware_concurrency());
    std::vector<std::function<std::string(const LineBlock&)>> jobs;
    for (std::uint64_t i = 0; i < wanted; ++i) {
      const auto judge = std::make_shared<service::MoveJudge>(judging);
      jobs.push_back([judge, common = board ? &*board : nullptr](const LineBlock& block) {
        std::string text;
        for (const std::string& line : block) text += json_line(record_of_line(*judge, line, common));
        return text;
      });
    }
    OrderedWorkers<LineBlock, std::string> workers(
        std::move(jobs), [&](const LineBlock&, const std::string& text) { session.out.write(text); }, interrupted);
    put_lines(session, workers);
    workers.finish();
    return interrupted() ? interrupted_code() : ExitCode::done;
  }

  void put_lines(Session& session, OrderedWorkers<LineBlock, std::string>& workers) const {
    LineSource source(lines_, session.out);
    LineBlock block;
    for (std::string line; !interrupted() && source.next(line);) {
      if (line.find_first_not_of(" \t") == std::string::npos) continue;
      block.push_back(line);
      if (block.size() == lines_per_block) workers.put(std::exchange(block, {}));
    }
    if (!block.empty()) workers.put(std::move(block));
  }

  BoardArgument board_;
  BoardArgument givens_;
  std::vector<std::string> moves_;
  std::string technique_;
  std::string within_;
  bool has_reasons_ = false;
  std::string lines_;
  std::uint64_t threads_ = 0;
  std::string format_ = "text";
  SolvingOptions solving_;
  StyleOptions styles_;
  FormatOptions formats_;
};

}  // namespace

std::unique_ptr<Command> make_assess() {
  return std::make_unique<Assess>();
}

}  // namespace deduku::cli
