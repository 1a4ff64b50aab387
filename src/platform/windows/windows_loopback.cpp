#include <winsock2.h>  // which wants to come before windows.h

#include <ws2tcpip.h>

#include <algorithm>
#include <climits>

#include "src/platform/loopback.hpp"

namespace deduku::platform {

namespace {

/// Sockets must be initialised once.
bool has_sockets() {
  static const bool has = [] {
    WSADATA about{};
    return WSAStartup(MAKEWORD(2, 2), &about) == 0;
  }();
  return has;
}

sockaddr_in loopback_at(int port) {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  address.sin_port = htons(static_cast<std::uint16_t>(port));
  return address;
}

sockaddr* general(sockaddr_in& address) {
  return reinterpret_cast<sockaddr*>(&address);  // NOLINT(cppcoreguidelines-pro-type-reinterpret-cast)
}

SOCKET handle_of(Socket socket) {
  return static_cast<SOCKET>(socket);
}

bool is_ready(Socket socket, int milliseconds) {
  WSAPOLLFD wanted{handle_of(socket), POLLIN, 0};
  return WSAPoll(&wanted, 1, milliseconds) > 0;
}

int part_of(std::size_t size) {
  return static_cast<int>(std::min<std::size_t>(size, INT_MAX));
}

}  // namespace

Socket listen_on_loopback(int port) {
  if (!has_sockets()) return no_socket;
  const SOCKET listener = socket(AF_INET, SOCK_STREAM, 0);
  if (listener == INVALID_SOCKET) return no_socket;
  sockaddr_in address = loopback_at(port);
  if (bind(listener, general(address), sizeof address) == 0 && listen(listener, SOMAXCONN) == 0) {
    return static_cast<Socket>(listener);
  }
  closesocket(listener);
  return no_socket;
}

int port_of(Socket listener) {
  sockaddr_in address{};
  int size = sizeof address;
  return getsockname(handle_of(listener), general(address), &size) == 0 ? ntohs(address.sin_port) : 0;
}

Socket accept_connection(Socket listener, int milliseconds) {
  if (!is_ready(listener, milliseconds)) return no_socket;
  const SOCKET connection = accept(handle_of(listener), nullptr, nullptr);
  return connection == INVALID_SOCKET ? no_socket : static_cast<Socket>(connection);
}

std::size_t receive(Socket connection, char* bytes, std::size_t size, int milliseconds) {
  if (!is_ready(connection, milliseconds)) return 0;
  const int got = recv(handle_of(connection), bytes, part_of(size), 0);
  return got > 0 ? static_cast<std::size_t>(got) : 0;
}

bool send_all(Socket connection, std::string_view bytes) {
  while (!bytes.empty()) {
    const int sent = send(handle_of(connection), bytes.data(), part_of(bytes.size()), 0);
    if (sent <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
  return true;
}

void close_socket(Socket socket) {
  closesocket(handle_of(socket));
}

}  // namespace deduku::platform
