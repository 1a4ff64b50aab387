// From the evidence of a step to its picture.
#include "src/draw/picture.hpp"

#include <algorithm>
#include <array>
#include <map>

#include "src/core/bars.hpp"
#include "src/core/images.hpp"

namespace deduku::draw {

namespace {

constexpr std::array<std::string_view, mark_shape_count> shape_names = {
#define MARK(key, ...) #key,
#include "deduku/roles.def"
};

/// The shape of a role; sets are outlined instead.
std::optional<MarkShape> shape_for(Role role) {
  const auto found = std::ranges::find(shape_names, deduku::name(role));
  if (found == shape_names.end()) return std::nullopt;
  return static_cast<MarkShape>(found - shape_names.begin());
}

/// A chain that comes back to its start: its nodes have more specific roles than the pattern. Links of one kind only do
/// not make a chain.
bool is_loop(std::span<const Link> links) {
  const auto is_strong = [](const Link& link) { return link.kind == LinkKind::strong; };
  return links.size() > 3 && links.front().from == links.back().to && std::ranges::any_of(links, is_strong);
}

/// With more nodes than this, chains inside chains are omitted because they could not be followed.
constexpr std::size_t most_inner_nodes = 40;

/// The number of branches shown. For nested assumptions only the outermost: the inner ones concern other grids.
std::size_t shown_count(const Branches& branches) {
  const std::size_t outer = branches.outer_count();
  std::size_t inner_nodes = 0;
  for (std::size_t i = outer; i < branches.size(); ++i) {
    const Cause end = branches[i].nodes.back().cause;
    if (end == Cause::contradiction || end == Cause::trial) return outer;
    inner_nodes += branches[i].nodes.size();
  }
  return inner_nodes <= most_inner_nodes ? branches.size() : outer;
}

/// Collects the visible parts, and sorts them.
class Painter {
 public:
  explicit Painter(const Grid& grid) { picture_.grid = grid; }

  void add(const Evidence& evidence) {
    // For counted cells the constraints are more specific than their lines.
    if (!evidence.constraints.empty()) return add_counted(evidence);
    for (const Part& part : evidence.parts()) add(part);
    for (House house : evidence.base) picture_.houses.push_back({house, HouseUse::base});
    for (House house : evidence.cross_lines) picture_.houses.push_back({house, HouseUse::cross_line});
    for (House house : evidence.cover) picture_.houses.push_back({house, HouseUse::cover, is_second(evidence, house)});
    for (House house : evidence.goal) picture_.houses.push_back({house, HouseUse::goal});
  }

  void add(const StepView& view) {
    const CandidateSet& deadly = view.step.evidence.deadly;
    for (const Link& link : view.links) {
      const bool is_strong = link.kind == LinkKind::strong;
      const bool is_inside = deadly.cells().contains(link.from.cells | link.to.cells);
      add_end(link.from, !is_strong, is_inside && !is_strong ? deadly : CandidateSet());
      add_end(link.to, is_strong, is_inside && !is_strong ? deadly : CandidateSet());
      picture_.arrows.push_back({link.from, link.to, link.kind, 0, false, reason_of(view, link)});
    }
    if (!view.links.empty()) picture_.branch_count = 1;
    if (is_loop(view.links)) std::erase_if(marks_, [](const Mark& mark) { return mark.shape == MarkShape::body; });
    add(view.branches);
    if (view.step.evidence.parts().empty()) add_starts(view.branches);
    if (view.step.evidence.symmetry) add(*view.step.evidence.symmetry, view.step.effects);
    add(house_bars(view));
    for (Cell by : cell_bars(view).by) add_bar(by);
  }

  /// The places of which one holds the digit, and the deadly pattern.
  void add(const Premises& premises) {
    picture_.premises = premises;
    if (premises.symmetry) picture_.motion = motion_of(*premises.symmetry);
    for (House house : House::all()) {
      for (Digit digit : premises.places[house]) {
        for (Cell cell : picture_.grid.cells(house, digit)) marks_.push_back({{cell, digit}, MarkShape::body});
      }
    }
    for (Candidate candidate : premises.deadly) marks_.push_back({candidate, MarkShape::floor});
  }

  Picture finish(const Effects& effects) {
    picture_.removed = effects.removes;
    place(effects.places);
    std::map<Candidate, Mark> kept;
    for (const Mark& mark : marks_) keep(kept, mark);
    for (const auto& [candidate, mark] : kept) {
      if (picture_.grid.is_solved(candidate.cell())) {
        picture_.solved.push_back(mark);
      } else if (!picture_.shows_digit(candidate.cell())) {
        picture_.marks.push_back(mark);
      }
    }
    drop_repeated_arrows();
    return std::move(picture_);
  }

 private:
  static bool is_second(const Evidence& evidence, House house) {
    return !evidence.covers[0].empty() && !evidence.covers[0].contains(house);
  }
  static LinkKind kind_of(bool is_true) { return is_true ? LinkKind::strong : LinkKind::weak; }

