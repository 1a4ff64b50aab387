// Puzzles that meet wishes, with what is guaranteed of each and how that was established.
//
// Puzzles come from streams: what the stream with an index holds follows from the wishes, the seed and the index alone. So
// several threads may take streams in turn and together make what one would have made, and a puzzle can be made again by the
// numbers in its record. Random numbers are those of xoshiro256**, and integers: the same on every platform.
#pragma once

#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "deduku/error.hpp"
#include "deduku/export.h"
#include "deduku/pattern.hpp"
#include "deduku/rating_options.hpp"
#include "deduku/search.hpp"

namespace DEDUKU_API deduku {
namespace generate {

/// Whether givens may be left out.
enum class Minimality : std::uint8_t {
  any,            ///< perhaps
  minimal,        ///< no given can be left out without losing uniqueness
  orbit_minimal,  ///< no given together with all those where the symmetry takes it
};
/// "any", "minimal", "orbit_minimal".
std::string_view name(Minimality minimality);

/// The symmetry that the places of the givens are to have.
struct PatternWish {
  Pattern pattern = Pattern::none;
  /// Whether no more symmetry than that is wanted.
  bool is_exact = false;

  friend bool operator==(const PatternWish&, const PatternWish&) = default;
};

/// Where givens are to be, and digits of some of them.
struct Mask {
  CellSet givens{};
  /// 0 where any digit will do.
  std::array<std::uint8_t, Cell::count> digits{};

  /// Whether a puzzle has its givens there, and these digits.
  bool fits(const Board& puzzle) const;
  friend bool operator==(const Mask&, const Mask&) = default;
};

/// The mask that a text shows, cell by cell: `.`, `-`, `_` or 0 for an empty cell, 1 to 9 for this digit, a letter, `?`, `*` or
/// `#` for any. Blanks, line ends and frames of `|` and `+` are skipped. Else one sentence that says what is wrong.
Expected<Mask, std::string> read_mask(std::string_view text);

/// What is near a puzzle: the minimal puzzles that come of it when so many of its givens are taken away and so many others added.
/// Where they are too few, the search goes on around those found.
struct VicinityWish {
  int removed = 1;  ///< 1 to 9
  int added = 1;    ///< 1 to 9
  int most_rounds =
      0;  ///< how often at most others are looked for around what was found, the first time counted; 0: any number

