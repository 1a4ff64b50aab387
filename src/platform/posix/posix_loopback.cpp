#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>

#include "src/platform/loopback.hpp"

namespace deduku::platform {

namespace {

sockaddr_in loopback_at(int port) {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  address.sin_port = htons(static_cast<std::uint16_t>(port));
  return address;
}

/// Every function of sockets takes addresses of all families as a pointer to this type.
sockaddr* general(sockaddr_in& address) {
  return reinterpret_cast<sockaddr*>(&address);  // NOLINT(cppcoreguidelines-pro-type-reinterpret-cast)
}

bool is_ready(Socket socket, int milliseconds) {
  pollfd wanted{.fd = static_cast<int>(socket), .events = POLLIN, .revents = 0};
  return poll(&wanted, 1, milliseconds) > 0;
}

#ifdef MSG_NOSIGNAL
constexpr int without_signal = MSG_NOSIGNAL;
#else
constexpr int without_signal = 0;
#endif

}  // namespace

Socket listen_on_loopback(int port) {
  const int listener = socket(AF_INET, SOCK_STREAM, 0);
  if (listener < 0) return no_socket;
  fcntl(listener, F_SETFD, FD_CLOEXEC);
  const int on = 1;
  setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);  // connections left by an earlier run do not block
                                                                   // the port
  sockaddr_in address = loopback_at(port);
  if (bind(listener, general(address), sizeof address) == 0 && listen(listener, SOMAXCONN) == 0) return listener;
  close(listener);
  return no_socket;
}

int port_of(Socket listener) {
  sockaddr_in address{};
  socklen_t size = sizeof address;
  return getsockname(static_cast<int>(listener), general(address), &size) == 0 ? ntohs(address.sin_port) : 0;
}

Socket accept_connection(Socket listener, int milliseconds) {
  if (!is_ready(listener, milliseconds)) return no_socket;
  const int connection = accept(static_cast<int>(listener), nullptr, nullptr);
  if (connection < 0) return no_socket;
  fcntl(connection, F_SETFD, FD_CLOEXEC);
#ifdef SO_NOSIGPIPE
  const int on = 1;
  setsockopt(connection, SOL_SOCKET, SO_NOSIGPIPE, &on, sizeof on);
#endif
  return connection;
}

std::size_t receive(Socket connection, char* bytes, std::size_t size, int milliseconds) {
  if (!is_ready(connection, milliseconds)) return 0;
  const ssize_t got = recv(static_cast<int>(connection), bytes, size, 0);
  return got > 0 ? static_cast<std::size_t>(got) : 0;
}

bool send_all(Socket connection, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t sent = send(static_cast<int>(connection), bytes.data(), bytes.size(), without_signal);
    if (sent < 0 && errno == EINTR) continue;
    if (sent <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
  return true;
}

void close_socket(Socket socket) {
  close(static_cast<int>(socket));
}

}  // namespace deduku::platform
