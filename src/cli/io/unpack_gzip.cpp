#include "src/cli/io/unpacking.hpp"
#ifdef DEDUKU_WITH_GZIP
#define ZLIB_CONST  // so that input may be constant
#include <zlib.h>
#endif

namespace deduku::cli {

#ifdef DEDUKU_WITH_GZIP
namespace {

class Gzip final : public LibraryDecompressor {
 public:
  Gzip() : LibraryDecompressor("gzip") {
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

}  // namespace

std::unique_ptr<Decompressor> make_gzip() {
  return std::make_unique<Gzip>();
}
#else
std::unique_ptr<Decompressor> make_gzip() {
  return nullptr;
}
#endif

}  // namespace deduku::cli
