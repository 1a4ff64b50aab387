// Puzzles in their canonical form, which is the same for all equivalent ones. For two puzzles written out it also
// prints whether they are equivalent, and the symmetry from the first to the second; for lists, which puzzles repeat an
// earlier one.
#include "src/cli/command/json_records.hpp"
#include "src/cli/command/puzzle_command.hpp"
#include "src/cli/io/text.hpp"
#include "src/cli/lists/repetitions.hpp"
#include "src/formats/csv_row.hpp"
#include "src/records/puzzle_identity.hpp"
#include "src/records/puzzle_record.hpp"

namespace deduku::cli {

namespace {

using Places = std::array<std::uint8_t, 9>;

std::string places_text(const Places& places) {
  std::string text;
  for (std::uint8_t place : places) text += static_cast<char>('1' + place);
  return text;
}

/// The symmetry that maps the first of two equivalent puzzles to the second.
Symmetry symmetry_between(const CanonicalForm& first, const CanonicalForm& second) {
  return first.symmetry.then(second.symmetry.inverse());
}

/// "the first, transposed, with rows to 213456789, columns to 123456789, digits to 123456789": only the parts that
/// change.
std::string change_text(const Symmetry& symmetry) {
  const Symmetry none;
  std::string text = symmetry.transposes ? ", transposed" : "";
  std::string_view separator = ", with ";
  const auto add = [&](std::string_view what, const Places& places, const Places& unchanged) {
    if (places == unchanged) return;
    text.append(separator).append(what).append(" to ").append(places_text(places));
    separator = ", ";
  };
  add("rows", symmetry.rows, none.rows);
  add("columns", symmetry.columns, none.columns);
  add("digits", symmetry.digits, none.digits);
  return text;
}

class Canon final : public PuzzleCommand {
  void declare_own(Arguments& arguments) override {
    arguments.format(format_, {"text", "json", "csv"});
    arguments.flag("--dedupe", dedupe_, "Omit puzzles that are equivalent to an earlier one");
    arguments.flag(
        "--duplicates", lists_equivalent_,
        "List the puzzles that are equivalent to an earlier one instead, each with that one; both with file, "
        "line and the text after the puzzle");
    arguments.number_if_any(
        "--alike", percent_,
        "List the puzzles that share more than this percentage of their givens with an earlier one instead; "
        "givens are compared as they are, each puzzle with its most similar one",
        100);
  }

  void begin(Session& session) override {
    const bool has_percent = given().contains("--alike");
    if (lists_equivalent_ || has_percent) {
      given().refuse_idle({"repetitions", "--dedupe", "omits the puzzles that --duplicates and --alike list"},
                          "repetitions");
      repetitions_.emplace(lists_equivalent_, has_percent ? std::optional(static_cast<int>(percent_)) : std::nullopt,
                           format_);
      return repetitions_->write_heading(session);
    }
    if (format_ == "json") write_header(session, {});
    if (format_ == "csv") {
      session.out.write("n,puzzle,status,form,automorphisms,transpose,rows,columns,digits,tail,file,line\n");
    }
  }

  Verdict handle(Session& session, const InputPuzzle& puzzle) override {
    if (repetitions_) {
      repetitions_->handle(session, puzzle);
      return Verdict::done;
    }
    const CanonicalForm form = canonical_form(puzzle.record->board);
    if (dedupe_ && !seen_.insert(form.board)) {
      ++left_out_;
    } else {
      write(session, puzzle, form);
    }
    if (compares()) {
      if (first_ && format_ == "text") session.out.write(comparison_text(*first_, form));
      if (!first_) first_ = form;
    }
    return Verdict::done;
  }

  /// Whether the operands are two puzzles to compare, not lists.
  bool compares() const { return files().size() == 2 && std::ranges::all_of(files(), is_written_out); }

  static std::string comparison_text(const CanonicalForm& first, const CanonicalForm& second) {
    if (first.board != second.board) return "not equivalent\n";
    return "equivalent: the second is the first" + change_text(symmetry_between(first, second)) + "\n";
  }

  void write(Session& session, const InputPuzzle& puzzle, const CanonicalForm& form) const {
    if (format_ == "json") return write_record(session, puzzle, form);
    session.out.write(format_ == "csv" ? row(puzzle, form) : puzzle_text(form.board) + "\n");
  }

  static std::string row(const InputPuzzle& puzzle, const CanonicalForm& form) {
    const Symmetry& symmetry = form.symmetry;
    return formats::csv_row({std::to_string(puzzle.n), puzzle_text(puzzle.record->board), "canonical",
                             puzzle_text(form.board), std::to_string(form.automorphisms),
                             symmetry.transposes ? "1" : "0", places_text(symmetry.rows), places_text(symmetry.columns),
                             places_text(symmetry.digits), puzzle.record->tail, puzzle.file,
                             std::to_string(puzzle.line_number())});
  }

  void write_record(Session& session, const InputPuzzle& puzzle, const CanonicalForm& form) const {
    Json json = puzzle_json(session.command, puzzle, "canonical");
    records::add_canonical(json, form);
    if (first_) {
      const bool are_equivalent = first_->board == form.board;
      json["from_first"] = are_equivalent ? present::symmetry_json(symmetry_between(*first_, form)) : Json(nullptr);
    }
    write_json(session.out, json);
  }

  void handle_unreadable(Session& session, const InputPuzzle& puzzle) override {
    if (format_ == "json") write_unreadable(session, puzzle);
    if (format_ != "csv" || repetitions_) return;
    session.out.write(formats::csv_row({std::to_string(puzzle.n), "", "parse_error", "", "", "", "", "", "", "",
                                        puzzle.file, std::to_string(puzzle.line_number())}));
  }

  void end(Session& session, const Tally&) override {
    if (repetitions_) repetitions_->write_sums(session);
    if (dedupe_) {
      session.log.note(counted(left_out_, "puzzle") + " omitted: equivalent to an earlier one");
    }
  }

  std::string format_ = "text";
  bool dedupe_ = false;
  bool lists_equivalent_ = false;
  std::uint64_t percent_ = 0;
  std::optional<Repetitions> repetitions_;  ///< if these are listed
  records::FormSet seen_;
  std::optional<CanonicalForm> first_;  ///< of two puzzles to compare
  std::uint64_t left_out_ = 0;
};

}  // namespace

std::unique_ptr<Command> make_canon() {
  return std::make_unique<Canon>();
}

}  // namespace deduku::cli
