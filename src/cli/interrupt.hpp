// SIGINT: the first one asks the program to finish what it is at; the second one kills it.
#pragma once

namespace deduku::cli {

/// From now on the first SIGINT is only noted. Reads that it interrupts return early.
void note_interrupts();
/// Whether there was a SIGINT.
bool interrupted();

}  // namespace deduku::cli
