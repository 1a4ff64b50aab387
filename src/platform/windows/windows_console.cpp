#include "src/platform/console.hpp"
#include "src/platform/file.hpp"
#include "src/platform/windows/wide.hpp"

namespace deduku::platform {

/// Other devices, such as NUL, are not consoles.
bool is_terminal(int file) {
  DWORD mode = 0;
  return GetConsoleMode(handle_of(file), &mode) != 0;
}

std::string_view end_of_input_keys() {
  return "Ctrl+Z and Enter";
}

std::optional<int> columns_of_terminal(int file) {
  CONSOLE_SCREEN_BUFFER_INFO info;
  if (GetConsoleScreenBufferInfo(handle_of(file), &info) == 0) return std::nullopt;
  return info.srWindow.Right - info.srWindow.Left + 1;
}

/// Consoles before Windows 10 cannot.
bool obeys_control_sequences(int file) {
  DWORD mode = 0;
  const HANDLE handle = handle_of(file);
  if (GetConsoleMode(handle, &mode) == 0) return false;
  return (mode & ENABLE_VIRTUAL_TERMINAL_PROCESSING) != 0 ||
         SetConsoleMode(handle, mode | ENABLE_VIRTUAL_TERMINAL_PROCESSING) != 0;
}

void write_to_standard_error(std::string_view text) {
  while (!text.empty()) {
    const std::ptrdiff_t written = write_bytes(standard_error, text);
    if (written < 0) return;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
}

}  // namespace deduku::platform
