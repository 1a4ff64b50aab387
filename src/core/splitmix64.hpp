// SplitMix64: pseudo-random numbers, the same on every platform.
#pragma once

#include <cstdint>

namespace deduku {

/// The difference between a state and the next one.
inline constexpr std::uint64_t splitmix64_step = 0x9e3779b97f4a7c15;

/// The number of a state (SplitMix64, public domain, S. Vigna); different states have different numbers.
constexpr std::uint64_t splitmix64(std::uint64_t state) {
  state += splitmix64_step;
  state = (state ^ state >> 30) * 0xbf58476d1ce4e5b9;
  state = (state ^ state >> 27) * 0x94d049bb133111eb;
  return state ^ state >> 31;
}

}  // namespace deduku
