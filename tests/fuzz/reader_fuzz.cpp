// Any bytes, read to the end as any format: no crash, and the content of a valid record survives writing and reading.
#include <cstdio>
#include <cstdlib>

#include "tests/fuzz/reading_back.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  if (const auto complaint = deduku::formats::read_everything(text)) {
    std::fprintf(stderr, "%s\n", complaint->c_str());
    std::abort();
  }
  return 0;
}
