// Each library is omitted from the program if it is missing (cmake/compression.cmake).
#include "src/cli/io/decompressor.hpp"

#include <new>

#ifdef DEDUKU_WITH_GZIP
#define ZLIB_CONST  // so that input may be constant
#include <zlib.h>
#endif
#ifdef DEDUKU_WITH_XZ
#include <lzma.h>
#endif
#ifdef DEDUKU_WITH_ZSTD
#include <zstd.h>
#include <zstd_errors.h>
#endif

#include "src/cli/io/signals.hpp"

namespace deduku::cli {

namespace {

/// Takes the place of a decompressor that is not compiled in.
class Refusal : public Decompressor {
 protected:
  using Decompressor::Decompressor;

 private:
  Advance go_on(std::string_view, bool, std::span<char>) final {
    return {.fault = PackedFault{"this program was built without " + kind_ + "; unpack the " + kind_ + " data first"}};
  }
};

#ifdef DEDUKU_WITH_GZIP
class Gzip final : public Decompressor {
 public:
  Gzip() : Decompressor("gzip") {
    constexpr int window_of_gzip = 16 + MAX_WBITS;
    if (inflateInit2(&stream_, window_of_gzip) != Z_OK) throw std::bad_alloc();
  }
  ~Gzip() override { inflateEnd(&stream_); }

 private:
  Advance go_on(std::string_view in, bool /*at_end*/, std::span<char> out) override {
    if (is_between_streams_ && !in.empty() && in[0] == '\0') return skip_padding(in);
    if (is_between_streams_ && in.empty()) return {.is_whole = true};
    if (is_between_streams_ && in[0] != '\x1F') return {.fault = followed()};
    stream_.next_in = reinterpret_cast<const Bytef*>(in.data());
    stream_.avail_in = static_cast<uInt>(in.size());
    stream_.next_out = reinterpret_cast<Bytef*>(out.data());
    stream_.avail_out = static_cast<uInt>(out.size());
    const int status = inflate(&stream_, Z_NO_FLUSH);
    if (status == Z_MEM_ERROR) throw std::bad_alloc();
    is_between_streams_ = status == Z_STREAM_END;
    Advance advance{in.size() - stream_.avail_in, out.size() - stream_.avail_out, is_between_streams_};
    if (is_between_streams_) {
      inflateReset(&stream_);
    } else if (status != Z_OK && status != Z_BUF_ERROR) {
      advance.fault = damaged();
    }
    return advance;
  }

  /// Tapes and block devices fill up with zeros.
  Advance skip_padding(std::string_view in) const {
    if (in.find_first_not_of('\0') != std::string_view::npos) return {.fault = followed()};
    return {.read = in.size(), .is_whole = true};
  }

  z_stream stream_{};
  bool is_between_streams_ = false;
};
#else
struct Gzip final : Refusal {
  Gzip() : Refusal("gzip") {}
};
#endif

#ifdef DEDUKU_WITH_XZ
class Xz final : public Decompressor {
 public:
  Xz() : Decompressor("xz") {
    constexpr std::uint64_t max_memory = std::uint64_t{1} << 30;
    if (lzma_stream_decoder(&stream_, max_memory, LZMA_CONCATENATED) != LZMA_OK) throw std::bad_alloc();
  }
  ~Xz() override { lzma_end(&stream_); }

 private:
  Advance go_on(std::string_view in, bool at_end, std::span<char> out) override {
    stream_.next_in = reinterpret_cast<const std::uint8_t*>(in.data());
    stream_.avail_in = in.size();
    stream_.next_out = reinterpret_cast<std::uint8_t*>(out.data());
    stream_.avail_out = out.size();
    const lzma_ret status = lzma_code(&stream_, at_end ? LZMA_FINISH : LZMA_RUN);
    return {in.size() - stream_.avail_in, out.size() - stream_.avail_out, status == LZMA_STREAM_END, fault_of(status)};
  }

  std::optional<PackedFault> fault_of(lzma_ret status) const {
    if (status == LZMA_MEM_ERROR) throw std::bad_alloc();
    if (status == LZMA_MEMLIMIT_ERROR) return fault("need more than 1 GiB of memory; decompress them first");
    const bool is_good = status == LZMA_STREAM_END || status == LZMA_OK || status == LZMA_BUF_ERROR;
    return is_good ? std::nullopt : std::optional(damaged());
  }

  lzma_stream stream_ = LZMA_STREAM_INIT;
};
#else
struct Xz final : Refusal {
  Xz() : Refusal("xz") {}
};
#endif

#ifdef DEDUKU_WITH_ZSTD
class Zstd final : public Decompressor {
 public:
  Zstd() : Decompressor("zstd"), stream_(ZSTD_createDStream(), &ZSTD_freeDStream) {
    constexpr int largest_window = 30;  // 1 GiB, the memory limit of xz; the default is 128 MiB
    if (!stream_) throw std::bad_alloc();
    ZSTD_DCtx_setParameter(stream_.get(), ZSTD_d_windowLogMax, largest_window);
  }

