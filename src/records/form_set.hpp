// The forms that have come up so far: millions of them fit into memory.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <unordered_set>

#include "deduku/board.hpp"

namespace deduku::records {

/// Puzzles as they are written: their digits and pencil marks. A puzzle without marks takes about 75 bytes.
class FormSet {
 public:
  /// Whether the puzzle was not among them.
  bool insert(const Board& board);
  bool contains(const Board& board) const;
  std::size_t size() const { return forms_.size() + marked_forms_.size(); }

 private:
  /// Each row as a decimal number.
  using Digits = std::array<std::uint32_t, 9>;

  struct Hash {
    std::size_t operator()(const Digits& digits) const noexcept;
  };

  static Digits packed(const Board& board);

  std::unordered_set<Digits, Hash> forms_;
  std::unordered_set<std::string> marked_forms_;
};

}  // namespace deduku::records
