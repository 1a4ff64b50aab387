#include "src/cli/io/checksum.hpp"

#include <fcntl.h>
#include <lzma.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <vector>

#include "src/cli/io/decompressor.hpp"
#include "src/cli/io/signals.hpp"

namespace deduku::cli {

namespace {

/// Looks before it opens: whoever writes to a pipe would take a short look for the reader it waits for.
int open_if_regular(const std::string& path) {
  struct stat status {};
  if (stat(path.c_str(), &status) != 0 || !S_ISREG(status.st_mode)) return -1;
  return open(path.c_str(), O_RDONLY | O_CLOEXEC);
}

/// The fingerprint of so many bytes; of all where there is no number.
std::optional<FileFingerprint> fingerprint_of_open(int descriptor, std::optional<std::uint64_t> bytes) {
  constexpr std::size_t chunk_size = 1 << 20;
  struct stat status {};
  if (fstat(descriptor, &status) != 0 || !S_ISREG(status.st_mode)) return std::nullopt;
  std::vector<char> chunk(chunk_size);
  Checksum sum;
  PackedCheck packed;
  FileFingerprint fingerprint;
  while (!interrupted()) {
    const std::uint64_t rest = bytes ? *bytes - fingerprint.bytes : chunk.size();
    const ssize_t got = pread(descriptor, chunk.data(), std::min<std::uint64_t>(chunk.size(), rest),
                              static_cast<off_t>(fingerprint.bytes));
    if (got < 0 && errno == EINTR) continue;
    if (got < 0 || (got == 0 && bytes && rest > 0)) return std::nullopt;
    const std::string_view next(chunk.data(), static_cast<std::size_t>(got));
    packed.add(next, next.empty());
    if (next.empty()) {
      fingerprint.checksum = sum.text();
      fingerprint.damage = packed.damage();
      return fingerprint;
    }
    sum.add(next);
    fingerprint.bytes += static_cast<std::uint64_t>(got);
  }
  return std::nullopt;
}

std::optional<FileFingerprint> fingerprint_of_path(const std::string& path, std::optional<std::uint64_t> bytes) {
  if (path == "-") return fingerprint_of_open(STDIN_FILENO, bytes);
  const int descriptor = open_if_regular(path);
  if (descriptor < 0) return std::nullopt;
  auto fingerprint = fingerprint_of_open(descriptor, bytes);
  close(descriptor);
  return fingerprint;
}

}  // namespace

void Checksum::add(std::string_view bytes) {
  sum_ = lzma_crc64(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size(), sum_);
}

std::string Checksum::text() const {
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), "crc64:%016llx", static_cast<unsigned long long>(sum_));
  return text.data();
}

std::string checksum_of(std::string_view text) {
  Checksum sum;
  sum.add(text);
  return sum.text();
}

std::optional<FileFingerprint> fingerprint_of(const std::string& path) {
  return fingerprint_of_path(path, std::nullopt);
}

std::optional<FileFingerprint> fingerprint_of(const std::string& path, std::uint64_t bytes) {
  return fingerprint_of_path(path, bytes);
}

FileState state_of(const std::string& path) {
  struct stat status {};
  const int result = path == "-" ? fstat(STDIN_FILENO, &status) : stat(path.c_str(), &status);
  if (result != 0 || !S_ISREG(status.st_mode)) return {};
  return {true,
          static_cast<std::uint64_t>(status.st_dev),
          static_cast<std::uint64_t>(status.st_ino),
          static_cast<std::uint64_t>(status.st_size),
          status.st_mtim.tv_sec,
          status.st_mtim.tv_nsec};
}

}  // namespace deduku::cli
