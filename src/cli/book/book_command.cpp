// A book of puzzles from a description: makes them, rates them, proves that they differ, and writes the pages, a table
// for editors and a record.
#include <algorithm>

#include "deduku/explain.hpp"
#include "src/cli/book/book_making.hpp"
#include "src/cli/book/page_maker.hpp"
#include "src/cli/command/command.hpp"
#include "src/cli/command/given_budget.hpp"
#include "src/cli/command/style_options.hpp"
#include "src/cli/generate/constraint_options.hpp"
#include "src/cli/io/failure.hpp"
#include "src/cli/io/signals.hpp"
#include "src/cli/io/text.hpp"
#include "src/cli/io/whole_file.hpp"
#include "src/formats/csv_row.hpp"
#include "src/platform/native_path.hpp"
#include "src/records/made_puzzle.hpp"

namespace deduku::cli {

namespace {

using sheet::PlannedPage;
using sheet::PrintedPuzzle;

class MakeBook final : public Command {
  void declare(Arguments& arguments) override {
    arguments.text(
        "FILE", file_,
        "Description of the book as JSON, or the record of a book; without it, the options describe the book");
    arguments.group(OptionGroup::output);
    arguments.output(
        "-o,--output", target_,
        "Write the pages to this file, book.pdf or book.html; also write book.csv, a table of the puzzles, and "
        "book.record.json, from which the same book can be made again");
    arguments.group(OptionGroup::task);
    arguments.texts("--level", levels_,
                    "Add a level to the book: a class or a condition, a number of puzzles and an optional name, as in "
                    "easy:20:Warm-up; may be repeated");
    arguments.number("--seed", seed_, "Seed of the random choices; the same seed makes the same puzzles",
                     records::greatest_seed);
    arguments.texts(
        "--not-in", not_in_,
        "Exclude the puzzles of an earlier volume; a list, or the record of a book. New puzzles are neither "
        "equivalent nor too similar to them");
    constraints_.declare(arguments);
    layout_.declare(arguments);
    arguments.method("about");
    styles_.declare_language(arguments);
    declare_budget(arguments, budget_);
    arguments.group(OptionGroup::effort);
    arguments.number("--effort", effort_,
                     "Give up a level after this number of tried puzzles; no book is written then. 0: never give up");
    arguments.number("--threads", threads_, "Number of threads, which does not change the output; 0: one per processor",
                     1024);
  }

  ExitCode run(Session& session) override {
    (void)parse_budget(budget_);
    BookDescription book = description(session);
    book.layout.check();
    check_target();
    PageMaker maker(format(), "-o " + target_, book.layout, book.style.language);
    const std::vector<EarlierVolume> volumes = read_volumes(session, book.not_in);
    const bool is_record = !book.puzzles.empty();
    if (!is_record && !interrupted()) book.puzzles = make_puzzles(session, book, volumes, {threads_, effort_});
    if (interrupted()) return stopped(session);
    prove_different(book, volumes);
    return write(session, book, maker) ? ExitCode::done : stopped(session);
  }

  static ExitCode stopped(Session& session) {
    session.log.note("no page is written: interrupted");
    return interrupted_code();
  }

  BookDescription description(Session& session) {
    if (!file_.empty()) {
      refuse_options_beside_file();
      return read_book(file_, session.out);
    }
    if (levels_.empty()) refuse_usage("expected a description or --level");
    BookDescription book;
    book.layout = layout_;
    book.layout.set_mirrored();
    book.style.language = styles_.style().language;
    book.seed = seed_;
    book.not_in = not_in_;
    const generate::PuzzleConstraints common = constraints_.constraints(session.out);
    if (common.unlike) book.unlike = static_cast<std::uint64_t>(*common.unlike);
    for (const std::string& level : levels_) book.levels.push_back(read_level(level, common, book.style.language));
    complete_levels(book);
    return book;
  }

  /// A description defines the whole book.
  void refuse_options_beside_file() const {
    std::vector<std::string_view> names = {"--level", "--seed", "--not-in", "--lang"};
    names.insert(names.end(), LayoutOptions::names.begin(), LayoutOptions::names.end());
    const auto idle = std::ranges::find_if(names, [&](std::string_view name) { return given().contains(name); });
    if (idle == names.end() && !ConstraintOptions::has_any(given())) return;
    const std::string option = idle == names.end() ? "constraints on the puzzles" : std::string(*idle);
    refuse_usage(option + ": " + file_ + " describes the book; omit the option");
  }

