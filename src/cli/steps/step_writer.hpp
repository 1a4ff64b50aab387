// Writes single steps of any ladder as lines of notation, in words or as records.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "deduku/fewest.hpp"
#include "src/cli/command/board_options.hpp"
#include "src/cli/command/command.hpp"
#include "src/core/budget.hpp"

namespace deduku::cli {

/// `notation`: one line of notation per step, the same in all languages, for comparison; `sentences`: the reason why
/// each step follows.
enum class StepForm : std::uint8_t { notation, sentences, json };

/// "text" for notation, "sentences", "json".
StepForm step_form(std::string_view format);

/// The line after the last step: the outcome by its name, or its meaning.
std::string end_line(StepForm form, Outcome outcome, int steps, const TextStyle& style);

/// The rating of a step on the scale to which it belongs, if any.
std::optional<std::string> rating_of(const StepEvent& event);

/// A step as a numbered sentence, after its board if the user requested boards. `cost` is in the sentence if it is not
/// empty.
std::string step_in_words(const StepEvent& event, const std::optional<std::string>& cost, const TextStyle& style,
                          const BoardOptions& board, const Output& out);

/// Observes a path: writes each step when it is found.
class StepWriter final : public Observer {
 public:
  /// `budget` pays for the proofs in records.
  StepWriter(Session& session, StepForm form, const TextStyle& style, const BoardOptions& board, Budget& budget)
      : session_(session), form_(form), style_(style), board_(board), budget_(budget) {}

  void on_step(const StepEvent& event) override;
  /// Writes a step that is not part of a path, with its cost and the progress that it unlocks; the progress in words
  /// only if requested.
  void write(const StepEvent& event, const std::string& cost, const deduku::Progress& progress, bool in_words);

 private:
  void write_text(const StepEvent& event, const std::string& number, const std::optional<std::string>& cost);

  Session& session_;
  StepForm form_;
  TextStyle style_;
  const BoardOptions& board_;
  Budget& budget_;
};

}  // namespace deduku::cli
