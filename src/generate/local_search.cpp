// The engine `local_search`: from a puzzle, some givens are taken away and others are given until there is one solution again,
// and the puzzle is thinned out. Where the new puzzle is not further from the wishes, the search goes on from there.
//
// Few wishes change much from one puzzle to the next, so a puzzle near a wish has many neighbours near it: what one in 10,000
// random puzzles meets, one in ten neighbours of such a puzzle may. So puzzles that are found on one way are related; those of
// different streams, each with a start of its own, are not. Where puzzles are to be unlike, a stream ends with the first.
//
// Where they need not be, and the way is long, as to the rarest puzzles, the search goes on from the first one that is found through
// all of its vicinity {-1+1}, and that of those found there.
#include "src/generate/making.hpp"
#include "src/generate/vicinity.hpp"

namespace deduku::generate {

namespace {

class LocalSearch {
 public:
  LocalSearch(const Workshop& workshop, std::uint64_t stream)
      : workshop_(workshop),
        random_(workshop.wishes.seed, stream),
        harvest_(workshop, stream),
        cutter_(workshop.wishes),
        is_sparse_(workshop.wishes.most_givens <= few_givens && cutter_.groups().size() == Cell::count),
        is_sparsest_(is_sparse_ && workshop.wishes.most_givens <= 18),
        is_hardest_(workshop.judge.criteria().least_er > 90),
        is_rarest_(is_sparsest_ || is_hardest_),
        looks_around_(is_rarest_ || (is_sparse_ && workshop.wishes.most_givens <= 20)),
        most_tried_(tries_of(workshop)),
        patience_(most_tried_ > 20'000 ? 4'000 : 1'000) {}

  Harvest run() {
    while (!is_over()) {
      if (!begin()) return harvest_.take_ended();
      for (int failures = 0; failures < patience_ && !is_over(); ++failures) {
        const Distance before = distance_;
        if (!go_on()) return harvest_.take_ended();
        if (distance_ < before || distance_ == 0) failures = 0;
        if (distance_ > 0 || !looks_around_) continue;
        if (!look_around(puzzle_)) return harvest_.take_ended();
        break;
      }
    }
    return harvest_.take();
  }

 private:
  /// A stream ends after so many puzzles that meet the wishes, so that they come from many places; or after
  /// `most_tried_` in all.
  static constexpr std::size_t most_found = 32;
  static constexpr std::size_t most_found_of_rarest = 256;
  /// How many solutions are looked at of what is left of a puzzle.
  static constexpr std::size_t most_solutions = 16;
  static constexpr std::size_t most_second = 256;
  static constexpr int most_left = 3;
  static constexpr std::size_t most_solutions_of_few = 64;
  static constexpr std::size_t most_solutions_of_fewest = 256;
  /// A step less of the search counts for more than anything that raters say.
  static constexpr Distance per_step = 100 * 100;
  /// As few are rarely left where givens are left out at random: they are chosen one by one.
  static constexpr int few_givens = 22;

  bool is_over() const {
    return harvest_.tried() >= most_tried_ ||
           harvest_.found() >= std::min(is_rarest_ ? most_found_of_rarest : most_found, workshop_.most);
  }

  /// The way to the hardest puzzles is long, but few of the tries on it ask a rater.
  static std::uint64_t tries_of(const Workshop& workshop) {
    if (!workshop.judge.asks_raters()) return 20'000;
    return workshop.judge.criteria().least_er > 90 ? 40'000 : 4'000;
  }

  /// Begins from a random puzzle, or from the one that is named. False: the search must end.
  bool begin() {
    harvest_.start();
    if (workshop_.wishes.like) return !harvest_.must_end() && begin_from(*workshop_.wishes.like);
    for (;;) {
      if (harvest_.must_end()) return false;
      Thinner thinner(random_grid(random_));
      const auto givens = cutter_.cut_freely(thinner, CellSet::all(), random_);
      if (!givens) {
        harvest_.count();
        if (harvest_.tried() >= most_tried_) return true;
        continue;
      }
      return judge(puzzle_of(*givens, thinner.solution()), thinner.solution(), far_away * 100);
    }
  }

  /// A puzzle is made what wishes want it to be: groups of givens complete, and left out where they are not needed.
  bool begin_from(const Board& puzzle) {
    harvest_.leave_out(puzzle);
    Thinner thinner(*search::solve(search::Puzzle(puzzle)));
    CellSet givens = puzzle.givens;
    for (Cell cell : puzzle.givens) givens |= cutter_.group_of(cell);
    const auto rest = cutter_.cut_freely(thinner, givens, random_);
    if (rest) return judge(puzzle_of(*rest, thinner.solution()), thinner.solution(), far_away * 100);
    harvest_.count();
    puzzle_ = puzzle_of(givens, thinner.solution());
    distance_ = far_away * 100;
    return true;
  }

  /// Judges a puzzle and goes there if it is near enough. False: the search must end.
  bool judge(const Board& puzzle, const Solution& solution, Distance tolerated) {
    harvest_.count();
    Distance distance = steps_missing(puzzle, tolerated) * per_step;
    if (distance > tolerated || (distance > 0 && !is_hardest_)) return true;
    if (distance == 0) distance = workshop_.judge.distance(puzzle, tolerated);
    if (workshop_.is_stopped()) return false;
    if (distance > tolerated) return true;
    puzzle_ = puzzle;
    distance_ = distance;
    if (distance == 0) harvest_.add(puzzle, solution);
    return true;
  }

  /// How many steps the search needs less for a puzzle than one does that is rated as high as wanted, as far as it may miss that;
  /// 0 where it needs enough. That takes a thousandth of the time of such a rating. Of 145 puzzles with an ER of 8.5 and more
  /// 11 need fewer steps, and of 4,000 others three in four; of 93 with an ER of 9.5 and more none does.
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
    if (harvest_.must_end()) return false;
    const auto neighbour = make_neighbour();
    if (!neighbour) {
      harvest_.count();
      return true;
    }
    return judge(neighbour->first, neighbour->second, distance_);
  }

