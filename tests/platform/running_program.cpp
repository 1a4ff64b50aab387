#include "tests/platform/running_program.hpp"

#ifdef _WIN32
#define WIN32_LEAN_AND_MEAN
#ifndef NOMINMAX  // like the standard library of MinGW-w64
#define NOMINMAX
#endif
#include "src/platform/windows/wide.hpp"

#include <fcntl.h>
#include <io.h>
#else
#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>

extern "C" char** environ;  // NOLINT(readability-redundant-declaration): not every system declares it
#endif

namespace deduku::platform {

#ifdef _WIN32

namespace {

/// The handle that a program inherits as a standard stream.
HANDLE stream_of(int file, DWORD of_the_test) {
  const HANDLE handle = file < 0 ? GetStdHandle(of_the_test) : handle_of(file);
  SetHandleInformation(handle, HANDLE_FLAG_INHERIT, HANDLE_FLAG_INHERIT);
  return handle;
}

}  // namespace

std::array<int, 2> make_pipe() {
  std::array<int, 2> ends{};
  constexpr unsigned size = 4096;
  return _pipe(ends.data(), size, _O_BINARY | _O_NOINHERIT) == 0 ? ends : std::array<int, 2>{-1, -1};
}

struct RunningProgram::Process {
  HANDLE handle = nullptr;
  DWORD group = 0;
};

RunningProgram::RunningProgram(const std::vector<std::string>& words, Streams streams)
    : process_(std::make_unique<Process>()) {
  std::wstring line;
  for (const std::string& word : words) line += (line.empty() ? L"\"" : L" \"") + wide(word) + L"\"";
  // A process without a console cannot press a key for others.
  AllocConsole();
  STARTUPINFOW how{};
  how.cb = sizeof(how);
  const bool has_streams = streams.input >= 0 || streams.output >= 0;
  if (has_streams) {
    how.dwFlags = STARTF_USESTDHANDLES;
    how.hStdInput = stream_of(streams.input, STD_INPUT_HANDLE);
    how.hStdOutput = stream_of(streams.output, STD_OUTPUT_HANDLE);
    how.hStdError = stream_of(-1, STD_ERROR_HANDLE);
  }
  PROCESS_INFORMATION started{};
  if (CreateProcessW(nullptr, line.data(), nullptr, nullptr, has_streams ? TRUE : FALSE, CREATE_NEW_PROCESS_GROUP,
                     nullptr, nullptr, &how, &started) == 0) {
    return;
  }
  CloseHandle(started.hThread);
  *process_ = {started.hProcess, started.dwProcessId};
}

RunningProgram::~RunningProgram() {
  kill();
  CloseHandle(process_->handle);
}

bool RunningProgram::has_ended() {
  return WaitForSingleObject(process_->handle, 0) != WAIT_TIMEOUT;
}

void RunningProgram::kill() {
  constexpr UINT killed = 137;
  TerminateProcess(process_->handle, killed);
  WaitForSingleObject(process_->handle, INFINITE);
}

void RunningProgram::interrupt() {
  GenerateConsoleCtrlEvent(CTRL_BREAK_EVENT, process_->group);
}

int RunningProgram::exit_code() {
  DWORD code = 0;
  WaitForSingleObject(process_->handle, INFINITE);
  return GetExitCodeProcess(process_->handle, &code) != 0 ? static_cast<int>(code) : -1;
}

#else

std::array<int, 2> make_pipe() {
  std::array<int, 2> ends{};
  if (pipe(ends.data()) != 0) return {-1, -1};
  for (const int end : ends) fcntl(end, F_SETFD, FD_CLOEXEC);
  return ends;
}

struct RunningProgram::Process {
  pid_t number = -1;
  int status = 0;

  /// Whether it has ended; with the option 0 it has.
  bool ask(int option) {
    if (number >= 0 && waitpid(number, &status, option) != 0) number = -1;
    return number < 0;
  }
};

RunningProgram::RunningProgram(const std::vector<std::string>& words, Streams streams)
    : process_(std::make_unique<Process>()) {
  std::vector<std::string> copies = words;
  std::vector<char*> pointers;
  for (std::string& word : copies) pointers.push_back(word.data());
  pointers.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  if (streams.input >= 0) posix_spawn_file_actions_adddup2(&actions, streams.input, STDIN_FILENO);
  if (streams.output >= 0) posix_spawn_file_actions_adddup2(&actions, streams.output, STDOUT_FILENO);
  if (posix_spawn(&process_->number, pointers.front(), &actions, nullptr, pointers.data(), environ) != 0) {
    process_->number = -1;
  }
  posix_spawn_file_actions_destroy(&actions);
}

RunningProgram::~RunningProgram() {
  kill();
}

bool RunningProgram::has_ended() {
  return process_->ask(WNOHANG);
}

void RunningProgram::kill() {
  if (process_->number >= 0) ::kill(process_->number, SIGKILL);
  process_->ask(0);
}

void RunningProgram::interrupt() {
  if (process_->number >= 0) ::kill(process_->number, SIGINT);
}

int RunningProgram::exit_code() {
  process_->ask(0);
  return WIFEXITED(process_->status) ? WEXITSTATUS(process_->status) : 128 + WTERMSIG(process_->status);
}

#endif

}  // namespace deduku::platform
