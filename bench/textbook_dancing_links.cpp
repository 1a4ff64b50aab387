#include "bench/textbook_dancing_links.hpp"

#include <vector>

namespace deduku::bench {

namespace {

constexpr int column_count = 324;

struct Column;

struct Node {
  Node* left;
  Node* right;
  Node* up;
  Node* down;
  Column* column;
  int row;
};

struct Column : Node {
  int size;
};

}  // namespace

struct TextbookDancingLinks::Matrix {
  Matrix();

  void link_row(Candidate candidate);
  bool give(Candidate candidate);
  void take_back(Candidate candidate);
  Column* smallest() const;
  void search();

  static bool is_covered(const Column& column) { return column.right->left != &column; }
  static void cover(Column* column);
  static void uncover(Column* column);

  Column root{};
  std::vector<Column> columns = std::vector<Column>(column_count);
  std::vector<std::array<Node, 4>> rows = std::vector<std::array<Node, 4>>(Candidate::count);
  std::vector<int> chosen;
  std::uint64_t limit = 0;
  std::uint64_t count = 0;
  Solution first{};
};

TextbookDancingLinks::Matrix::Matrix() {
  root.left = root.right = &root;
  for (Column& column : columns) {
    column.up = column.down = column.column = &column;
    column.right = &root;
    column.left = root.left;
    root.left->right = &column;
    root.left = &column;
  }
  for (Cell cell : Cell::all()) {
    for (Digit digit : Digit::all()) link_row({cell, digit});
  }
}

void TextbookDancingLinks::Matrix::link_row(Candidate candidate) {
  std::array<int, 4> demands{candidate.cell().index()};
  int next = 1;
  for (House house : candidate.cell().houses()) {
    demands[next++] = Cell::count + 9 * house.index() + candidate.digit().index();
  }
  std::array<Node, 4>& nodes = rows[candidate.index()];
  for (int i = 0; i < 4; ++i) {
    Column* column = &columns[demands[i]];
    nodes[i] = {&nodes[(i + 3) % 4], &nodes[(i + 1) % 4], column->up, column, column, candidate.index()};
    column->up->down = &nodes[i];
    column->up = &nodes[i];
    ++column->size;
  }
}

void TextbookDancingLinks::Matrix::cover(Column* column) {
  column->right->left = column->left;
  column->left->right = column->right;
  for (Node* row = column->down; row != column; row = row->down) {
    for (Node* node = row->right; node != row; node = node->right) {
      node->down->up = node->up;
      node->up->down = node->down;
      --node->column->size;
    }
  }
}

void TextbookDancingLinks::Matrix::uncover(Column* column) {
  for (Node* row = column->up; row != column; row = row->up) {
    for (Node* node = row->left; node != row; node = node->left) {
      ++node->column->size;
      node->down->up = node;
      node->up->down = node;
    }
  }
  column->right->left = column;
  column->left->right = column;
}

Column* TextbookDancingLinks::Matrix::smallest() const {
  auto* smallest = static_cast<Column*>(root.right);
  for (Node* node = root.right; node != &root; node = node->right) {
    auto* column = static_cast<Column*>(node);
    if (column->size < smallest->size) smallest = column;
  }
  return smallest;
}

void TextbookDancingLinks::Matrix::search() {
  if (root.right == &root) {
    if (count++ == 0) {
      for (int row : chosen) first[Candidate(row).cell()] = Candidate(row).digit();
    }
    return;
  }
  Column* column = smallest();
  cover(column);
  for (Node* row = column->down; row != column && count < limit; row = row->down) {
    chosen.push_back(row->row);
    for (Node* node = row->right; node != row; node = node->right) cover(node->column);
    search();
    for (Node* node = row->left; node != row; node = node->left) uncover(node->column);
    chosen.pop_back();
  }
  uncover(column);
}

/// Returns false if another given excludes it.
bool TextbookDancingLinks::Matrix::give(Candidate candidate) {
  for (const Node& node : rows[candidate.index()]) {
    if (is_covered(*node.column)) return false;
  }
  for (const Node& node : rows[candidate.index()]) cover(node.column);
  chosen.push_back(candidate.index());
  return true;
}

void TextbookDancingLinks::Matrix::take_back(Candidate candidate) {
  for (int i = 3; i >= 0; --i) uncover(rows[candidate.index()][i].column);
}

TextbookDancingLinks::TextbookDancingLinks() : matrix_(std::make_unique<Matrix>()) {}
TextbookDancingLinks::~TextbookDancingLinks() = default;

std::uint64_t TextbookDancingLinks::count(const char* puzzle, std::uint64_t limit, Solution& first) {
  Matrix& matrix = *matrix_;
  matrix.limit = limit;
  matrix.count = 0;
  bool consistent = true;
  for (Cell cell : Cell::all()) {
    const char symbol = puzzle[cell.index()];
    if (symbol < '1' || symbol > '9') continue;
    consistent = consistent && matrix.give({cell, Digit::of(symbol - '0')});
  }
  if (consistent) matrix.search();
  while (!matrix.chosen.empty()) {
    matrix.take_back(Candidate(matrix.chosen.back()));
    matrix.chosen.pop_back();
  }
  first = matrix.first;
  return matrix.count;
}

}  // namespace deduku::bench
