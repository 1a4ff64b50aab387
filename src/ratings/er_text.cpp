#include "src/ratings/er_text.hpp"

#include "src/core/spelling.hpp"
#include "src/records/fields.hpp"

namespace deduku::ratings {

std::string tenths_text(int tenths) {
  return decimal(tenths, 10);
}

std::string known_tenths_text(int tenths) {
  return tenths == 0 ? "" : tenths_text(tenths);
}

std::string rating_text(const SeRating& rating) {
  if (rating.er == 0) return "";
  return records::er_text(rating) + "/" + known_tenths_text(rating.ep) + "/" + known_tenths_text(rating.ed);
}

}  // namespace deduku::ratings
