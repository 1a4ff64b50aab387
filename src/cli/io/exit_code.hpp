// The exit codes of the program.
#pragma once

namespace deduku::cli {

enum class ExitCode : int {
  done = 0,
  unsolved = 1,           ///< a single puzzle could not be done; with --strict: one of several
  usage = 2,              ///< the command line is wrong
  unreadable = 3,         ///< the input cannot be read as puzzles
  file_error = 4,         ///< a file could not be opened, read or written
  own_check_failed = 5,   ///< a check of the program on itself failed, or a path is not proved
  out_of_memory = 6,      ///< the system gives no more memory; what was finished has been written
  unfit_processor = 126,  ///< it lacks what the program was compiled for; as a shell ends that cannot run a program
  hung_up = 129,          ///< by SIGHUP; what was finished has been written, as after the next two
  interrupted = 130,      ///< by SIGINT
  terminated = 143,       ///< by SIGTERM
};

}  // namespace deduku::cli
