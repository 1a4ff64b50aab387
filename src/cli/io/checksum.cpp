#include "src/cli/io/checksum.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <vector>

#ifdef DEDUKU_WITH_XZ
#include <lzma.h>
#endif

#include "src/cli/io/decompressor.hpp"
#include "src/cli/io/signals.hpp"
#include "src/cli/io/text.hpp"

namespace deduku::cli {

namespace {

/// The CRC-64 of xz files (ECMA-182, reflected) of a text that follows one with the sum `sum`.
#ifdef DEDUKU_WITH_XZ
std::uint64_t crc64(std::string_view bytes, std::uint64_t sum) {
  return lzma_crc64(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size(), sum);
}
#else
constexpr std::array<std::uint64_t, 256> crc_table = [] {
  constexpr std::uint64_t polynomial = 0xC96C5795D7870F42;
  std::array<std::uint64_t, 256> table{};
  for (std::uint64_t byte = 0; byte < table.size(); ++byte) {
    std::uint64_t sum = byte;
    for (int bit = 0; bit < 8; ++bit) sum = (sum >> 1U) ^ ((sum & 1U) != 0 ? polynomial : 0);
    table[byte] = sum;
  }
  return table;
}();

std::uint64_t crc64(std::string_view bytes, std::uint64_t sum) {
  sum = ~sum;
  for (const char byte : bytes) sum = crc_table[(sum ^ static_cast<std::uint8_t>(byte)) & 0xFFU] ^ (sum >> 8U);
  return ~sum;
}
#endif

/// Passes the given number of bytes of a regular file to the taker, or all bytes without a number, piece by piece and
/// finally an empty piece, while `wants_more` is true. Whether it got that far: false after a fault or a signal.
template <class Taker>
bool take_bytes(int file, std::optional<std::uint64_t> bytes, const Taker& wants_more) {
  constexpr std::size_t chunk_size = 1 << 20;
  std::vector<char> chunk(chunk_size);
  std::uint64_t taken = 0;
  while (!interrupted()) {
    const std::uint64_t rest = bytes ? *bytes - taken : chunk.size();
    const std::ptrdiff_t got =
        platform::read_bytes_at(file, chunk.data(), std::min<std::uint64_t>(chunk.size(), rest), taken);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0 || (got == 0 && bytes && rest > 0)) return false;
    if (!wants_more(std::string_view(chunk.data(), static_cast<std::size_t>(got))) || got == 0) return true;
    taken += static_cast<std::uint64_t>(got);
  }
  return false;
}

/// The result of `look` for a regular file that is opened for it; an empty value of that type if there is no such file.
template <class Look>
auto looked_into(const std::string& path, const Look& look) -> decltype(look(0)) {
  // Checks the state before it opens the file: a program that writes to a pipe would mistake this short opening for its
  // reader.
  if (!state_of(path).is_file) return {};
  if (path == "-") return look(platform::standard_input);
  const int file = platform::open_to_read(path);
  if (file < 0) return {};
  auto found = look(file);
  platform::close_file(file);
  return found;
}

}  // namespace

void Checksum::add(std::string_view bytes) {
  sum_ = crc64(bytes, sum_);
}

std::string Checksum::text() const {
  return "crc64:" + hexadecimal(sum_);
}

std::string checksum_of(std::string_view text) {
  Checksum sum;
  sum.add(text);
  return sum.text();
}

std::optional<FileFingerprint> fingerprint_of(const std::string& path, std::optional<std::uint64_t> bytes) {
  return looked_into(path, [&](int file) -> std::optional<FileFingerprint> {
    Checksum sum;
    PackedCheck packed;
    FileFingerprint fingerprint;
    const bool is_read = take_bytes(file, bytes, [&](std::string_view next) {
      packed.add(next, next.empty());
      sum.add(next);
      fingerprint.bytes += next.size();
      return true;
    });
    if (!is_read) return std::nullopt;
    fingerprint.checksum = sum.text();
    fingerprint.damage = packed.damage();
    return fingerprint;
  });
}

std::string damage_of(const std::string& path) {
  return looked_into(path, [](int file) {
    PackedCheck packed;
    const bool is_read = take_bytes(file, std::nullopt, [&](std::string_view next) {
      packed.add(next, next.empty());
      return !packed.is_over();
    });
    return is_read ? packed.damage() : "";
  });
}

FileState state_of(const std::string& path) {
  return path == "-" ? platform::state_of(platform::standard_input) : platform::state_of(path);
}

}  // namespace deduku::cli
