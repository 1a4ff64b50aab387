#include "src/proof/lrat_writer.hpp"

#include <algorithm>

namespace deduku::proof {

int LratWriter::add(std::span<const Literal> literals, std::span<const int> hints) {
  line_ = std::to_string(++last_) + ' ';
  append_clause(line_, literals);
  line_ += ' ';
  append_numbers(hints);
  finish_line();
  ++size_.lemmas;
  size_.hints += hints.size();
  size_.most_lemmas = std::max(size_.most_lemmas, ++held_);
  return last_;
}

void LratWriter::erase(std::span<const int> lemmas) {
  if (lemmas.empty()) return;
  line_ = std::to_string(last_) + " d ";
  append_numbers(lemmas);
  finish_line();
  held_ -= lemmas.size();
}

void LratWriter::append_numbers(std::span<const int> numbers) {
  for (int number : numbers) line_ += std::to_string(number) + ' ';
  line_ += '0';
}

void LratWriter::finish_line() {
  line_ += '\n';
  size_.bytes += line_.size();
  sink_(line_);
}

}  // namespace deduku::proof
