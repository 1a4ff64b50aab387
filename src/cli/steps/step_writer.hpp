// Writes single steps of any ladder as lines of notation, in words or as records.
#pragma once

#include "deduku/fewest.hpp"
#include "src/cli/command/board_options.hpp"
#include "src/cli/command/command.hpp"
#include "src/cli/steps/step_form.hpp"
#include "src/core/budget.hpp"

namespace deduku::cli {

class StepWriter {
 public:
  /// `work` pays for the proofs in records.
  StepWriter(Session& session, StepForm form, const TextStyle& style, const BoardOptions& board, Budget& budget)
      : session_(session), form_(form), style_(style), board_(board), budget_(budget) {}

  /// `number` begins a line of notation; `cost` is in the sentence if it is not empty.
  void write(const StepEvent& event, const std::string& number, const std::optional<std::string>& cost);
  /// Also writes the progress that the step unlocks; in words only if requested.
  void write(const StepEvent& event, const std::string& number, const deduku::Progress& progress, bool in_words);

 private:
  void write_text(const StepEvent& event, const std::string& number, const std::optional<std::string>& cost);
  std::string in_notation(const StepView& view, const std::string& number) const;

  Session& session_;
  StepForm form_;
  TextStyle style_;
  const BoardOptions& board_;
  Budget& budget_;
};

}  // namespace deduku::cli
