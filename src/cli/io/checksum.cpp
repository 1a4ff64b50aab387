#include "src/cli/io/checksum.hpp"

#include <fcntl.h>
#include <lzma.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <vector>

#include "src/cli/io/signals.hpp"

namespace deduku::cli {

namespace {

/// Looks before it opens: whoever writes to a pipe would take a short look for the reader it waits for.
int open_if_regular(const std::string& path) {
  struct stat status {};
  if (stat(path.c_str(), &status) != 0 || !S_ISREG(status.st_mode)) return -1;
  return open(path.c_str(), O_RDONLY | O_CLOEXEC);
}

std::optional<FileFingerprint> fingerprint_of_open(int descriptor) {
  constexpr std::size_t chunk_size = 1 << 20;
  struct stat status {};
  if (fstat(descriptor, &status) != 0 || !S_ISREG(status.st_mode)) return std::nullopt;
  std::vector<char> chunk(chunk_size);
  Checksum sum;
  FileFingerprint fingerprint;
  while (!interrupted()) {
    const ssize_t got = pread(descriptor, chunk.data(), chunk.size(), static_cast<off_t>(fingerprint.bytes));
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return std::nullopt;
    if (got == 0) {
      fingerprint.checksum = sum.text();
      return fingerprint;
    }
    sum.add({chunk.data(), static_cast<std::size_t>(got)});
    fingerprint.bytes += static_cast<std::uint64_t>(got);
  }
  return std::nullopt;
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
  if (path == "-") return fingerprint_of_open(STDIN_FILENO);
  const int descriptor = open_if_regular(path);
  if (descriptor < 0) return std::nullopt;
  auto fingerprint = fingerprint_of_open(descriptor);
  close(descriptor);
  return fingerprint;
}

}  // namespace deduku::cli
