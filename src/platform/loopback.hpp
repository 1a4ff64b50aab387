// Connections from other programs on this machine, and from no other machine.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace deduku::platform {

/// The system's handle of a socket.
using Socket = std::intptr_t;
inline constexpr Socket no_socket = -1;

/// Waits for connections to 127.0.0.1 at a port; 0: at any free one. `no_socket` if the port is taken.
Socket listen_on_loopback(int port);
/// The port of a listener; 0 if the system does not report it.
int port_of(Socket listener);
/// The next connection; `no_socket` if none comes within this time, or a signal comes first.
Socket accept_connection(Socket listener, int milliseconds);

/// The number of bytes that came within this time, at most `size`; 0 if none came, or the other side has ended.
std::size_t receive(Socket connection, char* bytes, std::size_t size, int milliseconds);
/// Sends the bytes; returns whether the other side took all of them.
bool send_all(Socket connection, std::string_view bytes);
void close_socket(Socket socket);

}  // namespace deduku::platform
