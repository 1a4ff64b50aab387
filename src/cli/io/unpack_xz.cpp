#include "src/cli/io/unpacking.hpp"
#ifdef DEDUKU_WITH_XZ
#include <lzma.h>
#endif

namespace deduku::cli {

#ifdef DEDUKU_WITH_XZ
namespace {

class Xz final : public LibraryDecompressor {
 public:
  Xz() : LibraryDecompressor("xz") {
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
