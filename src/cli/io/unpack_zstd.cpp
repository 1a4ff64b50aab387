#include "src/cli/io/unpacking.hpp"
#ifdef DEDUKU_WITH_ZSTD
#include <zstd.h>
#include <zstd_errors.h>
#endif

namespace deduku::cli {

#ifdef DEDUKU_WITH_ZSTD
namespace {

class Zstd final : public Decompressor {
 public:
  Zstd() : stream_(ZSTD_createDStream(), &ZSTD_freeDStream) {
    constexpr int largest_window = 30;  // 1 GiB, as much as the memory of xz; 128 MiB if left out
    if (!stream_) throw std::bad_alloc();
    ZSTD_DCtx_setParameter(stream_.get(), ZSTD_d_windowLogMax, largest_window);
  }

  std::optional<PackedFault> decompress(std::string_view& in, bool at_end, std::string& out) override {
    const bool has_no_more = at_end && in.empty();
    AppendBuffer buffer(out);
    ZSTD_inBuffer input{in.data(), in.size(), 0};
    ZSTD_outBuffer output{buffer.data(), output_size, 0};
    const std::size_t rest = ZSTD_decompressStream(stream_.get(), &output, &input);
    in.remove_prefix(input.pos);
    buffer.keep(output.pos);
    if (ZSTD_isError(rest) != 0) return fault_of(ZSTD_getErrorCode(rest));
    if (input.pos > 0 || output.pos > 0) is_between_frames_ = rest == 0;
    const bool is_stuck = has_no_more && output.pos == 0 && !is_between_frames_;
    return is_stuck ? std::optional<PackedFault>(too_short("zstd")) : std::nullopt;
  }

 private:
  PackedFault fault_of(ZSTD_ErrorCode error) const {
    if (error == ZSTD_error_memory_allocation) throw std::bad_alloc();
    if (error == ZSTD_error_frameParameter_windowTooLarge) {
      return {"the zstd data want a window of more than 1 GiB; unpack them first, with zstd -d --long=31"};
    }
    return is_between_frames_ ? followed("zstd") : damaged("zstd");
  }

  std::unique_ptr<ZSTD_DStream, decltype(&ZSTD_freeDStream)> stream_;
  bool is_between_frames_ = false;
};

}  // namespace

std::unique_ptr<Decompressor> make_zstd() {
  return std::make_unique<Zstd>();
}
#else
std::unique_ptr<Decompressor> make_zstd() {
  return nullptr;
}
#endif

}  // namespace deduku::cli
