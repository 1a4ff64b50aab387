// Prints puzzles of lists on paper: as a PDF, as a page for browsers, or as a picture of each page.
#include <algorithm>
#include <array>

#include "src/cli/book/page_maker.hpp"
#include "src/cli/book/puzzle_judge.hpp"
#include "src/cli/command/given_budget.hpp"
#include "src/cli/command/puzzle_command.hpp"
#include "src/cli/command/style_options.hpp"
#include "src/cli/io/failure.hpp"
#include "src/cli/io/page_folder.hpp"
#include "src/cli/io/signals.hpp"
#include "src/cli/io/terminal.hpp"
#include "src/cli/io/text.hpp"
#include "src/cli/io/whole_file.hpp"
#include "src/core/givens.hpp"
#include "src/platform/file.hpp"
#include "src/platform/native_path.hpp"
#include "src/present/words.hpp"
#include "src/records/standing.hpp"
#include "src/search/admission.hpp"

namespace deduku::cli {

namespace {

using sheet::PrintedLevel;
using sheet::PrintedPuzzle;

/// A greater number does not fit on a page.
constexpr std::uint64_t greatest_number = 1'000'000'000;
/// More than any book has; a longer list is probably the wrong file.
constexpr std::size_t most_puzzles = 10'000;

class Sheet final : public PuzzleCommand {
  void declare_own(Arguments& arguments) override {
    arguments.group(OptionGroup::output);
    arguments.choice(
        "--format", format_, {"auto", "pdf", "html", "svg"},
        "Output format; pdf; html: a page that browsers print as it is; svg: a picture of each page; auto: by "
        "the extension of FILE, svg for FOLDER/, else html");
    arguments.output(
        "-o,--output", target_,
        "Write to this file; FOLDER/: an SVG of each page, page-001.svg; -: standard output, also at a terminal");
    layout_.declare(arguments);
    arguments.group(OptionGroup::layout);
    arguments.flag(
        "--book", is_book_,
        "Make a book: a title page, a table of contents, and the puzzles in the order of their classes, each "
        "class with a page before it");
    arguments.texts("--level-name", level_names_, "Name of a class in the book, as in easy=Warm-up; may be repeated");
    arguments.flag("--names", has_names_, "Print the text that follows a puzzle in the list above it");
    arguments.number("--first", first_, "Number of the first puzzle; default: 1, and a single puzzle has no number",
                     greatest_number);
    arguments.flag("--no-numbers", has_no_numbers_, "Omit the numbers of the puzzles");
    declare_budget(arguments, budget_);
    arguments.group(OptionGroup::effort);
    arguments.number("--threads", threads_, "Number of puzzles rated at once; 0: one per processor", 1024);
    arguments.method("about");
    styles_.declare(arguments);
  }

  void begin(Session& session) override {
    style_ = styles_.style();
    (void)parse_budget(budget_);  // refused before input is read
    layout_.check();
    read_level_names();
    check_options();
    if (format_ == "auto") format_ = format_of_target();
    check_target(session.out);
    if (is_folder()) folder_.emplace(target_, "sheet");
    maker_.emplace(format_, "--format pdf", layout_, style_.language);
  }

  bool is_rated() const {
    return is_book_ || layout_.difficulty() != sheet::Difficulty::none || layout_.hints() == HintKind::technique;
  }

  void check_options() const {
    layout_.refuse_idle(given());
    if (given().contains("--first") && has_no_numbers_) refuse_usage("--first: does nothing with --no-numbers");
    for (const char* option : {"--imprint", "--level-name"}) {
      if (given().contains(option) && !is_book_) refuse_usage(std::string(option) + ": does nothing without --book");
    }
    for (const char* option : {"--budget", "--threads"}) {
      if (given().contains(option) && !is_rated() && layout_.hints() == HintKind::none) {
        refuse_usage(std::string(option) + ": does nothing with --difficulty none, which rates nothing");
      }
    }
  }

  /// "easy=Warm-up"
  void read_level_names() {
    for (const std::string& text : level_names_) {
      const std::size_t sign = text.find('=');
      const auto level = find_level(text.substr(0, sign));
      if (sign == std::string::npos || !level || sign + 1 == text.size()) {
        refuse_usage("--level-name: expected a class and its name, as in easy=Warm-up, found \"" + echo(text) + "\"");
      }
      own_names_[static_cast<std::size_t>(*level)] = printable(text.substr(sign + 1));
    }
  }

  bool is_folder() const { return platform::ends_as_folder(target_); }

  std::string format_of_target() const {
    if (is_folder()) return "svg";
    const std::string extension = lower_case(platform::text_of(platform::path_of(target_).extension()));
    return extension == ".pdf" || extension == ".svg" ? extension.substr(1) : "html";
  }

  void check_target(const Output& out) const {
    if (is_folder() && format_ != "svg") refuse_usage("-o: " + format_ + " is one file; append its name to the folder");
    if (!target_.empty() && !is_folder()) refuse_folder("-o", target_);
    refuse_terminal_output(out, given().contains("--output"), upper_case(format_), "sheet." + format_);
  }

