#include "src/cli/io/unpacking.hpp"
#ifdef DEDUKU_WITH_GZIP
#define ZLIB_CONST  // what is read may be constant
#include <zlib.h>
#endif

namespace deduku::cli {

#ifdef DEDUKU_WITH_GZIP
namespace {

class Gzip final : public Decompressor {
 public:
  Gzip() {
    constexpr int window_of_gzip = 16 + MAX_WBITS;
    if (inflateInit2(&stream_, window_of_gzip) != Z_OK) throw std::bad_alloc();
  }
  ~Gzip() override { inflateEnd(&stream_); }

  std::optional<PackedFault> decompress(std::string_view& in, bool at_end, std::string& out) override {
    if (is_between_streams_ && !in.empty() && in[0] == '\0') return skip_padding(in);
    if (is_between_streams_ && in.empty()) return std::nullopt;
    if (is_between_streams_ && in[0] != '\x1F') return followed("gzip");
    is_between_streams_ = false;
    const bool has_no_more = at_end && in.empty();
    AppendBuffer buffer(out);
    stream_.next_in = reinterpret_cast<const Bytef*>(in.data());
    stream_.avail_in = static_cast<uInt>(in.size());
    stream_.next_out = reinterpret_cast<Bytef*>(buffer.data());
    stream_.avail_out = output_size;
    const int status = inflate(&stream_, Z_NO_FLUSH);
    in.remove_prefix(in.size() - stream_.avail_in);
    buffer.keep(output_size - stream_.avail_out);
    if (status == Z_MEM_ERROR) throw std::bad_alloc();
    if (status == Z_STREAM_END) {
      is_between_streams_ = true;
      inflateReset(&stream_);
      return std::nullopt;
    }
    if (status != Z_OK && status != Z_BUF_ERROR) return damaged("gzip");
    const bool is_stuck = has_no_more && stream_.avail_out == output_size;
    return is_stuck ? std::optional<PackedFault>(too_short("gzip")) : std::nullopt;
  }

 private:
  /// Tapes and block devices fill up with zeros.
  static std::optional<PackedFault> skip_padding(std::string_view& in) {
    if (!is_padding(in)) return followed("gzip");
    in = {};
    return std::nullopt;
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
