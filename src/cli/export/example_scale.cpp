#include "src/cli/export/example_scale.hpp"

#include "deduku/json.hpp"
#include "src/search/admission.hpp"

namespace deduku::cli {

namespace {

using records::PuzzleIdentity;

/// A figure as a number or a word; null if only a bound of it is known, so that columns have one type.
Json figure_json(const Value& value) {
  return std::holds_alternative<ratings::LowerBound>(value) ? Json(nullptr) : ratings::json_of(value);
}

class ExampleRater final : public PuzzleRater {
 public:
  ExampleRater(std::unique_ptr<PuzzleRater> rater, const RateScale& scale, const ExampleRequest& request)
      : rater_(std::move(rater)), scale_(scale), request_(request), clock_(request.budget), maker_(question()) {}

  /// Does not rate a puzzle without exactly one solution, or of an excluded grid.
  RateRecord rate(const InputPuzzle& puzzle) override {
    identity_.reset();
    const Board& board = puzzle.record->board;
    const std::vector<Solution> solutions = search::two_solutions(Grid(board));
    if (solutions.size() != 1) return {puzzle, solutions.empty() ? Outcome::none : Outcome::several};
    solution_ = solutions.front();
    const PuzzleIdentity identity = records::identity_of(board, solution_);
    if (request_.left_out.contains(identity.grid)) return {puzzle, Outcome::solved};
    identity_ = identity;
    return rater_->rate(puzzle);
  }

  void complete(RateRecord& record) override {
    if (!identity_) return;
    rater_->complete(record);
    if (record.status == Outcome::stopped) return;
    Json row = begin_of_row(record);
    clock_.start();
    if (!maker_.add(row, record.puzzle.record->board, solution_)) {
      record.status = Outcome::stopped;
      return;
    }
    record.example = std::move(row);
  }

 private:
  records::ExampleQuestion question() const {
    records::ExampleQuestion question = request_.question;
    question.path.solver.work = clock_.limits();
    return question;
  }

  Json begin_of_row(const RateRecord& record) const {
    const formats::Record& puzzle = *record.puzzle.record;
    Json row = {{"type", "export"},
                {"n", record.puzzle.n},
                {"id", identity_->puzzle.text()},
                {"puzzle", puzzle_field(record.puzzle)},
                {"solution", records::solution_text(solution_)},
                {"tail", puzzle.tail},
                {"givens", puzzle.board.givens.size()},
                {"class_id", identity_->form.text()},
                {"grid_id", identity_->grid.text()},
                {"automorphisms", identity_->automorphisms}};
    if (request_.split) row["split"] = request_.split->part_of(identity_->grid);
    row["status"] = name(record.status);
    for (const RateField& figure : scale_.figures()) row[figure.name] = figure_json(figure.value(record));
    return row;
  }

  std::unique_ptr<PuzzleRater> rater_;
  const RateScale& scale_;
  const ExampleRequest& request_;
  BudgetClock clock_;
  records::ExampleMaker maker_;
  /// The identity of the puzzle rated last; empty if it is excluded.
  std::optional<PuzzleIdentity> identity_{};
  Solution solution_{};
};

class ExampleScale final : public RateScale {
 public:
  ExampleScale(std::unique_ptr<RateScale> scale, ExampleRequest request)
      : scale_(std::move(scale)), request_(std::move(request)) {}

  std::unique_ptr<PuzzleRater> make_rater(Log& log, Question question) const override {
    return std::make_unique<ExampleRater>(scale_->make_rater(log, question), *scale_, request_);
  }
  std::span<const RateField> fields() const override { return scale_->fields(); }
  std::span<const RateField> figures() const override { return scale_->figures(); }
  std::span<const Column> columns() const override { return scale_->columns(); }
  const Ladder* ladder() const override { return &request_.question.path.ladder.ladder; }
  Json header() const override {
    Json header = scale_->header();
    header["command"] = "export";
    header["ladder"] = ladder_json(*ladder());
    return header;
  }
  void add_json(const RateRecord& record, Json& json) const override { scale_->add_json(record, json); }

 private:
  std::unique_ptr<RateScale> scale_;
  ExampleRequest request_;
};

class ExampleWriter final : public RateWriter {
 public:
  std::string heading() const override { return ""; }
  std::string text(const RateRecord& record) const override {
    return record.example.is_null() ? "" : json_line(record.example);
  }
};

}  // namespace

std::unique_ptr<RateScale> make_example_scale(std::unique_ptr<RateScale> scale, ExampleRequest request) {
  return std::make_unique<ExampleScale>(std::move(scale), std::move(request));
}

std::unique_ptr<RateWriter> make_example_writer() {
  return std::make_unique<ExampleWriter>();
}

}  // namespace deduku::cli
