#include <fcntl.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#if __has_include(<malloc.h>)
#include <malloc.h>
#endif

#include <array>
#include <cerrno>
#include <cstdio>
#include <memory>

#include "src/platform/process.hpp"

extern "C" char** environ;  // NOLINT(readability-redundant-declaration): not every system declares it

namespace deduku::platform {

namespace {

/// A file without a name, with these bytes, to be read from the start; null where none can be made.
std::unique_ptr<std::FILE, int (*)(std::FILE*)> file_with(const std::string& bytes) {
  std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::tmpfile(), std::fclose);
  if (file == nullptr) return file;
  fcntl(fileno(file.get()), F_SETFD, FD_CLOEXEC);
  const bool is_written = std::fwrite(bytes.data(), 1, bytes.size(), file.get()) == bytes.size();
  if (!is_written || std::fflush(file.get()) != 0 || lseek(fileno(file.get()), 0, SEEK_SET) != 0) file.reset();
  return file;
}

/// The end of a pipe, which is closed when it goes.
class PipeEnd {
 public:
  explicit PipeEnd(int number) : number_(number) { fcntl(number_, F_SETFD, FD_CLOEXEC); }
  ~PipeEnd() { close(); }
  PipeEnd(const PipeEnd&) = delete;
  PipeEnd& operator=(const PipeEnd&) = delete;

  int number() const { return number_; }
  void close() {
    if (number_ >= 0) ::close(number_);
    number_ = -1;
  }
  std::string read_all() const {
    std::string bytes;
    std::array<char, 1 << 16> buffer;
    while (true) {
      const ssize_t got = ::read(number_, buffer.data(), buffer.size());
      if (got > 0) bytes.append(buffer.data(), static_cast<std::size_t>(got));
      if (got == 0 || (got < 0 && errno != EINTR)) return bytes;
    }
  }

 private:
  int number_;
};

/// 0, or the error.
int start(pid_t& process, std::vector<std::string> words, int input, int output) {
  std::vector<char*> pointers;
  for (std::string& word : words) pointers.push_back(word.data());
  pointers.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
  const int error = posix_spawnp(&process, pointers.front(), &actions, nullptr, pointers.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  return error;
}

/// Waits for the end of a process; whether that was a good one.
bool succeeds(pid_t process) {
  int status = 0;
  while (waitpid(process, &status, 0) < 0) {
    if (errno != EINTR) return false;
  }
  return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

}  // namespace

/// What takes the place of a closed stream refuses to be read or written as a closed one does.
void prepare_streams() {
  for (const int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    const int wrong_way = descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY;
    if (fcntl(descriptor, F_GETFD) < 0) (void)open("/dev/null", wrong_way);
  }
}

std::vector<std::string> arguments(int argc, const char* const* argv) {
  return {argv, argv + argc};
}

int process_number() {
  return getpid();
}

void allow_many_files() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

void share_memory_pool() {
#ifdef M_ARENA_MAX
  mallopt(M_ARENA_MAX, 1);
#endif
}

ProgramRun run_program(const std::vector<std::string>& words, const std::string& input) {
  const auto file = file_with(input);
  int ends[2];
  if (file == nullptr || pipe(ends) != 0) return {.start_error = errno};
  const PipeEnd read_end(ends[0]);
  PipeEnd write_end(ends[1]);
  pid_t process = 0;
  const int error = start(process, words, fileno(file.get()), write_end.number());
  write_end.close();
  if (error != 0) return {.start_error = error, .is_missing = error == ENOENT};
  std::string output = read_end.read_all();
  return {.has_succeeded = succeeds(process), .output = std::move(output)};
}

}  // namespace deduku::platform
