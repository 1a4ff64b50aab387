// Fuzz target: no text makes the ladder reader crash, and every accepted ladder can be written and read again.
#include <cstdlib>
#include <nlohmann/json.hpp>

#include "deduku/json.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace deduku;
  const Expected<Ladder> ladder = parse_ladder({reinterpret_cast<const char*>(data), size});
  if (!ladder) return 0;
  const Expected<Ladder> again = parse_ladder(ladder_json(*ladder).dump());
  if (!again || *again != *ladder) std::abort();
  return 0;
}
