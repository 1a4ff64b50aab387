// Puzzles that meet constraints, with the guarantees for each and their evidence.
//
// Puzzles come from streams: the content of the stream with an index depends only on the constraints, the seed and the
// index. So several threads may take streams in turn and together make the same puzzles as one thread would, and a
// puzzle can be reproduced from the numbers in its record. Random numbers are integers from xoshiro256**: the same on
// every platform.
#pragma once

#ifdef DEDUKU_WITHOUT_JSON
#error "deduku/generate.hpp belongs to the part of the library with JSON: configure Deduku with -DDEDUKU_JSON=ON"
#endif

#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "deduku/error.hpp"
#include "deduku/export.h"
#include "deduku/hidden.hpp"
#include "deduku/pattern.hpp"
#include "deduku/per.hpp"
#include "deduku/rating_options.hpp"
#include "deduku/search.hpp"

namespace DEDUKU_API deduku {
namespace generate {

/// Whether givens may be removed.
enum class Minimality : std::uint8_t {
  any,            ///< unknown
  minimal,        ///< no given can be removed without losing uniqueness
  orbit_minimal,  ///< no given can be removed together with its images under the symmetry
};
/// "any", "minimal", "orbit_minimal".
std::string_view name(Minimality minimality);

/// The symmetry that the pattern of the givens must have.
struct PatternConstraint {
  Pattern pattern = Pattern::none;
  /// Whether any further symmetry is excluded.
  bool is_exact = false;

  friend bool operator==(const PatternConstraint&, const PatternConstraint&) = default;
};

/// The cells in which givens must be, and the digits of some of them.
struct Mask {
  CellSet givens{};
  /// 0 if any digit will do.
  PerCell<std::uint8_t> digits{};

  /// Whether a puzzle has its givens in exactly these cells, and these digits.
  bool fits(const Board& puzzle) const;
  friend bool operator==(const Mask&, const Mask&) = default;
};

/// The mask in a text, cell by cell: `.`, `-`, `_` or 0 for an empty cell, 1 to 9 for this digit, a letter, `?`, `*` or
/// `#` for any digit. Blanks, line ends and frames of `|` and `+` are skipped. On failure one sentence that describes
/// the fault.
Expected<Mask, std::string> read_mask(std::string_view text);

/// The vicinity of a puzzle: the minimal puzzles that result from removing the given number of its givens and adding
/// the given number of others. If they are too few, the search continues around those found.
struct VicinityConstraint {
  int removed = 1;  ///< 1 to 9
  int added = 1;    ///< 1 to 9
  int most_rounds =
      0;  ///< the maximum number of rounds of searching around the puzzles found, including the first; 0: no limit

