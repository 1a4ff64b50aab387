#include "src/cli/io/log.hpp"

#define SPDLOG_EOL "\n"  // on every system, so that the output is the same
#include <spdlog/sinks/base_sink.h>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <cerrno>
#include <system_error>

#include "src/cli/io/failure.hpp"
#include "src/cli/io/output.hpp"
#include "src/platform/console.hpp"
#include "src/platform/file.hpp"

namespace deduku::cli {

namespace {

namespace level = spdlog::level;

level::level_enum stderr_level(const LogOptions& options) {
  if (options.quiet) return level::err;
  return options.verbosity == 0 ? level::info : options.verbosity == 1 ? level::debug : level::trace;
}

std::string message_of(int error) {
  return std::generic_category().message(error);
}

class StderrSink : public spdlog::sinks::base_sink<std::mutex> {
  void sink_it_(const spdlog::details::log_msg& message) override {
    spdlog::memory_buf_t text;
    formatter_->format(message, text);
    platform::write_to_standard_error({text.data(), text.size()});
  }
  void flush_() override {}
};

/// Appends to a file and checks each write.
class FileSink : public spdlog::sinks::base_sink<std::mutex> {
 public:
  /// `fail` is called once with the reason why the file could not be written.
  FileSink(int file, std::function<void(const std::string&)> fail) : file_(file), fail_(std::move(fail)) {}
  ~FileSink() override { platform::close_file(file_); }

 private:
  void sink_it_(const spdlog::details::log_msg& message) override {
    spdlog::memory_buf_t text;
    formatter_->format(message, text);
    std::string_view rest(text.data(), text.size());
    const int error = write_all(file_, rest);
    if (error != 0 && !std::exchange(has_failed_, true)) fail_(message_of(error));
  }
  void flush_() override {}

  int file_;
  std::function<void(const std::string&)> fail_;
  bool has_failed_ = false;
};

spdlog::sink_ptr stderr_sink(const LogOptions& options) {
  auto sink = std::make_shared<StderrSink>();
  sink->set_level(stderr_level(options));
  sink->set_pattern("%v");
  return sink;
}

spdlog::sink_ptr file_sink(const LogOptions& options, std::function<void(const std::string&)> fail) {
  if (options.file == "-") refuse_usage("--log-file: \"-\" is not a file; -v writes every step to stderr");
  const int file = platform::open_to_append(options.file);
  if (file < 0) throw Failure(ExitCode::file_error, "--log-file: " + options.file + ": " + message_of(errno));
  auto sink = std::make_shared<FileSink>(file, std::move(fail));
  sink->set_level(options.verbosity < 2 ? level::debug : level::trace);
  sink->set_pattern("%Y-%m-%d %H:%M:%S.%e %l %v");
  return sink;
}

}  // namespace

Log::Log(const LogOptions& options) : file_(options.file), logger_(std::make_shared<spdlog::logger>("deduku")) {
  logger_->sinks().push_back(stderr_sink(options));
  if (!file_.empty()) {
    logger_->sinks().push_back(file_sink(options, [this](const std::string& why) { give_up_file(why); }));
  }
  const auto lowest = std::ranges::min(logger_->sinks(), {}, &spdlog::sinks::sink::level);
  logger_->set_level(lowest->level());
  logger_->flush_on(level::trace);
}

/// The logger itself must not be changed while it logs.
void Log::give_up_file(const std::string& why) {
  is_complete_ = false;
  platform::write_to_standard_error("--log-file: " + file_ + ": " + why + "\n");
}

void Log::error(const std::string& message) {
  logger_->error(message);
}

void Log::fault(const std::string& message) {
  logger_->warn(message);
}

void Log::note(const std::string& message) {
  logger_->info(message);
}

void Log::step(const std::string& message) {
  logger_->debug(message);
}

void Log::grid(const std::string& message) {
  logger_->trace(message);
}

bool Log::wants_steps() const {
  return logger_->should_log(level::debug);
}

bool Log::wants_grids() const {
  return logger_->should_log(level::trace);
}

}  // namespace deduku::cli
