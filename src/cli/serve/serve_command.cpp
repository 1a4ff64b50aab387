// Calls from another program: one request per line on standard input, one answer per line on standard output.
#include <algorithm>
#include <cerrno>
#include <chrono>
#include <mutex>
#include <system_error>
#include <thread>

#include "src/cli/command/command.hpp"
#include "src/cli/io/failure.hpp"
#include "src/cli/io/memory_reserve.hpp"
#include "src/cli/io/signals.hpp"
#include "src/cli/io/terminal.hpp"
#include "src/cli/serve/batch.hpp"
#include "src/cli/serve/dialect.hpp"
#include "src/cli/serve/request_queue.hpp"
#include "src/platform/file.hpp"

namespace deduku::cli {

namespace {

/// Whether the reader of the answers still exists: work without a reader is abandoned. Then the failed write of the
/// answer ends the program.
class ReaderWatch {
 public:
  /// Any thread may call it.
  bool is_gone() {
    const std::lock_guard lock(mutex_);
    const auto now = Clock::now();
    if (now < next_look_) return is_gone_;
    next_look_ = now + std::chrono::milliseconds(100);
    is_gone_ = platform::is_deserted(platform::standard_output);
    return is_gone_;
  }

 private:
  using Clock = std::chrono::steady_clock;
  std::mutex mutex_;
  Clock::time_point next_look_ = Clock::now();
  bool is_gone_ = false;
};

/// During its life, a thread answers the requests of a queue, one after the other.
class Answerer {
 public:
  /// `threads`: the number of calls of a batch that run at once.
  Answerer(const Dialect& dialect, RequestQueue& queue, Output& out, std::size_t threads)
      : dialect_(dialect), queue_(queue), out_(out), threads_(threads) {
    const platform::SignalsToThisThread signals;
    thread_ = std::thread([this] { run(); });
  }
  ~Answerer() { end(); }
  Answerer(const Answerer&) = delete;
  Answerer& operator=(const Answerer&) = delete;

  /// Waits for the answers to all received requests. Throws the exception that ended the thread, if there was one.
  void finish() {
    end();
    if (failure_) std::rethrow_exception(failure_);
  }

 private:
  void run() {
    try {
      while (std::optional<Request> request = queue_.next([this] { out_.flush(); })) {
        write_answer(*request);
        out_.end_record();
      }
    } catch (...) {
      failure_ = std::current_exception();
      queue_.close();
    }
  }
  void end() {
    queue_.close();
    if (thread_.joinable()) thread_.join();
  }

  /// A call that needs too much memory loses only its own answer.
  void write_answer(Request& request) {
    try {
      write_answer_to(request);
    } catch (const std::bad_alloc&) {
      set_memory_aside();
      (void)queue_.end_answer();
      out_.drop_record();
      dialect_.write_error(request, out_of_memory(), out_);
    }
  }

  void write_answer_to(Request& request) {
    if (request.fault) return dialect_.write_error(request, *request.fault, out_);
    if (request.method == "cancel") return dialect_.write_cancelled(request, out_);
    const Expected<std::string, ServiceError> answer =
        request.method == "batch" ? answer_to_batch(request) : dialect_.answer(request, stop_);
    if (queue_.end_answer()) return dialect_.write_error(request, service::stopped(), out_);
    if (!answer) return dialect_.write_error(request, answer.error(), out_);
    dialect_.write_answer(request, *answer, out_);
  }

  /// Writes each part when it is done; the answer contains their number.
  Expected<std::string, ServiceError> answer_to_batch(Request& request) {
    Expected<Batch, ServiceError> batch = Batch::of(std::move(request.params));
    if (!batch) return batch.error();
    std::size_t count = 0;
    ask_all(*std::move(batch), threads_, stop_, [&](std::size_t place, const auto& part) {
      dialect_.write_part(request, place + 1, part, out_);
      out_.flush();
      ++count;
    });
    return records::text_of({{"type", "batch"}, {"answered", count}});
  }

