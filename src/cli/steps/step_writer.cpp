#include "src/cli/steps/step_writer.hpp"

#include "deduku/explain.hpp"
#include "deduku/json.hpp"
#include "src/cli/command/json_records.hpp"
#include "src/cli/io/text.hpp"
#include "src/present/proved_json.hpp"
#include "src/present/proved_premises.hpp"

namespace deduku::cli {

void StepWriter::write(const StepView& view, int ordinal, const Rung* rung, const std::string& number,
                       const std::optional<std::string>& cost) {
  if (form_ == StepForm::json) {
    Json record = {{"type", "step"}, {"n", ordinal}};
    record.update(present::step_json(view, present::proved_premises_on(work_, view), rung, style_));
    write_json(session_.out, record);
  } else {
    if (board_.shows_board()) session_.out.write(board_.board(draw::picture_of(view), session_.out, style_));
    const bool is_in_words = form_ == StepForm::sentences;
    session_.out.write(is_in_words ? numbered_sentence(ordinal, painted_sentence(view, cost, style_, session_.out))
                                   : in_notation(view, number));
  }
  session_.out.end_record();
}

/// A line of notation, and below it what it leaves out, each line after a tab.
std::string StepWriter::in_notation(const StepView& view, const std::string& number) const {
  std::string lines =
      number + "\t" + with_painted_effects(step_line(view), effects_text(view.step), view.step, session_.out) + "\n";
  for (const std::string& detail : detail_lines(view)) lines += "\t" + detail + "\n";
  return lines;
}

}  // namespace deduku::cli
