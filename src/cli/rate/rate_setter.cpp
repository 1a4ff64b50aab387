// Additional data on a puzzle for setters: the givens that it does not need, and the ratings of its neighbours.
#include "deduku/explain.hpp"
#include "src/cli/io/text.hpp"
#include "src/cli/rate/rate_table.hpp"
#include "src/present/words.hpp"
#include "src/ratings/neighbours.hpp"

namespace deduku::cli {

namespace {

class SetterFinder final : public RateColumns::Finder {
 public:
  SetterFinder(RateColumns::RatePuzzle rate, const RateTable& table, const SetterQuestions& questions)
      : rate_(std::move(rate)), table_(table), questions_(questions), words_(questions.style) {}

  void complete(RateRecord& record) override {
    if (questions_.redundant) record.redundancy = records::redundancy_of(record.puzzle.record->board);
    if (questions_.neighbours) rate_neighbours(record);
  }

 private:
  void rate_neighbours(RateRecord& record) const {
    const auto neighbours = ratings::neighbours_of(record.puzzle.record->board);
    if (!neighbours) return;
    std::vector<Json> records;
    for (const ratings::Neighbour& neighbour : *neighbours) {
      const InputPuzzle puzzle = with_board(record.puzzle, neighbour.board);
      const RateRecord rated = rate_(puzzle);
      if (rated.status == Outcome::stopped) {
        record.status = Outcome::stopped;
        return;
      }
      Json& json = records.emplace_back(ratings::change_json(neighbour));
      json["status"] = name(rated.status);
      for (const RateField& figure : table_.figures()) json[figure.name] = ratings::json_of(figure.value(rated));
      record.neighbour_lines += line_about(neighbour, rated);
    }
    record.neighbours = ratings::neighbours_json(*neighbours, std::move(records));
  }

  /// A row in the form of the puzzle's row, with the change in place of the rest of its line.
  std::string line_about(const ratings::Neighbour& neighbour, const RateRecord& rated) const {
    return table_.line([&](const RateField& column) {
      if (column.name == "n") return padded("", *column.width);
      return padded(column.name == "tail" ? change_text(neighbour) : column.text(rated), *column.width);
    });
  }

  std::string change_text(const ratings::Neighbour& neighbour) const {
    const std::string_view key = neighbour.is_added ? "cli.rate.with" : "cli.rate.without";
    return words_.say(key, {{"cell", words_.cells({neighbour.cell})}, {"digit", words_.digits({neighbour.digit})}})
        .words();
  }

  RateColumns::RatePuzzle rate_;
  const RateTable& table_;
  SetterQuestions questions_;
  present::Words words_;
};

/// The table shows this number of the largest sets of givens; JSON has all that were found.
constexpr std::size_t most_lines_of_sets = 8;

/// "r1c2 r3c4"
std::string list_of(const CellSet& cells) {
  std::string list;
  for (Cell cell : cells) list += (list.empty() ? "" : " ") + cells_text({cell});
  return list;
}

class SetterColumns final : public RateColumns {
 public:
  SetterColumns(const RateTable& table, const SetterQuestions& questions)
      : table_(table), questions_(questions), words_(questions.style) {
    if (!questions.redundant) return;
    add_field({"redundant", redundant_value, "the givens that are redundant, each alone"});
    add_field({"removable", removable_value, "the largest set found that is redundant together"});
  }

  std::unique_ptr<Finder> make_finder(RatePuzzle rate) const override {
    return std::make_unique<SetterFinder>(std::move(rate), table_, questions_);
  }

  void add_json(const RateRecord& record, Json& json) const override {
    if (questions_.redundant) records::add_redundancy(json, record.redundancy);
    if (questions_.neighbours) json["neighbours"] = record.neighbours;
  }

  std::string lines(const RateRecord& record) const override {
    return (record.redundancy ? redundancy_text(*record.redundancy) : "") + record.neighbour_lines;
  }

 private:
  static Value redundant_value(const RateRecord& record) {
    return record.redundancy ? ratings::word(list_of(record.redundancy->redundant)) : Value();
  }
  static Value removable_value(const RateRecord& record) {
    return record.redundancy ? ratings::word(list_of(record.redundancy->removable.sets.front())) : Value();
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

  const RateTable& table_;
  SetterQuestions questions_;
  present::Words words_;
};

}  // namespace

std::unique_ptr<RateColumns> setter_columns(const RateTable& table, const SetterQuestions& questions) {
  return std::make_unique<SetterColumns>(table, questions);
}

}  // namespace deduku::cli
