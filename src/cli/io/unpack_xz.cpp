#include "src/cli/io/unpacking.hpp"
#ifdef DEDUKU_WITH_XZ
#include <lzma.h>
#endif

namespace deduku::cli {

#ifdef DEDUKU_WITH_XZ
namespace {

class Xz final : public Decompressor {
 public:
  Xz() {
    constexpr std::uint64_t max_memory = std::uint64_t{1} << 30;
    if (lzma_stream_decoder(&stream_, max_memory, LZMA_CONCATENATED) != LZMA_OK) throw std::bad_alloc();
  }
  ~Xz() override { lzma_end(&stream_); }

  std::optional<PackedFault> decompress(std::string_view& in, bool at_end, std::string& out) override {
    const bool has_no_more = at_end && in.empty();
    AppendBuffer buffer(out);
    stream_.next_in = reinterpret_cast<const std::uint8_t*>(in.data());
    stream_.avail_in = in.size();
    stream_.next_out = reinterpret_cast<std::uint8_t*>(buffer.data());
    stream_.avail_out = output_size;
    const lzma_ret status = lzma_code(&stream_, at_end ? LZMA_FINISH : LZMA_RUN);
    in.remove_prefix(in.size() - stream_.avail_in);
    buffer.keep(output_size - stream_.avail_out);
    switch (status) {
      case LZMA_STREAM_END:
        return std::nullopt;
      case LZMA_OK:
      case LZMA_BUF_ERROR: {
        const bool is_stuck = has_no_more && stream_.avail_out == output_size;
        return is_stuck ? std::optional<PackedFault>(too_short("xz")) : std::nullopt;
      }
      case LZMA_MEM_ERROR:
        throw std::bad_alloc();
      case LZMA_MEMLIMIT_ERROR:
        return PackedFault{"the xz data want more than 1 GiB of memory"};
      default:
        return damaged("xz");
    }
  }

 private:
  lzma_stream stream_ = LZMA_STREAM_INIT;
};

}  // namespace

std::unique_ptr<Decompressor> make_xz() {
  return std::make_unique<Xz>();
}
#else
std::unique_ptr<Decompressor> make_xz() {
  return nullptr;
}
#endif

}  // namespace deduku::cli