  const Dialect& dialect_;
  RequestQueue& queue_;
  Output& out_;
  std::size_t threads_;
  ReaderWatch reader_;
  std::function<bool()> stop_ = [this] { return queue_.is_cancelled() || interrupted() || reader_.is_gone(); };
  std::exception_ptr failure_;
  std::thread thread_;
};

/// Standard input line by line, in any bytes that other programs write.
class RequestLines {
 public:
  /// Stores the next line without its end, cut off after `longest_request` bytes; false at the end of the input and
  /// after a signal. Throws `Failure` if the input cannot be read.
  bool next(std::string& line) {
    line.clear();
    while (true) {
      if (begin_ == buffer_.size() && !refill()) return !line.empty();
      const std::size_t end = std::min(buffer_.find('\n', begin_), buffer_.size());
      line.append(buffer_, begin_, std::min(end - begin_, longest_request - line.size()));
      const bool is_whole = end < buffer_.size();
      begin_ = is_whole ? end + 1 : end;
      if (is_whole) return true;
    }
  }

 private:
  static constexpr std::size_t buffer_size = 1 << 16;

  bool refill() {
    buffer_.resize(buffer_size);
    begin_ = 0;
    note_terminal_input();
    std::ptrdiff_t got = -1;
    do {
      if (interrupted()) break;
      got = platform::read_bytes(platform::standard_input, buffer_.data(), buffer_.size());
    } while (got < 0 && errno == EINTR);
    const int error = errno;
    buffer_.resize(got > 0 ? static_cast<std::size_t>(got) : 0);
    if (got < 0 && !interrupted()) {
      throw Failure(ExitCode::file_error, "standard input: " + std::generic_category().message(error));
    }
    return got > 0;
  }

  std::string buffer_;
  std::size_t begin_ = 0;  ///< of the rest of the buffer
};

class Serve final : public Command {
  void declare(Arguments& arguments) override {
    arguments.flag("--stdio", stdio_, "Read requests from standard input and write answers to standard output");
    arguments.flag(
        "--mcp", mcp_,
        "Do the same in the Model Context Protocol, for language models; the tools are hint, assess, why, rate, "
        "generate and draw");
    arguments.group(OptionGroup::effort);
    arguments.number("--threads", threads_, "Number of questions of a batch answered at once; 0: one per processor",
                     1024);
  }

  std::vector<HelpSection> help_sections() const override {
    return {{"Requests and answers",
             {"A request is a JSON object on a line, and the answer has the same id, with \"result\" or \"error\". "
              "Answers come in the order of the requests. docs/protocol.md describes all methods and the tools of "
              "--mcp."},
             {{"{\"id\": 1, \"method\": \"hint\", \"params\": {\"puzzle\": \"...\"}}", "a request"},
              {"cancel", "the method that cancels the request of {\"id\": 1}"},
              {"batch", "the method that asks one question about many boards"}}}};
  }

  ExitCode run(Session& session) override {
    if (stdio_ == mcp_) refuse_usage("expected --stdio or --mcp, the form of the requests");
    const Dialect& dialect = mcp_ ? mcp_dialect() : line_dialect();
    RequestQueue queue;
    const std::size_t threads = threads_ > 0 ? threads_ : std::max(1U, std::thread::hardware_concurrency());
    Answerer answerer(dialect, queue, session.out, threads);
    read_all(dialect, queue);
    answerer.finish();
    return interrupted() ? interrupted_code() : ExitCode::done;
  }

  static Request request_of(const Dialect& dialect, const std::string& line) {
    try {
      return dialect.request_of(line);
    } catch (const std::bad_alloc&) {
      set_memory_aside();
      return {.fault = out_of_memory()};
    }
  }

  /// Continues to read while requests are being answered, so that they can be cancelled.
  static void read_all(const Dialect& dialect, RequestQueue& queue) {
    RequestLines lines;
    std::string line;
    while (!queue.is_closed() && lines.next(line)) {
      if (line.find_first_not_of(" \t\r") != std::string::npos) queue.put(request_of(dialect, line));
    }
  }

  bool stdio_ = false;
  bool mcp_ = false;
  std::uint64_t threads_ = 0;
};

}  // namespace

std::unique_ptr<Command> make_serve() {
  return std::make_unique<Serve>();
}

}  // namespace deduku::cli
