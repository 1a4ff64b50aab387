// Additional data on a puzzle for setters: the givens that it does not need, and the ratings of its neighbours.
#include "deduku/explain.hpp"
#include "src/cli/io/text.hpp"
#include "src/cli/rate/rate_scale.hpp"
#include "src/present/words.hpp"

namespace deduku::cli {

namespace {

class SetterRater final : public PuzzleRater {
 public:
  SetterRater(std::unique_ptr<PuzzleRater> rater, const RateScale& scale, const SetterQuestions& questions)
      : rater_(std::move(rater)), scale_(scale), questions_(questions) {
    for (const Column& column : scale.columns()) columns_.push_back(find_field(scale.fields(), column.field));
  }

  RateRecord rate(const InputPuzzle& puzzle) override { return rater_->rate(puzzle); }

  void complete(RateRecord& record) override {
    rater_->complete(record);
    const Board& board = record.puzzle.record->board;
    if (questions_.redundant) record.redundancy = records::redundancy_of(board);
    if (questions_.neighbours) rate_neighbours(record);
  }

 private:
  void rate_neighbours(RateRecord& record) {
    std::optional<std::vector<ratings::Neighbour>> neighbours = ratings::neighbours_of(record.puzzle.record->board);
    if (!neighbours) return;
    std::vector<RatedNeighbour>& rated = record.neighbours.emplace();
    for (const ratings::Neighbour& neighbour : *neighbours) {
      const InputPuzzle puzzle = with_board(record.puzzle, neighbour.board);
      const RateRecord of_neighbour = rater_->rate(puzzle);
      if (of_neighbour.status == Outcome::stopped) {
        record.status = Outcome::stopped;
        return;
      }
      RatedNeighbour& last = rated.emplace_back(RatedNeighbour{neighbour, of_neighbour.status, {}, {}});
      for (const RateField& figure : scale_.figures()) last.figures.push_back(figure.value(of_neighbour));
      for (const RateField* column : columns_) last.columns.push_back(column->text(of_neighbour));
    }
  }

  std::unique_ptr<PuzzleRater> rater_;
  const RateScale& scale_;
  SetterQuestions questions_;
  std::vector<const RateField*> columns_;
};

/// The table shows this number of the largest sets of givens; JSON has all that were found.
constexpr std::size_t most_lines_of_sets = 8;

/// "r1c2 r3c4"
std::string list_of(const CellSet& cells) {
  std::string list;
  for (Cell cell : cells) list += (list.empty() ? "" : " ") + cells_text({cell});
  return list;
}

class SetterScale final : public RateScale {
 public:
  SetterScale(std::unique_ptr<RateScale> scale, const SetterQuestions& questions)
      : scale_(std::move(scale)), questions_(questions), words_(questions.style) {
    fields_.assign(scale_->fields().begin(), scale_->fields().end());
    if (!questions.redundant) return;
    fields_.push_back({"redundant", redundant_value, "the givens that are redundant, each alone"});
    fields_.push_back({"removable", removable_value, "the largest set found that is redundant together"});
  }

  std::unique_ptr<PuzzleRater> make_rater(Log& log, Question question) const override {
    return std::make_unique<SetterRater>(scale_->make_rater(log, question), *scale_, questions_);
  }
  std::span<const RateField> fields() const override { return fields_; }
  std::span<const RateField> figures() const override { return scale_->figures(); }
  std::span<const Column> columns() const override { return scale_->columns(); }
  Json header() const override { return scale_->header(); }
  const Ladder* ladder() const override { return scale_->ladder(); }

  void add_json(const RateRecord& record, Json& json) const override {
    scale_->add_json(record, json);
    if (questions_.redundant) records::add_redundancy(json, record.redundancy);
    if (questions_.neighbours) json["neighbours"] = record.neighbours ? json_of(*record.neighbours) : Json(nullptr);
  }

  std::string trace_text(const RateRecord& record) const override {
    std::string text = scale_->trace_text(record);
    if (record.redundancy) text += redundancy_text(*record.redundancy);
    if (!record.neighbours) return text;
    for (const RatedNeighbour& neighbour : *record.neighbours) text += line_about(neighbour);
    return text;
  }

 private:
  static Value redundant_value(const RateRecord& record) {
    return record.redundancy ? ratings::word(list_of(record.redundancy->redundant)) : Value();
  }
  static Value removable_value(const RateRecord& record) {
    return record.redundancy ? ratings::word(list_of(record.redundancy->removable.sets.front())) : Value();
  }

  Json json_of(const std::vector<RatedNeighbour>& rated) const {
    std::vector<ratings::Neighbour> neighbours;
    std::vector<Json> records;
    for (const RatedNeighbour& one : rated) {
      neighbours.push_back(one.neighbour);
      Json& json = records.emplace_back(ratings::change_json(one.neighbour));
      json["status"] = name(one.status);
      for (std::size_t i = 0; i < one.figures.size(); ++i) {
        json[scale_->figures()[i].name] = ratings::json_of(one.figures[i]);
      }
    }
    return ratings::neighbours_json(neighbours, std::move(records));
  }

  std::string said(std::string_view key, std::initializer_list<present::Words::Argument> arguments = {}) const {
    return std::string(10, ' ') + words_.say(key, arguments).words() + "\n";
  }

  std::string redundancy_text(const records::Redundancy& redundancy) const {
    if (redundancy.redundant.empty()) return said("cli.check.minimal");
    std::string text = said("cli.check.redundant", {{"cells", words_.cells(redundancy.redundant)}});
    const std::vector<CellSet>& sets = redundancy.removable.sets;
    const std::size_t shown = std::min(sets.size(), most_lines_of_sets);
    for (std::size_t i = 0; i < shown; ++i) {
      if (sets[i].size() > 1) text += said("cli.rate.together", {{"cells", words_.cells(sets[i])}});
    }
    const bool is_complete = redundancy.removable.is_complete;
    if (shown == sets.size() && is_complete) return text;
    text += said(is_complete ? "cli.rate.more_sets" : "cli.rate.at_least_more_sets",
                 {{"sets", present::counted(sets.size() - shown)}});
    return text;
  }

  /// A row in the form of the puzzle's row, with the change in place of the rest of its line.
  std::string line_about(const RatedNeighbour& rated) const {
    const ratings::Neighbour& neighbour = rated.neighbour;
    const present::Value cell = words_.cells({neighbour.cell});
    const present::Value digit = words_.digits({neighbour.digit});
    const std::string_view key = neighbour.is_added ? "cli.rate.with" : "cli.rate.without";
    const std::string change = words_.say(key, {{"cell", cell}, {"digit", digit}}).words();
    std::string line;
    for (std::size_t i = 0; i < rated.columns.size(); ++i) {
      const Column& column = scale_->columns()[i];
      const std::string& text = column.field == "tail" ? change : rated.columns[i];
      line += (i == 0 ? "" : "  ") + padded(column.field == "n" ? "" : text, column.width);
    }
    return line_of(std::move(line));
  }

  std::unique_ptr<RateScale> scale_;
  SetterQuestions questions_;
  present::Words words_;
  std::vector<RateField> fields_;
};

}  // namespace

std::unique_ptr<RateScale> make_rate_for_setters(std::unique_ptr<RateScale> scale, const SetterQuestions& questions) {
  return std::make_unique<SetterScale>(std::move(scale), questions);
}

}  // namespace deduku::cli
