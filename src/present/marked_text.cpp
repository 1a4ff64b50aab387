#include "src/present/marked_text.hpp"

#include <algorithm>
#include <set>

namespace deduku::present {

Text Text::part(std::size_t begin, std::size_t size) const {
  Text text(std::string_view(words_).substr(begin, size));
  for (const Span& span : spans_) {
    if (span.begin < begin || span.end() > begin + size) continue;
    text.spans_.push_back(span);
    text.spans_.back().begin -= begin;
  }
  return text;
}

Text& Text::operator+=(const Text& more) {
  const std::size_t shift = words_.size();
  words_ += more.words_;
  for (const Span& span : more.spans_) {
    spans_.push_back(span);
    spans_.back().begin += shift;
  }
  return *this;
}

Text& Text::operator+=(Text&& more) {
  if (words_.empty() && spans_.empty()) return *this = std::move(more);
  return *this += std::as_const(more);
}

Text Text::marked(const Span& span) && {
  spans_.insert(spans_.begin(), span);
  return std::move(*this);
}
Text Text::marked(Span::Kind kind) && {
  return std::move(*this).marked(Span{kind, 0, size()});
}
Text Text::marked(Span::Kind kind, const CellSet& cells) && {
  return std::move(*this).marked(Span{kind, 0, size(), cells});
}
Text Text::marked(const HouseSet& houses) && {
  return std::move(*this).marked(Span{Span::Kind::houses, 0, size(), {}, houses});
}
Text Text::marked(Span::Kind kind, int number, int count) && {
  return std::move(*this).marked(Span{kind, 0, size(), {}, {}, number, count});
}

Text Text::reworded(FunctionRef<std::string(std::string_view)> reword) const {
  std::set<std::size_t> borders = {0, size()};
  for (const Span& span : spans_) borders.insert({span.begin, span.end()});
  Text text;
  text.spans_ = spans_;
  for (auto border = borders.begin(); std::next(border) != borders.end(); ++border) {
    const std::size_t begin = text.size();
    text.words_ += reword(std::string_view(words_).substr(*border, *std::next(border) - *border));
    for (std::size_t i = 0; i < spans_.size(); ++i) {
      if (spans_[i].begin == *border) text.spans_[i].begin = begin;
      if (spans_[i].end() == *std::next(border)) text.spans_[i].size = text.size() - text.spans_[i].begin;
    }
  }
  return text;
}

Text Text::capitalised() && {
  const auto is_between = [](char symbol, int least, int most) {
    return static_cast<unsigned char>(symbol) >= least && static_cast<unsigned char>(symbol) <= most;
  };
  const auto raise = [](char& symbol) { symbol = static_cast<char>(static_cast<unsigned char>(symbol) - 0x20); };
  if (!empty() && is_between(words_[0], 'a', 'z')) raise(words_[0]);
  if (size() > 1 && is_between(words_[0], 0xC3, 0xC3) && is_between(words_[1], 0xA0, 0xBE)) raise(words_[1]);
  return std::move(*this);
}

}  // namespace deduku::present