 private:
  Advance go_on(std::string_view in, bool /*at_end*/, std::span<char> out) override {
    ZSTD_inBuffer input{in.data(), in.size(), 0};
    ZSTD_outBuffer output{out.data(), out.size(), 0};
    const std::size_t rest = ZSTD_decompressStream(stream_.get(), &output, &input);
    Advance advance{input.pos, output.pos};
    if (ZSTD_isError(rest) != 0) {
      advance.fault = fault_of(ZSTD_getErrorCode(rest));
    } else if (input.pos > 0 || output.pos > 0) {
      is_between_frames_ = rest == 0;
    }
    advance.is_whole = is_between_frames_;
    return advance;
  }

  PackedFault fault_of(ZSTD_ErrorCode error) const {
    if (error == ZSTD_error_memory_allocation) throw std::bad_alloc();
    if (error == ZSTD_error_frameParameter_windowTooLarge) {
      return fault("need a window of more than 1 GiB; decompress them first, with zstd -d --long=31");
    }
    return is_between_frames_ ? followed() : damaged();
  }

  std::unique_ptr<ZSTD_DStream, decltype(&ZSTD_freeDStream)> stream_;
  bool is_between_frames_ = false;
};
#else
struct Zstd final : Refusal {
  Zstd() : Refusal("zstd") {}
};
#endif

struct Magic {
  std::string_view bytes;
  std::string_view name;
};
using namespace std::string_view_literals;
constexpr Magic binaries[] = {
    {"PK\x03\x04"sv, "a zip archive"},
    {"7z\xBC\xAF\x27\x1C"sv, "a 7z archive"},
    {"Rar!\x1A\x07"sv, "a rar archive"},
    {"%PDF-"sv, "a PDF"},
    {"\x89PNG\r\n\x1A\n"sv, "a PNG picture"},
    {"\xFF\xD8\xFF"sv, "a JPEG picture"},
    {"\x04\x22\x4D\x18"sv, "an lz4 file"},
    {"LZIP"sv, "an lzip file"},
    {"\xD0\xCF\x11\xE0"sv, "an Office file"},
    {"SQLite format 3"sv, "an SQLite database"},
    {"\x7F"sv
     "ELF"sv,
     "a program"},
};

bool is_bzip2(std::string_view bytes) {
  return bytes.starts_with("BZh") && bytes.substr(4).starts_with("1AY&SY");
}

}  // namespace

std::optional<PackedFault> Decompressor::decompress(std::string_view& in, bool at_end, std::string& out) {
  constexpr std::size_t most_output = 1 << 16;
  const bool has_no_more = at_end && in.empty();
  const std::size_t before = out.size();
  out.resize(before + most_output);
  Advance advance = go_on(in, at_end, std::span(out).subspan(before));
  in.remove_prefix(advance.read);
  out.resize(before + advance.written);
  if (!advance.fault && has_no_more && advance.written == 0 && !advance.is_whole) return fault("end too early");
  return std::move(advance.fault);
}

std::unique_ptr<Decompressor> decompressor_for(std::string_view first_bytes) {
  const bool has_skippable_frame = first_bytes.size() > 3 && (first_bytes[0] & '\xF0') == '\x50' &&
                                   first_bytes.substr(1).starts_with("\x2A\x4D\x18"sv);
  if (first_bytes.starts_with("\x1F\x8B"sv)) return std::make_unique<Gzip>();
  if (first_bytes.starts_with("\x28\xB5\x2F\xFD"sv) || has_skippable_frame) return std::make_unique<Zstd>();
  if (first_bytes.starts_with("\xFD"
                              "7zXZ\0"sv))
    return std::make_unique<Xz>();
  return nullptr;
}

void PackedCheck::add(std::string_view bytes, bool at_end) {
  if (!is_begun_) decompressor_ = decompressor_for(bytes);
  is_begun_ = true;
  is_over_ |= decompressor_ == nullptr;
  while (!is_over_ && !interrupted()) {
    unpacked_.clear();
    if (const auto fault = decompressor_->decompress(bytes, at_end, unpacked_)) {
      is_over_ = true;
      if (fault->is_damage) damage_ = fault->sentence;
    }
    if (bytes.empty() && unpacked_.empty()) return;
  }
}

std::string_view name_of_binary(std::string_view first_bytes) {
  if (is_bzip2(first_bytes)) return "a bzip2 file";
  for (const Magic& magic : binaries) {
    if (first_bytes.starts_with(magic.bytes)) return magic.name;
  }
  constexpr std::size_t looked_at = 8000;
  const bool has_zero = first_bytes.substr(0, looked_at).find('\0') != std::string_view::npos;
  return has_zero ? "a binary file" : "";
}

}  // namespace deduku::cli
