#include "tests/cli/program.hpp"

#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace deduku::testing {

std::string tested_program() {
  const char* const other = std::getenv("DEDUKU_TESTED_PROGRAM");
  return other == nullptr ? DEDUKU_PROGRAM : other;
}

namespace {

/// The standard input, output and error of the child.
struct Streams {
  int input;
  int output;
  int error;
};

std::vector<char*> pointers_to(Words& words) {
  std::vector<char*> pointers;
  for (std::string& word : words) pointers.push_back(word.data());
  pointers.push_back(nullptr);
  return pointers;
}

/// The environment of the test without NO_COLOR and the language variables, and with the additions.
Words whole_environment(const Words& additions) {
  static constexpr std::string_view dropped[] = {"NO_COLOR=", "DEDUKU_LANG=", "LC_ALL=", "LC_MESSAGES=", "LANG="};
  Words all = additions;
  for (char** variable = environ; *variable != nullptr; ++variable) {
    const std::string text = *variable;
    const std::string name = text.substr(0, text.find('=') + 1);
    const bool is_replaced =
        std::ranges::find(dropped, name) != std::end(dropped) ||
        std::ranges::any_of(additions, [&](const std::string& addition) { return addition.starts_with(name); });
    if (!is_replaced) all.push_back(text);
  }
  return all;
}

int start_words(Words words, const Streams& streams, const Words& environment) {
  Words variables = whole_environment(environment);
  const std::vector<char*> argv = pointers_to(words);
  const std::vector<char*> envp = pointers_to(variables);
  const int process = fork();
  if (process != 0) return process;
  dup2(streams.input, STDIN_FILENO);
  dup2(streams.output, STDOUT_FILENO);
  dup2(streams.error, STDERR_FILENO);
  execve(argv[0], argv.data(), envp.data());
  _exit(127);
}

int start(const Words& arguments, const Streams& streams, const Words& environment) {
  return start_words(Words{tested_program()} + arguments, streams, environment);
}

int exit_code_of(int process) {
  int status = 0;
  waitpid(process, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

std::string read_all(int descriptor) {
  std::string text;
  std::array<char, 4096> chunk{};
  ssize_t got = 0;
  // A terminal whose other end is closed gives an error instead of the end of the file.
  while ((got = read(descriptor, chunk.data(), chunk.size())) > 0) {
    text.append(chunk.data(), static_cast<std::size_t>(got));
  }
  return text;
}

/// An unnamed file for one stream of the child.
class Scratch {
 public:
  explicit Scratch(const std::string& content = "") : file_(std::tmpfile()) {
    std::fwrite(content.data(), 1, content.size(), file_);
    std::rewind(file_);
  }
  ~Scratch() { std::fclose(file_); }
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;

  int descriptor() const { return fileno(file_); }
  std::string content() const {
    lseek(descriptor(), 0, SEEK_SET);
    return read_all(descriptor());
  }

 private:
  std::FILE* file_;
};

}  // namespace

Finished run(const Words& arguments, const std::string& input, const Words& environment) {
  const Scratch in(input);
  const Scratch out;
  const Scratch err;
  const int process = start(arguments, {in.descriptor(), out.descriptor(), err.descriptor()}, environment);
  const int code = exit_code_of(process);
  return {code, out.content(), err.content()};
}

Finished run_stopped(const Words& arguments, std::chrono::microseconds after, int signal, const std::string& input) {
  const Scratch in(input);
  const Scratch out;
  const Scratch err;
  const int process = start(arguments, {in.descriptor(), out.descriptor(), err.descriptor()}, {});
  usleep(static_cast<useconds_t>(after.count()));
  kill(process, signal);
  const int code = exit_code_of(process);
  return {code, out.content(), err.content()};
}

Finished run_by_shell(const std::string& script, const Words& arguments) {
  const Scratch in;
  const Scratch out;
  const Scratch err;
  const Words words = Words{"/bin/sh", "-c", script, tested_program()} + arguments;
  const int process = start_words(words, {in.descriptor(), out.descriptor(), err.descriptor()}, {});
  const int code = exit_code_of(process);
  return {code, out.content(), err.content()};
}

Finished run_at_terminal(const Words& arguments, const Words& environment) {
  const Scratch in;
  const Scratch err;
  int ours = -1;
  int theirs = -1;
  if (openpty(&ours, &theirs, nullptr, nullptr, nullptr) != 0) return {};
  const int process = start(arguments, {in.descriptor(), theirs, err.descriptor()}, environment);
  close(theirs);
  Finished finished;
  finished.out = read_all(ours);
  finished.code = exit_code_of(process);
  finished.err = err.content();
  close(ours);
  return finished;
}

Finished run_typed(const Words& arguments, const std::string& typed) {
  const Scratch out;
  const Scratch err;
  int ours = -1;
  int theirs = -1;
  if (openpty(&ours, &theirs, nullptr, nullptr, nullptr) != 0) return {};
  const int process = start(arguments, {theirs, out.descriptor(), err.descriptor()}, {});
  constexpr int most_waits = 100;
  constexpr useconds_t wait = 20'000;
  for (int i = 0; i < most_waits && err.content().empty(); ++i) usleep(wait);
  const std::string keys = typed + "\x04";
  EXPECT_EQ(::write(ours, keys.data(), keys.size()), static_cast<ssize_t>(keys.size()));
  Finished finished;
  finished.code = exit_code_of(process);
  finished.out = out.content();
  finished.err = err.content();
  close(ours);
  close(theirs);
  return finished;
}

namespace {

/// Calls `take` with the process and the terminal.
template <class Take>
Finished watch(const Words& arguments, unsigned short columns, Take take) {
  const Scratch in;
  const Scratch out;
  int ours = -1;
  int theirs = -1;
  const winsize size{25, columns, 0, 0};
  if (openpty(&ours, &theirs, nullptr, nullptr, &size) != 0) return {};
  const int process = start(arguments, {in.descriptor(), out.descriptor(), theirs}, {});
  close(theirs);
  Finished finished;
  finished.err = take(process, ours);
  finished.code = exit_code_of(process);
  finished.out = out.content();
  close(ours);
  return finished;
}

}  // namespace

Finished run_watched(const Words& arguments) {
  return watch(arguments, 80, [](int, int terminal) { return read_all(terminal); });
}

Finished run_watched_for(unsigned seconds, unsigned short columns, const Words& arguments) {
  return watch(arguments, columns, [&](int process, int terminal) {
    sleep(seconds);
    kill(process, SIGTERM);
    return read_all(terminal);
  });
}

Running::Running(const Words& arguments) {
  std::signal(SIGPIPE, SIG_IGN);
  std::array<int, 2> in{};
  std::array<int, 2> out{};
  if (pipe2(in.data(), O_CLOEXEC) != 0 || pipe2(out.data(), O_CLOEXEC) != 0) return;
  error_ = std::tmpfile();
  process_ = start(arguments, {in[0], out[1], fileno(error_)}, {});
  close(in[0]);
  close(out[1]);
  input_ = in[1];
  output_ = out[0];
}

Running::~Running() {
  close_input();
  close_output();
  if (process_ > 0) exit_code_of(process_);
  if (error_ != nullptr) std::fclose(error_);
}

void Running::write(const std::string& text) const {
  [[maybe_unused]] const ssize_t written = ::write(input_, text.data(), text.size());
}

void Running::wait_until_read() const {
  int unread = 1;
  while (ioctl(input_, FIONREAD, &unread) == 0 && unread > 0) usleep(1000);
}

std::string Running::read_line() const {
  constexpr int longest_wait = 60000;
  pollfd query{output_, POLLIN, 0};
  std::string line;
  char symbol = 0;
  while (poll(&query, 1, longest_wait) == 1 && read(output_, &symbol, 1) == 1 && symbol != '\n') line += symbol;
  return line;
}

std::string Running::said() const {
  std::string text;
  std::array<char, 4096> chunk{};
  ssize_t got = 0;
  while ((got = pread(fileno(error_), chunk.data(), chunk.size(), static_cast<off_t>(text.size()))) > 0) {
    text.append(chunk.data(), static_cast<std::size_t>(got));
  }
  return text;
}

void Running::close_input() {
  if (input_ >= 0) close(std::exchange(input_, -1));
}

void Running::close_output() {
  if (output_ >= 0) close(std::exchange(output_, -1));
}

void Running::send(int signal) const {
  kill(process_, signal);
}

Finished Running::finish() {
  Finished finished;
  if (output_ >= 0) finished.out = read_all(output_);
  finished.code = exit_code_of(std::exchange(process_, -1));
  finished.err = said();
  return finished;
}

TemporaryFolder::TemporaryFolder() {
  std::string pattern = (std::filesystem::temp_directory_path() / "deduku-test-XXXXXX").string();
  path_ = mkdtemp(pattern.data());
}

TemporaryFolder::~TemporaryFolder() {
  std::filesystem::remove_all(path_);
}

std::set<std::string> TemporaryFolder::names() const {
  std::set<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(path_)) names.insert(entry.path().filename());
  return names;
}

TemporaryFile::TemporaryFile(const std::string& content, const std::string& name) : path_(folder_.file(name)) {
  store(path_, content);
}

std::string TemporaryFile::content() const {
  std::ostringstream text;
  text << std::ifstream(path_, std::ios::binary).rdbuf();
  return text.str();
}

namespace {

Words split(const std::string& text, char separator) {
  Words parts;
  std::istringstream stream(text);
  for (std::string part; std::getline(stream, part, separator);) parts.push_back(part);
  return parts;
}

}  // namespace

std::string content_of(const std::string& path) {
  std::ostringstream text;
  text << std::ifstream(path, std::ios::binary).rdbuf();
  return text.str();
}

void store(const std::string& path, const std::string& content) {
  std::ofstream(path, std::ios::binary) << content;
}

Words lines_of(const std::string& text) {
  return split(text, '\n');
}

Words operator+(Words words, const Words& others) {
  words.insert(words.end(), others.begin(), others.end());
  return words;
}

Words fields_of(const std::string& line) {
  return split(line + ",", ',');
}

}  // namespace deduku::testing
