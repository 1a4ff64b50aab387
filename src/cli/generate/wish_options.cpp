#include "src/cli/generate/wish_options.hpp"

#include <charconv>

#include "src/cli/io/failure.hpp"
#include "src/core/givens.hpp"
#include "src/core/spelling.hpp"
#include "src/generate/generate_record.hpp"
#include "src/records/texts.hpp"

namespace deduku::cli {

namespace {

int read_count(const std::string& option, std::string_view text) {
  int number = -1;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size() || number < 0 || number > Cell::count) {
    throw Failure(ExitCode::usage, option + ": expected a number from 0 to 81, or two of them as in 22..24, found \"" +
                                       std::string(text) + "\"");
  }
  return number;
}

/// "24" or "22..24".
void read_givens(const std::string& text, generate::Wishes& wishes) {
  const std::size_t dots = text.find("..");
  wishes.least_givens = read_count("--givens", std::string_view(text).substr(0, dots));
  wishes.most_givens =
      dots == std::string::npos ? wishes.least_givens : read_count("--givens", std::string_view(text).substr(dots + 2));
}

/// A sentence that begins with a wish begins with its option: "where: ..." with "--where: ...".
std::string as_option(const std::string& fault) {
  const std::size_t colon = fault.find(": ");
  const bool names_wish = colon != std::string::npos && fault.find(' ') > colon;
  return names_wish ? "--" + fault : fault;
}

/// The cells of a file, which is read no further than there can be a mask.
std::string mask_text(const std::string& file, Output& out) {
  constexpr std::size_t longest_mask = 1U << 16;
  const formats::Reader::NextLine lines = Operand(file, out).lines();
  std::string text;
  for (std::string line; text.size() < longest_mask && lines(line);) text.append(line).append("\n");
  return text;
}

/// The mask that is written out, or that a file has.
generate::Mask read_mask_of(const std::string& operand, Output& out) {
  auto mask = generate::read_mask(operand);
  if (mask) return *mask;
  if (is_written_out(operand)) throw Failure(ExitCode::usage, as_option(mask.error()));
  mask = generate::read_mask(mask_text(operand, out));
  if (!mask) throw Failure(ExitCode::usage, as_option(mask.error()) + ", in " + operand);
  return *mask;
}

/// The puzzle that is written out, or that a file has.
Board read_like(const BoardArgument& argument, Output& out) {
  const InputPuzzle puzzle = argument.read_puzzle({}, false, out);
  if (!puzzle.record) throw Failure(ExitCode::usage, "--like: " + puzzle.record.error().message);
  return givens_only(puzzle.record->board);
}

}  // namespace

void WishOptions::declare(Arguments& arguments) {
  arguments.text("--givens", givens_, "How many givens: 24, or 22..24");
  arguments.flag("--minimal", is_minimal_, "No given can be left out");
  arguments.flag("--orbit-minimal", is_orbit_minimal_,
                 "No given can be left out together with those where --symmetry takes it");
  arguments.text("--symmetry", symmetry_,
                 "The places of the givens have this symmetry, or more: half_turn, quarter_turn,\n"
                 "left_right, top_bottom, both_axes, diagonal, antidiagonal, both_diagonals, full");
  arguments.flag("--exact-symmetry", is_exact_, "The places of the givens have the symmetry of --symmetry and no more");
  arguments.text("--mask", mask_,
                 "The places of the givens: a file of 81 cells, or these; . is empty, a letter any\n"
                 "digit, 1 to 9 that digit");
  arguments.text("--where", where_,
                 "Puzzles for which a condition on fields of rate holds, such as\n"
                 "'er >= 8.5 and er <= 9.0' or 'class = hard and givens < 25'");
  arguments.text("--needs", needs_, "Puzzles that need this technique: without it their R is higher");
  arguments.text("--exactly", exactly_, "The same, and nothing harder: a step of it costs as much as R");
  arguments.texts("--without", without_, "Puzzles that the default ladder solves without this technique or family");
  like_.declare(arguments, "--like",
                "A puzzle, or a file with one: puzzles near it, as --vicinity says; without that the\n"
                "search begins there, and nothing is promised");
  arguments.text("--vicinity", vicinity_,
                 "Minimal puzzles that come of the one of --like by so many givens taken away and\n"
                 "added, then those around these: 2, or {-2+1}; x1 behind it: those around it alone");
  arguments.choice("--distribution", distribution_, {"natural", "uniform", "controlled"},
                   "How likely a puzzle is: whatever is fastest; from full grids that are all equally\n"
                   "likely; or minimal ones with a known bias, which have a weight in their record");
  arguments.text("--automorphic", automorphic_,
                 "Puzzles that come back when their cells are moved and their digits exchanged: any,\n"
                 "half_turn, quarter_turn, diagonal, or another kind of the list in the manual");
  arguments.number_if_any("--unlike", unlike_,
                          "No two puzzles have more than so many percent of their givens in common, nor the same\n"
                          "solution up to symmetry; 0: they may. 50, unless relatives are asked for",
                          100);
}

bool WishOptions::has_any(const GivenOptions& given) {
  for (const char* option :
       {"--givens", "--minimal", "--orbit-minimal", "--symmetry", "--exact-symmetry", "--mask", "--where", "--needs",
        "--exactly", "--without", "--like", "--vicinity", "--distribution", "--automorphic", "--unlike"}) {
    if (given.contains(option)) return true;
  }
  return false;
}

generate::Wishes WishOptions::wishes(Output& out) const {
  generate::Wishes wishes;
  if (!givens_.empty()) read_givens(givens_, wishes);
  if (is_minimal_ && is_orbit_minimal_) {
    throw Failure(ExitCode::usage, "--orbit-minimal says less than --minimal: one of them is enough");
  }
  if (is_minimal_) wishes.minimality = generate::Minimality::minimal;
  if (is_orbit_minimal_) wishes.minimality = generate::Minimality::orbit_minimal;
  if (!symmetry_.empty()) {
    const auto pattern = generate::find_symmetry(symmetry_);
    if (!pattern) {
      throw Failure(ExitCode::usage,
                    "--symmetry: expected one of " + generate::symmetry_names() + ", found \"" + symmetry_ + "\"");
    }
    wishes.pattern = {*pattern, is_exact_};
  } else if (is_exact_) {
    throw Failure(ExitCode::usage, "--exact-symmetry needs --symmetry");
  }
  if (!mask_.empty()) wishes.mask = read_mask_of(mask_, out);
  wishes.where = where_;
  wishes.needs = needs_;
  wishes.exactly = exactly_;
  for (const std::string& list : without_) {
    for (const std::string& word : between_commas(list)) wishes.without.push_back(word);
  }
  if (like_.is_given()) wishes.like = read_like(like_, out);
  if (!vicinity_.empty()) {
    const auto vicinity = generate::read_vicinity(vicinity_);
    if (!vicinity) throw Failure(ExitCode::usage, as_option(vicinity.error()));
    wishes.vicinity = *vicinity;
  }
  wishes.distribution = *generate::find_distribution(distribution_);
  wishes.automorphic = automorphic_;
  if (unlike_ != not_given) wishes.unlike = static_cast<int>(unlike_);
  const std::string fault = generate::contradiction(wishes);
  if (!fault.empty()) throw Failure(ExitCode::usage, as_option(fault));
  return wishes;
}

}  // namespace deduku::cli
