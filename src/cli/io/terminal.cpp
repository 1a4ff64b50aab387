#include "src/cli/io/terminal.hpp"

#include <atomic>
#include <string>

#include "src/cli/io/failure.hpp"
#include "src/platform/console.hpp"
#include "src/platform/file.hpp"

namespace deduku::cli {

namespace {

std::atomic<bool> is_notice_due = false;

}  // namespace

void set_terminal_notice(bool is_on) {
  is_notice_due = is_on;
}

void note_terminal_input() {
  if (is_notice_due && is_notice_due.exchange(false) && platform::is_terminal(platform::standard_input))
    platform::write_to_standard_error("Reading from the terminal; end the input with " +
                                      std::string(platform::end_of_input_keys()) + ".\n");
}

void refuse_terminal_output(const Output& out, bool has_output_option, std::string_view form, std::string_view file) {
  if (has_output_option || !out.is_terminal()) return;
  refuse_usage("standard output is a terminal: write " + std::string(form) + " to a file with -o " + std::string(file) +
               ", or to the terminal with -o -");
}

}  // namespace deduku::cli
