// The streams of generators, made one after the other by several threads. The results come in the order of the streams,
// so the first puzzles do not depend on the number of threads.
#pragma once

#include <algorithm>
#include <atomic>
#include <functional>
#include <limits>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "deduku/generate.hpp"
#include "src/cli/io/ordered_workers.hpp"
#include "src/cli/io/signals.hpp"

namespace deduku::cli {

/// The limit of tried puzzles, and their number so far: the same limit ends at the same puzzle on every machine.
class TryBudget {
 public:
  /// 0: no limit.
  explicit TryBudget(std::uint64_t most = 0) : most_(most > 0 ? most : std::numeric_limits<std::uint64_t>::max()) {}

  std::uint64_t most() const { return most_; }
  std::uint64_t spent() const { return spent_; }
  std::uint64_t left() const { return most_ - spent_; }
  bool is_spent() const { return left() == 0; }
  void spend(std::uint64_t tried) { spent_ += std::min(tried, left()); }

 private:
  std::uint64_t most_;
  std::uint64_t spent_ = 0;
};

/// `Result` is the result of a job for one stream.
template <class Result>
class StreamRunner {
 public:
  using Job = std::function<Result(generate::Generator&, std::uint64_t)>;
  /// Returns whether another stream is wanted.
  using Take = std::function<bool(const Result&)>;

  /// Makes a runner with a generator for each thread (0: one per processor). The first generator chooses the engine for
  /// all, unless one is given. The error is the reason why no puzzle can meet the constraints.
  static Expected<std::unique_ptr<StreamRunner>, std::string> make(const generate::PuzzleConstraints& constraints,
                                                                   std::uint64_t threads,
                                                                   std::optional<generate::Engine> engine = {}) {
    std::unique_ptr<StreamRunner> runner(new StreamRunner);
    if (threads == 0) threads = std::max(1U, std::thread::hardware_concurrency());
    for (std::uint64_t i = 0; i < threads; ++i) {
      auto generator = generate::Generator::make(
          constraints, [&over = *runner] { return over.is_over(); }, engine);
      if (!generator) return generator.error();
      runner->generators_.push_back(std::make_unique<generate::Generator>(*std::move(generator)));
      engine = runner->engine();
    }
    return runner;
  }

  generate::Engine engine() const { return generators_.front()->engine(); }

  /// Runs until `take` returns false, or a signal comes.
  void run(const Job& job, const Take& take) {
    const std::unique_ptr<Workers> workers = start_workers(job, take);
    for (std::uint64_t stream = 0; !is_over(); ++stream) workers->put(stream);
    is_done_ = true;
  }

 private:
  using Workers = OrderedWorkers<std::uint64_t, Result>;

  StreamRunner() = default;

  bool is_over() const { return interrupted() || is_done_; }

  /// Only this thread receives signals.
  std::unique_ptr<Workers> start_workers(const Job& job, const Take& take) {
    std::vector<typename Workers::Job> jobs;
    for (const auto& generator : generators_) {
      jobs.emplace_back(
          [&job, &generator = *generator](const std::uint64_t& stream) { return job(generator, stream); });
    }
    const platform::SignalsToThisThread guard;
    return std::make_unique<Workers>(
        std::move(jobs),
        [this, &take](const std::uint64_t&, const Result& result) {
          if (!is_done_) is_done_ = !take(result);
        },
        [this] { return is_over(); });
  }

  std::vector<std::unique_ptr<generate::Generator>> generators_;
  std::atomic<bool> is_done_{false};
};

}  // namespace deduku::cli
