// Additional fields of a scale, after its own.
#include "src/cli/rate/rate_scale.hpp"
#include "src/cli/results/where_option.hpp"

namespace deduku::cli {

namespace {

class ExtraScale final : public RateScale {
 public:
  ExtraScale(std::unique_ptr<RateScale> scale, std::vector<RateField> extra)
      : scale_(std::move(scale)), extra_(std::move(extra)) {
    fields_.assign(scale_->fields().begin(), scale_->fields().end());
    fields_.insert(fields_.end(), extra_.begin(), extra_.end());
    columns_.assign(scale_->columns().begin(), scale_->columns().end());
    const Column last = columns_.back();
    columns_.pop_back();
    for (const RateField& field : extra_) columns_.push_back({field.name, width_of(field)});
    columns_.push_back(last);
  }

  std::unique_ptr<PuzzleRater> make_rater(Log& log, Question question) const override {
    return scale_->make_rater(log, question);
  }
  std::span<const RateField> fields() const override { return fields_; }
  std::span<const RateField> figures() const override { return scale_->figures(); }
  std::span<const Column> columns() const override { return columns_; }
  Json header() const override { return scale_->header(); }
  const Ladder* ladder() const override { return scale_->ladder(); }
  void add_json(const RateRecord& record, Json& json) const override {
    scale_->add_json(record, json);
    for (const RateField& field : extra_) json[field.name] = ratings::json_of(field.value(record));
  }
  std::string trace_text(const RateRecord& record) const override { return scale_->trace_text(record); }

 private:
  static int width_of(const RateField& field) {
    constexpr int of_words = 14;
    return field.is_number ? -static_cast<int>(field.name.size()) : of_words;
  }

  std::unique_ptr<RateScale> scale_;
  std::vector<RateField> extra_;  ///< the stable place of the names that columns refer to
  std::vector<RateField> fields_;
  std::vector<Column> columns_;
};

}  // namespace

std::unique_ptr<RateScale> make_rate_with_extra(std::unique_ptr<RateScale> scale, const std::string& names) {
  std::vector<std::string> known;
  for (const RateField& field : extra_fields()) known.push_back(field.name);
  std::vector<RateField> extra;
  for (const std::string& name : fields_named("--extra", names, known))
    extra.push_back(*find_field(extra_fields(), name));
  return std::make_unique<ExtraScale>(std::move(scale), std::move(extra));
}

}  // namespace deduku::cli
