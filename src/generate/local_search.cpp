// The engine `local_search`: some givens of a puzzle are removed and others are added until there is one solution
// again, and the puzzle is thinned. If the new puzzle is not further from the constraints, the search continues from
// there.
//
// Most constraints change little from one puzzle to the next, so a puzzle near a constraint has many neighbours near
// it: a constraint that one in 10,000 random puzzles meets may hold for one in ten neighbours of such a puzzle. So the
// puzzles found by one stream are related; those of different streams, which start from different puzzles, are not. If
// puzzles must differ, a stream ends with the first.
//
// Otherwise, if results take long to find, as the rarest puzzles do, the search continues from the first one through
// its whole vicinity {-1+1}, and through the vicinities of the puzzles found there.
#include <numeric>

#include "src/core/givens.hpp"
#include "src/generate/making.hpp"
#include "src/generate/vicinity.hpp"

namespace deduku::generate {

namespace {

class LocalSearch {
 public:
  LocalSearch(const EngineContext& workshop, std::uint64_t stream)
      : workshop_(workshop),
        random_(workshop.constraints.seed, stream),
        stream_result_(workshop, stream),
        cutter_(workshop.constraints),
        is_sparse_(workshop.constraints.most_givens <= few_givens && cutter_.groups().size() == Cell::count),
        is_sparsest_(is_sparse_ && workshop.constraints.most_givens <= 18),
        is_hardest_(workshop.judge.criteria().least_er > 90),
        is_rarest_(is_sparsest_ || is_hardest_),
        looks_around_(is_rarest_ || (is_sparse_ && workshop.constraints.most_givens <= 20)),
        most_tried_(tries_of(workshop)),
        patience_(most_tried_ > 20'000 ? 4'000 : 1'000) {}

  StreamResult run() {
    while (!is_over()) {
      if (!begin()) return stream_result_.take_ended();
      for (int failures = 0; failures < patience_ && !is_over(); ++failures) {
        const Distance before = distance_;
        if (!go_on()) return stream_result_.take_ended();
        if (distance_ < before || distance_ == 0) failures = 0;
        if (distance_ > 0 || !looks_around_) continue;
        if (!look_around(puzzle_)) return stream_result_.take_ended();
        break;
      }
    }
    return stream_result_.take();
  }

 private:
  /// A stream ends after this number of puzzles that meet the constraints, so that they come from many places; or after
  /// `most_tried_` in all.
  static constexpr std::size_t most_found = 32;
  static constexpr std::size_t most_found_of_rarest = 256;
  /// The maximum number of solutions examined for the remaining givens of a puzzle.
  static constexpr std::size_t most_solutions = 16;
  static constexpr std::size_t most_second = 256;
  static constexpr int most_left = 3;
  static constexpr std::size_t most_solutions_of_few = 64;
  static constexpr std::size_t most_solutions_of_fewest = 256;
  /// One step of the search too few outweighs everything that raters report.
  static constexpr Distance per_step = 100 * 100;
  /// Random removal rarely leaves so few givens: they are chosen one by one.
  static constexpr int few_givens = 22;

  bool is_over() const {
    return stream_result_.tried() >= most_tried_ ||
           stream_result_.found() >= std::min(is_rarest_ ? most_found_of_rarest : most_found, workshop_.most);
  }

  /// The way to the hardest puzzles is long, but few of the tries on it need a rater.
  static std::uint64_t tries_of(const EngineContext& workshop) {
    if (!workshop.judge.asks_raters()) return 20'000;
    return workshop.judge.criteria().least_er > 90 ? 40'000 : 4'000;
  }

  /// Begins with a random puzzle, or with the given one. False: the search must end.
  bool begin() {
    stream_result_.start();
    if (workshop_.constraints.like) return !stream_result_.must_end() && begin_from(*workshop_.constraints.like);
    for (;;) {
      if (stream_result_.must_end()) return false;
      Thinner thinner(random_grid(random_));
      const auto givens = cutter_.cut_freely(thinner, CellSet::all(), random_);
      if (!givens) {
        stream_result_.count();
        if (stream_result_.tried() >= most_tried_) return true;
        continue;
      }
      return judge(puzzle_of(*givens, thinner.solution()), thinner.solution(), far_away * 100);
    }
  }

  /// A puzzle is adapted to the constraints: groups of givens are completed, and removed if they are not needed.
  bool begin_from(const Board& puzzle) {
    stream_result_.leave_out(puzzle);
    Thinner thinner(*search::solve(search::Puzzle(puzzle)));
    CellSet givens = puzzle.givens;
    for (Cell cell : puzzle.givens) givens |= cutter_.group_of(cell);
    const auto rest = cutter_.cut_freely(thinner, givens, random_);
    if (rest) return judge(puzzle_of(*rest, thinner.solution()), thinner.solution(), far_away * 100);
    stream_result_.count();
    puzzle_ = puzzle_of(givens, thinner.solution());
    distance_ = far_away * 100;
    return true;
  }

  /// Judges a puzzle and moves there if it is near enough. False: the search must end.
  bool judge(const Board& puzzle, const Solution& solution, Distance tolerated) {
    stream_result_.count();
    Distance distance = steps_missing(puzzle, tolerated) * per_step;
    if (distance > tolerated || (distance > 0 && !is_hardest_)) return true;
    if (distance == 0) distance = workshop_.judge.distance(puzzle, tolerated);
    if (workshop_.is_stopped()) return false;
    if (distance > tolerated) return true;
    puzzle_ = puzzle;
    distance_ = distance;
    if (distance == 0) stream_result_.add(puzzle, solution);
    return true;
  }

  /// The number of search steps that a puzzle lacks compared with puzzles of the required rating, less the tolerance; 0
  /// if it needs enough. This takes a thousandth of the time of such a rating. 11 of 145 puzzles with an ER of at least
  /// 8.5 need fewer steps, and so do three in four of 4,000 others, but none of 93 with an ER of at least 9.5.
  Distance steps_missing(const Board& puzzle, Distance tolerated) const {
    const auto er =
        workshop_.judge.criteria().least_er - std::min<Distance>(is_hardest_ ? 0 : tolerated / 10, far_away);
    if (er < 70) return 0;
    const int least = er < 80 ? 3 : er < 88 ? 7 : er < 91 ? 9 : er < 93 ? 11 : er < 95 ? 19 : 35;
    const auto visit = [](const Solution&) { return true; };
    const auto steps = search::enumerate(search::Puzzle(puzzle), visit, 2).effort.nodes;
    return std::max<Distance>(0, least - static_cast<Distance>(std::min<std::uint64_t>(steps, least)));
  }

  bool go_on() {
    if (stream_result_.must_end()) return false;
    const auto neighbour = make_neighbour();
    if (!neighbour) {
      stream_result_.count();
      return true;
    }
    return judge(neighbour->first, neighbour->second, distance_);
  }

  /// Searches the vicinity of a puzzle that meets the constraints, and the vicinities of its results. Returns false if
  /// the search must end.
  bool look_around(const Board& found) {
    std::vector<Board> centers = {found};
    for (std::size_t i = 0; i < centers.size() && !is_over(); ++i) {
      const Board center = centers[i];
      const auto visit = [&](const Board& puzzle) {
        if (stream_result_.must_end()) return false;
        stream_result_.count();
        if (!has_shape(puzzle, workshop_.constraints) || steps_missing(puzzle, 0) > 0) return !is_over();
        const Distance distance = workshop_.judge.distance(puzzle, 0);
        if (workshop_.is_stopped()) return false;
        const std::size_t before = stream_result_.found();
        if (distance == 0) stream_result_.add(puzzle, *search::solve(search::Puzzle(puzzle)));
        if (stream_result_.found() > before) centers.push_back(puzzle);
        return !is_over();
      };
      const auto goes_on = [&](std::uint64_t) { return !workshop_.is_stopped(); };
      (void)visit_vicinity(center, {.removed = 1, .added = 1}, visit, goes_on);
      if (workshop_.is_stopped() || (stream_result_.is_spent() && !is_over())) return false;
    }
    return true;
  }

  std::optional<std::pair<Board, Solution>> make_neighbour() {
    // More of the neighbours with one given less meet the constraints; the others lead away from dead ends.
    CellSet left = take_away(puzzle_.givens, random_.below(is_sparsest_ ? 2 : 8) == 0 ? 2 : 1);
    std::vector<Solution> solutions = solutions_of(left);
    const std::size_t chosen =
        is_sparse_ ? give_few(left, solutions) : random_.below(static_cast<std::uint32_t>(solutions.size()));
    std::swap(solutions[0], solutions[chosen]);
    const Solution& solution = solutions[0];
    std::vector<CellSet> others;
    for (std::size_t i = 1; i < solutions.size(); ++i) others.push_back(difference_of(solution, solutions[i]));
    CellSet givens = give_more(left, solution, others);
    const int wanted = workshop_.constraints.minimality == Minimality::any ? workshop_.constraints.least_givens : 0;
    while (givens.size() < wanted) givens |= cutter_.group_of(random_.pick_from(~givens));
    Thinner thinner(solution, known_sets(solution, givens));
    thinner.collect(&second_);
    const auto rest = cutter_.cut_freely(thinner, givens, random_);
    if (!rest || *rest == puzzle_.givens) return std::nullopt;
    return std::pair(puzzle_of(*rest, solution), solution);
  }

  /// The small intersections of unavoidable sets with some givens. The second solutions of nearby puzzles that agree
  /// with nearly all of these givens show which of them are needed.
  std::vector<CellSet> known_sets(const Solution& solution, const CellSet& givens) {
    if (second_.size() > most_second) {
      second_.erase(second_.begin(), second_.end() - static_cast<std::ptrdiff_t>(most_second));
    }
    std::vector<CellSet> sets;
    for (const Solution& other : second_) {
      const CellSet set = difference_of(solution, other) & givens;
      if (!set.empty() && set.size() <= most_left) sets.push_back(set);
    }
    return sets;
  }

  CellSet take_away(CellSet givens, int groups) {
    for (int i = 0; i < groups && !givens.empty(); ++i) givens -= cutter_.group_of(random_.pick_from(givens));
    return givens;
  }

  std::vector<Solution> solutions_of(const CellSet& givens) const {
    std::vector<Solution> solutions;
    const auto visit = [&](const Solution& solution) {
      solutions.push_back(solution);
      return true;
    };
    const std::size_t most_wanted = is_sparsest_ ? most_solutions_of_fewest
                                    : is_sparse_ ? most_solutions_of_few
                                                 : most_solutions;
    (void)search::enumerate(search::Puzzle(board_with(puzzle_, givens)), visit, most_wanted);
    return solutions;
  }

  /// Gives the digits that occur in the fewest of some solutions, until one solution is left; returns its index.
  std::size_t give_few(CellSet& givens, const std::vector<Solution>& solutions) {
    std::vector<std::size_t> rest(solutions.size());
    std::iota(rest.begin(), rest.end(), std::size_t{0});
    while (rest.size() > 1) {
      PerCandidate<std::uint16_t> counts{};
      for (std::size_t i : rest) {
        for (Cell cell : Cell::all()) ++counts[Candidate(cell, solutions[i][cell])];
      }
      std::vector<int> fewest;
      for (int place = 0; place < Candidate::count; ++place) {
        if (counts[place] == 0 || (!fewest.empty() && counts[place] > counts[fewest.front()])) continue;
        if (!fewest.empty() && counts[place] < counts[fewest.front()]) fewest.clear();
        fewest.push_back(place);
      }
      const int place = random_.pick(fewest);
      givens.insert(Cell(place / 9));
      std::erase_if(rest, [&](std::size_t i) { return solutions[i][place / 9].index() != place % 9; });
    }
    return rest.front();
  }

  /// Gives cells in which other solutions differ, one after another, until there is no other solution.
  CellSet give_more(CellSet givens, const Solution& solution, std::vector<CellSet>& others) {
    OtherSolutions asked(solution);
    for (;;) {
      std::erase_if(others, [&](const CellSet& other) { return other.intersects(givens); });
      if (others.empty()) {
        const auto other = asked.find(givens);
        if (!other) return givens;
        second_.push_back(*other);
        others.push_back(difference_of(solution, *other));
      }
      const auto other = random_.below(static_cast<std::uint32_t>(others.size()));
      givens |= cutter_.group_of(random_.pick_from(others[other]));
    }
  }

  const EngineContext& workshop_;
  Random random_;
  StreamResultBuilder stream_result_;
  PuzzleCutter cutter_;
  bool is_sparse_;
  bool is_sparsest_;  ///< such puzzles are far apart
  bool is_hardest_;
  bool is_rarest_;
  bool looks_around_;
  std::uint64_t most_tried_;
  int patience_;                  ///< the number of puzzles without progress after which it restarts
  std::vector<Solution> second_;  ///< of nearby puzzles, the latest last
  Board puzzle_;
  Distance distance_ = far_away * 100;
};

}  // namespace

StreamResult make_by_search(const EngineContext& workshop, std::uint64_t stream) {
  return LocalSearch(workshop, stream).run();
}

}  // namespace deduku::generate
