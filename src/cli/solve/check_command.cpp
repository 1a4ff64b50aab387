// Whether a puzzle is proper: no digit repeated, exactly one solution, no redundant given; and its symmetry.
#include "deduku/canonical.hpp"
#include "deduku/explain.hpp"
#include "deduku/pattern.hpp"
#include "src/cli/command/json_records.hpp"
#include "src/cli/command/puzzle_command.hpp"
#include "src/cli/command/style_options.hpp"
#include "src/cli/io/text.hpp"
#include "src/present/words.hpp"
#include "src/records/puzzle_record.hpp"
#include "src/records/standing.hpp"

namespace deduku::cli {

namespace {

using records::examine;
using records::Findings;

/// The faults of a puzzle, or the remark that there are no faults.
std::string remark(const Board& board, const Findings& findings, const present::Words& words) {
  const std::string reason =
      findings.solutions.empty() ? records::no_solution_reason(board, words.style()) : std::string();
  if (findings.conflict) {
    return conflict_text(*findings.conflict, words.style()) + (reason.empty() ? "" : ".  " + reason);
  }
  if (!findings.redundant) return reason;
  if (findings.redundant->empty()) return words.say("cli.check.minimal");
  return words.say("cli.check.redundant", {{"cells", cells_text(*findings.redundant, words.style())}});
}

/// The text after the status on its line.
std::string remarks(const Board& board, const Findings& findings, const present::Words& words) {
  std::string text = records::standing_text(board, words.style()) + "  " + remark(board, findings, words);
  const auto add = [&text](const std::string& phrase) { text += (text.ends_with(' ') ? "" : "  ") + phrase; };
  const Pattern pattern = pattern_of(board.givens);
  if (pattern != Pattern::none) add(words.say("cli.check.pattern." + std::string(name(pattern))));
  if (findings.outcome() != Outcome::solved) return text;
  const std::uint64_t automorphisms = canonical_form(board).automorphisms;
  if (automorphisms > 1)
    add(words.say("cli.check.automorphisms", {{"automorphisms", present::counted(automorphisms)}}));
  return text;
}

Paint paint_of_validity(Outcome outcome) {
  if (outcome == Outcome::solved) return Paint::good;
  return outcome == Outcome::several ? Paint::doubtful : Paint::bad;
}

constexpr std::array<IneffectiveOptions, 2> idle_in_check = {{
    {"json", "--lang", "does nothing with --format json, which has no sentences"},
    {"json", "--notation", "does nothing with --format json, where cells are named r1c2"},
}};

class Check final : public PuzzleCommand {
  void declare_own(Arguments& arguments) override {
    arguments.format(format_);
    declare_search(arguments, search_);
    arguments.method("about");
    styles_.declare(arguments);
  }

  void begin(Session& session) override {
    given().refuse_idle(idle_in_check, format_);
    style_ = styles_.style();
    if (format_ == "json") write_header(session, {.search = search_});
  }

  bool takes_conflicts() const override { return true; }

  Verdict handle(Session& session, const InputPuzzle& puzzle) override {
    const Board& board = puzzle.record->board;
    const Findings findings = examine(board, *search::find_backend(search_));
    if (format_ == "json") {
      write_record(session, puzzle, findings);
    } else {
      write_line(session.out, puzzle.n, paint_of_validity(findings.outcome()),
                 records::validity_word(findings.outcome()), remarks(board, findings, present::Words(style_)));
      if (findings.solutions.size() > 1) {
        for (const Solution& solution : findings.solutions) session.out.write("\t\t" + solution_text(solution) + "\n");
      }
    }
    return findings.outcome() == Outcome::solved ? Verdict::done : Verdict::unsolved;
  }

  void handle_unreadable(Session& session, const InputPuzzle& puzzle) override {
    if (format_ == "json") return write_unreadable(session, puzzle);
    write_line(session.out, puzzle.n, Paint::bad, name(Outcome::parse_error), "");
  }

  void end(Session&, const Tally&) override {}

  static void write_line(Output& out, std::uint64_t n, Paint paint, std::string_view status, const std::string& text) {
    out.write(line_of(std::to_string(n) + "\t" + out.painted(paint, status) + "\t" + text));
  }

  static void write_record(Session& session, const InputPuzzle& puzzle, const Findings& findings) {
    Json json = puzzle_json(session.command, puzzle, records::validity_word(findings.outcome()));
    records::add_findings(json, puzzle.record->board, findings);
    write_json(session.out, json);
  }

  std::string format_ = "text";
  StyleOptions styles_;
  TextStyle style_;
  std::string search_{search::default_backend().name};
};

}  // namespace

std::unique_ptr<Command> make_check() {
  return std::make_unique<Check>();
}

}  // namespace deduku::cli
