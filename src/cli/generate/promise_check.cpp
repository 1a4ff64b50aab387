#include "src/cli/generate/promise_check.hpp"

#include <map>
#include <set>

#include "src/cli/command/input.hpp"
#include "src/cli/command/json_records.hpp"
#include "src/cli/io/line_source.hpp"
#include "src/cli/io/signals.hpp"
#include "src/cli/io/text.hpp"
#include "src/cli/results/result_form.hpp"
#include "src/core/givens.hpp"
#include "src/generate/generate_record.hpp"
#include "src/records/json_reader.hpp"

namespace deduku::cli {

namespace {

class PromiseCheck {
 public:
  PromiseCheck(Session& session, PromiseQuestion question) : session_(session), question_(std::move(question)) {}

  /// The puzzles of a list, all with the same constraints.
  void check_list() {
    PuzzleStream puzzles({question_.file}, {}, session_.out);
    while (!interrupted()) {
      const auto puzzle = puzzles.next();
      if (!puzzle) break;
      if (puzzle->record) {
        const Board board = givens_only(puzzle->record->board);
        check(puzzle->line_number(), board, *question_.constraints,
              generate::violations(board, *question_.constraints));
      } else {
        report_unreadable(puzzle->record.error());
      }
    }
    if (checked_ + unreadable_ == 0 && !interrupted()) {
      throw Failure(ExitCode::unreadable, "--check: " + question_.file + " has no puzzle");
    }
  }

  /// Records, each with its own constraints.
  void check_records() {
    LineSource lines(question_.file, session_.out);
    std::string text;
    for (std::int64_t line = 1; !interrupted() && lines.next(text); ++line) {
      if (text.find_first_not_of(" \t\r") != std::string::npos) check_line(line, text);
    }
    if (checked_ == 0 && !interrupted()) {
      throw Failure(ExitCode::unreadable,
                    "--check: " + question_.file +
                        " has no records of generate --format json, and no constraints are given here");
    }
  }

  ExitCode finish() {
    session_.progress.clear();
    session_.out.write(counted(checked_, "puzzle") + " checked" + verdict() +
                       (unreadable_ > 0 ? "; " + counted(unreadable_, "record") + " could not be read" : "") + "\n");
    note_what_is_not_proved();
    if (interrupted()) return interrupted_code();
    if (broken_ > 0) return ExitCode::own_check_failed;
    return unreadable_ > 0 ? ExitCode::unreadable : ExitCode::done;
  }

 private:
  void check_line(std::int64_t line, const std::string& text) {
    const Expected<Json> json = records::read_json(text);
    if (!json) return report_unreadable({line, json.error().column, json.error().message});
    if (!is_of_generate(*json)) return report_unreadable({line, 0, "expected a record of generate, or its header"});
    if (is_header(*json)) return;
    const auto record = generate::read_made_record(*json);
    if (!record) return report_unreadable({line, 0, record.error()});
    foreign_ += generate::has_foreign_sentences(*record) ? 1 : 0;
    others_.insert(record->others.begin(), record->others.end());
    check(line, record->puzzle, record->constraints, generate::broken_statements(*record));
  }

  /// Whether it is a record of `generate` or the header of such records.
  static bool is_of_generate(const Json& json) {
    return is_header(json) ? json.value("command", Json()) == "generate"
                           : json.is_object() && json.value("type", Json()) == "generate";
  }

  void check(std::int64_t line, const Board& board, const generate::PuzzleConstraints& constraints,
             std::vector<std::string> broken) {
    ++checked_;
    if (constraints.distribution != generate::Distribution::natural) ++drawn_;
    if (question_.is_distinct && !classes_.insert(board))
      broken.emplace_back("distinct: it is equivalent to an earlier one");
    if (question_.others && question_.others->contains(board))
      broken.emplace_back("not-in: it is equivalent to one in that file");
    if (constraints.unlike.value_or(0) > 0) {
      const std::string fault = variety_of(constraints).insert(board);
      if (!fault.empty()) broken.push_back("unlike: " + fault);
    }
    if (!broken.empty()) {
      ++broken_;
      session_.report_fault(error_text(question_.file, {line, 0, joined(broken, "; ")}));
    }
    session_.progress.show(checked_, -1);
  }

  /// The checked puzzles that must differ by the degree in these constraints.
  generate::Variety& variety_of(const generate::PuzzleConstraints& constraints) {
    const std::pair key(*constraints.unlike, !constraints.automorphic.empty());
    const auto found = varieties_.find(key);
    if (found != varieties_.end()) return found->second;
    generate::Variety& variety = varieties_.emplace(key, generate::Variety(constraints)).first->second;
    for (const Board& board : question_.not_in) variety.take(board);
    return variety;
  }

  void report_unreadable(const ParseError& error) {
    ++unreadable_;
    session_.report_fault(error_text(question_.file, error));
  }

  std::string verdict() const {
    if (broken_ == 0) return "; all guarantees hold";
    return "; " + std::to_string(broken_) + (broken_ == 1 ? " breaks" : " break") + " a guarantee";
  }

  void note_what_is_not_proved() const {
    if (drawn_ > 0) {
      session_.log.note(
          "not checked: the distribution, which cannot be seen from a puzzle; seeds and streams reproduce the puzzles");
    }
    if (foreign_ > 0) {
      session_.log.note("the sentences of " + counted(foreign_, "record") +
                        " were not compared, because another version of the program wrote them");
    }
    std::string names;
    for (const std::string& name : others_) names += (names.empty() ? "\"" : ", \"") + echo(name) + "\"";
    if (!names.empty()) session_.log.note("not checked, because no record of generate has such fields: " + names);
  }

  Session& session_;
  PromiseQuestion question_;
  PuzzleClasses classes_;  ///< of the puzzles checked
  std::map<std::pair<int, bool>, generate::Variety> varieties_;
  std::uint64_t checked_ = 0;
  std::uint64_t broken_ = 0;
  std::uint64_t unreadable_ = 0;
  std::uint64_t drawn_ = 0;    ///< with a distribution, which is not checked
  std::uint64_t foreign_ = 0;  ///< of another version
  std::set<std::string> others_;
};

}  // namespace

ExitCode check_promises(Session& session, PromiseQuestion question) {
  const bool is_list = question.constraints.has_value();
  PromiseCheck check(session, std::move(question));
  if (is_list) {
    check.check_list();
  } else {
    check.check_records();
  }
  return check.finish();
}

}  // namespace deduku::cli
