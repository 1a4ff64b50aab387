#include "src/cli/generate/constraint_options.hpp"

#include <charconv>

#include "src/cli/io/failure.hpp"
#include "src/core/givens.hpp"
#include "src/core/spelling.hpp"
#include "src/generate/generate_record.hpp"

namespace deduku::cli {

namespace {

int read_count(const std::string& option, std::string_view text) {
  int number = -1;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size() || number < 0 || number > Cell::count) {
    refuse_usage(option + ": expected a number from 0 to 81, or two of them as in 22..24, found \"" +
                 std::string(text) + "\"");
  }
  return number;
}

/// "24" or "22..24".
void read_givens(const std::string& text, generate::PuzzleConstraints& constraints) {
  const std::size_t dots = text.find("..");
  constraints.least_givens = read_count("--givens", std::string_view(text).substr(0, dots));
  constraints.most_givens = dots == std::string::npos ? constraints.least_givens
                                                      : read_count("--givens", std::string_view(text).substr(dots + 2));
}

/// A sentence that begins with a constraint begins with its option: "where: ..." with "--where: ...".
std::string as_option(const std::string& fault) {
  const std::size_t colon = fault.find(": ");
  const bool names_constraint = colon != std::string::npos && fault.find(' ') > colon;
  return names_constraint ? "--" + fault : fault;
}

/// The cells in a file, which is read no further than the longest possible mask.
std::string mask_text(const std::string& file, Output& out) {
  constexpr std::size_t longest_mask = 1U << 16;
  const formats::Reader::NextLine lines = Operand(file, out).lines();
  std::string text;
  for (std::string line; text.size() < longest_mask && lines(line);) text.append(line).append("\n");
  return text;
}

/// The mask that is written out or in a file.
generate::Mask read_mask_of(const std::string& operand, Output& out) {
  auto mask = generate::read_mask(operand);
  if (mask) return *mask;
  if (is_written_out(operand)) refuse_usage(as_option(mask.error()));
  mask = generate::read_mask(mask_text(operand, out));
  if (!mask) refuse_usage(as_option(mask.error()) + ", in " + operand);
  return *mask;
}

/// The puzzle that is written out or in a file.
Board read_like(const BoardArgument& argument, Output& out) {
  const InputPuzzle puzzle = argument.read_puzzle({}, false, out);
  if (!puzzle.record) refuse_usage("--like: " + puzzle.record.error().message);
  return givens_only(puzzle.record->board);
}

}  // namespace

void ConstraintOptions::declare(Arguments& arguments) {
  arguments.group(OptionGroup::constraints);
  arguments.text("--givens", givens_, "Number of givens: 24, or 22..24");
  arguments.flag("--minimal", is_minimal_, "No given is redundant");
  arguments.flag("--orbit-minimal", is_orbit_minimal_, "No orbit of givens under --symmetry is redundant");
  arguments.text(
      "--symmetry", symmetry_,
      "Symmetry of the pattern of givens, at least: half_turn, quarter_turn, left_right, top_bottom, both_axes, "
      "diagonal, antidiagonal, both_diagonals, full");
  arguments.flag("--exact-symmetry", is_exact_, "The pattern of givens has no more symmetry than --symmetry");
  arguments.text(
      "--mask", mask_,
      "Pattern of givens: 81 cells or a file with them; . is an empty cell, a letter any digit, 1 to 9 that digit");
  arguments.text("--where", where_,
                 "Condition on the fields of deduku rate: 'er >= 8.5 and er <= 9.0' or 'class = hard and givens < 25'");
  arguments.text("--needs", needs_, "Technique without which R is higher");
  arguments.text("--exactly", exactly_, "Technique that is needed, and costs as much as R; no costlier step is needed");
  arguments.texts("--without", without_,
                  "Technique or family that the default ladder does not need to solve the puzzle");
  like_.declare(arguments, "--like",
                "Search near this puzzle, or the puzzle in this file; with --vicinity only within that distance");
  arguments.text(
      "--vicinity", vicinity_,
      "Replace givens of the --like puzzle and keep minimal puzzles; 2: two removed and two added; {-2+1}: two "
      "removed and one added; then continue from the results, except with x1 at the end");
  arguments.choice(
      "--distribution", distribution_, {"natural", "uniform", "controlled"},
      "Probability of the puzzles; natural: unknown, the fastest method; uniform: from solution grids that are "
      "equally likely; controlled: minimal puzzles with a known bias, which their records give as a weight");
  arguments.text("--automorphic", automorphic_,
                 "Automorphism of the puzzle, a move of cells and digits that leaves it unchanged: any, half_turn, "
                 "quarter_turn, diagonal, or another kind (docs/generate.md)");
  arguments.number_if_any(
      "--unlike", unlike_,
      "Highest percentage of givens that two puzzles share, which then also differ in their solutions up to "
      "symmetry; 0: no limit. Default: 50, except with --like",
      100);
}

bool ConstraintOptions::has_any(const GivenOptions& given) {
  for (const char* option :
       {"--givens", "--minimal", "--orbit-minimal", "--symmetry", "--exact-symmetry", "--mask", "--where", "--needs",
        "--exactly", "--without", "--like", "--vicinity", "--distribution", "--automorphic", "--unlike"}) {
    if (given.contains(option)) return true;
  }
  return false;
}

generate::PuzzleConstraints ConstraintOptions::constraints(Output& out) const {
  generate::PuzzleConstraints constraints;
  if (!givens_.empty()) read_givens(givens_, constraints);
  if (is_minimal_ && is_orbit_minimal_) refuse_usage("--orbit-minimal follows from --minimal; omit it");
  if (is_minimal_) constraints.minimality = generate::Minimality::minimal;
  if (is_orbit_minimal_) constraints.minimality = generate::Minimality::orbit_minimal;
  if (!symmetry_.empty()) {
    const auto pattern = generate::find_symmetry(symmetry_);
    if (!pattern) {
      refuse_usage("--symmetry: expected one of " + generate::symmetry_names() + ", found \"" + symmetry_ + "\"");
    }
    constraints.pattern = {*pattern, is_exact_};
  } else if (is_exact_) {
    refuse_usage("--exact-symmetry needs --symmetry");
  }
  if (!mask_.empty()) constraints.mask = read_mask_of(mask_, out);
  constraints.where = where_;
  constraints.needs = needs_;
  constraints.exactly = exactly_;
  for (const std::string& list : without_) {
    for (const std::string& word : between_commas(list)) constraints.without.push_back(word);
  }
  if (like_.is_given()) constraints.like = read_like(like_, out);
  if (!vicinity_.empty()) {
    const auto vicinity = generate::read_vicinity(vicinity_);
    if (!vicinity) refuse_usage(as_option(vicinity.error()));
    constraints.vicinity = *vicinity;
  }
  constraints.distribution = *generate::find_distribution(distribution_);
  constraints.automorphic = automorphic_;
  if (unlike_ != not_given) constraints.unlike = static_cast<int>(unlike_);
  const std::string fault = generate::contradiction(constraints);
  if (!fault.empty()) refuse_usage(as_option(fault));
  return constraints;
}

}  // namespace deduku::cli
