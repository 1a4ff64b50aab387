// Puzzles of lists on paper: as a PDF, as a page for browsers, or as a picture of each page.
#include <algorithm>
#include <chrono>
#include <thread>

#include "deduku/round_rating.hpp"
#include "deduku/search.hpp"
#include "src/cli/command/budget.hpp"
#include "src/cli/command/puzzle_command.hpp"
#include "src/cli/command/style_options.hpp"
#include "src/cli/io/failure.hpp"
#include "src/cli/io/ordered_workers.hpp"
#include "src/cli/io/page_folder.hpp"
#include "src/cli/io/signals.hpp"
#include "src/cli/io/text.hpp"
#include "src/cli/io/whole_file.hpp"
#include "src/core/givens.hpp"
#include "src/pdf/pdf_pages.hpp"
#include "src/platform/file.hpp"
#include "src/platform/native_path.hpp"
#include "src/records/standing.hpp"
#include "src/search/admission.hpp"
#include "src/sheet/board_places.hpp"
#include "src/sheet/printed_book.hpp"
#include "src/sheet/svg_pages.hpp"

namespace deduku::cli {

namespace {

using sheet::PrintedPuzzle;

/// A number on a page must be as wide as the page has room for.
constexpr std::uint64_t greatest_number = 1'000'000'000;
/// More than any book has; a list that is longer is another file than its reader meant.
constexpr std::size_t most_puzzles = 10'000;

std::vector<std::string> words_of_counts(std::string_view other) {
  std::vector<std::string> words{std::string(other)};
  for (int count : sheet::counts_of_page) words.push_back(std::to_string(count));
  return words;
}

/// The least count of a page that a short list fits on.
int fitting_count(std::size_t puzzles) {
  constexpr int most = 6;
  const auto fitting = std::ranges::lower_bound(sheet::counts_of_page, std::min<std::size_t>(puzzles, most), {},
                                                [](int count) { return static_cast<std::size_t>(count); });
  return *fitting;
}

sheet::Digits digits_of(const Solution& solution) {
  sheet::Digits digits{};
  for (Cell cell : Cell::all()) {
    digits[static_cast<std::size_t>(cell.index())] =
        static_cast<std::uint8_t>(solution[static_cast<std::size_t>(cell.index())].number());
  }
  return digits;
}

/// Whether a text is a day of the calendar, as in "2026-11-26".
bool is_day(const std::string& text) {
  constexpr std::string_view shape = "2026-11-26";
  const auto is_digit = [](char symbol) { return '0' <= symbol && symbol <= '9'; };
  const auto fits = [&](char symbol, char like) { return is_digit(like) ? is_digit(symbol) : symbol == like; };
  if (!std::ranges::equal(text, shape, fits)) return false;
  const auto number = [&](std::size_t at, std::size_t length) { return std::stoi(text.substr(at, length)); };
  return std::chrono::year_month_day(std::chrono::year(number(0, 4)),
                                     std::chrono::month(static_cast<unsigned>(number(5, 2))),
                                     std::chrono::day(static_cast<unsigned>(number(8, 2))))
      .ok();
}

class Sheet final : public PuzzleCommand {
  void declare_own(Arguments& arguments) override {
    arguments.choice("--format", format_, {"auto", "pdf", "html", "svg"},
                     "pdf; html: a page that browsers print as it is; svg: a picture of each page;\n"
                     "auto: as FILE ends, svg for FOLDER/, else html");
    arguments.output("-o,--output", target_,
                     "The file to write; FOLDER/ for an SVG of each page, page-001.svg; without it,\n"
                     "standard output");
    arguments.choice("--per-page", per_page_, words_of_counts("auto"),
                     "How many puzzles are on a page; auto: all of a short list, else 6");
    arguments.choice("--solutions", solutions_, words_of_counts("0"),
                     "How many solutions are on each of the last pages; 0: there are none");
    arguments.choice("--paper", paper_, {"a4", "letter"}, "The size of the pages");
    arguments.text("--title", title_, "What stands at the head of each page, or on the cover");
    arguments.choice("--difficulty", difficulty_, {"words", "stars", "r", "none"},
                     "How hard each puzzle is: the word of its class, one star to eight, or its R");
    arguments.flag("--cover", has_cover_,
                   "A cover with a table of contents by class; the puzzles come in the order of their\n"
                   "classes, those of one class as in the list");
    arguments.text("--date", date_, "The day, 2026-11-26, for the cover and the data of the PDF, which name none else");
    arguments.flag("--names", has_names_, "Above each puzzle stands the text that follows it in the list");
    arguments.number("--first", first_, "The number of the first puzzle; without it 1, and a lone puzzle has none",
                     greatest_number);
    arguments.flag("--no-numbers", has_no_numbers_, "Puzzles have no numbers");
    arguments.text("--font", font_, "The font; without it what the system takes for text without serifs");
    declare_budget(arguments, budget_);
    arguments.number("--threads", threads_, "How many puzzles are rated at once; 0: one per processor", 1024);
    styles_.declare_language(arguments);
  }

