// A reserve of memory for the case that no more is available.
#pragma once

namespace deduku::cli {

/// Sets the reserve aside. Called at the start and after each caught `bad_alloc`. The allocation that finds no memory
/// still fails, but the objects that fail with it can be destroyed: the destructor of a nested JSON value allocates
/// memory itself, and must not throw.
void set_memory_aside() noexcept;

}  // namespace deduku::cli
