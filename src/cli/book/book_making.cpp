#include "src/cli/book/book_making.hpp"

#include <algorithm>
#include <map>

#include "deduku/canonical.hpp"
#include "deduku/function_ref.hpp"
#include "deduku/likeness.hpp"
#include "deduku/minimal.hpp"
#include "src/cli/generate/puzzle_classes.hpp"
#include "src/cli/generate/stream_runner.hpp"
#include "src/cli/io/failure.hpp"
#include "src/cli/io/signals.hpp"
#include "src/cli/io/text.hpp"
#include "src/search/admission.hpp"

namespace deduku::cli {

namespace {

using generate::Generated;
using generate::Generator;
using generate::StreamResult;

/// Whether puzzles of a book may have the same solution. They may if an automorphism is requested, because few grids
/// have one.
bool may_share_solutions(const BookDescription& book) {
  return book.unlike == 0 || std::ranges::any_of(book.levels, [](const BookLevel& level) {
           return !level.constraints.automorphic.empty();
         });
}

/// The puzzles that may no longer be added to a book.
class TakenPuzzles {
 public:
  explicit TakenPuzzles(const BookDescription& book)
      : variety_(static_cast<int>(book.unlike), may_share_solutions(book)) {}

  /// Adds a puzzle of an earlier volume without any check.
  void take(const Board& puzzle) {
    (void)classes_.insert(puzzle);
    variety_.take(puzzle);
  }
  /// False for a puzzle that is equivalent or too similar to an earlier one.
  bool insert(const Board& puzzle) { return classes_.insert(puzzle) && variety_.insert(puzzle).empty(); }

 private:
  generate::EquivalenceClasses classes_;
  generate::Variety variety_;
};

using Streams = StreamRunner<StreamResult>;

/// Makes the puzzles of one level.
class LevelMaker {
 public:
  LevelMaker(Session& session, const BookLevel& level, std::uint64_t effort, TakenPuzzles& taken,
             std::vector<BookPuzzle>& puzzles)
      : session_(session),
        level_(level),
        tries_(effort),
        taken_(taken),
        puzzles_(puzzles),
        before_(puzzles.size()),
        wanted_(puzzles.size() + level.count) {}

  /// Throws `Failure` unless all are found, or a signal comes.
  void make(std::uint64_t threads, std::size_t of_book) {
    of_book_ = of_book;
    auto streams = Streams::make(level_.all_constraints(), threads);
    if (!streams) refuse_usage(place() + streams.error());
    // One puzzle per stream is enough: those after it are often similar to it.
    (*streams)->run(
        [&](Generator& generator, std::uint64_t stream) { return generator.run_stream(stream, 1, tries_.most()); },
        [&](const StreamResult& stream_result) { return take(stream_result); });
    if (!interrupted() && !has_all()) throw Failure(ExitCode::unsolved, place() + shortfall());
  }

 private:
  bool has_all() const { return puzzles_.size() == wanted_; }
  std::string place() const { return "the level \"" + level_.name + "\": "; }

  std::string shortfall() const {
    const std::string found = counted(puzzles_.size() - before_, "puzzle");
    if (!tries_.is_spent()) return "only " + found + (puzzles_.size() - before_ == 1 ? " exists" : " exist");
    return found + " of " + std::to_string(level_.count) + " found in " + std::to_string(tries_.spent()) +
           " tries; try a greater --effort or fewer constraints";
  }

  /// Returns whether more are wanted.
  bool take(const StreamResult& stream_result) {
    if (interrupted()) return false;
    for (const Generated& made : stream_result.puzzles) {
      if (made.tries > tries_.left()) break;
      if (has_all() || !taken_.insert(made.puzzle)) continue;
      puzzles_.push_back({made.puzzle, made.solution, level_.constraints.seed, made.stream, made.place});
    }
    tries_.spend(stream_result.tried);
    session_.progress.show(puzzles_.size(), static_cast<double>(puzzles_.size()) / static_cast<double>(of_book_),
                           ", " + level_.name);
    return !has_all() && !stream_result.is_exhausted && !tries_.is_spent();
  }

  Session& session_;
  const BookLevel& level_;
  TryBudget tries_;
  TakenPuzzles& taken_;
  std::vector<BookPuzzle>& puzzles_;
  std::size_t before_;
  std::size_t wanted_;
  std::size_t of_book_ = 1;
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
    take_puzzles(session, "not in", file, [&](const Board& puzzle) { volume.puzzles.push_back(puzzle); });
    volumes.push_back(std::move(volume));
  }
  return volumes;
}

std::vector<BookPuzzle> make_puzzles(Session& session, const BookDescription& book,
                                     const std::vector<EarlierVolume>& volumes, const BookEffort& effort) {
  TakenPuzzles taken(book);
  for (const EarlierVolume& volume : volumes) {
    for (const Board& puzzle : volume.puzzles) taken.take(puzzle);
  }
  std::vector<BookPuzzle> puzzles;
  for (const BookLevel& level : book.levels) {
    LevelMaker(session, level, effort.tries, taken, puzzles).make(effort.threads, book.count());
    if (interrupted()) break;
  }
  session.progress.clear();
  return puzzles;
}

namespace {

/// Refuses two puzzles with the same form if at least one of them is in the book.
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

/// The canonical form of the solution. A puzzle without exactly one solution, which no book has, gets a text of its
/// own.
std::string form_of_solution(const Board& puzzle) {
  const std::vector<Solution> solutions = search::two_solutions(Grid(puzzle));
  if (solutions.size() != 1) return puzzle_text(puzzle);
  return puzzle_text(canonical_form(search::full_board(solutions.front())).board);
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