  void begin(Session& session) override {
    options_.language = styles_.style().language;
    options_.paper = paper_ == "a4" ? sheet::a4 : sheet::letter;
    options_.solutions_per_page = std::stoi(solutions_);
    options_.title = printable(title_);
    options_.date = date_;
    options_.has_cover = has_cover_;
    static const std::vector<std::string> difficulties = {"none", "words", "stars", "r"};
    options_.difficulty =
        static_cast<sheet::Difficulty>(std::ranges::find(difficulties, difficulty_) - difficulties.begin());
    (void)parse_budget(budget_);  // refused before anything is read
    check_options();
    if (format_ == "auto") format_ = format_of_target();
    check_target(session.out);
    if (is_folder()) folder_.emplace(target_, "sheet");
    if (format_ == "pdf") begin_pdf();
  }

  void check_options() const {
    if (!date_.empty() && !is_day(date_)) {
      throw Failure(ExitCode::usage, "--date: expected a day such as 2026-11-26, found \"" + echo(date_) + "\"");
    }
    if (printable(font_) != font_) {
      throw Failure(ExitCode::usage, "--font: no font has the name \"" + echo(font_) + "\"");
    }
    if (given().contains("--first") && has_no_numbers_) {
      throw Failure(ExitCode::usage, "--first: does nothing with --no-numbers");
    }
    const bool is_rated = has_cover_ || options_.difficulty != sheet::Difficulty::none;
    for (const char* option : {"--budget", "--threads"}) {
      if (given().contains(option) && !is_rated) {
        throw Failure(ExitCode::usage,
                      std::string(option) + ": does nothing with --difficulty none, which rates nothing");
      }
    }
  }

  bool is_folder() const { return platform::ends_as_folder(target_); }

  std::string format_of_target() const {
    if (is_folder()) return "svg";
    const std::string extension = lower_case(platform::text_of(platform::path_of(target_).extension()));
    return extension == ".pdf" || extension == ".svg" ? extension.substr(1) : "html";
  }

  void check_target(const Output& out) const {
    if (is_folder() && format_ != "svg") {
      throw Failure(ExitCode::usage, "-o: " + format_ + " is one file; write its name behind the folder");
    }
    if (!target_.empty() && !is_folder()) refuse_folder("-o", target_);
    if (target_.empty() && format_ == "pdf" && out.is_terminal()) {
      throw Failure(ExitCode::usage, "--format pdf: a terminal cannot show it; say where to write it with -o FILE");
    }
  }

  /// Whatever is missing is said before any puzzle is rated.
  void begin_pdf() {
    pdf::PdfStart start = pdf::begin_pdf({.paper = options_.paper,
                                          .title = document_title(),
                                          .date = date_,
                                          .font = font_,
                                          .language = std::string(name(options_.language))});
    if (!start.fault.empty()) throw Failure(ExitCode::file_error, "--format pdf: " + start.fault);
    const std::string missing = start.pages->missing_of(sheet::words_of_book(options_.language));
    if (!missing.empty()) {
      throw Failure(ExitCode::file_error,
                    "--format pdf: no installed font has " + missing +
                        " (on Debian fonts with Chinese characters are in the packages fonts-wqy-microhei and "
                        "fonts-noto-cjk); --format html leaves the fonts to the browser");
    }
    pdf_ = std::move(start.pages);
  }

