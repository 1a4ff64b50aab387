// Judges moves described as JSON, one after the other.
#pragma once

#include "src/records/assess_record.hpp"
#include "src/records/step_question.hpp"
#include "src/service/parameters.hpp"

namespace deduku::service {

/// The common options of all moves of a call.
struct Judging {
  records::StepQuestion question;
  TextStyle style{};
  bool has_reasons = false;
  int within = std::numeric_limits<int>::max();  ///< in hundredths; for moves without their own limit
};

/// A move on a board, and the highest cost of the steps to search for.
struct JudgedMove {
  Board board{};
  Move move{};
  int within = 0;
};

/// Keeps its memory and the facts of a board. One for each thread.
class MoveJudge {
 public:
  explicit MoveJudge(const Judging& judging);

  /// The record of a move, with its type.
  Json judge(const JudgedMove& move);
  /// The record of a move that is described by the parameters of `assess` except those of `Judging`. A fault in these
  /// is the `error` of the record. Without a board of its own, the move is on the common board, which may be null.
  Json answer(const Json& question, const Board* common_board);

 private:
  Judging judging_;
  Assessor assessor_;
};

}  // namespace deduku::service
