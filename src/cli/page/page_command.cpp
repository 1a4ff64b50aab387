// The page in the browser: its files, served only to browsers on this machine.
#include <array>
#include <atomic>
#include <chrono>
#include <thread>

#include "src/cli/command/command.hpp"
#include "src/cli/io/failure.hpp"
#include "src/cli/io/signals.hpp"
#include "src/cli/page/page_files.hpp"
#include "src/platform/loopback.hpp"
#include "src/platform/process.hpp"
#include "src/platform/system_signals.hpp"

namespace deduku::cli {

namespace {

/// Browsers store games, settings and practice data by the address of a page, so the port must be the same each time.
constexpr int default_port = 8096;
constexpr int greatest_port = 65'535;
constexpr int look_up = 100;      // ms between two checks whether the program is to end
constexpr int patience = 5'000;   // ms for a request; browsers open connections that they may never use
constexpr int most_at_once = 64;  // connections; no browser opens this many
constexpr std::size_t longest_request = 65'536;

/// A socket that is closed by its destructor.
class OpenSocket {
 public:
  explicit OpenSocket(platform::Socket socket) : socket_(socket) {}
  ~OpenSocket() {
    if (socket_ != platform::no_socket) platform::close_socket(socket_);
  }
  OpenSocket(const OpenSocket&) = delete;
  OpenSocket& operator=(const OpenSocket&) = delete;

  platform::Socket get() const { return socket_; }

 private:
  platform::Socket socket_;
};

/// The text up to the empty line that ends a request; only the text so far if that is late or too long.
std::string read_request(platform::Socket connection) {
  std::string request;
  std::array<char, 4096> buffer;
  const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(patience);
  while (request.find("\r\n\r\n") == std::string::npos && request.size() < longest_request) {
    if (interrupted() || std::chrono::steady_clock::now() > end) break;
    request.append(buffer.data(), platform::receive(connection, buffer.data(), buffer.size(), look_up));
  }
  return request;
}

/// Answers each connection in a thread of its own, until the program ends.
class PageServer {
 public:
  PageServer(const PageFiles& files, platform::Socket listener) : files_(files), listener_(listener) {}
  ~PageServer() {
    while (open_ > 0) std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  PageServer(const PageServer&) = delete;
  PageServer& operator=(const PageServer&) = delete;

  void run() {
    while (!interrupted()) {
      const platform::Socket connection = platform::accept_connection(listener_, look_up);
      if (connection != platform::no_socket) begin(connection);
    }
  }

 private:
  void begin(platform::Socket connection) {
    if (open_ >= most_at_once) return platform::close_socket(connection);
    const platform::SignalsToThisThread signals;
    ++open_;
    std::thread([this, connection] {
      answer(connection);
      --open_;
    }).detach();
  }

  void answer(platform::Socket socket) const {
    const OpenSocket connection(socket);
    const std::string request = read_request(socket);
    if (!request.empty()) (void)platform::send_all(socket, files_.answer_to(request));
  }

  const PageFiles& files_;
  platform::Socket listener_;
  std::atomic<int> open_ = 0;
};

class PageCommand final : public Command {
  void declare(Arguments& arguments) override {
    arguments.number("--port", port_, "Port on this machine; 0: any free port", greatest_port);
    arguments.flag("--no-browser", stays_closed_, "Print the address without opening a browser");
    arguments.text("--folder", folder_, "Folder of the page, if not the one that came with the program");
  }

  std::vector<HelpSection> help_sections() const override {
    return {
        {"The page",
         {"The page plays, explains and rates puzzles and teaches the techniques, in English, German and Chinese. "
          "Only browsers on this machine can open it, until Ctrl+C.",
          "Browsers store games by address, so each port has separate games. The same folder works on any server of "
          "static files."}}};
  }

  ExitCode run(Session& session) override {
    const std::string folder = folder_.empty() ? page_folder_of(platform::file_of_program()) : folder_;
    if (folder.empty()) {
      throw Failure(ExitCode::file_error,
                    "this program came without the page; build it with "
                    "scripts/web.sh --build, and name its folder with --folder");
    }
    if (!has_page(folder)) throw Failure(ExitCode::file_error, folder + ": it contains no index.html");
    const OpenSocket listener(platform::listen_on_loopback(static_cast<int>(port_)));
    if (listener.get() == platform::no_socket) {
      throw Failure(ExitCode::file_error,
                    "port " + std::to_string(port_) + " is in use; choose another one with --port");
    }
    const std::string host = "127.0.0.1:" + std::to_string(platform::port_of(listener.get()));
    const PageFiles files{folder, host};
    session.out.write("http://" + host + "/\n");
    session.out.flush();
    if (!stays_closed_) (void)platform::open_in_browser("http://" + host + "/");
    PageServer(files, listener.get()).run();
    return interrupted_code();
  }

  std::uint64_t port_ = default_port;
  bool stays_closed_ = false;
  std::string folder_;
};

}  // namespace

std::unique_ptr<Command> make_page() {
  return std::make_unique<PageCommand>();
}

}  // namespace deduku::cli
