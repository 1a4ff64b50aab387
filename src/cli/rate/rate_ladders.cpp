// Whether R falls when a part of the ladder is omitted: two fields.
#include "src/cli/rate/rate_table.hpp"
#include "src/scales/rounds/shorter_ladders.hpp"

namespace deduku::cli {

namespace {

class ShorterLadderFinder final : public RateColumns::Finder {
 public:
  ShorterLadderFinder(const Ladder& ladder, SolverOptions options, const GivenBudget& budget)
      : clock_(budget), ladders_(ladder, with_limits(std::move(options))) {}

  void add(RateRecord& record) override {
    if (record.ended != Outcome::solved) return;
    clock_.start();
    record.least_r = ladders_.least(record.puzzle.record->board);
  }

 private:
  SolverOptions with_limits(SolverOptions options) const {
    options.work = clock_.limits();
    options.arguments = false;
    return options;
  }

  BudgetClock clock_;
  rounds::ShorterLadders ladders_;
};

Value least_r(const RateRecord& record) {
  return record.least_r ? Value(ratings::Points{record.least_r->r}) : Value();
}

Value left_out(const RateRecord& record) {
  const bool is_less = record.least_r && !record.least_r->left_out.empty();
  return is_less ? ratings::word(record.least_r->left_out) : Value();
}

class ShorterLadderColumns final : public RateColumns {
 public:
  ShorterLadderColumns(const Ladder& ladder, const SolverOptions& options, const GivenBudget& budget)
      : ladder_(ladder), options_(options), budget_(budget) {
    add_field({.name = "least_r",
               .value = least_r,
               .meaning = "with --spread-ladders: the least R of the whole ladder and of shorter ones",
               .is_number = true,
               .width = -7});
    add_field({.name = "left_out",
               .value = left_out,
               .meaning = "with --spread-ladders: the family or technique without which it is the least, or uniqueness",
               .width = 28});
  }

  void add_header(Json& header) const override { header["spread_ladders"] = true; }
  std::unique_ptr<Finder> make_finder(RatePuzzle) const override {
    return std::make_unique<ShorterLadderFinder>(ladder_, options_, budget_);
  }

 private:
  Ladder ladder_;
  SolverOptions options_;
  GivenBudget budget_;
};

}  // namespace

std::unique_ptr<RateColumns> shorter_ladder_columns(const Ladder& ladder, const SolverOptions& options,
                                                    const GivenBudget& budget) {
  return std::make_unique<ShorterLadderColumns>(ladder, options, budget);
}

}  // namespace deduku::cli