  friend bool operator==(const VicinityWish&, const VicinityWish&) = default;
};

/// The vicinity that a text means: "2" or "-2+2" or "{-2+2}", followed by "x3" for three rounds at most. Else one sentence
/// that says what is wrong.
Expected<VicinityWish, std::string> read_vicinity(std::string_view text);
/// "{-2+2}", "{-2+2}x3".
std::string vicinity_text(const VicinityWish& wish);

/// With which probability a puzzle comes up.
enum class Distribution : std::uint8_t {
  natural,     ///< not known: as it is fastest
  uniform,     ///< each full grid is as likely to be drawn as any other; its givens are left out in random order
  controlled,  ///< of all minimal puzzles, those with n givens come up in inverse proportion to C(81, n)
};
/// "natural", "uniform", "controlled".
std::string_view name(Distribution distribution);
std::optional<Distribution> find_distribution(std::string_view name);

/// The weight of a puzzle drawn with `controlled`: C(81, givens), in decimal digits. Means with these weights are those over all
/// minimal puzzles.
std::string bias_weight(int givens);

/// What is wanted of puzzles. Each has exactly one solution in any case.
struct Wishes {
  int least_givens = 0;
  int most_givens = Cell::count;
  Minimality minimality = Minimality::any;
  std::optional<PatternWish> pattern{};
  std::optional<Mask> mask{};
  /// A condition on what `deduku rate` says: `er >= 8.5 and er <= 9.0`; empty: none. The fields are those of all scales, by the
  /// names that they have beside each other; of several with one name the one of the scale that comes first.
  std::string where{};
  /// A technique, by key or name, without which R is higher, on the default ladder; empty: none.
  std::string needs{};
  /// Such a technique, a step of which costs as much as R: nothing harder is needed, either.
  std::string exactly{};
  /// Techniques and families without which the default ladder solves the puzzle.
  std::vector<std::string> without{};
  /// A puzzle, of which the givens count, with exactly one solution. With a vicinity the puzzles are near it; else the search from puzzle to
  /// puzzle begins there, and nothing is promised.
  std::optional<Board> like{};
  std::optional<VicinityWish> vicinity{};
  Distribution distribution = Distribution::natural;
  /// One of `automorphisms`: the puzzle is its own image when its cells are moved like that and its digits relabelled. "any": one of
  /// them; empty: none is wanted.
  std::string automorphic{};
  /// Two puzzles of a run are alike that have more than so many percent of their givens in common, see `likeness`, or whose
  /// solutions are equivalent: 1 to 100; 0: none are. Empty: as `most_alike` says.
  std::optional<int> unlike{};
  /// 0 to 2^53 - 1.
  std::uint64_t seed = 1;
};

/// How many percent of their givens two puzzles of a run may have in common: `unlike` of the wishes; where it is empty, 50.
/// 0: any number, and they may have the same solution. That is so, too, where wishes ask for relatives, with `like` or a mask
/// that names digits, and for a distribution, of which nothing may be left out.
int most_alike(const Wishes& wishes);

/// How the cells can move so that some full grid, relabelled, comes back: the names of the 26 kinds.
std::vector<std::string_view> automorphisms();

/// Why no puzzle can meet the wishes, or why they cannot be read: one sentence without a full stop. "" where no reason is
/// known.
std::string contradiction(const Wishes& wishes);

/// How puzzles are made.
enum class Engine : std::uint8_t {
  fresh,         ///< from a random full grid, whose cells are left out one after the other
  local_search,  ///< from puzzle to puzzle: some givens are replaced, and kept where that leads no further from the wishes
  masked,        ///< the cells are given, digits are exchanged as long as there are several solutions
  vicinity,      ///< around a puzzle, and then around what was found: all that there is
  automorphic,  ///< from a full grid with an automorphism, whose orbits of cells are left out one after the other
  controlled,   ///< tries of which few lead to a puzzle, each with a known probability
};
/// "fresh", "local_search", "masked", ...
std::string_view name(Engine engine);

/// A puzzle that meets the wishes.
struct Generated {
  Board puzzle;
  Solution solution{};
  /// Which stream of the seed it comes from, and the place there, from 0.
  std::uint64_t stream = 0;
  int place = 0;
  /// From which start of the stream, from 0. Each is a full grid, drawn at random; around a puzzle, or like one, that puzzle.
  int start = 0;
  /// How many puzzles of the stream were tried when it was found, itself included.
  std::uint64_t tries = 0;

  friend bool operator==(const Generated&, const Generated&) = default;
};

/// What a stream holds.
struct Harvest {
  std::vector<Generated> puzzles{};
  /// How many puzzles were tried to find them. Around a puzzle also how many sets of givens were taken away, and one for as
  /// much work as a try takes elsewhere: the same everywhere.
  std::uint64_t tried = 0;
  /// How many were tried in streams before, which had to be gone through again to know what this stream is.
  std::uint64_t tried_before = 0;
  /// So many sets of givens of a puzzle were passed over: without them it has too many solutions to go through.
  std::uint64_t passed_over = 0;
  /// There are no more puzzles: neither this stream nor a later one has any.
  bool is_exhausted = false;
  /// As many were tried as the caller allows: there may be more puzzles in the stream.
  bool is_cut = false;
  /// The caller said stop: the stream is not complete, and must not be used.
  bool is_stopped = false;
};

/// Something that holds of a puzzle, and what shows it.
struct Guarantee {
  /// "unique", "minimal", "needs", ...
  std::string_view key;
  /// One sentence without a full stop: what holds, and how that was established.
  std::string sentence;
  /// Texts by which others can prove it: each under a name, one or several.
  struct Evidence {
    std::string name;
    std::vector<std::string> texts;

