// Dancing links.
//
// The ones that are left in a column form a ring, and so do the columns still to be covered. Choosing a row
// covers its columns: each leaves its ring, and each row that shares a column with the chosen one leaves the
// other columns. An unlinked element keeps its own links, so undoing everything in reverse order puts all of
// it back in place, with no other record of what was there:
//
//     a <-> b <-> c      unlink b: a <-> c, but b still points to both      relink b: a <-> b <-> c
//
// The search branches on a column with the fewest rows, which makes a column with one row a conclusion and
// one without rows the end of a branch. A secondary column is never in the ring of columns: nothing asks for
// it.
#include "deduku/exact_cover.hpp"

namespace deduku::search {

/// What a search was asked and what it has found so far.
struct ExactCover::Run {
  std::uint64_t limit;
  Visitor visitor;
  Result result;
};

ExactCover::ExactCover(const Size& size, std::pmr::memory_resource* memory)
    : columns_(memory), nodes_(memory), row_begins_(memory), chosen_(memory) {
  const int column_count = size.primary + size.secondary;
  columns_.resize(column_count + 1);
  nodes_.reserve(column_count + size.entries);
  row_begins_.reserve(size.rows + 1);
  chosen_.reserve(size.rows);
  for (Link column = 0; column <= root(); ++column) columns_[column] = {column, column, 0, false};
  for (Link column = 0; column < root(); ++column) nodes_.push_back({column, column, column, 0});
  row_begins_.push_back(static_cast<Link>(nodes_.size()));
  for (Link column = 0; column < static_cast<Link>(size.primary); ++column) {
    const Link last = columns_[root()].left;
    columns_[column].left = last;
    columns_[column].right = root();
    columns_[last].right = column;
    columns_[root()].left = column;
  }
}

int ExactCover::add_row(std::span<const int> columns) {
  assert(!columns.empty() && chosen_.empty());
  assert(nodes_.size() + columns.size() <= nodes_.capacity() && row_begins_.size() < row_begins_.capacity());
  const auto row = static_cast<Link>(row_begins_.size() - 1);
  for (int each : columns) {
    const auto column = static_cast<Link>(each);
    assert(column < root());
    const auto index = static_cast<Link>(nodes_.size());
    const Link last = nodes_[column].up;
    nodes_.push_back({last, column, column, row});
    nodes_[last].down = index;
    nodes_[column].up = index;
    ++columns_[column].size;
  }
  row_begins_.push_back(static_cast<Link>(nodes_.size()));
  return static_cast<int>(row);
}

bool ExactCover::select(int row) {
  const std::span<Node> nodes = nodes_of(static_cast<Link>(row));
  for (const Node& node : nodes) {
    if (columns_[node.column].covered) return false;
  }
  for (const Node& node : nodes) cover(node.column);
  chosen_.push_back(row);
  return true;
}

void ExactCover::unlink(const Node& node) {
  nodes_[node.up].down = node.down;
  nodes_[node.down].up = node.up;
  --columns_[node.column].size;
}

void ExactCover::relink(const Node& node, Link index) {
  nodes_[node.up].down = index;
  nodes_[node.down].up = index;
  ++columns_[node.column].size;
}

void ExactCover::cover(Link column) {
  Column& header = columns_[column];
  header.covered = true;
  columns_[header.left].right = header.right;
  columns_[header.right].left = header.left;
  for (Link each = nodes_[column].down; each != column; each = nodes_[each].down) {
    for (const Node& node : nodes_of(nodes_[each].row)) {
      if (node.column != column) unlink(node);
    }
  }
}

/// The exact reverse of `cover`.
void ExactCover::uncover(Link column) {
  for (Link each = nodes_[column].up; each != column; each = nodes_[each].up) {
    Link index = row_begins_[nodes_[each].row];
    for (const Node& node : nodes_of(nodes_[each].row)) {
      if (node.column != column) relink(node, index);
      ++index;
    }
  }
  Column& header = columns_[column];
  columns_[header.left].right = column;
  columns_[header.right].left = column;
  header.covered = false;
}

/// Covers the other columns of a row, of which `node` is one entry.
void ExactCover::choose_row(const Node& node) {
  chosen_.push_back(static_cast<int>(node.row));
  for (const Node& each : nodes_of(node.row)) {
    if (each.column != node.column) cover(each.column);
  }
}

void ExactCover::unchoose_row(const Node& node) {
  const std::span<const Node> nodes = nodes_of(node.row);
  for (auto each = nodes.rbegin(); each != nodes.rend(); ++each) {
    if (each->column != node.column) uncover(each->column);
  }
  chosen_.pop_back();
}

/// An uncovered primary column with as few rows as any; there must be one.
ExactCover::Link ExactCover::smallest_column() const {
  Link smallest = columns_[root()].right;
  for (Link each = smallest; each != root() && columns_[smallest].size > 1; each = columns_[each].right) {
    if (columns_[each].size < columns_[smallest].size) smallest = each;
  }
  return smallest;
}

/// False: the search was stopped.
bool ExactCover::explore(Run& run) {
  if (columns_[root()].right == root()) return report(run);
  const Link column = smallest_column();
  cover(column);
  const bool goes_on = branch(run, column);
  uncover(column);
  return goes_on;
}

/// Tries each row of a covered column.
bool ExactCover::branch(Run& run, Link column) {
  const bool is_choice = columns_[column].size > 1;
  bool goes_on = true;
  for (Link each = nodes_[column].down; goes_on && each != column; each = nodes_[each].down) {
    if (is_choice) ++run.result.effort.nodes;
    if (is_choice && nodes_[each].down != column) ++run.result.effort.guesses;
    choose_row(nodes_[each]);
    goes_on = explore(run);
    unchoose_row(nodes_[each]);
  }
  return goes_on;
}

bool ExactCover::report(Run& run) const {
  ++run.result.count;
  run.result.exhausted = run.visitor(chosen_) && run.result.count < run.limit;
  return run.result.exhausted;
}

Result ExactCover::search(std::uint64_t limit, Visitor visitor) {
  Run run{limit, visitor, {}};
  run.result.effort.nodes = 1;
  explore(run);
  return run.result;
}

std::uint64_t ExactCover::count(std::uint64_t limit) {
  return search(limit, [](std::span<const int>) { return true; }).count;
}

}  // namespace deduku::search
