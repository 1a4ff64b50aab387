// One job on one item after the other, by several threads at once, with the results in the order of the items.
//
// Items are in a ring. The owner puts them in and takes results out at the other end. Workers claim items by counting
// up, so they need a lock only to sleep until there is something to do:
//
//      taken           claimed        put
//        |  . done . done . work . work |  (free)
//
// One worker needs no thread: the owner does the job itself, at once.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <new>
#include <optional>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include "src/platform/process.hpp"

namespace deduku::cli {

template <class Item, class Result>
class OrderedWorkers {
 public:
  using Job = std::function<Result(const Item&)>;
  using Take = std::function<void(const Item&, const Result&)>;
  using GiveUp = std::function<bool()>;

  /// One job per worker, at least one. `take` is called by the owner's thread only. Once `gives_up` returns true,
  /// nothing waits any more.
  OrderedWorkers(
      std::vector<Job> jobs, Take take, GiveUp gives_up = [] { return false; })
      : jobs_(std::move(jobs)), take_(std::move(take)), gives_up_(std::move(gives_up)) {
    if (jobs_.size() > 1) start_threads();
  }
  OrderedWorkers(const OrderedWorkers&) = delete;
  OrderedWorkers& operator=(const OrderedWorkers&) = delete;
  ~OrderedWorkers() {
    {
      const std::lock_guard lock(sleep_);
      closed_ = true;
    }
    awake_.notify_all();
    for (std::thread& thread : threads_) thread.join();
  }

  /// The number of workers: fewer than jobs if the system has no threads left.
  std::size_t size() const { return threads_.empty() ? 1 : threads_.size(); }

  /// Passes an item to the workers. Takes the results that are ready, and waits if the ring is full. An exception of a
  /// job is thrown when the turn of its result comes, here and in `finish`; nothing after it is taken.
  void put(Item item) {
    if (threads_.empty()) return take_(item, jobs_.front()(item));
    take_ready();
    while (put_ - taken_ == ring_.size()) {
      if (is_over()) return;
      pause();
    }
    ring_[put_ % ring_.size()].item.emplace(std::move(item));
    {
      const std::lock_guard lock(sleep_);
      put_.fetch_add(1);
    }
    awake_.notify_all();
  }

  /// Waits for all items put so far and takes their results; if it gives up, takes the results that are ready up to the
  /// first that is not.
  void finish() {
    while (taken_ < put_ && !is_over()) pause();
    take_ready();
  }

 private:
  static constexpr std::size_t ring_size = 1024;
  static constexpr std::size_t memory_for_jobs = std::size_t{64} << 20U;  ///< of address space: never written
  /// The ring holds more items than are processed in that time.
  static constexpr std::chrono::milliseconds nap{1};

  struct Slot {
    std::optional<Item> item;
    std::optional<Result> result;
    std::exception_ptr failure;  ///< of the job
    std::atomic<bool> is_done{false};
  };

  /// If memory is scarce, the stacks of threads must not take all of it: memory for the jobs is held back meanwhile.
  void start_threads() {
    ring_ = std::vector<Slot>(ring_size);
    const auto give_back = [](void* memory) { ::operator delete(memory); };
    // A compiler may omit a new-expression whose memory is unused, but not this call.
    const std::unique_ptr<void, decltype(give_back)> held_back(::operator new(memory_for_jobs, std::nothrow),
                                                               give_back);
    threads_.reserve(jobs_.size());
    try {
      for (const Job& job : jobs_) threads_.emplace_back([this, &job] { work(job); });
    } catch (const std::system_error&) {
      // Then there are fewer threads. They share the available memory: a pool for each would take 64 MB of addresses.
      platform::share_memory_pool();
    }
  }

  bool is_over() const { return has_failed_ || gives_up_(); }

  void pause() {
    if (!take_ready()) std::this_thread::sleep_for(nap);
  }

  /// Whether any result was ready.
  bool take_ready() {
    const std::uint64_t before = taken_;
    while (taken_ < put_ && !has_failed_) {
      Slot& slot = ring_[taken_ % ring_.size()];
      if (!slot.is_done) break;
      ++taken_;
      slot.is_done = false;
      has_failed_ = slot.failure != nullptr;
      if (has_failed_) std::rethrow_exception(std::exchange(slot.failure, nullptr));
      take_(*slot.item, *slot.result);
    }
    return taken_ != before;
  }

  /// The condition it waits for must change only under its lock, or a worker could be woken between its check and its
  /// sleep. (`std::atomic::wait` of GCC 12 has this flaw on systems without a futex, such as Windows.)
  void sleep_until_put(std::uint64_t mine) {
    std::unique_lock lock(sleep_);
    awake_.wait(lock, [&] { return closed_ || put_ > mine; });
  }

  void work(const Job& job) {
    while (true) {
      const std::uint64_t mine = claimed_.fetch_add(1);
      if (put_ <= mine) sleep_until_put(mine);
      if (closed_) return;
      Slot& slot = ring_[mine % ring_.size()];
      try {
        slot.result.emplace(job(*slot.item));
      } catch (...) {
        slot.failure = std::current_exception();
      }
      slot.is_done = true;
    }
  }

  std::vector<Job> jobs_;
  Take take_;
  GiveUp gives_up_;
  std::vector<Slot> ring_;  ///< empty for one worker, so that a short run does not fill it
  std::uint64_t taken_ = 0;
  bool has_failed_ = false;  ///< a job whose turn came
  std::atomic<std::uint64_t> claimed_{0};
  std::atomic<std::uint64_t> put_{0};
  std::atomic<bool> closed_{false};
  std::mutex sleep_;
  std::condition_variable awake_;
  std::vector<std::thread> threads_;
};

}  // namespace deduku::cli
