#include "src/cli/lists/repetitions.hpp"

#include "src/cli/command/json_records.hpp"
#include "src/cli/io/text.hpp"
#include "src/formats/csv_row.hpp"

namespace deduku::cli {

Repetitions::Repetitions(bool has_equivalent, std::optional<int> percent, std::string format)
    : has_equivalent_(has_equivalent), percent_(percent.value_or(0)), format_(std::move(format)) {
  if (percent) alike_.emplace(*percent);
}

void Repetitions::write_heading(Session& session) const {
  if (format_ == "json") write_header(session, {});
  if (format_ == "csv") {
    session.out.write(
        "n,puzzle,status,tail,file,line,earlier_n,earlier_tail,earlier_file,earlier_line,common,percent\n");
  }
}

void Repetitions::handle(Session& session, const InputPuzzle& puzzle) {
  if (has_equivalent_) {
    const std::size_t kind = forms_.place_of(canonical_form(puzzle.record->board).board);
    if (kind < first_of_form_.size()) {
      write(session, puzzle, origins_[first_of_form_[kind]], {});
      ++equivalent_count_;
    } else {
      first_of_form_.push_back(origins_.size());
    }
  }
  if (alike_) {
    if (const auto match = alike_->closest(puzzle.record->board)) {
      write(session, puzzle, origins_[match->place], match->likeness);
      ++alike_count_;
    }
    alike_->insert(puzzle.record->board);
  }
  origins_.push_back(origin_of(puzzle));
}

Repetitions::Origin Repetitions::origin_of(const InputPuzzle& puzzle) {
  return {puzzle.n, puzzle.file, puzzle.line_number(), puzzle.record->tail};
}

/// "volume1.txt:12 A12"
std::string Repetitions::place_text(const Origin& origin) {
  return echo(origin.file) + ":" + std::to_string(origin.line) + (origin.tail.empty() ? "" : " " + echo(origin.tail));
}

void Repetitions::write(Session& session, const InputPuzzle& puzzle, const Origin& earlier,
                        const std::optional<Likeness>& likeness) const {
  const std::string_view status = likeness ? "alike" : "equivalent";
  if (format_ == "json") {
    Json json = puzzle_json(session.command, puzzle, status);
    json["earlier"] = {{"n", earlier.n}, {"tail", earlier.tail}, {"file", earlier.file}, {"line", earlier.line}};
    if (likeness) json.update({{"common", likeness->common}, {"percent", likeness->percent()}});
    return write_json(session.out, json);
  }
  const Origin origin = origin_of(puzzle);
  if (format_ == "csv") {
    session.out.write(
        formats::csv_row({std::to_string(origin.n), puzzle_text(puzzle.record->board), std::string(status), origin.tail,
                          origin.file, std::to_string(origin.line), std::to_string(earlier.n), earlier.tail,
                          earlier.file, std::to_string(earlier.line), likeness ? std::to_string(likeness->common) : "",
                          likeness ? std::to_string(likeness->percent()) : ""}));
    return;
  }
  std::string text = place_text(origin);
  text += likeness ? " has " + std::to_string(likeness->common) + " of " + std::to_string(likeness->of) + " givens (" +
                         std::to_string(likeness->percent()) + " %) in common with "
                   : " is equivalent to ";
  session.out.write(text + place_text(earlier) + "\n");
}

void Repetitions::write_sums(Session& session) const {
  if (has_equivalent_) session.log.note(counted(equivalent_count_, "puzzle") + " equivalent to an earlier one");
  if (!alike_) return;
  session.log.note(counted(alike_count_, "puzzle") + " with more than " + std::to_string(percent_) +
                   " % of the givens in common with an earlier one");
}

}  // namespace deduku::cli
