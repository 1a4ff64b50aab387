#include "src/cli/serve/request_queue.hpp"

#include <algorithm>

namespace deduku::cli {

void RequestQueue::put(Request request, std::size_t size) {
  request.size = size;
  std::unique_lock lock(mutex_);
  if (!request.fault && request.method == "cancel") {
    const auto id = request.params.find("id");
    request.has_cancelled = id != request.params.end() && cancel(*id);
    // Before all that waits, but behind those of its kind.
    const auto is_other = [](const Request& one) { return one.method != "cancel" || one.fault; };
    waiting_.insert(std::ranges::find_if(waiting_, is_other), std::move(request));
  } else {
    changed_.wait(lock, [&] { return waiting_size_ < most_waiting || is_closed_; });
    waiting_.push_back(std::move(request));
  }
  waiting_size_ += size;
  changed_.notify_all();
}

/// A request that waits is refused when its turn comes.
bool RequestQueue::cancel(const service::Json& id) {
  if (answering_ == id) {
    is_cancelled_ = true;
    return true;
  }
  const auto found = std::ranges::find_if(
      waiting_, [&](const Request& one) { return one.id == id && one.method != "cancel" && !one.fault; });
  if (found == waiting_.end()) return false;
  found->fault = service::stopped();
  return true;
}

std::optional<Request> RequestQueue::next(const std::function<void()>& before_wait) {
  std::unique_lock lock(mutex_);
  answering_.reset();
  if (waiting_.empty()) {
    lock.unlock();
    before_wait();
    lock.lock();
  }
  changed_.wait(lock, [&] { return !waiting_.empty() || is_closed_; });
  if (waiting_.empty()) return std::nullopt;
  Request request = std::move(waiting_.front());
  waiting_.pop_front();
  waiting_size_ -= request.size;
  is_cancelled_ = false;
  answering_ = request.id;
  changed_.notify_all();
  return request;
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
