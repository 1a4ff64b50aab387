// Terminals and consoles.
#pragma once

#include <optional>
#include <string_view>

namespace deduku::platform {

/// Whether people read, or write, what goes through an open file.
bool is_terminal(int file);
/// How many characters a line of the terminal has; empty where that is not known.
std::optional<int> columns_of_terminal(int file);
/// Whether a terminal obeys the control sequences that colour a text or erase a line.
bool obeys_control_sequences(int file);
/// Writes a text to standard error, as far as that takes it.
void write_to_standard_error(std::string_view text);

}  // namespace deduku::platform