  friend bool operator==(const VicinityConstraint&, const VicinityConstraint&) = default;
};

/// The vicinity in a text: "2" or "-2+2" or "{-2+2}", optionally followed by "x3" for at most three rounds. On failure
/// one sentence that describes the fault.
Expected<VicinityConstraint, std::string> read_vicinity(std::string_view text);
/// "{-2+2}", "{-2+2}x3".
std::string vicinity_text(const VicinityConstraint& constraint);

/// The probability with which a puzzle is made.
enum class Distribution : std::uint8_t {
  natural,     ///< unknown: the fastest way
  uniform,     ///< each full grid is drawn with equal probability; its givens are removed in random order
  controlled,  ///< among all minimal puzzles, those with n givens are drawn in inverse proportion to C(81, n)
};
/// "natural", "uniform", "controlled".
std::string_view name(Distribution distribution);
std::optional<Distribution> find_distribution(std::string_view name);

/// The weight of a puzzle drawn with `controlled`: C(81, givens), in decimal digits. Means with these weights are means
/// over all minimal puzzles.
std::string bias_weight(int givens);

/// The constraints on puzzles. Each puzzle always has exactly one solution.
struct PuzzleConstraints {
  int least_givens = 0;
  int most_givens = Cell::count;
  Minimality minimality = Minimality::any;
  std::optional<PatternConstraint> pattern{};
  std::optional<Mask> mask{};
  /// A condition on the output of `deduku rate`: `er >= 8.5 and er <= 9.0`; empty: no condition. The fields are those
  /// of all scales, by the names that they have in a combined output; if several have one name, the field of the first
  /// scale.
  std::string where{};
  /// A technique, by key or name, without which R is higher on the default ladder; empty: no technique.
  std::string needs{};
  /// Such a technique with a step that costs as much as R, so nothing harder is needed.
  std::string exactly{};
  /// Techniques and families without which the default ladder solves the puzzle.
  std::vector<std::string> without{};
  /// A puzzle, of which only the givens count, with exactly one solution. With a vicinity the puzzles are near it;
  /// otherwise it is only the start of the search from puzzle to puzzle.
  std::optional<Board> like{};
  std::optional<VicinityConstraint> vicinity{};
  Distribution distribution = Distribution::natural;
  /// A name from `automorphisms`: the puzzle is its own image when its cells are moved in this way and its digits
  /// relabelled. "any": any of these; empty: no automorphism is needed.
  std::string automorphic{};
  /// Two puzzles of a run are alike if they share more than this percentage of their givens, see `likeness`, or if
  /// their solutions are equivalent: 1 to 100; 0: no two are alike. Empty: the value of `most_alike`.
  std::optional<int> unlike{};
  /// 0 to 2^53 - 1.
  std::uint64_t seed = 1;
};

/// The maximum percentage of givens that two puzzles of a run may share: `unlike` of the constraints, or 50 if it is
/// empty. 0: no maximum, and their solutions may also be the same. It is also 0 if the constraints describe relatives,
/// with `like` or a mask that has digits, and for a distribution, from which no puzzle may be omitted.
int most_alike(const PuzzleConstraints& constraints);

/// The ways of moving the cells that map some full grid to itself after relabelling: the names of the 26 kinds.
std::vector<std::string_view> automorphisms();

/// Why no puzzle can meet the constraints, or why they cannot be read: one sentence without a full stop. "" if no
/// reason is known.
std::string contradiction(const PuzzleConstraints& constraints);

/// The way of making puzzles.
enum class Engine : std::uint8_t {
  fresh,         ///< from a random full grid, whose cells are emptied one after the other
  local_search,  ///< from puzzle to puzzle: some givens are replaced, and the result is kept if it is no further from
                 ///< the constraints
  masked,        ///< the cells are given, digits are exchanged as long as there are several solutions
  vicinity,      ///< around a puzzle, and then around the puzzles found, until all are found
  automorphic,   ///< from a full grid with an automorphism, whose orbits of cells are emptied one after the other
  controlled,    ///< attempts of which few lead to a puzzle, each with a known probability
};
/// All engines, in the order of their values.
inline constexpr std::array all_engines = {Engine::fresh,    Engine::local_search, Engine::masked,
                                           Engine::vicinity, Engine::automorphic,  Engine::controlled};
/// "fresh", "local_search", "masked", ...
std::string_view name(Engine engine);

/// A puzzle that meets the constraints.
struct Generated {
  Board puzzle;
  Solution solution{};
  /// The stream of the seed that it comes from, and its index there, from 0.
  std::uint64_t stream = 0;
  int place = 0;
  /// The index of the start in the stream, from 0. Each start is a random full grid; with `like` or a vicinity it is
  /// that puzzle.
  int start = 0;
  /// The number of puzzles of the stream that were tried up to and including this one.
  std::uint64_t tries = 0;