  void check_target() const {
    if (target_.empty()) refuse_usage("-o: expected the name of the book, as in -o book.pdf");
    refuse_folder("-o", target_);
    const std::string extension = lower_case(platform::text_of(platform::path_of(target_).extension()));
    if (extension != ".pdf" && extension != ".html") {
      refuse_usage("-o: expected a name that ends with .pdf or .html, found \"" + echo(target_) + "\"");
    }
  }

  std::string format() const { return lower_case(target_).ends_with(".pdf") ? "pdf" : "html"; }

  /// The target with another ending.
  std::string beside(const std::string& ending) const {
    return platform::text_of(platform::path_of(target_).replace_extension()) + ending;
  }

  /// False, with nothing written, after a signal.
  bool write(Session& session, const BookDescription& book, PageMaker& maker) const {
    std::vector<PrintedPuzzle> puzzles;
    for (const BookPuzzle& puzzle : book.puzzles) puzzles.push_back(printed_puzzle(puzzle.puzzle, puzzle.solution));
    const std::vector<Judged> judged =
        judge_all(session, puzzles, {true, book.layout.hints(), book.style, budget_, threads_});
    if (interrupted()) return false;
    const sheet::BookOptions options = options_of(book);
    const sheet::BookPlan plan = plan_book(puzzles, options);
    FileSet files;
    files.add(target_, maker.whole(session, plan, puzzles, options));
    files.add(beside(".csv"), table(book, judged, plan));
    files.add(beside(".record.json"), book_json(book, judged).dump(1) + "\n");
    if (!files.publish()) return false;
    session.log.note(counted(puzzles.size(), "puzzle") + " on " + counted(plan.pages.size(), "page") +
                     (book.unlike > 0 ? "; no two are equivalent or have more than " + std::to_string(book.unlike) +
                                            " % of their givens in common"
                                      : "; no two are equivalent"));
    return true;
  }

  static sheet::BookOptions options_of(const BookDescription& book) {
    sheet::BookOptions options = book.layout.resolved(book.count());
    options.language = book.style.language;
    for (const BookLevel& level : book.levels) options.levels.push_back({level.name, level.count, level.level});
    return options;
  }

  /// The label of the page of a puzzle.
  static std::string page_of(std::size_t puzzle, const sheet::BookPlan& plan) {
    const auto page = std::ranges::find_if(plan.pages, [&](const PlannedPage& planned) {
      return planned.kind == sheet::PageKind::puzzles && planned.first <= puzzle &&
             puzzle < planned.first + planned.count;
    });
    return page == plan.pages.end() ? "" : page->label;
  }

  static std::string table(const BookDescription& book, const std::vector<Judged>& judged,
                           const sheet::BookPlan& plan) {
    std::string rows =
        "n,page,level,puzzle,solution,givens,r,class,stars,daily,work,minutes,technique,technique_name,seed,stream,place\n";
    std::size_t level = 0;
    std::size_t end = book.levels.front().count;
    for (std::size_t i = 0; i < book.puzzles.size(); ++i) {
      while (i == end) end += book.levels[++level].count;
      rows += row(i, book.puzzles[i], judged[i], book.levels[level].name, page_of(i, plan), book.style.language);
    }
    return rows;
  }

  static std::string row(std::size_t index, const BookPuzzle& puzzle, const Judged& judged, const std::string& level,
                         const std::string& page, Language language) {
    return formats::csv_row({std::to_string(index + 1), page, level, puzzle_text(puzzle.puzzle),
                             solution_text(puzzle.solution), std::to_string(puzzle.puzzle.givens.size()),
                             judged.r ? points(*judged.r) : "", judged.level ? std::string(name(*judged.level)) : "",
                             judged.level ? std::to_string(static_cast<int>(*judged.level) + 1) : "",
                             judged.daily ? std::string(name(*judged.daily)) : "",
                             judged.work ? points(*judged.work) : "", judged.minutes ? range_text(*judged.minutes) : "",
                             judged.technique ? std::string(key(*judged.technique)) : "",
                             judged.technique ? std::string(technique_name(*judged.technique, language)) : "",
                             std::to_string(puzzle.seed), std::to_string(puzzle.stream), std::to_string(puzzle.place)});
  }

  std::string file_;
  std::string target_;
  std::vector<std::string> levels_;
  std::uint64_t seed_ = 1;
  std::vector<std::string> not_in_;
  ConstraintOptions constraints_;
  LayoutOptions layout_;
  StyleOptions styles_;
  std::string budget_{default_budget};
  std::uint64_t effort_ = 0;
  std::uint64_t threads_ = 0;
};

}  // namespace

std::unique_ptr<Command> make_book() {
  return std::make_unique<MakeBook>();
}

}  // namespace deduku::cli
