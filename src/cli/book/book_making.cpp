#include "src/cli/book/book_making.hpp"

#include <algorithm>
#include <atomic>
#include <map>
#include <memory>
#include <thread>

#include "deduku/canonical.hpp"
#include "deduku/function_ref.hpp"
#include "deduku/likeness.hpp"
#include "src/cli/command/input.hpp"
#include "src/cli/io/failure.hpp"
#include "src/cli/io/ordered_workers.hpp"
#include "src/cli/io/signals.hpp"
#include "src/cli/io/text.hpp"
#include "src/core/givens.hpp"
#include "src/search/admission.hpp"

namespace deduku::cli {

namespace {

using generate::Generated;
using generate::Generator;
using generate::Harvest;

/// Whether puzzles with the same solution may be in a book: few grids have some automorphism, where one is wished for.
bool may_share_solutions(const BookDescription& book) {
  return book.unlike == 0 ||
         std::ranges::any_of(book.levels, [](const BookLevel& level) { return !level.wishes.automorphic.empty(); });
}

/// What puzzles a book may not have any more.
class TakenPuzzles {
 public:
  explicit TakenPuzzles(const BookDescription& book)
      : variety_(static_cast<int>(book.unlike), may_share_solutions(book)) {}

  /// Takes a puzzle of an earlier volume, whatever it is like.
  void take(const Board& puzzle) {
    (void)classes_.insert(puzzle);
    variety_.take(puzzle);
  }
  /// False for a puzzle that is equivalent to one before or alike to it.
  bool insert(const Board& puzzle) { return classes_.insert(puzzle) && variety_.insert(puzzle).empty(); }

 private:
  generate::EquivalenceClasses classes_;
  generate::Variety variety_;
};

using StreamWorkers = OrderedWorkers<std::uint64_t, Harvest>;

/// Makes the puzzles of one level.
class LevelMaker {
 public:
  LevelMaker(Session& session, const BookLevel& level, TakenPuzzles& taken, std::vector<BookPuzzle>& puzzles)
      : session_(session), level_(level), taken_(taken), puzzles_(puzzles), wanted_(puzzles.size() + level.count) {}

  void make(std::uint64_t threads, std::size_t of_book) {
    of_book_ = of_book;
    make_generators(threads);
    const std::unique_ptr<StreamWorkers> workers = start_workers();
    for (std::uint64_t stream = 0; !interrupted() && !is_done_; ++stream) workers->put(stream);
    is_done_ = true;
  }

  bool has_all() const { return puzzles_.size() == wanted_; }

 private:
  /// The first chooses the engine, for all.
  void make_generators(std::uint64_t threads) {
    std::optional<generate::Engine> engine;
    for (std::uint64_t i = 0; i < threads; ++i) {
      auto generator = Generator::make(
          level_.all_wishes(), [this] { return interrupted() || is_done_; }, engine);
      if (!generator) throw Failure(ExitCode::usage, "the level \"" + level_.name + "\": " + generator.error());
      generators_.push_back(std::make_shared<Generator>(*std::move(generator)));
      engine = generators_.front()->engine();
    }
  }

  /// Signals are this thread's, not theirs.
  std::unique_ptr<StreamWorkers> start_workers() {
    const platform::SignalsToThisThread guard;
    return std::make_unique<StreamWorkers>(
        jobs(), [this](const std::uint64_t&, const Harvest& harvest) { take(harvest); },
        [this] { return interrupted() || is_done_; });
  }

  /// Of a stream the first puzzle is enough: those that follow it are often like it.
  std::vector<std::function<Harvest(const std::uint64_t&)>> jobs() const {
    std::vector<std::function<Harvest(const std::uint64_t&)>> jobs;
    for (const std::shared_ptr<Generator>& generator : generators_) {
      jobs.emplace_back([generator](const std::uint64_t& stream) { return generator->harvest(stream, 1); });
    }
    return jobs;
  }

  void take(const Harvest& harvest) {
    if (is_done_ || interrupted()) return;
    for (const Generated& made : harvest.puzzles) {
      if (has_all() || !taken_.insert(made.puzzle)) continue;
      puzzles_.push_back({made.puzzle, made.solution, level_.wishes.seed, made.stream, made.place});
    }
    is_done_ = has_all() || harvest.is_exhausted;
    session_.progress.show(puzzles_.size(), static_cast<double>(puzzles_.size()) / static_cast<double>(of_book_),
                           ", " + level_.name);
  }

