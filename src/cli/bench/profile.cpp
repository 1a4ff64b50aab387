#include "src/cli/bench/profile.hpp"

#include <algorithm>
#include <cstdio>

#include "src/cli/io/text.hpp"

namespace deduku::cli {

namespace {

/// With two decimals.
std::string fixed(double number) {
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), "%.2f", number);
  return text.data();
}

std::string line(const std::array<std::string, 6>& fields) {
  constexpr std::array widths = {34, -10, -9, -11, -10, -9};
  std::string text;
  for (std::size_t i = 0; i < fields.size(); ++i) text += padded(fields[i], widths[i]);
  return text + "\n";
}

double microseconds(std::chrono::steady_clock::duration time) {
  return std::chrono::duration<double, std::micro>(time).count();
}

/// 0 if `whole` is 0.
double ratio(double part, double whole) {
  return whole > 0 ? part / whole : 0;
}

}  // namespace

void Profile::on_attempt(TechniqueId technique) {
  ++entries_[static_cast<std::size_t>(technique)].calls;
  start_ = Clock::now();
}

void Profile::on_result(TechniqueId technique, bool found) {
  Entry& entry = entries_[static_cast<std::size_t>(technique)];
  entry.time += Clock::now() - start_;
  entry.hits += found ? 1 : 0;
}

void Profile::write(Output& out) const {
  double total = 0;
  for (const Entry& entry : entries_) total += microseconds(entry.time);
  out.write(line({"technique", "calls", "hits", "ms", "us/call", "share"}));
  for (const Rung& rung : default_ladder().rungs) {
    const auto& [calls, hits, time] = entries_[static_cast<std::size_t>(rung.technique)];
    const double spent = microseconds(time);
    out.write(line({std::string(key(rung.technique)), std::to_string(calls), std::to_string(hits), fixed(spent / 1000),
                    fixed(ratio(spent, static_cast<double>(calls))), fixed(100 * ratio(spent, total)) + "%"}));
  }
}

}  // namespace deduku::cli
