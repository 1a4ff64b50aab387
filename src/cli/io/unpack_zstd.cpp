#include "src/cli/io/unpacking.hpp"
#ifdef DEDUKU_WITH_ZSTD
#include <zstd.h>
#include <zstd_errors.h>
#endif

namespace deduku::cli {

#ifdef DEDUKU_WITH_ZSTD
namespace {

class Zstd final : public LibraryDecompressor {
 public:
  Zstd() : LibraryDecompressor("zstd"), stream_(ZSTD_createDStream(), &ZSTD_freeDStream) {
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
