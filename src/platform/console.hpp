// Terminals and consoles.
#pragma once

#include <optional>
#include <string_view>

namespace deduku::platform {

/// Whether an open file is a terminal or console.
bool is_terminal(int file);
/// The keys that end the input at a terminal: "Ctrl+D".
std::string_view end_of_input_keys();
/// The number of characters on a line of the terminal; empty if it is unknown.
std::optional<int> columns_of_terminal(int file);
/// Whether a terminal obeys the control sequences that colour a text or erase a line.
bool obeys_control_sequences(int file);
/// Writes a text to standard error; ignores errors.
void write_to_standard_error(std::string_view text);

}  // namespace deduku::platform
