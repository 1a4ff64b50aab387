// Some memory set aside for the moment when there is no more.
#pragma once

namespace deduku::cli {

/// Sets it aside, at the start and after each `bad_alloc` that was caught. The allocation that finds no memory still fails,
/// but what fails with it can be cleared away: the destructor of a nested JSON value takes memory itself, and must not
/// throw.
void set_memory_aside() noexcept;

}  // namespace deduku::cli
