// Whether a puzzle is proper: no digit repeated, exactly one solution, no redundant given.
#include "deduku/explain.hpp"
#include "deduku/minimal.hpp"
#include "src/cli/command/json_records.hpp"
#include "src/cli/command/puzzle_command.hpp"
#include "src/cli/command/solutions.hpp"
#include "src/cli/command/status.hpp"
#include "src/cli/command/style_options.hpp"
#include "src/cli/io/text.hpp"
#include "src/present/phrases.hpp"
#include "src/present/words.hpp"

namespace deduku::cli {

namespace {

/// What can be said of a puzzle.
struct Findings {
  std::optional<Conflict> conflict;
  std::vector<Solution> solutions;
  /// The givens that could be left out; empty where the question makes no sense: the puzzle is not unique, or it
  /// depends on its pencil marks.
  std::optional<CellSet> redundant;

  Validity validity() const { return conflict ? Validity::invalid : validity_of(solutions.size()); }
};

Findings examine(const Board& board, const search::Backend& backend) {
  Findings findings;
  findings.conflict = find_conflict(board);
  if (findings.conflict) return findings;
  findings.solutions = two_solutions(Grid(board), backend);
  const Board puzzle = givens_only(board);
  if (findings.solutions.size() == 1 && search::is_unique(Grid(puzzle), backend)) {
    findings.redundant = search::redundant_givens(puzzle, findings.solutions.front());
  }
  return findings;
}

Json conflict_json(const Conflict& conflict) {
  return {{"house", houses_text({conflict.house})},
          {"kind", present::kind_name(conflict.house)},
          {"number", conflict.house.number()},
          {"digit", conflict.digit.number()},
          {"cells", {cell_json(conflict.first), cell_json(conflict.second)}}};
}

/// What follows the status on its line.
std::string remark(const Findings& findings, const present::Words& words) {
  if (findings.conflict) return conflict_text(*findings.conflict, words.style());
  if (!findings.redundant) return "";
  if (findings.redundant->empty()) return words.say("cli.check.minimal");
  return words.say("cli.check.redundant", {{"cells", cells_text(*findings.redundant, words.style())}});
}

Paint paint_of(Validity validity) {
  if (validity == Validity::unique) return Paint::good;
  return validity == Validity::several ? Paint::doubtful : Paint::bad;
}

constexpr std::array<IdleOption, 2> idle_options = {{
    {"json", "--lang", "does nothing with --format json, which has no sentences"},
    {"json", "--notation", "does nothing with --format json, where cells are named r1c2"},
}};

class Check final : public PuzzleCommand {
  void declare_own(Arguments& arguments) override {
    arguments.choice("--format", format_, {"text", "json"}, "The form of the output");
    declare_search(arguments, search_);
    styles_.declare(arguments);
  }

  void begin(Session& session) override {
    given().refuse_idle(idle_options, format_);
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
      const present::Words words(style_);
      const std::string givens = words.say("cli.check.givens", {{"givens", present::counted(board.givens.size())}});
      const std::string text = givens + "  " + remark(findings, words);
      write_line(session.out, puzzle.n, paint_of(findings.validity()), name(findings.validity()), text);
      if (findings.solutions.size() > 1) write_samples(session.out, findings.solutions);
    }
    return findings.validity() == Validity::unique ? Verdict::done : Verdict::unsolved;
  }

  void handle_unreadable(Session& session, const InputPuzzle& puzzle) override {
    if (format_ == "json") return write_unreadable(session, puzzle);
    write_line(session.out, puzzle.n, Paint::bad, name(PuzzleStatus::parse_error), "");
  }

  void end(Session&, const Tally&) override {}

  static void write_line(Output& out, std::uint64_t n, Paint paint, std::string_view status, const std::string& text) {
    out.write(line_of(std::to_string(n) + "\t" + out.painted(paint, status) + "\t" + text));
  }

  static void write_samples(Output& out, const std::vector<Solution>& solutions) {
    for (const Solution& solution : solutions) out.write("\t\t" + solution_text(solution) + "\n");
  }

  static void write_record(Session& session, const InputPuzzle& puzzle, const Findings& findings) {
    Json json = puzzle_json(session.command, puzzle, name(findings.validity()));
    json["givens"] = puzzle.record->board.givens.size();
    json["conflict"] = findings.conflict ? conflict_json(*findings.conflict) : Json(nullptr);
    Json& solutions = json["solutions"] = Json::array();
    for (const Solution& solution : findings.solutions) solutions.push_back(solution_text(solution));
    json["minimal"] = findings.redundant ? Json(findings.redundant->empty()) : Json(nullptr);
    Json& redundant = json["redundant"] = Json::array();
    for (Cell cell : findings.redundant.value_or(CellSet())) redundant.push_back(cell_json(cell));
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
