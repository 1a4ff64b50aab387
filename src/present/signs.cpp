#include "src/present/signs.hpp"

#include <array>
#include <string_view>
#include <utility>

namespace deduku::present {

std::string with_signs(std::string text) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 3> signs = {
      {{"<>", "≠"}, {"<->", "↔"}, {"->", "→"}}};
  for (const auto& [written, sign] : signs) {
    for (std::size_t at = text.find(written); at != std::string::npos; at = text.find(written, at)) {
      text.replace(at, written.size(), sign);
    }
  }
  return text;
}

}  // namespace deduku::present
