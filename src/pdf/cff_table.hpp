// Outlines of PostScript in a font: the table CFF (Adobe's Technical Note 5176).
#pragma once

#include <string>
#include <vector>

#include "src/pdf/byte_view.hpp"

namespace deduku::pdf {

/// A table, which may contain any errors.
class CffTable {
 public:
  explicit CffTable(ByteView bytes);

  /// Whether it has outlines.
  bool is_usable() const { return outlines_.count > 0; }
  /// The number of a glyph in a PDF.
  std::uint32_t number_of(std::uint32_t glyph) const;
  /// The whole table with the outlines of all other glyphs empty; after compression their entries take no space.
  std::string with_outlines_of(const std::vector<std::uint16_t>& glyphs) const;

 private:
  /// Consecutive pieces of bytes.
  struct Index {
    std::size_t begin = 0;  ///< of the index
    std::uint32_t count = 0;
    std::uint32_t offset_size = 1;
    std::size_t end = 0;  ///< after its last piece
  };

  Index index_at(std::size_t begin) const;
  /// The beginning of a piece; the number after the last one gives the end.
  std::size_t piece(const Index& index, std::uint32_t number) const;
  void set_offset(std::string& table, std::uint32_t number, std::size_t offset) const;
  void read_top(std::size_t begin, std::size_t end);

  ByteView bytes_;
  Index outlines_{};
  std::size_t numbers_ = 0;   ///< the place of the numbers of glyphs
  bool has_numbers_ = false;  ///< otherwise a glyph is identified by its place
};

}  // namespace deduku::pdf
