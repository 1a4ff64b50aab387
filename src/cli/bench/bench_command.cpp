// One hash over every step of a collection: it changes exactly when the program solves differently. With --profile, the
// distribution of the time.
#include "deduku/explain.hpp"
#include "src/cli/bench/profile.hpp"
#include "src/cli/command/puzzle_command.hpp"
#include "src/cli/command/solving_options.hpp"
#include "src/cli/io/text.hpp"

namespace deduku::cli {

namespace {

/// FNV-1a, 64 bits, over the lines that name the steps.
class Signature : public Observer {
 public:
  void on_step(const StepEvent& event) override {
    for (char symbol : step_line(event.view)) take(symbol);
    take('\n');
    ++steps_;
  }
  std::uint64_t hash() const { return hash_; }
  std::uint64_t steps() const { return steps_; }

 private:
  void take(char symbol) { hash_ = (hash_ ^ static_cast<unsigned char>(symbol)) * 0x100000001b3U; }

  std::uint64_t hash_ = 0xcbf29ce484222325U;
  std::uint64_t steps_ = 0;
};

std::string hexadecimal(std::uint64_t number) {
  std::array<char, 17> text{};
  std::snprintf(text.data(), text.size(), "%016llx", static_cast<unsigned long long>(number));
  return text.data();
}

class Bench final : public PuzzleCommand {
  void declare_own(Arguments& arguments) override {
    arguments.flag("--profile", profiles_, "Report the calls, hits and time of each technique");
  }
  void begin(Session&) override {
    SolverOptions options;
    options.uniqueness = Uniqueness::optional;
    if (profiles_) options.profiler = &profile_;
    solver_ = Solver(default_ladder(), options);
  }
  std::string default_file() const override { return "bench/puzzles.txt"; }

  Verdict handle(Session&, const InputPuzzle& puzzle) override {
    Observer* const observers[] = {&signature_};
    const Outcome outcome = solver_.solve(Grid(puzzle.record->board), observers).outcome;
    ++outcomes_[static_cast<std::size_t>(outcome)];
    return outcome == Outcome::unsound ? Verdict::unsound : Verdict::done;
  }

  void handle_unreadable(Session&, const InputPuzzle&) override {}

  void end(Session& session, const Tally& tally) override {
    write_line(session.out, "puzzles", std::to_string(tally.total()));
    for (int i = 0; i < outcome_count; ++i) {
      const auto outcome = std::string(name(static_cast<Outcome>(i)));
      if (outcomes_[i] > 0) write_line(session.out, outcome, std::to_string(outcomes_[i]));
    }
    write_line(session.out, "steps", std::to_string(signature_.steps()));
    write_line(session.out, "signature", hexadecimal(signature_.hash()));
    if (!profiles_) return;
    session.out.write("\n");
    profile_.write(session.out);
  }

  static void write_line(Output& out, const std::string& label, const std::string& value) {
    out.write(padded(label, 11) + value + "\n");
  }

  bool profiles_ = false;
  Profile profile_;
  Solver solver_;
  Signature signature_;
  std::array<int, outcome_count> outcomes_{};
};

}  // namespace

std::unique_ptr<Command> make_bench() {
  return std::make_unique<Bench>();
}

}  // namespace deduku::cli