  Verdict handle(Session& session, const InputPuzzle& puzzle) override {
    if (puzzles_.size() == most_puzzles) {
      throw Failure(ExitCode::usage, "there are more than " + std::to_string(most_puzzles) +
                                         " puzzles; deduku convert" + " and rate --take make shorter lists");
    }
    const Board board = givens_only(puzzle.record->board);
    const std::vector<Solution> solutions = search::two_solutions(Grid(board));
    if (solutions.size() != 1) {
      const std::string found = solutions.empty() ? "no solution" : "several solutions";
      // What the player did is not printed.
      const std::string whole =
          puzzle.record->board == board ? "" : " (" + records::standing_text(puzzle.record->board) + ")";
      session.report_fault(error_text(
          puzzle.file, {puzzle.line_number(), 0, "the puzzle has " + found + whole + ", so it is left out"}));
      return Verdict::unsolved;
    }
    PrintedPuzzle printed{.digits = board.values, .solution = digits_of(solutions.front()), .givens = board.givens};
    if (has_names_) printed.name = printable(puzzle.record->tail);
    puzzles_.push_back(std::move(printed));
    return Verdict::done;
  }

  void handle_unreadable(Session&, const InputPuzzle&) override {}

  /// A text on one line that every form can have.
  static std::string printable(std::string_view text) {
    std::string shown = visible(text);
    std::ranges::replace(shown, '\t', ' ');
    return shown;
  }

  /// Nothing is written until all pages are there.
  void end(Session& session, const Tally& tally) override {
    if (interrupted())
      return session.log.note("no page is written: there is none before all puzzles are read and rated");
    if (puzzles_.empty()) {
      const bool is_any_read = tally.of(Verdict::unreadable) < tally.total();
      throw Failure(is_any_read ? ExitCode::unsolved : ExitCode::unreadable, "there is no puzzle to print");
    }
    options_.per_page = per_page_ == "auto" ? fitting_count(puzzles_.size()) : std::stoi(per_page_);
    if (has_no_numbers_ || (puzzles_.size() == 1 && !given().contains("--first"))) {
      options_.first_number.reset();
    } else {
      options_.first_number = first_;
    }
    if (has_cover_ || options_.difficulty != sheet::Difficulty::none) rate_all(session);
    if (interrupted())
      return session.log.note("no page is written: there is none before all puzzles are read and rated");
    if (has_cover_) {
      // What is not rated comes last.
      std::ranges::stable_sort(puzzles_, {}, [](const PrintedPuzzle& puzzle) {
        return puzzle.level ? static_cast<int>(*puzzle.level) : level_count;
      });
    }
    if (!write(session)) return session.log.note("no page is written: a signal came before all were");
    session.log.note(counted(puzzles_.size(), "puzzle") + " on " +
                     counted(sheet::page_count(puzzles_.size(), options_), "page"));
  }

  void rate_all(Session& session) {
    const std::uint64_t wanted = threads_ > 0 ? threads_ : std::max(1U, std::thread::hardware_concurrency());
    std::vector<std::function<RoundRating(PrintedPuzzle* const&)>> raters;
    for (std::uint64_t i = 0; i < std::min<std::uint64_t>(wanted, puzzles_.size()); ++i) raters.push_back(make_rater());
    std::size_t done = 0;
    std::uint64_t unrated = 0;
    OrderedWorkers<PrintedPuzzle*, RoundRating> workers(
        std::move(raters),
        [&](PrintedPuzzle* const& puzzle, const RoundRating& rating) {
          ++done;
          session.progress.show(done, static_cast<double>(done) / static_cast<double>(puzzles_.size()));
          if (rating.outcome != Outcome::solved) return void(++unrated);
          puzzle->r = rating.r;
          puzzle->level = rating.level;
        },
        interrupted);
    for (PrintedPuzzle& puzzle : puzzles_) workers.put(&puzzle);
    workers.finish();
    session.progress.clear();
    if (unrated > 0 && !interrupted()) {
      session.log.note(counted(unrated, "puzzle") + " could not be rated within the budget");
    }
  }

