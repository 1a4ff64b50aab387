// Makes the puzzles of a book to the constraints of its levels, and proves that they are different.
#pragma once

#include "src/cli/book/book_description.hpp"
#include "src/cli/io/session.hpp"

namespace deduku::cli {

/// Puzzles of an earlier volume.
struct EarlierVolume {
  std::string file;
  std::vector<Board> puzzles;
};
/// Reads the volumes. Throws `Failure` if there are no puzzles, or, after a report of each, if some cannot be read.
std::vector<EarlierVolume> read_volumes(Session& session, const std::vector<std::string>& files);

struct BookEffort {
  std::uint64_t threads = 0;  ///< 0: one per processor
  std::uint64_t tries = 0;    ///< for each level; 0: until it is complete
};

/// Makes the puzzles of a book. The same description gives the same puzzles for any number of threads. After a signal
/// they are not complete. Throws `Failure` if there are no more puzzles of a level, or if the effort ends before the
/// level is complete.
std::vector<BookPuzzle> make_puzzles(Session& session, const BookDescription& book,
                                     const std::vector<EarlierVolume>& volumes, const BookEffort& effort);

/// Compares all puzzles with each other and with those of earlier volumes. It compares their canonical forms, given by
/// given, and the canonical forms of their solutions. It uses no data kept from making them. Throws `Failure` with the
/// first two that are not different.
void prove_different(const BookDescription& book, const std::vector<EarlierVolume>& volumes);

}  // namespace deduku::cli
