// The table of backends, and the functions that work with each of them.
#include "src/search/backends.hpp"

#include <algorithm>

#include "src/search/paths.hpp"

namespace deduku::search {

namespace {

constexpr Backend fixed_backends[] = {
    {"boxes", "all boxes side by side in the widest registers of this machine", run_boxes},
    {"bitmask", "backtracking on bit masks, one word per digit and band", run_bitmask},
    {"dancing_links", "exact cover, one row per candidate", run_dancing_links},
};

/// The paths are known only at run time.
class Table {
 public:
  Table() {
    for (const Backend& backend : fixed_backends) rows_[size_++] = backend;
    for (const Path& path : paths()) rows_[size_++] = path.backend;
  }
  std::span<const Backend> rows() const { return std::span(rows_).first(size_); }

 private:
  std::array<Backend, std::size(fixed_backends) + max_paths> rows_;
  std::size_t size_ = 0;
};

}  // namespace

std::span<const Backend> backends() {
  static const Table table;
  return table.rows();
}

const Backend& default_backend() {
  return backends().front();
}

const Backend* find_backend(std::string_view name) {
  const auto all = backends();
  const auto found = std::ranges::find(all, name, &Backend::name);
  return found == all.end() ? nullptr : &*found;
}

std::optional<Solution> solve(const Grid& grid, const Backend& backend) {
  std::optional<Solution> first;
  backend.run(grid, 1, [&](const Solution& solution) {
    first = solution;
    return true;
  });
  return first;
}

std::uint64_t count(const Grid& grid, std::uint64_t limit, const Backend& backend) {
  if (backend.name == default_backend().name) return count(Puzzle(grid), limit);
  return backend.run(grid, limit, [](const Solution&) { return true; }).count;
}

bool is_unique(const Grid& grid, const Backend& backend) {
  return count(grid, 2, backend) == 1;
}

Result enumerate(const Grid& grid, Visitor visitor, const Backend& backend) {
  return backend.run(grid, no_limit, visitor);
}

}  // namespace deduku::search
