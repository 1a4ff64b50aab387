// The exit codes of the program.
#pragma once

namespace deduku::cli {

enum class ExitCode : int {
  done = 0,
  unsolved = 1,           ///< a single puzzle failed; with --strict: one of several
  usage = 2,              ///< the command line is wrong
  unreadable = 3,         ///< the input cannot be read as puzzles
  file_error = 4,         ///< a file could not be opened, read or written
  own_check_failed = 5,   ///< a self-check of the program failed, or a path is not proved
  out_of_memory = 6,      ///< the system has no more memory; finished results have been written
  unfit_processor = 126,  ///< the processor lacks an instruction set of the program; shells use this code for a program
                          ///< that cannot run
  hung_up = 129,          ///< by SIGHUP; finished results have been written, also for the next two
  interrupted = 130,      ///< by SIGINT
  terminated = 143,       ///< by SIGTERM
};

}  // namespace deduku::cli
