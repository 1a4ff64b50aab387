// The forms that have occurred so far: millions of them fit into memory.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <unordered_map>

#include "deduku/board.hpp"

namespace deduku::records {

/// Puzzles as written: their digits and pencil marks. A puzzle without marks takes about 75 bytes.
class FormSet {
 public:
  /// Inserts a puzzle; true if it is new.
  bool insert(const Board& board);
  bool contains(const Board& board) const;
  /// The number of different puzzles before the first occurrence of this one. Inserts it.
  std::size_t place_of(const Board& board);
  std::size_t size() const { return forms_.size() + marked_forms_.size(); }

 private:
  /// Each row as a decimal number.
  using Digits = std::array<std::uint32_t, 9>;

  struct Hash {
    std::size_t operator()(const Digits& digits) const noexcept;
  };

  static Digits packed(const Board& board);

  // With the place of each.
  std::unordered_map<Digits, std::uint32_t, Hash> forms_;
  std::unordered_map<std::string, std::uint32_t> marked_forms_;
};

}  // namespace deduku::records
