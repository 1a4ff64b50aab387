// The common part of the decompressors. Each one is omitted from the program if its library is missing
// (cmake/compression.cmake).
#pragma once

#include <new>
#include <span>

#include "src/cli/io/decompressor.hpp"

namespace deduku::cli {

/// A decompressor that calls a library to unpack from memory into memory.
class LibraryDecompressor : public Decompressor {
 public:
  std::optional<PackedFault> decompress(std::string_view& in, bool at_end, std::string& out) final {
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

 protected:
  /// `kind`: the name of the data, "gzip".
  explicit LibraryDecompressor(std::string_view kind) : kind_(kind) {}

  /// The result of a call of the library.
  struct Advance {
    std::size_t read = 0;
    std::size_t written = 0;
    bool is_whole = false;  ///< whether the data may end here
    std::optional<PackedFault> fault{};
  };
  virtual Advance go_on(std::string_view in, bool at_end, std::span<char> out) = 0;

  PackedFault damaged() const { return {fault("are damaged").sentence, true}; }
  PackedFault followed() const { return {"other bytes follow the " + std::string(kind_) + " data"}; }
  /// "the gzip data are damaged"
  PackedFault fault(std::string_view verb) const {
    return {"the " + std::string(kind_) + " data " + std::string(verb)};
  }

 private:
  std::string_view kind_;
};

/// The decompressors; null if they are omitted.
std::unique_ptr<Decompressor> make_gzip();
std::unique_ptr<Decompressor> make_zstd();
std::unique_ptr<Decompressor> make_xz();

}  // namespace deduku::cli
