#include "src/cli/log.hpp"

#include <spdlog/sinks/basic_file_sink.h>
#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

#include <algorithm>

#include "src/cli/failure.hpp"

namespace deduku::cli {

namespace {

namespace level = spdlog::level;

level::level_enum stderr_level(const LogOptions& options) {
  if (options.quiet) return level::err;
  return options.verbosity == 0 ? level::info : options.verbosity == 1 ? level::debug : level::trace;
}

spdlog::sink_ptr stderr_sink(const LogOptions& options) {
  auto sink = std::make_shared<spdlog::sinks::stderr_sink_mt>();
  sink->set_level(stderr_level(options));
  sink->set_pattern("%v");
  return sink;
}

spdlog::sink_ptr file_sink(const LogOptions& options) {
  auto sink = std::make_shared<spdlog::sinks::basic_file_sink_mt>(options.file);
  sink->set_level(options.verbosity < 2 ? level::debug : level::trace);
  sink->set_pattern("%Y-%m-%d %H:%M:%S.%e %l %v");
  return sink;
}

}  // namespace

Log::Log(const LogOptions& options) : logger_(std::make_shared<spdlog::logger>("deduku")) {
  logger_->sinks().push_back(stderr_sink(options));
  try {
    if (!options.file.empty()) logger_->sinks().push_back(file_sink(options));
  } catch (const spdlog::spdlog_ex& error) {
    throw Failure(ExitCode::file_error, error.what());
  }
  const auto lowest = std::ranges::min(logger_->sinks(), {}, &spdlog::sinks::sink::level);
  logger_->set_level(lowest->level());
  logger_->flush_on(level::trace);
}

void Log::error(const std::string& message) {
  logger_->error(message);
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
