// Requests on their way from the thread that reads them to the one that answers them.
#pragma once

#include <atomic>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>

#include "src/service/json_answer.hpp"

namespace deduku::cli {

struct Request {
  service::Json id = nullptr;
  std::string method{};
  service::Json params = service::Json::object();
  /// Why it is no request.
  std::optional<ServiceError> fault{};
  /// Of a request to cancel another one: whether that was waiting or being answered.
  bool has_cancelled = false;
};

/// First come, first served, but for those that cancel others. One thread puts, another one takes.
class RequestQueue {
 public:
  /// A request to cancel another one takes effect at once. Then waits until there is room for the request.
  void put(Request request);
  /// The next one; empty when the queue is closed and nothing waits any more. The one before is answered with that. Before
  /// it waits, it calls `before_wait`.
  std::optional<Request> next(const std::function<void()>& before_wait);
  /// Says that the request that was taken last has its answer, and can no longer be cancelled; whether it has been.
  bool end_answer();
  /// Nothing more will come, or be waited for.
  void close();
  bool is_closed() const { return is_closed_; }
  /// Whether the request that was taken last has been cancelled.
  bool is_cancelled() const { return is_cancelled_; }

 private:
  struct Waiting {
    Request request;
    std::size_t memory;  ///< in bytes
  };

  bool is_empty() const { return cancels_.empty() && others_.empty(); }
  bool cancel(const service::Json& id);

  /// So many bytes of memory may be taken by requests that wait, and one request more.
  static constexpr std::size_t most_memory = 16 << 20;

  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Waiting> cancels_;  ///< which come before all others
  std::deque<Waiting> others_;
  std::size_t memory_ = 0;                  ///< of both
  std::optional<service::Json> answering_;  ///< the id of the request that was taken last
  std::atomic<bool> is_closed_ = false;
  std::atomic<bool> is_cancelled_ = false;
};

}  // namespace deduku::cli
