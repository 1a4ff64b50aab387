// The hash of a text, for the policy of a page: SHA-256 (FIPS 180-4).
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace deduku::walk {

using Sha256 = std::array<std::uint8_t, 32>;

Sha256 sha256(std::string_view text);
/// The hash in base 64, as a policy names it: "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=".
std::string base64(const Sha256& hash);

}  // namespace deduku::walk
