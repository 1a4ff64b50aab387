// Pictures of steps: of one or all steps on the path of a puzzle, or of every technique from its case files.
#include <set>

#include "deduku/explain.hpp"
#include "deduku/technique_names.hpp"
#include "src/cli/command/command.hpp"
#include "src/cli/command/json_records.hpp"
#include "src/cli/command/style_options.hpp"
#include "src/cli/draw/gallery.hpp"
#include "src/cli/draw/picture_files.hpp"
#include "src/cli/io/failure.hpp"
#include "src/cli/io/signals.hpp"
#include "src/cli/io/terminal.hpp"
#include "src/cli/io/text.hpp"
#include "src/platform/native_path.hpp"
#include "src/records/path_record.hpp"
#include "src/service/named_values.hpp"
#include "src/service/walk_of.hpp"

namespace deduku::cli {

namespace {

/// Options without effect in a mode: "cases" with --cases, "board" with --board, else those of `SolvingOptions::mode`.
constexpr std::array<IneffectiveOptions, 3> idle_in_draw = {{
    {"board", "--step --all --technique --premises --ladder --techniques",
     "does nothing with --board, which takes no step"},
    {"cases", "PUZZLE", "does nothing with --cases, which draws the boards of case files"},
    {"cases", "--step --all --technique --board --ladder", "does nothing with --cases"},
}};

/// The number of a step in the name of its picture: "007".
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
    arguments.method("draw");
    board_.declare(arguments, "PUZZLE", "Puzzle: a file, the puzzle itself, or - for standard input");
    arguments.number("--step", step_, "Number of the step of the path", 100'000, 1);
    arguments.flag("--all", all_, "Draw all steps of the path, or with --technique all steps of that technique");
    arguments.text("--technique", technique_, "Draw the first step of this technique or family");
    arguments.flag("--board", is_board_, "Draw the board with its candidates instead of a step");
    arguments.texts("--cases", cases_, "Draw the first finding of each case in these files or folders");
    arguments.group(OptionGroup::output);
    arguments.choice(
        "--to", to_, {"auto", "svg", "png", "pdf"},
        "Picture format; auto: by the extension of FILE, else svg; png and pdf need the program rsvg-convert");
    arguments.output(
        "-o,--output", target_,
        "Write to this file; FOLDER/: a file for each picture, step-001-naked_pair.svg; -: standard output, also "
        "at a terminal");
    arguments.group(OptionGroup::appearance);
    arguments.option("theme", theme_);
    arguments.group(OptionGroup::task);
    arguments.flag("--premises", shows_premises_, "Draw the premises of the proof instead of the pattern");
    arguments.choice("--marks", marks_, {"candidates", "none"}, "Content of empty cells, with --board");
    arguments.flag("--bare", is_bare_, "Draw only the board; no title, legend or sentence");
    arguments.group(OptionGroup::output);
    arguments.number("--width", width_, "Width of a PNG in pixels", 20'000, 50);
    solving_.declare(arguments);
    styles_.declare(arguments);
    solving_.declare_scales(arguments);
    formats_.declare(arguments);
  }

  ExitCode run(Session& session) override {
    check_options();
    PictureFiles files(target_, kind_of_set(), picture_format(), static_cast<int>(width_));
    if ((all_ || !cases_.empty()) && !files.is_folder()) {
      refuse_usage(std::string(all_ ? "--all" : "--cases") + ": name the folder of the pictures with -o FOLDER/");
    }
    refuse_terminal_output(session.out, given().contains("--output"), upper_case(name(picture_format())),
                           "picture." + std::string(name(picture_format())));
    if (!cases_.empty()) return draw_cases(session, files);
    if (is_board_) {
      const Grid grid(read_board(session, board_, formats_, false, ""));
      files.write(draw_grid(grid, draw_options()), "board", session.out);
      return files.publish(session.log) ? ExitCode::done : interrupted_code();
    }
    records::StepQuestion question = solving_.question(session.out, styles_.style().language);
    question.set_uniqueness_on_scale(Uniqueness::assumed);
    DrawnSteps drawn(*this, wanted_keys(question.ladder.ladder), files, session.out);
    const Board board = read_board(session, board_, formats_, false, "");
    const records::PathAnswer answer = records::PathFinder({std::move(question)}).find(Grid(board), drawn);
    if (interrupted()) return interrupted_code();
    if (answer.outcome == Outcome::none) {
      throw Failure(ExitCode::unsolved, service::reason_not_to_draw(board));
    }
    if (drawn.count() == 0) throw Failure(ExitCode::unsolved, complaint(answer));
    if (!files.publish(session.log)) return interrupted_code();
    return end(session, drawn.count(), answer);
  }

  /// The kind of the pictures that are published in one folder.
  std::string_view kind_of_set() const { return !cases_.empty() ? "cases" : all_ ? "steps" : ""; }

  /// Draws the requested steps of a path, up to the last of them.
  class DrawnSteps final : public Observer {
   public:
    /// `wanted`: the keys of techniques; empty for all.
    DrawnSteps(const Draw& command, std::set<std::string> wanted, PictureFiles& files, Output& out)
        : command_(command), options_(command.draw_options()), wanted_(std::move(wanted)), files_(files), out_(out) {}

    void on_step(const StepEvent& event) override {
      const std::string technique(step_key(event.view));
      const bool is_asked_for = command_.all_ || event.ordinal == static_cast<int>(command_.step_);
      if (wanted_.empty() ? !is_asked_for : !wanted_.contains(technique)) return;
      ++count_;
      files_.write(draw_step(event.view, options_), "step-" + numbered(event.ordinal) + "-" + technique, out_);
    }
    bool wants_more() const override { return command_.all_ || count_ == 0; }
    int count() const { return count_; }

   private:
    const Draw& command_;
    DrawOptions options_;
    std::set<std::string> wanted_;
    PictureFiles& files_;
    Output& out_;
    int count_ = 0;
  };

  void check_options() const {
    const std::string_view mode = !cases_.empty() ? "cases" : is_board_ ? "board" : solving_.mode();
    given().refuse_idle(idle_in_draw, mode);
    SolvingOptions::refuse_idle(given(), mode);
    if (given().contains("--step") && (all_ || !technique_.empty())) {
      refuse_usage("--step: names one step of the path, so it does not go with --all or --technique");
    }
    if (given().contains("--marks") && !is_board_) refuse_usage("--marks: needs --board");
    if (given().contains("--width") && picture_format() != PictureFormat::png) refuse_usage("--width: needs --to png");
  }

  PictureFormat picture_format() const {
    if (to_ != "auto") return *format_named(to_);
    const std::string extension = platform::text_of(platform::path_of(target_).extension());
    return extension.empty() ? PictureFormat::svg : format_named(extension.substr(1)).value_or(PictureFormat::svg);
  }

  DrawOptions draw_options() const {
    DrawOptions options;
    options.text = styles_.style();
    options.theme = service::value_named(theme_, service::themes);
    options.premises = shows_premises_;
    options.marks = marks_ == "candidates";
    options.title = options.legend = options.sentence = !is_bare_;
    return options;
  }

  /// The keys of the requested techniques; empty for all.
  std::set<std::string> wanted_keys(const Ladder& ladder) const {
    std::set<std::string> keys;
    if (technique_.empty()) return keys;
    if (!solving_.frozen()) {
      const Ladder selected = select_technique(ladder, technique_, styles_.style().language);
      for (const Rung& rung : selected.rungs) keys.emplace(key(rung.technique));
      return keys;
    }
    if (has_technique(*solving_.frozen(), technique_)) return {technique_};
    for (const TechniqueId technique : find_techniques(technique_)) {
      if (has_technique(*solving_.frozen(), key(technique))) keys.emplace(key(technique));
    }
    if (keys.empty()) {
      refuse_usage("--technique: unknown technique \"" + technique_ + "\" of the ladder " +
                   std::string(solving_.mode()));
    }
    return keys;
  }

  ExitCode end(Session& session, int drawn, const records::PathAnswer& answer) const {
    if (!all_) return ExitCode::done;
    const bool is_solved = answer.end.is_complete();
    const std::string ending = is_solved ? "" : answer.is_cut_short() ? "; out of budget" : "; stuck";
    session.out.write(counted(static_cast<std::uint64_t>(drawn), "picture") + ending + "\n");
    return is_solved ? ExitCode::done : ExitCode::unsolved;
  }

  /// The reason why nothing was drawn.
  std::string complaint(const records::PathAnswer& answer) const {
    const bool is_complete = answer.end.is_complete();
    const std::string steps = counted(static_cast<std::uint64_t>(answer.steps), "step");
    const bool is_cut = answer.is_cut_short();
    const std::string end = is_complete ? "the path has " : is_cut ? "out of budget after " : "logic is stuck after ";
    if (!technique_.empty())
      return "--technique " + technique_ + ": " + end + steps + ", none of them by this technique";
    if (all_ || answer.steps == 0) {
      return is_complete ? "the grid is complete"
             : is_cut    ? "out of budget before the first step"
                         : "logic has no next step";
    }
    return "--step " + std::to_string(step_) + ": " + end + steps;
  }

  ExitCode draw_cases(Session& session, PictureFiles& files) {
    const int drawn = write_gallery(session, cases_, draw_options(), files);
    if (interrupted() || !files.publish(session.log)) return interrupted_code();
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
  std::string marks_ = "candidates";
  bool is_bare_ = false;
  std::uint64_t width_ = 1200;
  FormatOptions formats_;
  SolvingOptions solving_;
  StyleOptions styles_;
};

}  // namespace

std::unique_ptr<Command> make_draw() {
  return std::make_unique<Draw>();
}

}  // namespace deduku::cli
