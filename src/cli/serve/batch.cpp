#include "src/cli/serve/batch.hpp"

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <new>
#include <thread>

#include "src/cli/io/memory_reserve.hpp"
#include "src/platform/system_signals.hpp"

namespace deduku::cli {

namespace {

using service::Json;

/// The calls in a list, each with the common parameters.
std::vector<Json> questions_of(service::Parameters& parameters, const Json& common) {
  std::vector<Json> questions;
  const Json* const list = parameters.find("list");
  const Json* const puzzles = parameters.find("puzzles");
  if ((list == nullptr) == (puzzles == nullptr)) parameters.refuse("list", "expected a list or puzzles");
  if (list != nullptr && (!list->is_array() || !std::ranges::all_of(*list, &Json::is_object))) {
    parameters.refuse("list", "expected an array of objects with parameters");
  }
  if (puzzles != nullptr && (!puzzles->is_array() || !std::ranges::all_of(*puzzles, &Json::is_string))) {
    parameters.refuse("puzzles", "expected an array of texts");
  }
  if (parameters.error()) return questions;
  for (const Json& each : list != nullptr ? *list : *puzzles) {
    Json& question = questions.emplace_back(common);
    if (list != nullptr) question.update(each);
    if (puzzles != nullptr) question["puzzle"] = each;
  }
  return questions;
}

/// A call that needs too much memory loses only its own answer.
Expected<std::string, ServiceError> answer_to(const std::string& method, Json question,
                                              const std::function<bool()>& stop) {
  try {
    return service::answer_text(method, std::move(question), stop);
  } catch (const std::bad_alloc&) {
    set_memory_aside();
    return out_of_memory();
  }
}

/// The state shared by the threads.
class BatchRun {
 public:
  BatchRun(Batch batch, const std::function<bool()>& stop, const BatchAnswer& answered)
      : batch_(std::move(batch)), stop_(stop), answered_(answered) {}

  void work() {
    while (!is_over()) {
      const std::size_t place = next_++;
      if (place >= batch_.questions.size()) return;
      const auto answer = answer_to(batch_.method, std::move(batch_.questions[place]), [this] { return is_over(); });
      if (!is_over()) hand_over(place, answer);
    }
  }
  void rethrow() const {
    if (failure_) std::rethrow_exception(failure_);
  }

 private:
  bool is_over() const { return has_failed_ || stop_(); }

  void hand_over(std::size_t place, const Expected<std::string, ServiceError>& answer) {
    const std::lock_guard lock(mutex_);
    try {
      if (!has_failed_) answered_(place, answer);
    } catch (...) {
      failure_ = std::current_exception();
      has_failed_ = true;
    }
  }

  Batch batch_;
  const std::function<bool()>& stop_;
  const BatchAnswer& answered_;
  std::atomic<std::size_t> next_ = 0;
  std::atomic<bool> has_failed_ = false;
  std::mutex mutex_;  ///< held while an answer is passed on
  std::exception_ptr failure_;
};

}  // namespace

Expected<Batch, ServiceError> Batch::of(Json params) {
  if (!params.is_object()) return ServiceError{ServiceFault::bad_json, "expected an object with the parameters"};
  service::Parameters parameters(std::move(params), {}, service::row_of_object("batch"));
  Batch batch{.method = parameters.text("method")};
  if (!parameters.has("method")) parameters.refuse("method", "expected the name of a method");
  const Json* const common = parameters.find("params");
  if (common != nullptr && !common->is_object()) parameters.refuse("params", "expected an object");
  batch.questions = questions_of(parameters, common != nullptr ? *common : Json::object());
  if (const auto error = parameters.error()) return *error;
  if (std::ranges::find(service_methods(), batch.method) == service_methods().end()) {
    return ServiceError{ServiceFault::bad_parameter, "method: unknown method"};
  }
  return batch;
}

void ask_all(Batch batch, std::size_t threads, const std::function<bool()>& stop, const BatchAnswer& answered) {
  const std::size_t most = std::max<std::size_t>(1, std::min(threads, batch.questions.size()));
  BatchRun run(std::move(batch), stop, answered);
  {
    const platform::SignalsToThisThread signals;
    std::vector<std::jthread> workers;
    for (std::size_t i = 1; i < most; ++i) workers.emplace_back([&run] { run.work(); });
    run.work();
  }
  run.rethrow();
}

}  // namespace deduku::cli
