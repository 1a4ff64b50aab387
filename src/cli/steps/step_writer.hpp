// Single steps, of whatever ladder, as lines of notation, in words or as records.
#pragma once

#include "src/cli/command/board_options.hpp"
#include "src/cli/command/command.hpp"
#include "src/cli/steps/step_form.hpp"

namespace deduku::cli {

class StepWriter {
 public:
  StepWriter(Session& session, StepForm form, const TextStyle& style, const BoardOptions& board)
      : session_(session), form_(form), style_(style), board_(board) {}

  /// `number` begins a line of notation; `cost` stands in the sentence where it is not empty. The proof in a record is
  /// spent on `work`, where it is not null.
  void write(const StepEvent& event, const std::string& number, const std::optional<std::string>& cost,
             Work* work = nullptr);

 private:
  std::string in_notation(const StepView& view, const std::string& number) const;

  Session& session_;
  StepForm form_;
  TextStyle style_;
  const BoardOptions& board_;
};

}  // namespace deduku::cli
