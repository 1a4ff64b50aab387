// Single steps, of whatever ladder, as lines of notation, in words or as records.
#pragma once

#include "deduku/fewest.hpp"
#include "src/cli/command/board_options.hpp"
#include "src/cli/command/command.hpp"
#include "src/cli/steps/step_form.hpp"
#include "src/core/work.hpp"

namespace deduku::cli {

class StepWriter {
 public:
  /// The proofs in records are spent on `work`.
  StepWriter(Session& session, StepForm form, const TextStyle& style, const BoardOptions& board, Work& work)
      : session_(session), form_(form), style_(style), board_(board), work_(work) {}

  /// `number` begins a line of notation; `cost` stands in the sentence where it is not empty.
  void write(const StepEvent& event, const std::string& number, const std::optional<std::string>& cost);
  /// As well what the step unlocks; in words only where they are wanted.
  void write(const StepEvent& event, const std::string& number, const deduku::Progress& progress, bool in_words);

 private:
  void write_text(const StepEvent& event, const std::string& number, const std::optional<std::string>& cost);
  std::string in_notation(const StepView& view, const std::string& number) const;

  Session& session_;
  StepForm form_;
  TextStyle style_;
  const BoardOptions& board_;
  Work& work_;
};

}  // namespace deduku::cli
