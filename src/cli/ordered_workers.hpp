// The same job on one item after the other, by several threads at once, with the results in the order of the
// items.
//
// Items stand in a ring. The owner puts them in and takes results out at the other end; workers claim items
// by counting up, so no lock is needed:
//
//      taken           claimed        put
//        |  . done . done . work . work |  (free)
//
// One worker needs no thread: the owner does the job itself, at once.
#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <optional>
#include <thread>
#include <vector>

namespace deduku::cli {

template <class Item, class Result>
class OrderedWorkers {
 public:
  using Job = std::function<Result(const Item&)>;
  using Take = std::function<void(const Item&, const Result&)>;

  /// One job per worker, at least one. `take` is called by the owner's thread only.
  OrderedWorkers(std::vector<Job> jobs, Take take) : jobs_(std::move(jobs)), take_(std::move(take)) {
    if (jobs_.size() == 1) return;
    for (const Job& job : jobs_) threads_.emplace_back([this, &job] { work(job); });
  }
  OrderedWorkers(const OrderedWorkers&) = delete;
  OrderedWorkers& operator=(const OrderedWorkers&) = delete;
  ~OrderedWorkers() {
    closed_ = true;
    put_.fetch_add(1);
    put_.notify_all();
    for (std::thread& thread : threads_) thread.join();
  }

  /// Hands an item to the workers. Takes what is ready, and waits if the ring is full.
  void put(Item item) {
    if (threads_.empty()) return take_(item, jobs_.front()(item));
    take_ready();
    while (put_ - taken_ == ring_.size()) pause();
    ring_[put_ % ring_.size()].item.emplace(std::move(item));
    put_.fetch_add(1);
    put_.notify_all();
  }

  /// Waits for all items put so far and takes their results.
  void finish() {
    while (taken_ < put_) pause();
  }

 private:
  static constexpr std::size_t ring_size = 1024;
  static constexpr std::chrono::microseconds nap{200};

  struct Slot {
    std::optional<Item> item;
    std::optional<Result> result;
    std::atomic<bool> is_done{false};
  };

  void pause() {
    if (!take_ready()) std::this_thread::sleep_for(nap);
  }

  /// Whether there was anything to take.
  bool take_ready() {
    const std::uint64_t before = taken_;
    for (; taken_ < put_; ++taken_) {
      Slot& slot = ring_[taken_ % ring_.size()];
      if (!slot.is_done) break;
      take_(*slot.item, *slot.result);
      slot.is_done = false;
    }
    return taken_ != before;
  }

  void work(const Job& job) {
    while (true) {
      const std::uint64_t mine = claimed_.fetch_add(1);
      for (std::uint64_t put = put_; put <= mine; put = put_) {
        if (closed_) return;
        put_.wait(put);
      }
      if (closed_) return;
      Slot& slot = ring_[mine % ring_.size()];
      slot.result.emplace(job(*slot.item));
      slot.is_done = true;
    }
  }

  std::vector<Job> jobs_;
  Take take_;
  std::vector<Slot> ring_ = std::vector<Slot>(ring_size);
  std::uint64_t taken_ = 0;
  std::atomic<std::uint64_t> claimed_{0};
  std::atomic<std::uint64_t> put_{0};
  std::atomic<bool> closed_{false};
  std::vector<std::thread> threads_;
};

}  // namespace deduku::cli
