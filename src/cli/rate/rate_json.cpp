// Records of `rate` as NDJSON.
#include "src/cli/rate/rate_writer.hpp"
#include "src/records/puzzle_record.hpp"

namespace deduku::cli {

namespace {

class RateJson final : public RateWriter {
 public:
  explicit RateJson(const RateTable& table) : table_(table) {}

  std::string heading() const override { return ""; }

  std::string text(const RateRecord& record) const override {
    if (!record.puzzle.record) return json_line(unreadable_json("rate", record.puzzle));
    Json json = puzzle_json("rate", record.puzzle, name(record.status));
    json["givens"] = record.puzzle.record->board.givens.size();
    json["ended"] = record.ended ? Json(name(*record.ended)) : Json(nullptr);
    table_.add_json(record, json);
    records::add_standing(json, record.puzzle.record->board);
    return json_line(json);
  }

 private:
  const RateTable& table_;
};

}  // namespace

std::unique_ptr<RateWriter> make_rate_json(const RateTable& table) {
  return std::make_unique<RateJson>(table);
}

}  // namespace deduku::cli
