#include "src/cli/steps/step_writer.hpp"

#include "deduku/explain.hpp"
#include "src/cli/command/json_records.hpp"
#include "src/cli/io/text.hpp"
#include "src/present/sentence.hpp"
#include "src/records/fewest_record.hpp"

namespace deduku::cli {

namespace {

/// The board between empty lines; "" if the user did not request it.
std::string board_text(const StepView& view, const TextStyle& style, const BoardOptions& board, const Output& out) {
  return board.shows_board() ? board.board(draw::picture_of(view), out, style) : "";
}

/// A line of notation, and below it the details that it omits, each on a line after a tab.
std::string step_in_notation(const StepView& view, const std::string& number, const Output& out) {
  std::string lines = number + "\t" + with_painted_effects(present::line_of(view), view.step.effects, out) + "\n";
  for (const std::string& detail : detail_lines(view)) lines += "\t" + detail + "\n";
  return lines;
}

}  // namespace

StepForm step_form(std::string_view format) {
  if (format == "json") return StepForm::json;
  return format == "sentences" ? StepForm::sentences : StepForm::notation;
}

std::string end_line(StepForm form, Outcome outcome, int steps, const TextStyle& style) {
  const std::string key(name(outcome));
  if (form == StepForm::notation) return key + "\n";
  return present::Words(style).say("page.end." + key + ".text", {{"n", present::counted(steps)}}) + "\n";
}

std::optional<std::string> rating_of(const StepEvent& event) {
  return event.view.scale != nullptr ? std::optional(rating_text(*event.view.scale)) : std::nullopt;
}

std::string step_in_words(const StepEvent& event, const std::optional<std::string>& cost, const TextStyle& style,
                          const BoardOptions& board, const Output& out) {
  return board_text(event.view, style, board, out) +
         numbered_sentence(event.ordinal, painted_sentence(event.view, cost, style, out));
}

void StepWriter::on_step(const StepEvent& event) {
  if (form_ == StepForm::json) {
    write_json(session_.out, records::step_record(event, style_, budget_));
  } else {
    write_text(event, std::to_string(event.ordinal), rating_of(event));
  }
  session_.out.end_record();
}

void StepWriter::write(const StepEvent& event, const std::string& cost, const deduku::Progress& progress,
                       bool in_words) {
  if (form_ == StepForm::json) {
    records::Json record = records::step_record(event, style_, budget_);
    records::add_progress(record, progress);
    write_json(session_.out, record);
  } else {
    write_text(event, cost, cost);
    if (in_words) session_.out.write("\t" + records::progress_text(progress, style_) + "\n");
  }
  session_.out.end_record();
}

/// `number` begins a line of notation.
void StepWriter::write_text(const StepEvent& event, const std::string& number, const std::optional<std::string>& cost) {
  Output& out = session_.out;
  out.write(form_ == StepForm::sentences
                ? step_in_words(event, cost, style_, board_, out)
                : board_text(event.view, style_, board_, out) + step_in_notation(event.view, number, out));
}

}  // namespace deduku::cli
