// Random minimal puzzles.
#include <random>

#include "src/cli/command/command.hpp"
#include "src/cli/command/json_records.hpp"
#include "src/cli/io/failure.hpp"
#include "src/cli/io/signals.hpp"
#include "src/records/made_puzzle.hpp"

namespace deduku::cli {

namespace {

class Random final : public Command {
  void declare(Arguments& arguments) override {
    arguments.number("--count", count_, "How many puzzles");
    arguments.number("--seed", seed_, "Which puzzles: the same seed makes the same ones; another each time if left out",
                     records::greatest_seed);
    arguments.choice("--format", format_, {"text", "json", "csv"}, "The form of the output");
  }

  ExitCode run(Session& session) override {
    if (count_ == 0) throw Failure(ExitCode::usage, "--count: expected a number from 1, found \"0\"");
    if (!given().contains("--seed")) choose_seed(session);
    if (format_ == "json") write_header(session, {});
    if (format_ == "csv") session.out.write("n,puzzle,solution,givens,seed\n");
    for (std::uint64_t n = 1; n <= count_ && !interrupted(); ++n) {
      write(session, n);
      session.out.end_record();
      session.progress.show(n, static_cast<double>(n) / static_cast<double>(count_));
    }
    session.progress.clear();
    return interrupted() ? interrupted_code() : ExitCode::done;
  }

  /// Says how to make the same puzzles again.
  void choose_seed(Session& session) {
    std::random_device device;
    seed_ = (std::uint64_t{device()} << 32U | device()) & records::greatest_seed;
    session.log.note("--seed " + std::to_string(seed_) + " makes the same again");
  }

  void write(Session& session, std::uint64_t n) const {
    const std::uint64_t seed = records::seed_of(seed_, n);
    const records::RandomPuzzle random = records::random_puzzle(seed);
    if (format_ == "json") {
      Json json = {{"type", session.command}, {"n", n}};
      records::add_random(json, random);
      json["seed"] = seed;
      write_json(session.out, json);
    } else if (format_ == "csv") {
      session.out.write(std::to_string(n) + "," + puzzle_text(random.puzzle) + "," + solution_text(random.solution) +
                        "," + std::to_string(random.puzzle.givens.size()) + "," + std::to_string(seed) + "\n");
    } else {
      session.out.write(puzzle_text(random.puzzle) + "\n");
    }
  }

  std::uint64_t count_ = 1;
  std::uint64_t seed_ = 0;
  std::string format_ = "text";
};

}  // namespace

std::unique_ptr<Command> make_random() {
  return std::make_unique<Random>();
}

}  // namespace deduku::cli
