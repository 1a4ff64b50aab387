#include "src/present/signs.hpp"

#include <string_view>
#include <utility>

namespace deduku::present {

std::string with_signs(std::string text) {
  for (const auto& [written, sign] : {std::pair("<>", "≠"), std::pair("->", "→")}) {
    for (std::size_t at = text.find(written); at != std::string::npos; at = text.find(written, at)) {
      text.replace(at, 2, sign);
    }
  }
  return text;
}

}  // namespace deduku::present