    friend bool operator==(const Evidence&, const Evidence&) = default;
  };
  std::vector<Evidence> evidence;

  friend bool operator==(const Guarantee&, const Guarantee&) = default;
};

/// Makes puzzles. Keeps the memory of its raters; one per thread.
class Generator {
 public:
  /// A sentence where the wishes contradict each other. `stop` is asked every some milliseconds. Which engine it uses is found
  /// out by trying some streams of their own, if it is not named.
  static Expected<Generator, std::string> make(const Wishes& wishes, const std::function<bool()>& stop = {},
                                               std::optional<Engine> engine = {});
  ~Generator();
  Generator(Generator&&) noexcept;
  Generator& operator=(Generator&&) noexcept;

  Engine engine() const;
  /// The puzzles of the stream with this index; perhaps none. No two of them are equivalent. Where wishes keep puzzles unlike,
  /// a stream ends with the first, except around a puzzle; those of several streams join a `Variety`, in the order of the
  /// streams, or are left out. Where the first `most` are enough
  /// the others are not sought, nor those that come after `most_tried` tries.
  Harvest harvest(std::uint64_t stream, std::size_t most = std::numeric_limits<std::size_t>::max(),
                  std::uint64_t most_tried = std::numeric_limits<std::uint64_t>::max());
  /// What holds of a puzzle that this generator has made, and what shows it. Without a stop there is at least one guarantee;
  /// none where the caller said stop.
  std::vector<Guarantee> guarantees(const Generated& generated);

 private:
  struct State;
  explicit Generator(std::unique_ptr<State> state);
  std::unique_ptr<State> state_;
};

/// What does not hold of a puzzle that is said to meet wishes: a sentence for each of them, none where all hold. It is asked
/// of the bitmask search and of raters that rate in full; nothing that the generator has noted is used. Of a puzzle that was found
/// around others `path` names these, as the guarantee does: from `like` on, each in the vicinity of the one before. Without it
/// the puzzle must be in the vicinity of `like`. That wishes ask for a distribution says nothing of one puzzle.
std::vector<std::string> broken_promises(const Board& puzzle, const Wishes& wishes, std::span<const Board> path = {});

/// The puzzles up to equivalence.
class EquivalenceClasses {
 public:
  EquivalenceClasses();
  ~EquivalenceClasses();
  EquivalenceClasses(EquivalenceClasses&&) noexcept;
  EquivalenceClasses& operator=(EquivalenceClasses&&) noexcept;

  /// Whether no equivalent puzzle was among them.
  bool insert(const Board& puzzle);

 private:
  struct Forms;
  std::unique_ptr<Forms> forms_;
};

/// The puzzles of a run, or of several: no two of them are alike, as wishes mean it.
class Variety {
 public:
  /// `percent`: see `most_alike`; 0 takes every puzzle. `with_same_solution`: solutions may be equivalent.
  explicit Variety(int percent, bool with_same_solution = false);
  /// As wishes want it. Few full grids have some automorphism, so where one is wished for solutions may be equivalent.
  explicit Variety(const Wishes& wishes);
  ~Variety();
  Variety(Variety&&) noexcept;
  Variety& operator=(Variety&&) noexcept;

  /// Adds a puzzle that is not alike to any. Else it says in what it is, in one sentence without a full stop; "" where it was added.
  std::string insert(const Board& puzzle);
  /// Adds a puzzle, whatever it is like.
  void take(const Board& puzzle);

 private:
  struct Known;
  std::unique_ptr<Known> known_;
};

}  // namespace generate
}  // namespace deduku
