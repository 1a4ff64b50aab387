#include "src/cli/export/example_columns.hpp"

#include <charconv>
#include <numeric>

#include "deduku/json.hpp"
#include "src/cli/io/failure.hpp"
#include "src/cli/io/text.hpp"
#include "src/core/spelling.hpp"
#include "src/search/admission.hpp"

namespace deduku::cli {

namespace {

using records::PuzzleIdentity;

constexpr std::array<std::string_view, 3> parts = {"train", "validation", "test"};
constexpr std::uint64_t most_share = 1'000'000'000;

std::optional<std::uint64_t> share_in(const std::string& word) {
  std::uint64_t share = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), share);
  const bool is_whole = error == std::errc() && end == word.data() + word.size();
  return is_whole && share <= most_share ? std::optional(share) : std::nullopt;
}

/// A figure as a number or a word; null if only a bound of it is known, so that columns have one type.
Json figure_json(const Value& value) {
  return std::holds_alternative<ratings::LowerBound>(value) ? Json(nullptr) : ratings::json_of(value);
}

class ExampleFinder final : public RateColumns::Finder {
 public:
  ExampleFinder(const RateTable& table, const ExampleRequest& request)
      : table_(table), request_(request), clock_(request.budget), maker_(question()) {}

  /// A puzzle without exactly one solution, or of an excluded grid.
  std::optional<Outcome> refuse(const InputPuzzle& puzzle) override {
    identity_.reset();
    const Board& board = puzzle.record->board;
    const std::vector<Solution> solutions = search::two_solutions(Grid(board));
    if (solutions.size() != 1) return search::outcome_of(solutions.size());
    solution_ = solutions.front();
    const PuzzleIdentity identity = records::identity_of(board, solution_);
    if (request_.left_out.contains(identity.grid)) return Outcome::solved;
    identity_ = identity;
    return std::nullopt;
  }

  void complete(RateRecord& record) override {
    if (!identity_) return;
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
    question.path.steps.solver.work = clock_.limits();
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
    for (const RateField& figure : table_.figures()) row[figure.name] = figure_json(figure.value(record));
    return row;
  }

  const RateTable& table_;
  const ExampleRequest& request_;
  BudgetClock clock_;
  records::ExampleMaker maker_;
  /// The identity of the puzzle rated last; empty if it is excluded.
  std::optional<PuzzleIdentity> identity_{};
  Solution solution_{};
};

class ExampleColumns final : public RateColumns {
 public:
  ExampleColumns(const RateTable& table, ExampleRequest request) : table_(table), request_(std::move(request)) {}

  void add_header(Json& header) const override {
    header["command"] = "export";
    header["ladder"] = ladder_json(request_.question.path.steps.ladder.ladder);
  }
  std::unique_ptr<Finder> make_finder(RatePuzzle) const override {
    return std::make_unique<ExampleFinder>(table_, request_);
  }

 private:
  const RateTable& table_;
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

GridSplit::GridSplit(const std::string& shares, std::uint64_t seed) : seed_(seed) {
  const Failure refusal(
      ExitCode::usage,
      "--split: expected the shares of train, validation and test, such as 98,1,1, found \"" + echo(shares) + "\"");
  const std::vector<std::string> words = between_commas(shares);
  if (words.size() != parts.size()) throw refusal;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const std::optional<std::uint64_t> share = share_in(words[i]);
    if (!share) throw refusal;
    shares_[i] = *share;
  }
  sum_ = std::accumulate(shares_.begin(), shares_.end(), std::uint64_t{0});
  if (sum_ == 0) throw refusal;
}

/// Another seed gives another text and so another number. The upper half is used because its bits depend on all bytes.
std::string_view GridSplit::part_of(const records::Fingerprint& grid) const {
  std::uint64_t place = records::Fingerprint::of(std::to_string(seed_) + ":" + grid.text()).high % sum_;
  std::size_t part = 0;
  for (; place >= shares_[part]; ++part) place -= shares_[part];
  return parts[part];
}

std::unique_ptr<RateColumns> example_columns(const RateTable& table, ExampleRequest request) {
  return std::make_unique<ExampleColumns>(table, std::move(request));
}

std::unique_ptr<RateWriter> make_example_writer() {
  return std::make_unique<ExampleWriter>();
}

}  // namespace deduku::cli
