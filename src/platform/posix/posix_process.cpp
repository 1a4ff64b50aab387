#include <fcntl.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __APPLE__
#include <mach-o/dyld.h>
#endif
#if __has_include(<malloc.h>)
#include <malloc.h>
#endif
#if __has_include(<sys/auxv.h>)
#include <sys/auxv.h>
#endif

#include <array>
#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <memory>

#include "src/platform/process.hpp"

extern "C" char** environ;  // NOLINT(readability-redundant-declaration): not every system declares it

namespace deduku::platform {

namespace {

/// A file without a name that contains these bytes, at its start; null if it cannot be made.
std::unique_ptr<std::FILE, int (*)(std::FILE*)> file_with(const std::string& bytes) {
  std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::tmpfile(), std::fclose);
  if (file == nullptr) return file;
  fcntl(fileno(file.get()), F_SETFD, FD_CLOEXEC);
  const bool is_written = std::fwrite(bytes.data(), 1, bytes.size(), file.get()) == bytes.size();
  if (!is_written || std::fflush(file.get()) != 0 || lseek(fileno(file.get()), 0, SEEK_SET) != 0) file.reset();
  return file;
}

/// The end of a pipe, which is closed by its destructor.
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

/// Waits for the end of a process; returns whether it succeeded.
bool succeeds(pid_t process) {
  int status = 0;
  while (waitpid(process, &status, 0) < 0) {
    if (errno != EINTR) return false;
  }
  return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

}  // namespace

/// The replacement of a closed stream refuses to be read or written, like a closed one.
void prepare_streams() {
  for (const int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    const int wrong_way = descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY;
    if (fcntl(descriptor, F_GETFD) < 0) (void)open("/dev/null", wrong_way);
  }
}

std::vector<std::string> arguments(int argc, const char* const* argv) {
  return {argv, argv + argc};
}

std::string file_of_program() {
#ifdef __APPLE__
  std::array<char, 4096> path{};
  std::uint32_t size = path.size();
  return _NSGetExecutablePath(path.data(), &size) == 0 ? path.data() : "";
#else
  std::error_code error;
  const std::filesystem::path program = std::filesystem::read_symlink("/proc/self/exe", error);
  if (!error) return program.string();
#if __has_include(<sys/auxv.h>)
  // A root folder of its own may lack /proc.
  if (const unsigned long path = getauxval(AT_EXECFN)) return reinterpret_cast<const char*>(path);
#endif
  return "";
#endif
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

/// Runs it in a process group of its own, so that Ctrl C at this program does not end the browser. Some openers run as
/// long as their browser does, so the program does not wait for them.
bool open_in_browser(const std::string& address) {
#ifdef __APPLE__
  std::string opener = "open";
#else
  std::string opener = "xdg-open";
#endif
  std::string shown = address;
  char* const words[] = {opener.data(), shown.data(), nullptr};
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_RDWR, 0);
  }
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
  pid_t process = 0;
  const int error = posix_spawnp(&process, opener.c_str(), &actions, &attributes, words, environ);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return error == 0;
}

}  // namespace deduku::platform