  void add(const Branches& branches) {
    const std::size_t outer = branches.outer_count();
    const std::size_t count = shown_count(branches);
    for (std::size_t i = 0; i < count; ++i) add(branches[i], i >= outer);
  }

  /// If other branches prove a node, these lead to it, not the premises that it adopts from them.
  void add(const Branch& branch, bool is_inner) {
    for (const BranchNode& node : branch.nodes) {
      if (node.cause == Cause::contradiction) continue;  // reading ends there
      add_node(node.node, node.is_true);
      if (node.branch_count > 0) continue;
      for (std::size_t parent : branch.parents(node)) {
        const Node& before = branch.nodes[parent].node;
        picture_.arrows.push_back({before, node.node, kind_of(node.is_true), picture_.branch_count, is_inner});
      }
    }
    ++picture_.branch_count;
  }

  /// The starts of several branches, unless they are all the same.
  void add_starts(const Branches& branches) {
    CandidateSet starts;
    for (std::size_t i = 0; i < branches.outer_count(); ++i) {
      const Node& first = branches[i].nodes.front().node;
      starts.insert(first.digit, first.cells);
    }
    if (starts.size() < 2) return;
    for (Candidate start : starts) marks_.push_back({start, MarkShape::pivot});
  }

  void add(const HouseBlockers& bars) {
    for (const Bar& bar : bars.bars) {
      add_bar(bar.by);
      for (Cell to : farthest(bar)) picture_.bar_lines.push_back({bar.by, to});
    }
  }
  void add_bar(Cell by) { marks_.push_back({{by, *picture_.grid.value(by)}, MarkShape::bar}); }

  /// The farthest of barred cells in one line: the line to them passes the others.
  static CellSet farthest(const Bar& bar) {
    CellSet ends;
    for (Cell to : bar.cells) {
      bool is_passed = false;
      for (Cell other : bar.cells) is_passed |= lies_between(to, bar.by, other);
      ends.insert_if(!is_passed, to);
    }
    return ends;
  }
  /// Whether a cell lies on a row or column between two others.
  static bool lies_between(Cell cell, Cell from, Cell to) {
    const auto is_between = [](int middle, int a, int b) { return std::min(a, b) < middle && middle < std::max(a, b); };
    const bool in_row = from.row() == to.row() && cell.row() == to.row();
    const bool in_column = from.column() == to.column() && cell.column() == to.column();
    return (in_row && is_between(cell.index() % 9, from.index() % 9, to.index() % 9)) ||
           (in_column && is_between(cell.index() / 9, from.index() / 9, to.index() / 9));
  }

  /// For the cells that change, the candidates that an image excludes: those that stay in their cells, and the images
  /// of others.
  void add(const Symmetry& symmetry, const Effects& effects) {
    picture_.motion = motion_of(symmetry);
    for (Cell cell : effects.removes.cells() | effects.places.cells()) {
      picture_.fixed.insert_if(symmetry(cell) == cell, cell);
      for (Digit digit : picture_.grid.candidates(cell)) {
        const std::optional<Candidate> image = denying_image(symmetry, {cell, digit}, picture_.grid);
        if (!image || image->cell() == cell) continue;
        picture_.moves.push_back({{cell, digit}, *image});
        if (!is_left(picture_.grid, *image) && !picture_.grid.is_solved(image->cell()))
          picture_.gone_images.insert(*image);
      }
    }
  }

  /// Counted cells, each candidate by the house in which its digit is counted, and the loop that pairs of them make.
  void add_counted(const Evidence& evidence) {
    picture_.counted = evidence.cells();
    constexpr std::array<MarkShape, 3> shapes = {MarkShape::row_link, MarkShape::column_link, MarkShape::box_link};
    for (Variable constraint : evidence.constraints) {
      const MarkShape shape = shapes[static_cast<std::size_t>(constraint.house().kind())];
      const Digit digit = constraint.digit();
      for (Cell cell : picture_.grid.cells(constraint.house(), digit) & picture_.counted) {
        marks_.push_back({{cell, digit}, shape});
      }
    }
    if (evidence.parts().size() > 1) add_loop(evidence);
  }

  /// The corners of an SK-Loop: the cell of each pair that is farther from the next pair of its line.
  void add_loop(const Evidence& evidence) {
    const auto pairs = evidence.parts();
    for (std::size_t i = 0; i < pairs.size(); ++i) {
      const std::size_t other = (i % 2 == 1 ? i + 1 : i + pairs.size() - 1) % pairs.size();
      const bool is_before = pairs[i].cells.first() < pairs[other].cells.first();
      picture_.loop.push_back(is_before ? pairs[i].cells.first() : pairs[i].cells.last());
    }
  }

  void add(const Part& part) {
    if (is_set(part.role)) return add_set(part);
    const std::optional<MarkShape> shape = shape_for(part.role);
    for (Cell cell : part.cells) {
      for (Digit digit : part.digits& digits_in(cell)) marks_.push_back({{cell, digit}, *shape, part.index});
    }
  }