  /// Goes through the vicinity of a puzzle that meets the wishes, and of those that are found. False: the search must end.
  bool look_around(const Board& found) {
    std::vector<Board> centers = {found};
    for (std::size_t i = 0; i < centers.size() && !is_over(); ++i) {
      const Board center = centers[i];
      const auto visit = [&](const Board& puzzle) {
        if (harvest_.must_end()) return false;
        harvest_.count();
        if (!has_shape(puzzle, workshop_.wishes) || steps_missing(puzzle, 0) > 0) return !is_over();
        const Distance distance = workshop_.judge.distance(puzzle, 0);
        if (workshop_.is_stopped()) return false;
        const std::size_t before = harvest_.found();
        if (distance == 0) harvest_.add(puzzle, *search::solve(search::Puzzle(puzzle)));
        if (harvest_.found() > before) centers.push_back(puzzle);
        return !is_over();
      };
      const auto goes_on = [&](std::uint64_t) { return !workshop_.is_stopped(); };
      (void)visit_vicinity(center, {.removed = 1, .added = 1}, visit, goes_on);
      if (workshop_.is_stopped() || (harvest_.is_spent() && !is_over())) return false;
    }
    return true;
  }

  std::optional<std::pair<Board, Solution>> make_neighbour() {
    // Of the neighbours with one given less more meet the wishes; the others lead away from where these end.
    CellSet left = take_away(puzzle_.givens, random_.below(is_sparsest_ ? 2 : 8) == 0 ? 2 : 1);
    std::vector<Solution> solutions = solutions_of(left);
    const std::size_t chosen =
        is_sparse_ ? give_few(left, solutions) : random_.below(static_cast<std::uint32_t>(solutions.size()));
    std::swap(solutions[0], solutions[chosen]);
    const Solution& solution = solutions[0];
    std::vector<CellSet> others;
    for (std::size_t i = 1; i < solutions.size(); ++i) others.push_back(difference_of(solution, solutions[i]));
    CellSet givens = give_more(left, solution, others);
    const int wanted = workshop_.wishes.minimality == Minimality::any ? workshop_.wishes.least_givens : 0;
    while (givens.size() < wanted) givens |= cutter_.group_of(random_cell(~givens, random_));
    Thinner thinner(solution, known_sets(solution, givens));
    thinner.collect(&second_);
    const auto rest = cutter_.cut_freely(thinner, givens, random_);
    if (!rest || *rest == puzzle_.givens) return std::nullopt;
    return std::pair(puzzle_of(*rest, solution), solution);
  }

  /// What is left of unavoidable sets in some givens, where that is little: the second solutions of puzzles near by, as far as
  /// they agree with these givens, show which of them are needed.
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
    for (int i = 0; i < groups && !givens.empty(); ++i) givens -= cutter_.group_of(random_cell(givens, random_));
    return givens;
  }

  std::vector<Solution> solutions_of(const CellSet& givens) const {
    std::vector<Solution> solutions;
    std::array<char, Cell::count> text;
    text.fill('.');
    for (Cell cell : givens) text[cell.slot()] = static_cast<char>('0' + puzzle_.values[cell.slot()]);
    const auto visit = [&](const Solution& solution) {
      solutions.push_back(solution);
      return true;
    };
    const std::size_t most_wanted = is_sparsest_ ? most_solutions_of_fewest
                                    : is_sparse_ ? most_solutions_of_few
                                                 : most_solutions;
    (void)search::enumerate(search::Puzzle(std::string_view(text.data(), text.size())), visit, most_wanted);
    return solutions;
  }

  /// Gives the digits that the fewest of some solutions have, until one solution is left; its place among them.
  std::size_t give_few(CellSet& givens, const std::vector<Solution>& solutions) {
    std::vector<std::size_t> rest(solutions.size());
    for (std::size_t i = 0; i < rest.size(); ++i) rest[i] = i;
    while (rest.size() > 1) {
      std::array<std::uint16_t, Candidate::count> counts{};
      for (std::size_t i : rest) {
        for (int cell = 0; cell < Cell::count; ++cell) ++counts[9 * cell + solutions[i][cell].index()];
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

  /// Gives cells in which other solutions differ, one after the other, until there is no other.
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
      givens |= cutter_.group_of(random_cell(others[other], random_));
    }
  }

  const Workshop& workshop_;
  Random random_;
  HarvestMaker harvest_;
  PuzzleCutter cutter_;
  bool is_sparse_;
  bool is_sparsest_;  ///< such puzzles are far apart
  bool is_hardest_;
  bool is_rarest_;
  bool looks_around_;
  std::uint64_t most_tried_;
  int patience_;                  ///< after so many puzzles that came no nearer it begins anew
  std::vector<Solution> second_;  ///< of puzzles near by, the latest last
  Board puzzle_;
  Distance distance_ = far_away * 100;
};

}  // namespace

Harvest harvest_by_search(const Workshop& workshop, std::uint64_t stream) {
  return LocalSearch(workshop, stream).run();
}

}  // namespace deduku::generate