  std::function<RoundRating(PrintedPuzzle* const&)> make_rater() const {
    BudgetClock clock(parse_budget(budget_));
    const SolverOptions options{.promise = Promise::givens, .work = clock.limits()};
    const auto rater = std::make_shared<RoundRater>(default_ladder(), options);
    return [clock, rater](PrintedPuzzle* const& puzzle) mutable {
      if (interrupted()) return RoundRating{};
      clock.start();
      return rater->rate(Board{.values = puzzle->digits, .givens = puzzle->givens, .marks = {}});
    };
  }

  std::string document_title() const { return options_.title.empty() ? "Sudoku" : options_.title; }

  /// False, with nothing written, after a signal.
  bool write(Session& session) {
    if (format_ == "pdf") {
      write_pdf(session);
      return true;
    }
    sheet::SvgPages pages(options_.paper, font_);
    sheet::draw_book(pages, puzzles_, options_);
    const std::vector<std::string> pictures = pages.take();
    if (format_ == "html") {
      write_bytes(session, html_of(pictures, options_.paper, document_title(), name(options_.language)));
      return true;
    }
    if (folder_) return write_pictures(session, pictures);
    if (pictures.size() > 1) {
      throw Failure(ExitCode::usage, "--format svg: there are " + std::to_string(pictures.size()) +
                                         " pages, a picture each; say into which folder they go with -o FOLDER/");
    }
    write_bytes(session, pictures.front() + "\n");
    return true;
  }

  bool write_pictures(Session& session, const std::vector<std::string>& pictures) {
    for (std::size_t i = 0; i < pictures.size(); ++i) {
      const std::string number = std::to_string(1000 + i + 1).substr(i + 1 < 1000 ? 1 : 0);
      folder_->add("page-" + number + ".svg", pictures[i] + "\n");
    }
    return folder_->publish(session.log);
  }

  void write_pdf(Session& session) {
    sheet::draw_book(*pdf_, puzzles_, options_);
    const pdf::PdfFile file = pdf_->finish();
    if (!file.fault.empty()) throw Failure(ExitCode::file_error, "--format pdf: " + file.fault);
    if (!file.missing.empty()) {
      session.report_fault("no installed font has " + file.missing + ": the pages have ? there");
    }
    write_bytes(session, file.bytes);
    std::string fonts;
    for (const std::string& font : file.fonts) fonts += (fonts.empty() ? "" : ", ") + font;
    session.log.note("fonts in the PDF: " + fonts);
  }

  /// At once, so that what is said of the pages afterwards is true.
  void write_bytes(Session& session, const std::string& bytes) const {
    if (!target_.empty()) return write_whole_file(target_, bytes);
    session.out.write(bytes);
    session.out.flush();
  }

  std::string format_ = "auto";
  std::string target_;
  std::string per_page_ = "auto";
  std::string solutions_ = "12";
  std::string paper_ = "a4";
  std::string title_;
  std::string difficulty_ = "words";
  bool has_cover_ = false;
  std::string date_;
  bool has_names_ = false;
  std::uint64_t first_ = 1;
  bool has_no_numbers_ = false;
  std::string font_;
  std::string budget_{default_budget};
  std::uint64_t threads_ = 0;
  StyleOptions styles_;
  sheet::BookOptions options_;
  std::optional<PageFolder> folder_;
  std::unique_ptr<pdf::PdfPages> pdf_;
  std::vector<PrintedPuzzle> puzzles_;
};

}  // namespace

std::unique_ptr<Command> make_sheet() {
  return std::make_unique<Sheet>();
}

}  // namespace deduku::cli
