// The variation of the figures of a scale when a puzzle is turned, relabelled and its lines are exchanged: the error
// bar.
#include <deque>

#include "deduku/symmetry.hpp"
#include "src/cli/io/text.hpp"
#include "src/cli/rate/rate_scale.hpp"

namespace deduku::cli {

namespace {

/// The values of one figure for the images of a puzzle.
class FigureSpread {
 public:
  explicit FigureSpread(const Value& own) : least_(own), greatest_(own), own_(text_of(own)) {}

  void add(const Value& value) {
    differing_ += text_of(value) == own_ ? 0 : 1;
    // Among equal figures an exact one is the least. If any figure is a bound or unknown, the greatest is a bound.
    const bool is_open = !is_exact(value) || !is_exact(greatest_);
    if (number_of(value) < number_of(least_) || (number_of(value) == number_of(least_) && is_exact(value)))
      least_ = value;
    if (number_of(value) > number_of(greatest_)) greatest_ = value;
    if (is_open) greatest_ = at_least(greatest_);
  }
  void append_to(std::vector<Value>& values, bool is_number) const {
    if (is_number) values.insert(values.end(), {least_, greatest_});
    values.emplace_back(differing_);
  }

 private:
  Value least_;
  Value greatest_;
  std::string own_;
  std::int64_t differing_ = 0;
};

/// Rates a puzzle and then its images.
class SpreadRater final : public PuzzleRater {
 public:
  SpreadRater(std::unique_ptr<PuzzleRater> rater, std::span<const RateField> figures, std::uint64_t count,
              std::uint64_t seed)
      : rater_(std::move(rater)), figures_(figures), count_(count), seed_(seed) {}

  RateRecord rate(const InputPuzzle& puzzle) override {
    RateRecord record = rater_->rate(puzzle);
    if (!record.ended) return record;
    std::vector<FigureSpread> spreads;
    for (const RateField& figure : figures_) spreads.emplace_back(figure.value(record));
    for (std::uint64_t i = 0; i < count_; ++i) {
      // Each place in the input has symmetries of its own, for any number of threads.
      const std::uint64_t ordinal = puzzle.n * count_ + i;
      const Symmetry symmetry = random_symmetry(seed_ + 0x9E37'79B9'7F4A'7C15ULL * ordinal);
      const InputPuzzle image = with_board(puzzle, symmetry(puzzle.record->board));
      const RateRecord other = rater_->rate(image);
      if (other.status == Outcome::stopped) return {puzzle, Outcome::stopped};
      for (std::size_t k = 0; k < figures_.size(); ++k) spreads[k].add(figures_[k].value(other));
    }
    for (std::size_t k = 0; k < figures_.size(); ++k) spreads[k].append_to(record.spread, figures_[k].is_number);
    return record;
  }

 private:
  std::unique_ptr<PuzzleRater> rater_;
  std::span<const RateField> figures_;
  std::uint64_t count_;
  std::uint64_t seed_;
};

class SpreadScale final : public RateScale {
 public:
  SpreadScale(std::unique_ptr<RateScale> scale, std::uint64_t count, std::uint64_t seed)
      : scale_(std::move(scale)), count_(count), seed_(seed) {
    fields_.assign(scale_->fields().begin(), scale_->fields().end());
    columns_.assign(scale_->columns().begin(), scale_->columns().end());
    const Column tail = columns_.back();
    columns_.pop_back();
    for (const RateField& figure : scale_->figures()) {
      if (figure.is_number) {
        add_field(figure, "_least", "minimum over the symmetries");
        add_field(figure, "_greatest", "maximum over the symmetries");
      }
      add_field(figure, "_differ", "number of symmetries with another value");
    }
    columns_.push_back(tail);
  }

  std::unique_ptr<PuzzleRater> make_rater(Log& log, Question question) const override {
    return std::make_unique<SpreadRater>(scale_->make_rater(log, question), scale_->figures(), count_, seed_);
  }
  std::span<const RateField> fields() const override { return fields_; }
  std::span<const RateField> figures() const override { return scale_->figures(); }
  std::span<const Column> columns() const override { return columns_; }
  Json header() const override {
    Json json = scale_->header();
    json["spread"] = {{"symmetries", count_}, {"seed", seed_}};
    return json;
  }
  const Ladder* ladder() const override { return scale_->ladder(); }
  void add_json(const RateRecord& record, Json& json) const override {
    scale_->add_json(record, json);
    for (const RateField& field : own_fields()) json[field.name] = ratings::json_of(field.value(record));
  }
  std::string trace_text(const RateRecord& record) const override { return scale_->trace_text(record); }

 private:
  std::span<const RateField> own_fields() const { return std::span(fields_).subspan(scale_->fields().size()); }

  void add_field(const RateField& figure, std::string_view ending, std::string_view meaning) {
    const std::string& name = names_.emplace_back(figure.name + std::string(ending));
    const auto value = [place = names_.size() - 1](const RateRecord& record) {
      return place < record.spread.size() ? record.spread[place] : Value();
    };
    fields_.push_back({name, value, meaning, true});
    columns_.push_back({name, -static_cast<int>(name.size())});
  }

  std::unique_ptr<RateScale> scale_;
  std::uint64_t count_;
  std::uint64_t seed_;
  std::deque<std::string> names_;  ///< in stable places: columns refer to them
  std::vector<RateField> fields_;
  std::vector<Column> columns_;
};

}  // namespace

std::unique_ptr<RateScale> make_rate_spread(std::unique_ptr<RateScale> scale, std::uint64_t count, std::uint64_t seed) {
  return std::make_unique<SpreadScale>(std::move(scale), count, seed);
}

}  // namespace deduku::cli
