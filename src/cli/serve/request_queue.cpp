#include "src/cli/serve/request_queue.hpp"

#include <algorithm>

namespace deduku::cli {

namespace {

using service::Json;

/// The overhead of a block of the heap.
constexpr std::size_t block = 16;

std::size_t memory_of(const std::string& text) {
  return sizeof(text) + block + text.capacity();
}

/// The approximate memory of a value, in bytes. Arrays have room for twice as many values as they contain.
std::size_t memory_of(const Json& json) {
  std::size_t memory = 2 * sizeof(Json);
  if (json.is_string()) memory += memory_of(json.get_ref<const std::string&>());
  if (json.is_structured()) memory += block + sizeof(Json::object_t);
  if (json.is_array()) {
    for (const Json& value : json) memory += memory_of(value);
  }
  if (json.is_object()) {
    for (const auto& [name, value] : json.items()) memory += 2 * memory_of(name) + memory_of(value);
  }
  return memory;
}

std::size_t memory_of(const Request& request) {
  const std::size_t of_fault = request.fault ? memory_of(request.fault->message) : 0;
  return sizeof(request) + memory_of(request.id) + memory_of(request.method) + memory_of(request.params) + of_fault;
}

}  // namespace

void RequestQueue::put(Request request) {
  const bool is_cancel = !request.fault && request.method == "cancel";
  const std::size_t memory = memory_of(request);
  std::unique_lock lock(mutex_);
  if (is_cancel) {
    const auto id = request.params.find("id");
    request.has_cancelled = id != request.params.end() && cancel(*id);
  }
  changed_.wait(lock, [&] { return memory_ < most_memory || is_closed_; });
  (is_cancel ? cancels_ : others_).push_back({std::move(request), memory});
  memory_ += memory;
  changed_.notify_all();
}

/// A waiting request is refused when its turn comes.
bool RequestQueue::cancel(const Json& id) {
  if (answering_ == id) {
    is_cancelled_ = true;
    return true;
  }
  const auto found =
      std::ranges::find_if(others_, [&](const Waiting& one) { return one.request.id == id && !one.request.fault; });
  if (found == others_.end()) return false;
  found->request.fault = service::stopped();
  return true;
}

std::optional<Request> RequestQueue::next(const std::function<void()>& before_wait) {
  std::unique_lock lock(mutex_);
  answering_.reset();
  if (is_empty()) {
    lock.unlock();
    before_wait();
    lock.lock();
  }
  changed_.wait(lock, [&] { return !is_empty() || is_closed_; });
  if (is_empty()) return std::nullopt;
  std::deque<Waiting>& waiting = cancels_.empty() ? others_ : cancels_;
  Waiting taken = std::move(waiting.front());
  waiting.pop_front();
  memory_ -= taken.memory;
  is_cancelled_ = false;
  answering_ = taken.request.id;
  changed_.notify_all();
  return std::move(taken.request);
}

bool RequestQueue::end_answer() {
  const std::lock_guard lock(mutex_);
  answering_.reset();
  return is_cancelled_;
}

void RequestQueue::close() {
  const std::lock_guard lock(mutex_);
  is_closed_ = true;
  changed_.notify_all();
}

}  // namespace deduku::cli
