// The puzzles of a book: made to the wishes of its levels, and proved to be different.
#pragma once

#include "src/cli/book/book_description.hpp"
#include "src/cli/io/session.hpp"

namespace deduku::cli {

/// Puzzles of an earlier volume.
struct EarlierVolume {
  std::string file;
  std::vector<Board> puzzles;
};
/// Reads them. Throws `Failure` if there is none, or, after a report of each, if some cannot be read.
std::vector<EarlierVolume> read_volumes(Session& session, const std::vector<std::string>& files);

/// Makes the puzzles of a book. The same description makes the same ones, whatever the number of threads. After a signal they are
/// not complete. Throws `Failure` if there are no more puzzles of a level.
std::vector<BookPuzzle> make_puzzles(Session& session, const BookDescription& book,
                                     const std::vector<EarlierVolume>& volumes, std::uint64_t threads);

/// Compares all puzzles with each other and with those of earlier volumes, by their canonical forms, given by given, and by
/// the canonical forms of their solutions; nothing that was noted when they were made is used. Throws `Failure` with the first
/// two that are not different.
void prove_different(const BookDescription& book, const std::vector<EarlierVolume>& volumes);

}  // namespace deduku::cli
