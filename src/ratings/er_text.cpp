#include "src/ratings/er_text.hpp"

namespace deduku::ratings {

std::string tenths_text(int tenths) {
  return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10);
}

std::string known_tenths_text(int tenths) {
  return tenths == 0 ? "" : tenths_text(tenths);
}

std::string rating_text(const SeRating& rating) {
  if (rating.er == 0) return "";
  return tenths_text(rating.er) + "/" + known_tenths_text(rating.ep) + "/" + known_tenths_text(rating.ed);
}

}  // namespace deduku::ratings
