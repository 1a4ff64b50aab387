// A puzzle as an example to learn from: its path in one line, boards along it, and wrong moves on these boards.
#pragma once

#include "deduku/assess.hpp"
#include "src/records/path_record.hpp"

namespace deduku::records {

/// The text of each step besides its effects.
enum class StepWords : std::uint8_t {
  none,
  sentence,  ///< the whole argument, for people
  calls,     ///< its effects as tool calls: "place(4, 5, 7)"; row, column, digit
};

struct ExampleQuestion {
  PathQuestion path{};
  StepWords words = StepWords::none;
  TextStyle style{};       ///< of sentences
  int states = 0;          ///< the number of boards along the path
  int negatives = 0;       ///< the number of wrong moves on each
  std::uint64_t seed = 0;  ///< selects the wrong moves
};

/// Makes examples of one puzzle after another, and keeps its memory. One per thread.
class ExampleMaker {
 public:
  explicit ExampleMaker(ExampleQuestion question);

  /// Adds the outcome of the path, the techniques on it, its steps and, if requested, the boards. The puzzle must have
  /// exactly this solution. False if the path was stopped: then nothing is added.
  bool add(Json& json, const Board& puzzle, const Solution& solution);

 private:
  Json state_json(const Path& path, std::size_t at, const Board& puzzle, const Solution& solution, int within);

  ExampleQuestion question_;
  PathFinder finder_;
  Assessor assessor_;
};

}  // namespace deduku::records
