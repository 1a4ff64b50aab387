// Terminals at both ends: a notice before the program waits for typed input, and a refusal to print markup that the
// user did not request.
#pragma once

#include <string_view>

#include "src/cli/io/output.hpp"

namespace deduku::cli {

/// Whether `note_terminal_input` prints its notice; initially it does not.
void set_terminal_notice(bool is_on);
/// Call it before each wait for standard input. If that is a terminal, prints once to standard error that the program
/// reads from it, and how to end the input.
void note_terminal_input();

/// Throws `Failure` if a picture or a page would go to a terminal without -o. `form`: "HTML"; `file`: an example of a
/// file name, "page.html".
void refuse_terminal_output(const Output& out, bool has_output_option, std::string_view form, std::string_view file);

}  // namespace deduku::cli
