// Other formats than SVG are made by rsvg-convert, which is run without a shell.
#include "src/cli/draw/picture_files.hpp"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <filesystem>
#include <system_error>
#include <vector>

#include "src/cli/io/failure.hpp"
#include "src/cli/io/text.hpp"
#include "src/cli/io/whole_file.hpp"

namespace deduku::cli {

namespace {

std::string reason_of(int error) {
  return std::generic_category().message(error);
}

[[noreturn]] void fail(const std::string& path, const std::string& reason) {
  throw Failure(ExitCode::file_error, error_text(path, {0, 0, reason}));
}

/// A descriptor that is closed when it goes.
class Descriptor {
 public:
  explicit Descriptor(int number) : number_(number) {}
  ~Descriptor() { close(); }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;

  int number() const { return number_; }
  /// 0, or the error.
  int close() {
    const int result = number_ < 0 ? 0 : ::close(number_);
    number_ = -1;
    return result == 0 ? 0 : errno;
  }
  /// 0, or the error.
  int write(std::string_view bytes) const {
    while (!bytes.empty()) {
      const ssize_t written = ::write(number_, bytes.data(), bytes.size());
      if (written < 0 && errno != EINTR) return errno;
      if (written > 0) bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return 0;
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

/// Another process: standard input and output are given, and what it says on standard error is not hidden.
class Process {
 public:
  Process(std::vector<std::string> words, int input, int output) {
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
    error_ = posix_spawnp(&process_, arguments.front(), &actions, nullptr, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
  }

  /// Why it could not be started; 0 where it was.
  int error() const { return error_; }
  /// Waits for its end; whether that was a good one.
  bool succeeds() const {
    int status = 0;
    while (waitpid(process_, &status, 0) < 0) {
      if (errno != EINTR) return false;
    }
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
  }

 private:
  pid_t process_ = 0;
  int error_ = 0;
};

[[noreturn]] void fail_to_start(PictureFormat format, int error) {
  const std::string picture = "--to " + std::string(name(format)) + ": ";
  if (error != ENOENT) throw Failure(ExitCode::file_error, picture + "rsvg-convert: " + reason_of(error));
  throw Failure(ExitCode::file_error,
                picture +
                    "the program rsvg-convert, which makes it of an SVG, is not installed (on Debian it is in the "
                    "package librsvg2-bin); --to svg needs no other program");
}

/// A file without a name, with these bytes, to be read from the start.
int file_with(const std::string& bytes) {
  std::FILE* const file = std::tmpfile();
  if (file == nullptr) fail("temporary file", reason_of(errno));
  const int descriptor = fcntl(fileno(file), F_DUPFD_CLOEXEC, 3);
  std::fclose(file);
  Descriptor copy(descriptor);
  if (const int error = copy.write(bytes)) fail("temporary file", reason_of(error));
  lseek(copy.number(), 0, SEEK_SET);
  return fcntl(copy.number(), F_DUPFD_CLOEXEC, 3);
}

}  // namespace

std::string_view name(PictureFormat format) {
  static constexpr std::array<std::string_view, 3> names = {"svg", "png", "pdf"};
  return names[static_cast<std::size_t>(format)];
}

PictureFiles::PictureFiles(std::string target, PictureFormat format, int width, const Output& out)
    : target_(std::move(target)), format_(format), width_(width) {
  std::error_code error;
  if (target_.empty()) {
    if (format_ != PictureFormat::svg && out.is_terminal()) {
      throw Failure(ExitCode::usage, "--to " + std::string(name(format_)) +
                                         ": a terminal cannot show it; say where to write it with -o FILE");
    }
  } else if (is_folder()) {
    make_folder(target_);
  } else if (std::filesystem::is_directory(target_, error)) {
    throw Failure(ExitCode::usage,
                  "-o: \"" + target_ + "\" is a folder; write \"" + target_ + "/\" to put pictures into it");
  }
}

void PictureFiles::write(const std::string& svg, const std::string& name, Output& out) {
  const std::string bytes = format_ == PictureFormat::svg ? svg + "\n" : converted(svg);
  if (target_.empty()) return out.write(bytes);
  write_whole_file(is_folder() ? in_folder(name + "." + std::string(extension())) : target_, bytes);
}

void PictureFiles::write_text(const std::string& name, const std::string& text) {
  write_whole_file(in_folder(name), text);
}

std::string PictureFiles::converted(const std::string& svg) const {
  const Descriptor input(file_with(svg));
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) fail("rsvg-convert", reason_of(errno));
  const Descriptor read_end(ends[0]);
  Descriptor write_end(ends[1]);
  std::vector<std::string> words = {"rsvg-convert", "--format", std::string(name(format_))};
  if (format_ == PictureFormat::png)
    words.insert(words.end(), {"--width", std::to_string(width_), "--keep-aspect-ratio"});
  const Process process(words, input.number(), write_end.number());
  if (process.error() != 0) fail_to_start(format_, process.error());
  write_end.close();
  std::string bytes = read_end.read_all();
  if (!process.succeeds() || bytes.empty()) fail("rsvg-convert", "could not convert the picture");
  return bytes;
}

}  // namespace deduku::cli
