#include "src/pdf/cff_table.hpp"

#include <algorithm>
#include <set>

namespace deduku::pdf {

namespace {

constexpr std::uint32_t operator_charset = 15;
constexpr std::uint32_t operator_outlines = 17;
constexpr std::uint32_t operator_ros = 0x0C00 + 30;  ///< glyphs have numbers

}  // namespace

CffTable::CffTable(ByteView bytes) : bytes_(bytes) {
  const Index names = index_at(bytes_.u8(2));
  const Index tops = index_at(names.end);
  if (tops.count > 0) read_top(piece(tops, 0), piece(tops, 1));
}

CffTable::Index CffTable::index_at(std::size_t begin) const {
  Index index{.begin = begin, .count = bytes_.u16(begin), .offset_size = bytes_.u8(begin + 2), .end = begin + 2};
  const bool is_sound = 1 <= index.offset_size && index.offset_size <= 4;
  if (index.count == 0 || !is_sound) return {.begin = begin, .end = begin + 2};
  index.end = piece(index, index.count);
  return index;
}

std::size_t CffTable::piece(const Index& index, std::uint32_t number) const {
  const std::size_t at = index.begin + 3 + static_cast<std::size_t>(number) * index.offset_size;
  std::size_t offset = 0;
  for (std::size_t i = 0; i < index.offset_size; ++i) offset = offset << 8U | bytes_.u8(at + i);
  const std::size_t pieces = index.begin + 2 + (static_cast<std::size_t>(index.count) + 1) * index.offset_size;
  return std::min(pieces + offset, bytes_.size());
}

/// Numbers, each followed by the operator that it belongs to.
void CffTable::read_top(std::size_t begin, std::size_t end) {
  std::uint32_t last = 0;
  for (std::size_t at = begin; at < end;) {
    const std::uint32_t first = bytes_.u8(at);
    if (first <= 21) {  // an operator of one byte or two
      const bool is_long = first == 12;
      const std::uint32_t operation = is_long ? 0x0C00 + bytes_.u8(at + 1) : first;
      if (operation == operator_outlines) outlines_ = index_at(last);
      if (operation == operator_charset) numbers_ = last;
      if (operation == operator_ros) has_numbers_ = true;
      at += is_long ? 2 : 1;
    } else if (first == 28) {
      last = bytes_.u16(at + 1);
      at += 3;
    } else if (first == 29) {
      last = bytes_.u32(at + 1);
      at += 5;
    } else if (first == 30) {  // a decimal number, which ends with a half byte of ones
      for (++at; at < end && (bytes_.u8(at) & 0xFU) != 0xF && bytes_.u8(at) >> 4U != 0xF;) ++at;
      ++at;
    } else if (first < 247) {
      last = first < 139 ? 0 : first - 139;
      ++at;
    } else {
      last = first < 251 ? (first - 247) * 256 + bytes_.u8(at + 1) + 108 : 0;
      at += 2;
    }
  }
}

std::uint32_t CffTable::number_of(std::uint32_t glyph) const {
  constexpr std::size_t known_sets = 2;  // offsets up to this name sets of characters that need no table
  if (!has_numbers_ || glyph == 0 || numbers_ <= known_sets) return glyph;
  const std::uint32_t format = bytes_.u8(numbers_);
  if (format == 0) return bytes_.u16(numbers_ + 1 + 2 * static_cast<std::size_t>(glyph - 1));
  const std::size_t step = format == 1 ? 3 : 4;
  std::uint32_t passed = 1;
  for (std::size_t at = numbers_ + 1; passed <= glyph && at < bytes_.size(); at += step) {
    const std::uint32_t more = format == 1 ? bytes_.u8(at + 2) : bytes_.u16(at + 2);
    if (glyph <= passed + more) return (bytes_.u16(at) + glyph - passed) & 0xFFFFU;
    passed += more + 1;
  }
  return glyph;
}

std::string CffTable::with_outlines_of(const std::vector<std::uint16_t>& glyphs) const {
  std::string table(bytes_.part(0, bytes_.size()));
  const std::size_t first = piece(outlines_, 0);
  const std::size_t end = piece(outlines_, outlines_.count);
  if (first >= end) return table;
  std::fill(table.begin() + static_cast<std::ptrdiff_t>(first), table.begin() + static_cast<std::ptrdiff_t>(end), '\0');
  const std::set<std::uint32_t> kept(glyphs.begin(), glyphs.end());
  std::size_t next = first;
  for (std::uint32_t glyph = 0; glyph <= outlines_.count; ++glyph) {
    set_offset(table, glyph, next - first + 1);
    if (glyph == outlines_.count || !kept.contains(glyph)) continue;
    const std::size_t begin = piece(outlines_, glyph);
    const std::size_t behind = piece(outlines_, glyph + 1);
    if (begin >= behind || behind - begin > end - next) continue;
    const std::string_view outline = bytes_.part(begin, behind - begin);
    std::ranges::copy(outline, table.begin() + static_cast<std::ptrdiff_t>(next));
    next += outline.size();
  }
  return table;
}

void CffTable::set_offset(std::string& table, std::uint32_t number, std::size_t offset) const {
  const std::size_t at = outlines_.begin + 3 + static_cast<std::size_t>(number) * outlines_.offset_size;
  if (at + outlines_.offset_size > table.size()) return;
  for (std::size_t i = outlines_.offset_size; i > 0; --i, offset >>= 8U) {
    table[at + i - 1] = static_cast<char>(offset & 0xFFU);
  }
}

}  // namespace deduku::pdf