  Verdict handle(Session& session, const InputPuzzle& puzzle) override {
    if (puzzles_.size() == most_puzzles) {
      refuse_usage("there are more than " + std::to_string(most_puzzles) +
                   " puzzles; deduku convert and rate --take make shorter lists");
    }
    const Board board = givens_only(puzzle.record->board);
    const std::vector<Solution> solutions = search::two_solutions(Grid(board));
    if (solutions.size() != 1) {
      const std::string found = solutions.empty() ? "no solution" : "several solutions";
      // The moves of a player are not printed.
      const std::string whole =
          puzzle.record->board == board ? "" : " (" + records::standing_text(puzzle.record->board) + ")";
      session.report_fault(
          error_text(puzzle.file, {puzzle.line_number(), 0, "the puzzle has " + found + whole + ", so it is omitted"}));
      return Verdict::unsolved;
    }
    PrintedPuzzle printed = printed_puzzle(board, solutions.front());
    if (has_names_) printed.name = printable(puzzle.record->tail);
    puzzles_.push_back(std::move(printed));
    return Verdict::done;
  }

  void handle_unreadable(Session&, const InputPuzzle&) override {}

  /// Writes nothing until all pages are complete.
  void end(Session& session, const Tally& tally) override {
    if (interrupted()) return note_interruption(session);
    if (puzzles_.empty()) {
      const bool is_any_read = tally.of(Verdict::unreadable) < tally.total();
      throw Failure(is_any_read ? ExitCode::unsolved : ExitCode::unreadable, "no puzzle can be printed");
    }
    (void)judge_all(session, puzzles_, {is_rated(), layout_.hints(), style_, budget_, threads_});
    if (interrupted()) return note_interruption(session);
    sheet::BookOptions options = layout_.resolved(puzzles_.size());
    options.language = style_.language;
    options.first_number = first_number();
    if (is_book_) {
      sort_by_class();
      options.levels = levels();
    }
    const sheet::BookPlan plan = plan_book(puzzles_, options);
    if (!write(session, plan, options)) return session.log.note("no page is written: interrupted");
    session.log.note(counted(puzzles_.size(), "puzzle") + " on " + counted(plan.pages.size(), "page"));
  }

  static void note_interruption(Session& session) {
    session.log.note("no page is written: interrupted before all puzzles were rated");
  }

  std::optional<std::uint64_t> first_number() const {
    const bool is_lone = puzzles_.size() == 1 && !given().contains("--first");
    return has_no_numbers_ || is_lone ? std::nullopt : std::optional(first_);
  }

  /// Unrated puzzles come last.
  void sort_by_class() {
    std::ranges::stable_sort(puzzles_, {}, [](const PrintedPuzzle& puzzle) {
      return puzzle.level ? static_cast<int>(*puzzle.level) : level_count;
    });
  }

  std::vector<PrintedLevel> levels() const {
    std::vector<PrintedLevel> levels;
    for (const PrintedPuzzle& puzzle : puzzles_) {
      if (levels.empty() || levels.back().level != puzzle.level)
        levels.push_back({name_of(puzzle.level), 0, puzzle.level});
      ++levels.back().count;
    }
    return levels;
  }

  std::string name_of(std::optional<Level> level) const {
    if (!level) return present::Words(style_).say("page.not_rated").words();
    const std::string& own = own_names_[static_cast<std::size_t>(*level)];
    return own.empty() ? level_heading(*level, style_.language) : own;
  }

  /// False, with nothing written, after a signal.
  bool write(Session& session, const sheet::BookPlan& plan, const sheet::BookOptions& options) {
    if (format_ != "svg") {
      write_bytes(session, maker_->whole(session, plan, puzzles_, options));
      return true;
    }
    const std::vector<std::string> pictures = maker_->pictures(plan, puzzles_, options);
    if (folder_) return write_pictures(session, pictures);
    if (pictures.size() > 1) {
      refuse_usage("--format svg: there are " + std::to_string(pictures.size()) +
                   " pages, a picture each; name their folder with -o FOLDER/");
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

  /// Writes immediately, so that later messages about the pages are true.
  void write_bytes(Session& session, const std::string& bytes) const {
    write_to_target(target_, bytes, session.out);
    session.out.flush();
  }

  std::string format_ = "auto";
  std::string target_;
  LayoutOptions layout_;
  bool is_book_ = false;
  std::vector<std::string> level_names_;
  bool has_names_ = false;
  std::uint64_t first_ = 1;
  bool has_no_numbers_ = false;
  std::string budget_{default_budget};
  std::uint64_t threads_ = 0;
  StyleOptions styles_;
  TextStyle style_;
  std::array<std::string, level_count> own_names_;  ///< of classes; "" for the default one
  std::optional<PageFolder> folder_;
  std::optional<PageMaker> maker_;
  std::vector<PrintedPuzzle> puzzles_;
};

}  // namespace

std::unique_ptr<Command> make_sheet() {
  return std::make_unique<Sheet>();
}

}  // namespace deduku::cli
