// The variation of the figures when a puzzle is turned, relabelled and its lines are exchanged: the error
// bar.
#include "deduku/symmetry.hpp"
#include "src/cli/rate/rate_table.hpp"

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

class SpreadFinder final : public RateColumns::Finder {
 public:
  SpreadFinder(RateColumns::RatePuzzle rate, std::span<const RateField> figures, std::uint64_t count,
               std::uint64_t seed)
      : rate_(std::move(rate)), figures_(figures), count_(count), seed_(seed) {}

  void add(RateRecord& record) override {
    if (!record.ended) return;
    const InputPuzzle& puzzle = record.puzzle;
    std::vector<FigureSpread> spreads;
    for (const RateField& figure : figures_) spreads.emplace_back(figure.value(record));
    for (std::uint64_t i = 0; i < count_; ++i) {
      // Each place in the input has symmetries of its own, for any number of threads.
      const std::uint64_t ordinal = puzzle.n * count_ + i;
      const Symmetry symmetry = random_symmetry(seed_ + 0x9E37'79B9'7F4A'7C15ULL * ordinal);
      const InputPuzzle image = with_board(puzzle, symmetry(puzzle.record->board));
      const RateRecord other = rate_(image);
      if (other.status == Outcome::stopped) {
        record.status = Outcome::stopped;
        return;
      }
      for (std::size_t k = 0; k < figures_.size(); ++k) spreads[k].add(figures_[k].value(other));
    }
    for (std::size_t k = 0; k < figures_.size(); ++k) spreads[k].append_to(record.spread, figures_[k].is_number);
  }

 private:
  RateColumns::RatePuzzle rate_;
  std::span<const RateField> figures_;
  std::uint64_t count_;
  std::uint64_t seed_;
};

class SpreadColumns final : public RateColumns {
 public:
  SpreadColumns(const RateTable& table, std::uint64_t count, std::uint64_t seed)
      : table_(table), count_(count), seed_(seed) {
    for (const RateField& figure : table.figures()) {
      if (figure.is_number) {
        add_spread(figure, "_least", "minimum over the symmetries");
        add_spread(figure, "_greatest", "maximum over the symmetries");
      }
      add_spread(figure, "_differ", "number of symmetries with another value");
    }
  }

  void add_header(Json& header) const override { header["spread"] = {{"symmetries", count_}, {"seed", seed_}}; }
  std::unique_ptr<Finder> make_finder(RatePuzzle rate) const override {
    return std::make_unique<SpreadFinder>(std::move(rate), table_.figures(), count_, seed_);
  }

 private:
  void add_spread(const RateField& figure, std::string_view ending, std::string_view meaning) {
    const auto value = [place = fields().size()](const RateRecord& record) {
      return place < record.spread.size() ? record.spread[place] : Value();
    };
    const std::string name = figure.name + std::string(ending);
    add_field(
        {.name = name, .value = value, .meaning = meaning, .is_number = true, .width = -static_cast<int>(name.size())});
  }

  const RateTable& table_;
  std::uint64_t count_;
  std::uint64_t seed_;
};

}  // namespace

std::unique_ptr<RateColumns> spread_columns(const RateTable& table, std::uint64_t count, std::uint64_t seed) {
  return std::make_unique<SpreadColumns>(table, count, seed);
}

}  // namespace deduku::cli