  /// The possible digits of a cell; in a part not every digit is in every cell.
  DigitSet digits_in(Cell cell) const {
    const std::optional<Digit> value = picture_.grid.value(cell);
    return value ? DigitSet{*value} : picture_.grid.candidates(cell);
  }

  void add_set(const Part& part) {
    const bool overlaps = std::ranges::any_of(
        picture_.sets, [&](const OutlinedSet& other) { return other.cells.intersects(part.cells); });
    picture_.sets.push_back({part.cells, part.digits, overlaps});
  }

  /// Weak links inside a deadly pattern show which of its cells see each other, not which candidates are true.
  void add_end(const Node& node, bool is_true, const CandidateSet& deadly) {
    if (deadly.empty()) return add_node(node, is_true);
    for (Cell cell : node.cells) {
      for (Digit digit : deadly.digits(cell) & digits_in(cell)) marks_.push_back({{cell, digit}, MarkShape::floor});
    }
  }

  void add_node(const Node& node, bool is_true) {
    const MarkShape shape = is_true ? MarkShape::node_true : MarkShape::node_false;
    for (Cell cell : node.cells) marks_.push_back({{cell, node.digit}, shape, 0});
    const bool is_known = std::ranges::find(picture_.groups, node) != picture_.groups.end();
    if (node.cells.size() > 1 && !is_known) picture_.groups.push_back(node);
  }

  /// If there are several shapes, the most specific is kept; for a node that is true in one branch and false in
  /// another, the first.
  static void keep(std::map<Candidate, Mark>& kept, const Mark& mark) {
    const auto [place, is_new] = kept.emplace(mark.candidate, mark);
    if (!is_new && rank_of(mark.shape) < rank_of(place->second.shape)) place->second = mark;
  }

  /// A placed digit is shown large unless other candidates of its cell take part in the argument.
  void place(const CandidateSet& places) {
    for (Candidate placed : places) {
      const auto is_beside = [&](const Mark& mark) {
        return mark.candidate.cell() == placed.cell() && mark.candidate != placed && picture_.grid.has(mark.candidate);
      };
      const bool is_among_others = std::ranges::any_of(marks_, is_beside);
      (is_among_others ? picture_.placed_marks : picture_.placed).insert(placed);
      if (is_among_others) continue;
      for (Digit digit : picture_.removed.digits(placed.cell())) picture_.removed.erase({placed.cell(), digit});
    }
  }

  void drop_repeated_arrows() {
    std::vector<Arrow> kept;
    for (Arrow& arrow : picture_.arrows) {
      const bool is_known = std::ranges::any_of(kept, [&](const Arrow& other) {
        return other.from == arrow.from && other.to == arrow.to && other.kind == arrow.kind;
      });
      if (!is_known) kept.push_back(arrow);
    }
    picture_.arrows = std::move(kept);
  }

  Picture picture_;
  std::vector<Mark> marks_;
};

}  // namespace

std::string_view name(MarkShape shape) {
  return shape_names[static_cast<std::size_t>(shape)];
}

int rank_of(MarkShape shape) {
  static constexpr std::array<int, mark_shape_count> ranks = {
#define MARK(key, rank, ...) rank,
#include "deduku/roles.def"
  };
  return ranks[static_cast<std::size_t>(shape)];
}

std::array<MarkShape, mark_shape_count> shapes_by_rank() {
  std::array<MarkShape, mark_shape_count> shapes{};
  for (int i = 0; i < mark_shape_count; ++i) shapes[static_cast<std::size_t>(i)] = static_cast<MarkShape>(i);
  std::ranges::stable_sort(shapes, {}, rank_of);
  return shapes;
}

std::string_view name(HouseUse use) {
  static constexpr std::array<std::string_view, 4> names = {"base", "cover", "goal", "cross_line"};
  return names[static_cast<std::size_t>(use)];
}

char letter_of(std::size_t set) {
  return set < 26 ? static_cast<char>('A' + set) : '+';
}

std::optional<MarkShape> Picture::shape_of(Candidate candidate) const {
  const auto found = std::ranges::lower_bound(marks, candidate, {}, &Mark::candidate);
  if (found == marks.end() || found->candidate != candidate) return std::nullopt;
  return found->shape;
}

bool Picture::shows_digit(Cell cell) const {
  return grid.is_solved(cell) || !placed.digits(cell).empty();
}

Picture picture_of(const Grid& grid) {
  return Painter(grid).finish({});
}

Picture picture_of(const StepView& view) {
  Painter painter(view.before);
  painter.add(view.step.evidence);
  painter.add(view);
  return painter.finish(view.step.effects);
}

Picture picture_of(const Grid& grid, const Premises& premises, const Effects& effects) {
  Painter painter(grid);
  painter.add(premises);
  return painter.finish(effects);
}

}  // namespace deduku::draw
