// Signals. The first SIGINT asks the program to finish what it is at, the second one kills it. A closed pipe
// ends it without a word.
#pragma once

namespace deduku::cli {

/// From now on the first SIGINT is only noted, and reads that it interrupts return early. SIGPIPE ends the
/// program even where the parent had it ignored.
void handle_signals();
/// Whether there was a SIGINT.
bool interrupted();

}  // namespace deduku::cli