  friend bool operator==(const Generated&, const Generated&) = default;
};

/// The content of a stream.
struct StreamResult {
  std::vector<Generated> puzzles{};
  /// The number of puzzles that were tried to find them. Around a puzzle this includes the number of removed sets of
  /// givens, and one for each amount of work that a try takes elsewhere: the same on every machine.
  std::uint64_t tried = 0;
  /// The number of tries in earlier streams that had to be repeated to determine this stream.
  std::uint64_t tried_before = 0;
  /// The number of sets of givens of a puzzle that were skipped because without them it has too many solutions to
  /// enumerate.
  std::uint64_t passed_over = 0;
  /// Neither this stream nor a later one has more puzzles.
  bool is_exhausted = false;
  /// The maximum number of tries was reached: there may be more puzzles in the stream.
  bool is_cut = false;
  /// The caller stopped it: the stream is incomplete, and must not be used.
  bool is_stopped = false;
};

/// A property of a puzzle, and its evidence.
struct Guarantee {
  /// "unique", "minimal", "needs", ...
  std::string_view key;
  /// One sentence without a full stop: the property, and how it was established.
  std::string sentence;
  /// Texts from which it can be proved independently: one or several under each name.
  struct Evidence {
    std::string name;
    std::vector<std::string> texts;

    friend bool operator==(const Evidence&, const Evidence&) = default;
  };
  std::vector<Evidence> evidence;

  friend bool operator==(const Guarantee&, const Guarantee&) = default;
};

/// Makes puzzles. Reuses the memory of its raters; one per thread.
class Generator {
 public:
  /// On failure a sentence: the constraints contradict each other. `stop` is called every few milliseconds. If no
  /// engine is given, the generator chooses one by trying some separate streams.
  static Expected<Generator, std::string> make(const PuzzleConstraints& constraints,
                                               const std::function<bool()>& stop = {},
                                               std::optional<Engine> engine = {});

  Engine engine() const;
  /// The puzzles of the stream with this index; perhaps none. No two of them are equivalent. If constraints keep
  /// puzzles unlike, a stream ends with its first puzzle, except around a puzzle; the puzzles of several streams are
  /// added to a `Variety`, in the order of the streams, or omitted. At most `most` puzzles are searched for, with at
  /// most `most_tried` tries.
  StreamResult run_stream(std::uint64_t stream, std::size_t most = std::numeric_limits<std::size_t>::max(),
                          std::uint64_t most_tried = std::numeric_limits<std::uint64_t>::max());
  /// The properties of a puzzle made by this generator, and their evidence. There is at least one guarantee; the list
  /// is empty only if the caller stopped it.
  std::vector<Guarantee> guarantees(const Generated& generated);

 private:
  struct State;
  explicit Generator(Hidden<State> state);
  Hidden<State> state_;
};

/// The constraints that a puzzle violates: a sentence for each, empty if it meets all. Computed by the bitmask search
/// and by raters without limits; notes of the generator are not used. For a puzzle found around others `path` has
/// these, as in the guarantee: from `like` on, each in the vicinity of the previous one. Without it the puzzle must be
/// in the vicinity of `like`. A constraint on the distribution does not apply to a single puzzle.
std::vector<std::string> violations(const Board& puzzle, const PuzzleConstraints& constraints,
                                    std::span<const Board> path = {});

/// A set of puzzles up to equivalence.
class EquivalenceClasses {
 public:
  EquivalenceClasses();

  /// True if no equivalent puzzle was in the set.
  bool insert(const Board& puzzle);

 private:
  struct Forms;
  Hidden<Forms> forms_;
};

/// The puzzles of one run or of several: no two of them are alike in the sense of the constraints.
class Variety {
 public:
  /// `percent`: see `most_alike`; 0 accepts every puzzle. `with_same_solution`: solutions may be equivalent.
  explicit Variety(int percent, bool with_same_solution = false);
  /// The variety that the constraints define. Few full grids have a given automorphism, so if one is a constraint,
  /// solutions may be equivalent.
  explicit Variety(const PuzzleConstraints& constraints);

  /// Adds a puzzle if it is unlike all others and returns "". Otherwise returns the likeness in one sentence without a
  /// full stop.
  std::string insert(const Board& puzzle);
  /// Adds a puzzle even if it is like others.
  void take(const Board& puzzle);

 private:
  struct Known;
  Hidden<Known> known_;
};

}  // namespace generate
}  // namespace deduku
