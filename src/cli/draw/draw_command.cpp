// Pictures of steps: of one on the path of a puzzle, or of all, or of every technique from its case files.
#include <algorithm>
#include <set>

#include "src/cli/command/command.hpp"
#include "src/cli/command/json_records.hpp"
#include "src/cli/command/style_options.hpp"
#include "src/cli/draw/gallery.hpp"
#include "src/cli/draw/step_path.hpp"
#include "src/cli/io/failure.hpp"
#include "src/cli/io/signals.hpp"
#include "src/cli/io/text.hpp"
#include "src/platform/native_path.hpp"

namespace deduku::cli {

namespace {

/// Options that do nothing in a mode: "cases" with --cases, "board" with --board, else those of `SolvingOptions::mode`.
constexpr std::array<IdleOption, 16> idle_in_draw = {{
    {"path", "--se-mode", "belongs to --ladder se"},
    {"hodoku", "--techniques", "does nothing with --ladder hodoku, of which no part can be left out"},
    {"hodoku", "--se-mode", "belongs to --ladder se"},
    {"se", "--techniques", "does nothing with --ladder se, of which no part can be left out"},
    {"board", "--step", "does nothing with --board, which takes no step"},
    {"board", "--all", "does nothing with --board, which takes no step"},
    {"board", "--technique", "does nothing with --board, which takes no step"},
    {"board", "--premises", "does nothing with --board, which takes no step"},
    {"board", "--ladder", "does nothing with --board, which takes no step"},
    {"board", "--techniques", "does nothing with --board, which takes no step"},
    {"cases", "PUZZLE", "does nothing with --cases, which draws the boards of case files"},
    {"cases", "--step", "does nothing with --cases"},
    {"cases", "--all", "does nothing with --cases"},
    {"cases", "--technique", "does nothing with --cases"},
    {"cases", "--board", "does nothing with --cases"},
    {"cases", "--ladder", "does nothing with --cases"},
}};

/// The number of a step as it stands in the name of its picture: "007".
std::string numbered(int ordinal) {
  const std::string number = std::to_string(ordinal);
  return std::string(number.size() < 3 ? 3 - number.size() : 0, '0') + number;
}

std::optional<PictureFormat> format_named(std::string_view word) {
  for (PictureFormat format : {PictureFormat::svg, PictureFormat::png, PictureFormat::pdf}) {
    if (word == name(format)) return format;
  }
  return std::nullopt;
}

class Draw final : public Command {
  void declare(Arguments& arguments) override {
    board_.declare(arguments, "PUZZLE", "The puzzle: a file, - for standard input, or written out");
    arguments.number("--step", step_, "Which step of the path", 100'000);
    arguments.flag("--all", all_, "All steps of the path, or with --technique all by that technique");
    arguments.text("--technique", technique_, "The first step of the path by this technique or family");
    arguments.flag("--board", is_board_, "No step, but the board with its candidates");
    arguments.texts("--cases", cases_, "A gallery of the first finding of each case in these files or folders");
    arguments.choice(
        "--to", to_, {"auto", "svg", "png", "pdf"},
        "The form of the pictures; auto: as FILE ends, else svg; png and pdf need\nthe program rsvg-convert");
    arguments.text("-o,--output", target_,
                   "The file to write; FOLDER/ for a file each, step-001-naked_pair.svg;\nwithout it, one picture goes "
                   "to standard output");
    arguments.choice("--theme", theme_, {"light", "dark", "print", "auto"},
                     "The colours; auto: light or dark as the system of the reader says; print: grey");
    arguments.flag("--premises", shows_premises_, "Instead of the pattern what the proof of the step uses");
    arguments.flag("--bare", is_bare_, "Only the board: no title, legend or sentence");
    arguments.number("--width", width_, "The width of a PNG in pixels", 20'000);
    solving_.declare(arguments);
    styles_.declare(arguments);
    rating_.declare(arguments);
    formats_.declare(arguments);
  }

  ExitCode run(Session& session) override {
    check_options();
    PictureFiles files(target_, picture_format(), static_cast<int>(width_), session.out);
    if ((all_ || !cases_.empty()) && !files.is_folder()) {
      throw Failure(ExitCode::usage, std::string(all_ ? "--all" : "--cases") +
                                         ": say into which folder the pictures go with -o FOLDER/");
    }
    if (!cases_.empty()) return draw_cases(session, files);
    SolverOptions options = solving_.solver_options();
    options.work = rating_.limits();
    const Ladder ladder = solving_.frozen() || is_board_ ? Ladder() : solving_.ladder(session.out);
    const std::set<std::string> wanted = is_board_ ? std::set<std::string>() : wanted_keys(ladder);
    const Grid grid(read_board(session, board_, formats_, false, ""));
    if (is_board_) {
      files.write(draw_grid(grid, draw_options()), "board", session.out);
      return ExitCode::done;
    }
    if (search::count(grid, 1, *options.search) == 0) {
      throw Failure(ExitCode::unsolved, "the puzzle has no solution, so there is no step to draw");
    }
    const std::unique_ptr<StepPath> path = solving_.frozen()
                                               ? make_scale_path(grid, *solving_.frozen(), rating_, options)
                                               : make_ladder_path(grid, ladder, options);
    return draw_path(session, *path, wanted, files);
  }

  void check_options() const {
    given().refuse_idle(idle_in_draw, !cases_.empty() ? "cases" : is_board_ ? "board" : solving_.mode());
    if (given().contains("--step") && (all_ || !technique_.empty())) {
      throw Failure(ExitCode::usage, "--step: names one step of the path, so it does not go with --all or --technique");
    }
    if (step_ == 0) throw Failure(ExitCode::usage, "--step: steps are counted from 1");
    if (width_ < 50) throw Failure(ExitCode::usage, "--width: expected at least 50 pixels");
    if (given().contains("--width") && picture_format() != PictureFormat::png) {
      throw Failure(ExitCode::usage, "--width: belongs to --to png");
    }
  }

  PictureFormat picture_format() const {
    if (to_ != "auto") return *format_named(to_);
    const std::string extension = platform::text_of(platform::path_of(target_).extension());
    return extension.empty() ? PictureFormat::svg : format_named(extension.substr(1)).value_or(PictureFormat::svg);
  }

  DrawOptions draw_options() const {
    static const std::vector<std::string> themes = {"light", "dark", "print", "auto"};
    DrawOptions options;
    options.text = styles_.style();
    options.theme = static_cast<Theme>(std::ranges::find(themes, theme_) - themes.begin());
    options.premises = shows_premises_;
    options.title = options.legend = options.sentence = !is_bare_;
    return options;
  }

  /// The keys of the techniques that are asked for; none where all are.
  std::set<std::string> wanted_keys(const Ladder& ladder) const {
    std::set<std::string> keys;
    if (technique_.empty()) return keys;
    if (!solving_.frozen()) {
      for (const Rung& rung : select_technique(ladder, technique_).rungs) keys.emplace(key(rung.technique));
      return keys;
    }
    if (!has_technique(*solving_.frozen(), technique_)) {
      throw Failure(ExitCode::usage, "--technique: unknown technique \"" + technique_ + "\" of the ladder " +
                                         std::string(solving_.mode()));
    }
    return {technique_};
  }

  ExitCode draw_path(Session& session, StepPath& path, const std::set<std::string>& wanted, PictureFiles& files) {
    const DrawOptions options = draw_options();
    int drawn = 0;
    const auto visit = [&](int ordinal, const StepView& view) {
      const std::string technique(step_key(view));
      const bool is_asked_for = all_ || ordinal == static_cast<int>(step_);
      if (wanted.empty() ? !is_asked_for : !wanted.contains(technique)) return true;
      ++drawn;
      files.write(draw_step(view, options), "step-" + numbered(ordinal) + "-" + technique, session.out);
      return all_;
    };
    path.follow(visit);
    if (interrupted()) return interrupted_code();
    if (drawn == 0) throw Failure(ExitCode::unsolved, complaint(path));
    if (!all_) return ExitCode::done;
    const bool is_solved = path.grid().is_complete();
    session.out.write(counted(static_cast<std::uint64_t>(drawn), "picture") + (is_solved ? "\n" : "; stuck\n"));
    return is_solved ? ExitCode::done : ExitCode::unsolved;
  }

  /// Why nothing was drawn.
  std::string complaint(const StepPath& path) const {
    const std::string steps = counted(static_cast<std::uint64_t>(path.taken()), "step");
    const std::string end = path.grid().is_complete() ? "the path has " : "logic is stuck after ";
    if (!technique_.empty()) return "--technique " + technique_ + ": " + end + steps + ", and none is by it";
    if (all_ || path.taken() == 0) return path.grid().is_complete() ? "the grid is complete" : "logic has no next step";
    return "--step " + std::to_string(step_) + ": " + end + steps;
  }

  ExitCode draw_cases(Session& session, PictureFiles& files) {
    const int drawn = write_gallery(session, cases_, draw_options(), files);
    if (interrupted()) return interrupted_code();
    session.out.write(counted(static_cast<std::uint64_t>(drawn), "picture") + "\n");
    return ExitCode::done;
  }

  BoardArgument board_;
  std::uint64_t step_ = 1;
  bool all_ = false;
  std::string technique_;
  bool is_board_ = false;
  std::vector<std::string> cases_;
  std::string to_ = "auto";
  std::string target_;
  std::string theme_ = "light";
  bool shows_premises_ = false;
  bool is_bare_ = false;
  std::uint64_t width_ = 1200;
  FormatOptions formats_;
  SolvingOptions solving_;
  StyleOptions styles_;
  RatingChoices rating_;
};

}  // namespace

std::unique_ptr<Command> make_draw() {
  return std::make_unique<Draw>();
}

}  // namespace deduku::cli
