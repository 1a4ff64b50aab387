// Questions from another program: one request a line on standard input, one answer a line on standard output.
#include <chrono>
#include <thread>

#include "src/cli/command/command.hpp"
#include "src/cli/io/failure.hpp"
#include "src/cli/io/memory_reserve.hpp"
#include "src/cli/io/signals.hpp"
#include "src/cli/serve/request_lines.hpp"
#include "src/cli/serve/request_queue.hpp"
#include "src/platform/file.hpp"
#include "src/records/json_text.hpp"

namespace deduku::cli {

namespace {

using service::error_json;
using service::Json;

/// Longer requests are errors.
constexpr std::size_t longest_request = 1 << 20;

bool is_id(const Json& json) {
  return json.is_null() || json.is_string() || json.is_number();
}

/// What is wrong with a request, in addition to what the service finds; empty for nothing.
std::string complaint_about(const Json& request) {
  if (!request.is_object()) return "expected an object with id, method and params";
  for (const auto& [name, value] : request.items()) {
    if (name != "id" && name != "method" && name != "params")
      return "a request has id, method and params, nothing else";
  }
  if (request.contains("id") && !is_id(request["id"])) return "id: expected a text or a number";
  if (!request.contains("method") || !request["method"].is_string()) return "method: expected a text";
  return "";
}

ServiceError bad_request(std::string message, std::int64_t line = 0, int column = 0) {
  return {ServiceFault::bad_json, std::move(message), line, column};
}

ServiceError out_of_memory() {
  return {ServiceFault::no_memory, "the question takes more memory than there is"};
}

/// Whether the parameters of `cancel` name a request.
bool name_request(const Json& params) {
  return params.is_object() && params.size() == 1 && params.contains("id") && is_id(params["id"]) &&
         !params["id"].is_null();
}

/// A request as it was read, even where it is none.
Request parse_request(const std::string& line) {
  if (line.size() >= longest_request) return {.fault = bad_request("the request is longer than 1 MiB")};
  Expected<Json> json = records::read_json(line);
  if (!json) return {.fault = bad_request(json.error().message, json.error().line, json.error().column)};
  Request request;
  if (json->is_object() && json->contains("id") && is_id((*json)["id"])) request.id = (*json)["id"];
  if (std::string complaint = complaint_about(*json); !complaint.empty()) {
    request.fault = bad_request(std::move(complaint));
    return request;
  }
  request.method = (*json)["method"].get<std::string>();
  if (json->contains("params") && !(*json)["params"].is_null()) request.params = std::move((*json)["params"]);
  if (request.method == "cancel" && !name_request(request.params)) {
    request.fault = {ServiceFault::bad_parameter,
                     "id: expected the id of the request to be broken off, and nothing else"};
  }
  return request;
}

/// Whether the one who reads the answers is still there: work for nobody is broken off. The answer that then cannot be
/// written ends the program.
class ReaderWatch {
 public:
  bool is_gone() {
    const auto now = Clock::now();
    if (now < next_look_) return is_gone_;
    next_look_ = now + std::chrono::milliseconds(100);
    is_gone_ = platform::is_deserted(platform::standard_output);
    return is_gone_;
  }

 private:
  using Clock = std::chrono::steady_clock;
  Clock::time_point next_look_ = Clock::now();
  bool is_gone_ = false;
};

/// Answers the requests of a queue, one after the other, in a thread of its own.
class Answerer {
 public:
  Answerer(RequestQueue& queue, Output& out) : queue_(queue), out_(out) {}

  void run() {
    try {
      while (std::optional<Request> request = queue_.next([this] { out_.flush(); })) {
        write_answer(*request);
        out_.write("\n");
        out_.end_record();
      }
    } catch (...) {
      failure_ = std::current_exception();
      queue_.close();
    }
  }
  /// Throws what ended it, if anything did.
  void rethrow() const {
    if (failure_) std::rethrow_exception(failure_);
  }

 private:
  /// A question that takes more memory than there is loses its own answer and no other.
  void write_answer(Request& request) {
    try {
      write_answer_to(request);
    } catch (const std::bad_alloc&) {
      set_memory_aside();
      (void)queue_.end_answer();
      out_.drop_record();
      refuse(request.id, out_of_memory());
    }
  }

  void write_answer_to(Request& request) {
    if (request.fault) return refuse(request.id, *request.fault);
    if (request.method == "cancel") {
      return out_.write(records::text_of({{"id", request.id}, {"result", {{"cancelled", request.has_cancelled}}}}));
    }
    ReaderWatch reader;
    const auto stop = [&] { return queue_.is_cancelled() || interrupted() || reader.is_gone(); };
    Expected<std::string, ServiceError> answer = service::answer_text(request.method, std::move(request.params), stop);
    if (queue_.end_answer()) return refuse(request.id, service::stopped());
    if (!answer) return refuse(request.id, answer.error());
    out_.write("{\"id\":" + records::text_of(request.id) + ",\"result\":");
    out_.write(*answer);
    out_.write("}");
  }

  void refuse(const Json& id, const ServiceError& error) {
    out_.write(records::text_of({{"id", id}, {"error", error_json(error)}}));
  }

  RequestQueue& queue_;
  Output& out_;
  std::exception_ptr failure_;
};

/// As long as it lives, a thread answers; it ends when all is answered that came.
class Answering {
 public:
  Answering(RequestQueue& queue, Answerer& answerer) : queue_(queue) {
    const platform::SignalsToThisThread signals;
    thread_ = std::thread([&answerer] { answerer.run(); });
  }
  ~Answering() {
    queue_.close();
    thread_.join();
  }
  Answering(const Answering&) = delete;
  Answering& operator=(const Answering&) = delete;

 private:
  RequestQueue& queue_;
  std::thread thread_;
};

class Serve final : public Command {
  void declare(Arguments& arguments) override {
    arguments.flag("--stdio", stdio_, "Requests come from standard input, answers go to standard output");
  }

  std::string more_help() const override {
    return "A request is a JSON object on a line: {\"id\": 1, \"method\": \"hint\", \"params\": {\"puzzle\": \"...\"}}.\n"
           "An answer has the same id, and \"result\" or \"error\". Answers come in the order of the requests.\n"
           "The method \"cancel\" with {\"id\": 1} breaks off the request 1. docs/protocol.md describes all methods.\n";
  }

  ExitCode run(Session& session) override {
    if (!stdio_) throw Failure(ExitCode::usage, "say where the requests come from: --stdio");
    RequestQueue queue;
    Answerer answerer(queue, session.out);
    {
      const Answering answering(queue, answerer);
      read_all(queue);
    }
    answerer.rethrow();
    return interrupted() ? interrupted_code() : ExitCode::done;
  }

  static Request request_of(const std::string& line) {
    try {
      return parse_request(line);
    } catch (const std::bad_alloc&) {
      set_memory_aside();
      return {.fault = out_of_memory()};
    }
  }

  /// Reads on while requests are being answered, so that one of them can be cancelled.
  static void read_all(RequestQueue& queue) {
    RequestLines lines(longest_request);
    std::string line;
    while (!queue.is_closed() && lines.next(line)) {
      if (line.find_first_not_of(" \t\r") != std::string::npos) queue.put(request_of(line));
    }
  }

  bool stdio_ = false;
};

}  // namespace

std::unique_ptr<Command> make_serve() {
  return std::make_unique<Serve>();
}

}  // namespace deduku::cli
