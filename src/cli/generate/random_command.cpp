// Random minimal puzzles: `generate` without a choice. The sequence of its random numbers never changes between
// versions.
#include "src/cli/generate/making_command.hpp"
#include "src/cli/io/signals.hpp"
#include "src/records/made_puzzle.hpp"

namespace deduku::cli {

namespace {

class Random final : public MakingCommand {
  void declare(Arguments& arguments) override { declare_making(arguments, most_numbers); }

  ExitCode run(Session& session) override {
    choose_seed();
    begin_rows(session);
    for (std::uint64_t n = 1; n <= count_ && !interrupted(); ++n) {
      const std::uint64_t puzzle_seed = records::seed_of(seed_, n);
      const records::RandomPuzzle random = records::random_puzzle(puzzle_seed);
      write_row(session, n, {random.puzzle, random.solution, puzzle_seed, {}}, [&](Json& json) {
        records::add_random(json, random);
        json["seed"] = puzzle_seed;
      });
      session.progress.show(n, static_cast<double>(n) / static_cast<double>(count_));
    }
    session.progress.clear();
    return interrupted() ? interrupted_code() : ExitCode::done;
  }

  static constexpr std::uint64_t most_numbers = 1'000'000'000'000'000;
};

}  // namespace

std::unique_ptr<Command> make_random() {
  return std::make_unique<Random>();
}

}  // namespace deduku::cli
