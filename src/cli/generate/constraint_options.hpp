// The options for the constraints on puzzles.
#pragma once

#include "deduku/generate.hpp"
#include "src/cli/command/arguments.hpp"
#include "src/cli/command/given_options.hpp"
#include "src/cli/command/input.hpp"

namespace deduku::cli {

class ConstraintOptions {
 public:
  void declare(Arguments& arguments);
  /// The constraints of the options, except the seed. Throws `Failure` if one cannot be read or they contradict each
  /// other.
  generate::PuzzleConstraints constraints(Output& out) const;
  /// Whether the user gave any of the options.
  static bool has_any(const GivenOptions& given);

 private:
  std::string givens_;
  bool is_minimal_ = false;
  bool is_orbit_minimal_ = false;
  std::string symmetry_;
  bool is_exact_ = false;
  std::string mask_;
  std::string where_;
  std::string needs_;
  std::string exactly_;
  std::vector<std::string> without_;
  BoardArgument like_;
  std::string vicinity_;
  std::string distribution_ = "natural";
  std::string automorphic_;
  static constexpr std::uint64_t not_given = std::numeric_limits<std::uint64_t>::max();
  std::uint64_t unlike_ = not_given;
};

}  // namespace deduku::cli
