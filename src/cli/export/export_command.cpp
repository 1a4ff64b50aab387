// Lists as examples to learn from, a row of JSON for each puzzle: its identity, its difficulty, its solution step by
// step, boards along the path, and wrong moves on them.
#include "deduku/scales.hpp"
#include "src/cli/export/example_columns.hpp"
#include "src/cli/generate/puzzle_classes.hpp"
#include "src/cli/io/failure.hpp"
#include "src/cli/io/text.hpp"
#include "src/cli/rate/rows_command.hpp"
#include "src/cli/rate/scale_options.hpp"
#include "src/ratings/scale_registry.hpp"
#include "src/search/admission.hpp"

namespace deduku::cli {

namespace {

using records::StepWords;

constexpr std::array step_words = {service::Named<StepWords>{"none", StepWords::none},
                                   service::Named<StepWords>{"sentence", StepWords::sentence},
                                   service::Named<StepWords>{"calls", StepWords::calls}};

class Export final : public RowsCommand {
  void declare_own(Arguments& arguments) override {
    arguments.method("rate");
    arguments.text("--scale", scale_name_,
                   "Scales for the ratings of each row, with commas between them, as in deduku rate");
    arguments.choice(
        "--text", text_, service::words_of<std::string>(step_words),
        "Text of each step; none, its sentence (--lang), or its effect as calls of tools, \"place(4, 5, 7)\": "
        "row, column, digit");
    arguments.number("--states", states_, "Number of boards along the path, from its first step to its last",
                     most_states);
    arguments.number(
        "--negatives", negatives_,
        "Number of wrong moves on each of these boards; false moves, and true ones that do not yet follow from a "
        "step as cheap as those of the path, each with its fault",
        most_negatives);
    arguments.text("--split", split_,
                   "Shares of training, validation and test data, such as 98,1,1, in the field split; all puzzles with "
                   "equivalent solution grids are in the same share");
    arguments.group(OptionGroup::rows);
    arguments.texts("--not-in", not_in_, "Omit puzzles whose solution grids this list has, up to equivalence");
    arguments.group(OptionGroup::task);
    arguments.number("--seed", seed_, "Seed of the random choices of --split and --negatives", max_seed);
    filter_.declare(arguments);
    results_.declare(arguments);
    selection_.declare(arguments);
    solving_.declare_scales(arguments);
    declare_threads(arguments);
    solving_.declare(arguments);
    styles_.declare(arguments);
  }

  void begin(Session& session) override {
    refuse_idle_options();
    filter_.parse();
    selection_.parse();
    const ScaleList scales = scales_named(lower_case(scale_name_));
    static constexpr std::array<std::string_view, 5> own = {"--lang", "--notation", "--ladder", "--techniques",
                                                            "--search"};
    refuse_unused_options(given(), scales, own);
    ExampleRequest request = example_request(session);
    make_table(session, scales, {.counts_steps = filter_.asks_for_steps(), .style = styles_.style()});
    table_->add(example_columns(*table_, std::move(request)));
    writer_ = make_example_writer();
    filter_.resolve(*table_);
    results_.choose_header(RowForm::json, true);
    begin_rows(session, header());
  }

  void refuse_idle_options() const {
    if (negatives_ > 0 && states_ == 0) refuse_usage("--negatives needs --states, whose boards they are on");
    given().refuse_idle(
        {"none calls", "--lang --notation", "needs --text sentence; nothing else is written for people"}, text_);
    if (given().contains("--seed") && split_.empty() && negatives_ == 0) {
      refuse_usage("--seed needs --split or --negatives");
    }
  }

  ExampleRequest example_request(Session& session) const {
    ExampleRequest request;
    request.budget = solving_.budget();
    const TextStyle style = styles_.style();
    request.question = {.words = service::value_named(text_, step_words),
                        .style = style,
                        .states = static_cast<int>(states_),
                        .negatives = static_cast<int>(negatives_),
                        .seed = seed_};
    request.question.path.steps.ladder = {solving_.ladder(session.out, style.language)};
    request.question.path.steps.solver = solving_.solver_options();
    if (!split_.empty()) request.split = GridSplit(split_, seed_);
    for (const std::string& file : not_in_) {
      take_puzzles(session, "--not-in", file, [&](const Board& puzzle) {
        const std::vector<Solution> solutions = search::two_solutions(Grid(puzzle));
        if (solutions.size() == 1) request.left_out.insert(records::grid_fingerprint(solutions.front()));
      });
    }
    return request;
  }

  Json header() const {
    Json options = {{"format", "json"}, {"text", text_}, {"states", states_}, {"negatives", negatives_}};
    if (text_ == "sentence") {
      options["lang"] = name(styles_.style().language);
      options["notation"] = name(styles_.style().notation);
    }
    if (!split_.empty()) options["split"] = split_;
    if (!split_.empty() || negatives_ > 0) options["seed"] = seed_;
    if (!not_in_.empty()) options["not_in"] = RateInput(not_in_).json();
    if (!filter_.text().empty()) options["where"] = filter_.text();
    format_options().add_json(options);
    return rate_header(table_->header(), std::move(options), selection_);
  }

  std::optional<Outcome> take_row(Session& session, const InputPuzzle& puzzle, const RateRow& row) override {
    if (row.status == Outcome::several || row.status == Outcome::none) report_no_example(session, puzzle, row.status);
    if (row.text.empty() && row.status == Outcome::solved) ++left_out_;
    return RowsCommand::take_row(session, puzzle, row);
  }

  void report_no_example(Session& session, const InputPuzzle& puzzle, Outcome status) {
    InputPuzzle refused = puzzle;
    refused.record = ParseError{puzzle.line_number(), 0,
                                status == Outcome::none ? "the puzzle has no solution, so it is omitted"
                                                        : "the puzzle has several solutions, so it is omitted"};
    report_unreadable(session, refused);
  }

  void end(Session& session, const Tally& tally) override {
    RowsCommand::end(session, tally);
    if (left_out_ > 0) session.log.note(counted(left_out_, "puzzle") + " omitted by --not-in or --where");
  }

  static constexpr std::uint64_t most_states = 100;
  static constexpr std::uint64_t most_negatives = 100;
  static constexpr std::uint64_t max_seed = 1'000'000'000;

  std::string scale_name_{scales().front().name};
  std::string text_{step_words.front().word};
  std::uint64_t states_ = 0;
  std::uint64_t negatives_ = 0;
  std::string split_;
  std::vector<std::string> not_in_;
  std::uint64_t seed_ = 1;
  std::uint64_t left_out_ = 0;
};

}  // namespace

std::unique_ptr<Command> make_export() {
  return std::make_unique<Export>();
}

}  // namespace deduku::cli
