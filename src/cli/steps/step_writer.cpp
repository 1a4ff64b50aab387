#include "src/cli/steps/step_writer.hpp"

#include "deduku/explain.hpp"
#include "src/cli/command/json_records.hpp"
#include "src/cli/io/text.hpp"
#include "src/present/sentence.hpp"
#include "src/records/fewest_record.hpp"

namespace deduku::cli {

void StepWriter::write(const StepEvent& event, const std::string& number, const std::optional<std::string>& cost) {
  if (form_ == StepForm::json) {
    write_json(session_.out, records::step_record(event, style_, budget_));
  } else {
    write_text(event, number, cost);
  }
  session_.out.end_record();
}

void StepWriter::write(const StepEvent& event, const std::string& number, const deduku::Progress& progress,
                       bool in_words) {
  if (form_ == StepForm::json) {
    records::Json record = records::step_record(event, style_, budget_);
    records::add_progress(record, progress);
    write_json(session_.out, record);
  } else {
    write_text(event, number, number);
    if (in_words) session_.out.write("\t" + records::progress_text(progress, style_) + "\n");
  }
  session_.out.end_record();
}

void StepWriter::write_text(const StepEvent& event, const std::string& number, const std::optional<std::string>& cost) {
  if (board_.shows_board()) session_.out.write(board_.board(draw::picture_of(event.view), session_.out, style_));
  const bool is_in_words = form_ == StepForm::sentences;
  session_.out.write(is_in_words
                         ? numbered_sentence(event.ordinal, painted_sentence(event.view, cost, style_, session_.out))
                         : in_notation(event.view, number));
}

/// A line of notation, and below it the details that it omits, each on a line after a tab.
std::string StepWriter::in_notation(const StepView& view, const std::string& number) const {
  std::string lines =
      number + "\t" + with_painted_effects(present::line_of(view), view.step.effects, session_.out) + "\n";
  for (const std::string& detail : detail_lines(view)) lines += "\t" + detail + "\n";
  return lines;
}

}  // namespace deduku::cli