  Session& session_;
  const BookLevel& level_;
  TakenPuzzles& taken_;
  std::vector<BookPuzzle>& puzzles_;
  std::size_t wanted_;
  std::size_t of_book_ = 1;
  std::vector<std::shared_ptr<Generator>> generators_;
  std::atomic<bool> is_done_{false};
};

/// A puzzle as sentences name it: "puzzle 12 of the book".
struct NamedPuzzle {
  const Board* puzzle;
  std::string name;
};

std::vector<NamedPuzzle> named(const BookDescription& book, const std::vector<EarlierVolume>& volumes) {
  std::vector<NamedPuzzle> all;
  for (std::size_t i = 0; i < book.puzzles.size(); ++i) {
    all.push_back({&book.puzzles[i].puzzle, "puzzle " + std::to_string(i + 1)});
  }
  for (const EarlierVolume& volume : volumes) {
    for (std::size_t i = 0; i < volume.puzzles.size(); ++i) {
      all.push_back({&volume.puzzles[i], "puzzle " + std::to_string(i + 1) + " of " + volume.file});
    }
  }
  return all;
}

}  // namespace

std::vector<EarlierVolume> read_volumes(Session& session, const std::vector<std::string>& files) {
  std::vector<EarlierVolume> volumes;
  for (const std::string& file : files) {
    EarlierVolume volume{file, {}};
    PuzzleStream puzzles({file}, {}, session.out);
    std::uint64_t unreadable = 0;
    while (!interrupted()) {
      const auto puzzle = puzzles.next();
      if (!puzzle) break;
      if (puzzle->record) {
        volume.puzzles.push_back(givens_only(puzzle->record->board));
      } else {
        ++unreadable;
        session.report_fault(error_text(puzzle->file, puzzle->record.error()));
      }
    }
    if (unreadable > 0 || (volume.puzzles.empty() && !interrupted())) {
      throw Failure(
          ExitCode::unreadable,
          "not in " + file + ": " + (unreadable > 0 ? "not all of its records can be read" : "it has no puzzle"));
    }
    volumes.push_back(std::move(volume));
  }
  return volumes;
}

std::vector<BookPuzzle> make_puzzles(Session& session, const BookDescription& book,
                                     const std::vector<EarlierVolume>& volumes, std::uint64_t threads) {
  TakenPuzzles taken(book);
  for (const EarlierVolume& volume : volumes) {
    for (const Board& puzzle : volume.puzzles) taken.take(puzzle);
  }
  std::vector<BookPuzzle> puzzles;
  for (const BookLevel& level : book.levels) {
    const std::size_t before = puzzles.size();
    LevelMaker maker(session, level, taken, puzzles);
    maker.make(threads > 0 ? threads : std::max(1U, std::thread::hardware_concurrency()), book.count());
    if (interrupted()) break;
    if (!maker.has_all()) {
      throw Failure(ExitCode::unsolved, "the level \"" + level.name + "\": there are no more than " +
                                            counted(puzzles.size() - before, "puzzle"));
    }
  }
  session.progress.clear();
  return puzzles;
}

namespace {

/// Refuses two puzzles, one of them of the book, that have one form.
void refuse_equal_forms(const BookDescription& book, const std::vector<NamedPuzzle>& all, const std::string& fault,
                        FunctionRef<std::string(const Board&)> form_of) {
  std::map<std::string, std::size_t> forms;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const auto [first, is_new] = forms.try_emplace(form_of(*all[i].puzzle), i);
    if (!is_new && first->second < book.puzzles.size()) {
      throw Failure(ExitCode::unsolved, all[first->second].name + " and " + all[i].name + " " + fault);
    }
  }
}

/// The canonical form of the solution; of a puzzle without exactly one, which no book has, a text of its own.
std::string form_of_solution(const Board& puzzle) {
  const std::vector<Solution> solutions = search::two_solutions(Grid(puzzle));
  if (solutions.size() != 1) return puzzle_text(puzzle);
  Board grid;
  for (Cell cell : Cell::all()) {
    grid.values[cell.slot()] = static_cast<std::uint8_t>(solutions.front()[cell.slot()].number());
  }
  grid.givens = CellSet::all();
  return puzzle_text(canonical_form(grid).board);
}

void refuse_alike(const BookDescription& book, const std::vector<NamedPuzzle>& all) {
  for (std::size_t i = 0; i < book.puzzles.size(); ++i) {
    for (std::size_t j = i + 1; j < all.size(); ++j) {
      const Likeness alike = likeness(*all[i].puzzle, *all[j].puzzle);
      if (!alike.exceeds(static_cast<int>(book.unlike))) continue;
      throw Failure(ExitCode::unsolved, all[i].name + " and " + all[j].name + " have " + std::to_string(alike.common) +
                                            " of " + std::to_string(alike.of) + " givens in common, more than " +
                                            std::to_string(book.unlike) + " %");
    }
  }
}

}  // namespace

void prove_different(const BookDescription& book, const std::vector<EarlierVolume>& volumes) {
  const std::vector<NamedPuzzle> all = named(book, volumes);
  refuse_equal_forms(book, all, "are equivalent",
                     [](const Board& puzzle) { return puzzle_text(canonical_form(puzzle).board); });
  if (book.unlike > 0) refuse_alike(book, all);
  if (!may_share_solutions(book))
    refuse_equal_forms(book, all, "have equivalent solutions",
                       [](const Board& puzzle) { return form_of_solution(puzzle); });
}

}  // namespace deduku::cli
