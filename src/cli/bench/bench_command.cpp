// One hash over every step of a collection: it changes exactly when the program solves differently. With --profile, the
// distribution of the time.
#include <chrono>

#include "deduku/explain.hpp"
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

std::string line(const std::array<std::string, 6>& fields) {
  constexpr std::array widths = {34, -10, -9, -11, -10, -9};
  std::string text;
  for (std::size_t i = 0; i < fields.size(); ++i) text += padded(fields[i], widths[i]);
  return text + "\n";
}

double microseconds(std::chrono::steady_clock::duration time) {
  return std::chrono::duration<double, std::micro>(time).count();
}

/// 0 if `whole` is 0.
double ratio(double part, double whole) {
  return whole > 0 ? part / whole : 0;
}

/// The calls, hits and time of each technique.
class Profile final : public SearchProfiler {
 public:
  void on_attempt(TechniqueId technique) override {
    ++entries_[static_cast<std::size_t>(technique)].calls;
    start_ = Clock::now();
  }

  void on_result(TechniqueId technique, bool found) override {
    Entry& entry = entries_[static_cast<std::size_t>(technique)];
    entry.time += Clock::now() - start_;
    entry.hits += found ? 1 : 0;
  }

  /// A table in the order of the default ladder. The times include reading the clock, some 30 ns a call.
  void write(Output& out) const {
    double total = 0;
    for (const Entry& entry : entries_) total += microseconds(entry.time);
    out.write(line({"technique", "calls", "hits", "ms", "us/call", "share"}));
    for (const Rung& rung : default_ladder().rungs) {
      const auto& [calls, hits, time] = entries_[static_cast<std::size_t>(rung.technique)];
      const double spent = microseconds(time);
      out.write(line({std::string(key(rung.technique)), std::to_string(calls), std::to_string(hits),
                      printed("%.2f", spent / 1000), printed("%.2f", ratio(spent, static_cast<double>(calls))),
                      printed("%.2f%%", 100 * ratio(spent, total))}));
    }
  }

 private:
  using Clock = std::chrono::steady_clock;
  struct Entry {
    std::int64_t calls = 0;
    std::int64_t hits = 0;
    Clock::duration time{};
  };

  std::array<Entry, technique_id_count> entries_{};
  Clock::time_point start_;
};

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
