// The common part of the commands that make puzzles: their number, their seed, and the output of each.
#pragma once

#include "deduku/search.hpp"
#include "src/cli/command/command.hpp"
#include "src/cli/command/json_records.hpp"

namespace deduku::cli {

class MakingCommand : public Command {
 protected:
  /// A puzzle as a row: the fields that all commands write.
  struct MadeRow {
    const Board& puzzle;
    const Solution& solution;
    std::uint64_t seed;
    std::vector<std::string> more_columns;  ///< of CSV
  };

  void declare_making(Arguments& arguments, std::uint64_t most);
  /// Chooses a new random seed if none was given.
  void choose_seed();
  /// Prints how to repeat the run, if no seed was given, and writes the lines before the rows.
  void begin_rows(Session& session, const std::string& more_columns = "") const;
  /// Writes the n-th puzzle; `add_fields` adds the JSON fields after `type` and `n`.
  /// False if a signal came before.
  bool write_row(Session& session, std::uint64_t n, const MadeRow& row, FunctionRef<void(Json&)> add_fields) const;

  std::uint64_t count_ = 1;
  std::uint64_t seed_ = 0;
  std::string format_ = "text";
};

}  // namespace deduku::cli
