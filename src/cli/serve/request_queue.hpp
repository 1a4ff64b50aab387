// Requests between the thread that reads them and the one that answers them.
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
  /// Whether it is a request of JSON-RPC 2.0, whose answer has the same form.
  bool is_rpc = false;
  /// The reason why it is not a request.
  std::optional<ServiceError> fault{};
  /// For a request to cancel another one: whether the other one was waiting or being answered.
  bool has_cancelled = false;
};

/// First come, first served, except for requests that cancel others. One thread puts, another one takes.
class RequestQueue {
 public:
  /// A request to cancel another one takes effect at once. All others wait until there is room.
  void put(Request request);
  /// The next one; empty when the queue is closed and no request waits. The call also means that the previous request
  /// is answered. Calls `before_wait` before it waits.
  std::optional<Request> next(const std::function<void()>& before_wait);
  /// Marks the last taken request as answered, so that it can no longer be cancelled; returns whether it was.
  bool end_answer();
  /// No more requests will come, and nothing waits any longer.
  void close();
  bool is_closed() const { return is_closed_; }
  /// Whether the last taken request has been cancelled.
  bool is_cancelled() const { return is_cancelled_; }

 private:
  struct Waiting {
    Request request;
    std::size_t memory;  ///< in bytes
  };

  bool is_empty() const { return cancels_.empty() && others_.empty(); }
  bool cancel(const service::Json& id);

  /// The memory in bytes for waiting requests; one more request may exceed it.
  static constexpr std::size_t most_memory = 16 << 20;

  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Waiting> cancels_;  ///< before all others
  std::deque<Waiting> others_;
  std::size_t memory_ = 0;                  ///< of both
  std::optional<service::Json> answering_;  ///< the id of the last taken request
  std::atomic<bool> is_closed_ = false;
  std::atomic<bool> is_cancelled_ = false;
};

}  // namespace deduku::cli
