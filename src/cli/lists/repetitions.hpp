// The puzzles of a list that repeat an earlier one: equivalent ones, and near-copies.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "deduku/canonical.hpp"
#include "deduku/likeness.hpp"
#include "src/cli/command/input.hpp"
#include "src/cli/io/session.hpp"
#include "src/records/puzzle_identity.hpp"

namespace deduku::cli {

class Repetitions {
 public:
  /// Lists puzzles equivalent to an earlier one if `has_equivalent`, and puzzles with more than `percent` percent of
  /// their givens in common with one if a number is given.
  Repetitions(bool has_equivalent, std::optional<int> percent, std::string format);

  void write_heading(Session& session) const;
  /// Writes the repetitions in a puzzle, if any, and keeps it for comparison with later ones.
  void handle(Session& session, const InputPuzzle& puzzle);
  /// Prints the number of repetitions.
  void write_sums(Session& session) const;

 private:
  /// The source of a puzzle.
  struct Origin {
    std::uint64_t n;
    std::string file;
    std::int64_t line;
    std::string tail;
  };
  void write(Session& session, const InputPuzzle& puzzle, const Origin& earlier,
             const std::optional<Likeness>& likeness) const;
  static std::string place_text(const Origin& origin);
  static Origin origin_of(const InputPuzzle& puzzle);

  bool has_equivalent_;
  std::optional<LikenessIndex> alike_;
  int percent_;
  std::string format_;
  records::FormSet forms_;
  std::vector<std::size_t> first_of_form_;  ///< its place in `origins_`
  std::vector<Origin> origins_;             ///< of all puzzles
  std::uint64_t equivalent_count_ = 0;
  std::uint64_t alike_count_ = 0;
};

}  // namespace deduku::cli
