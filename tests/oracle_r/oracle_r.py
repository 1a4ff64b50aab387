"""R of puzzles as defined by docs/r-exactly.md and the pages of docs/techniques. It shares no code with the program, and follows
only these pages: if it differs, one of the two is wrong, or a page is.

It has the techniques up to the level hard, and X-Wing, Skyscraper, XY-Wing, W-Wing and the types 1 to 6 of Unique Rectangle:
`LADDER` is in the form of the option --techniques of deduku. A cell is 0 to 80, a digit 1 to 9, a step its cost with its effects.
"""

from itertools import combinations
from typing import NamedTuple

LADDER = ("singles,intersections,subsets,x_wing,skyscraper,xy_wing,w_wing,unique_rectangle_1,unique_rectangle_2,"
          "unique_rectangle_3,unique_rectangle_4,unique_rectangle_5,unique_rectangle_6")
STUCK = 2000
DIGITS = range(1, 10)
CELLS = range(81)
ROWS = [frozenset(range(9 * i, 9 * i + 9)) for i in range(9)]
COLUMNS = [frozenset(range(i, 81, 9)) for i in range(9)]
BOXES = [frozenset(27 * (i // 3) + 3 * (i % 3) + 9 * j + k for j in range(3) for k in range(3)) for i in range(9)]
LINES = ROWS + COLUMNS
HOUSES = LINES + BOXES
HOUSES_OF = [[house for house in HOUSES if cell in house] for cell in CELLS]
PEERS = [frozenset().union(*HOUSES_OF[cell]) - {cell} for cell in CELLS]


class Effects(NamedTuple):
    places: frozenset = frozenset()  # candidates: pairs of a cell and a digit
    removes: frozenset = frozenset()


class Grid:
    def __init__(self, puzzle):
        self.value = [int(char) if char in "123456789" else 0 for char in puzzle]
        self.givens = frozenset(cell for cell in CELLS if self.value[cell])
        self.candidates = [frozenset() if self.value[cell] else frozenset(DIGITS) - self.seen(cell) for cell in CELLS]

    def seen(self, cell):
        """The digits in cells that a cell sees."""
        return frozenset(self.value[peer] for peer in PEERS[cell]) - {0}

    def open_cells(self, cells=CELLS):
        return [cell for cell in cells if not self.value[cell]]

    def places(self, digit, cells=CELLS):
        return frozenset(cell for cell in cells if digit in self.candidates[cell])

    def apply(self, effects):
        for cell, digit in effects.places:
            self.value[cell] = digit
            self.candidates[cell] = frozenset()
            for peer in PEERS[cell]:
                self.candidates[peer] -= {digit}
        for cell, digit in effects.removes:
            self.candidates[cell] -= {digit}


def place(cell, digit):
    return Effects(places=frozenset({(cell, digit)}))


def remove(pairs):
    return Effects(removes=frozenset(pairs))


def common_peers(cells):
    return frozenset.intersection(*(PEERS[cell] for cell in cells))


def common_houses(cells):
    return [house for house in HOUSES if house.issuperset(cells)]


def excluded(grid, digit, cells):
    """The candidates of a digit that see all of some cells."""
    return {(cell, digit) for cell in grid.places(digit, common_peers(cells))}


# ---- singles

def full_houses(grid):
    for house in HOUSES:
        cells = grid.open_cells(house)
        if len(cells) == 1:
            for digit in grid.candidates[cells[0]]:
                yield 100, place(cells[0], digit)


def hidden_singles(grid):
    for house in HOUSES:
        for digit in DIGITS:
            places = grid.places(digit, house)
            if len(places) == 1:
                yield (120 if house in BOXES else 150), place(*places, digit)


def naked_singles(grid):
    for cell in grid.open_cells():
        if len(grid.candidates[cell]) == 1:
            unseen = 8 - len(grid.seen(cell))
            yield 180 + 10 * min(unseen, 3), place(cell, *grid.candidates[cell])


# ---- intersections

class Intersection(NamedTuple):
    cost: int
    direct_cost: int
    digit: int
    eliminated: frozenset


def intersections(grid):
    """Pointing and claiming that eliminate something."""
    found = []
    for bases, covers, cost, direct_cost in ((BOXES, LINES, 260, 170), (LINES, BOXES, 280, 190)):
        for base in bases:
            for digit in DIGITS:
                places = grid.places(digit, base)
                for cover in covers:
                    eliminated = grid.places(digit, cover) - base
                    if len(places) > 1 and cover.issuperset(places) and eliminated:
                        found.append(Intersection(cost, direct_cost, digit, eliminated))
    return found


def singles_without(grid, digit, eliminated):
    """The placements in houses that eliminated places leave one place."""
    for house in HOUSES:
        if eliminated & house:
            left = grid.places(digit, house) - eliminated
            if len(left) == 1:
                yield place(*left, digit)


def locked_candidates(grid):
    for each in intersections(grid):
        yield each.cost, remove((cell, each.digit) for cell in each.eliminated)


def direct_locked_candidates(grid):
    for each in intersections(grid):
        for effects in singles_without(grid, each.digit, each.eliminated):
            yield each.direct_cost, effects


def fewest(found, candidates):
    """The minimum number of intersections that eliminate some candidates; None if more than three."""
    sets = [{(cell, each.digit) for cell in each.eliminated} & candidates for each in found]
    sets = [each for each in sets if each]
    for count in range(1, 4):
        if any(set().union(*chosen) == candidates for chosen in combinations(sets, count)):
            return count
    return None


def complex_singles(grid):
    found = intersections(grid)
    eliminated = {(cell, each.digit) for each in found for cell in each.eliminated}
    for cell in grid.open_cells():
        gone = {(cell, digit) for digit in grid.candidates[cell]} & eliminated
        if gone and len(gone) == len(grid.candidates[cell]) - 1:
            count = fewest(found, gone)
            (left,) = grid.candidates[cell] - {digit for _, digit in gone}
            if count:
                yield 240 + 10 * (count - 1), place(cell, left)
    for house in HOUSES:
        for digit in DIGITS:
            places = grid.places(digit, house)
            gone = {(cell, digit) for cell in places} & eliminated
            if gone and len(gone) == len(places) - 1:
                count = fewest(found, gone)
                (left,) = places - {cell for cell, _ in gone}
                if count and count > 1:
                    yield 240 + 10 * (count - 1), place(left, digit)


# ---- subsets

def tight(sets, size):
    """The choices of `size` keys whose sets have `size` elements together; each set has from 2 to `size` elements."""
    fit = {key: each for key, each in sets.items() if 2 <= len(each) <= size}
    for keys in combinations(fit, size):
        elements = frozenset().union(*(fit[key] for key in keys))
        if len(elements) == size:
            yield frozenset(keys), elements


def naked_subsets(size, cost, locked_cost=None):
    def find(grid):
        for house in HOUSES:
            for cells, digits in tight({cell: grid.candidates[cell] for cell in grid.open_cells(house)}, size):
                removed = {id(each): {(cell, digit) for digit in digits for cell in grid.places(digit, each - cells)}
                           for each in common_houses(cells)}
                everything = set().union(*removed.values())
                if everything:
                    yield cost, remove(everything)
                if locked_cost and len(removed) == 2:
                    line, box = removed.values()
                    if box and not line <= box:
                        yield locked_cost, remove(everything)
    return find


def hidden_subsets_in(grid, size):
    for house in HOUSES:
        yield from tight({digit: grid.places(digit, house) for digit in DIGITS}, size)


def hidden_subsets(size, cost):
    def find(grid):
        for digits, cells in hidden_subsets_in(grid, size):
            removed = [(cell, digit) for cell in cells for digit in grid.candidates[cell] - digits]
            if removed:
                yield cost, remove(removed)
    return find


def direct_hidden_subsets(size, cost):
    def find(grid):
        for digits, cells in hidden_subsets_in(grid, size):
            for digit in frozenset(DIGITS) - digits:
                for effects in singles_without(grid, digit, grid.places(digit, cells)):
                    yield cost, effects
    return find


# ---- single digits

def x_wings(grid):
    for digit in DIGITS:
        for bases, covers in ((ROWS, COLUMNS), (COLUMNS, ROWS)):
            sets = {i: frozenset(j for j in range(9) if grid.places(digit, bases[i] & covers[j])) for i in range(9)}
            for chosen, crossed in tight(sets, 2):
                base = frozenset().union(*(bases[i] for i in chosen))
                cover = frozenset().union(*(covers[j] for j in crossed))
                removed = grid.places(digit, cover - base)
                if removed:
                    yield 400, remove((cell, digit) for cell in removed)


def skyscrapers(grid):
    for digit in DIGITS:
        for lines, across in ((ROWS, COLUMNS), (COLUMNS, ROWS)):
            pairs = [places for places in (grid.places(digit, line) for line in lines) if len(places) == 2]
            for one, other in combinations(pairs, 2):
                for joint in across:
                    free = (one | other) - joint
                    if len(one & joint) == 1 and len(other & joint) == 1 and not any(free <= line for line in across):
                        removed = excluded(grid, digit, free)
                        if removed:
                            yield 400, remove(removed)


# ---- wings

def bivalue_cells(grid):
    return [cell for cell in grid.open_cells() if len(grid.candidates[cell]) == 2]


def xy_wings(grid):
    bivalue = bivalue_cells(grid)
    for pivot in bivalue:
        for one, other in combinations([cell for cell in bivalue if cell in PEERS[pivot]], 2):
            shared = grid.candidates[one] & grid.candidates[other]
            rest = (grid.candidates[one] | grid.candidates[other]) - shared
            if len(shared) == 1 and rest == grid.candidates[pivot]:
                removed = excluded(grid, *shared, (one, other))
                if removed:
                    yield 420, remove(removed)


def w_wings(grid):
    pairs = {digit: [places for places in (grid.places(digit, house) for house in HOUSES) if len(places) == 2]
             for digit in DIGITS}
    for one, other in combinations(bivalue_cells(grid), 2):
        if grid.candidates[one] != grid.candidates[other]:
            continue
        for linked in grid.candidates[one]:
            (shared,) = grid.candidates[one] - {linked}
            for p, q in (order for pair in pairs[linked] for order in (tuple(pair), tuple(pair)[::-1])):
                if {p, q} & {one, other} or p not in PEERS[one] or q not in PEERS[other]:
                    continue
                removed = excluded(grid, shared, (one, other))
                if removed:
                    yield 440, remove(removed)


# ---- unique rectangles

class Rectangle(NamedTuple):
    digits: frozenset
    floor: frozenset
    roof: frozenset
    solved: frozenset

    def has_side_roof(self):
        return len(self.roof) == 2 and bool(common_houses(self.roof))

    def is_avoidable(self):
        return len(self.solved) > 1 and self.solved == self.floor


CORNERS = [(9 * top + left, 9 * top + right, 9 * bottom + left, 9 * bottom + right)
           for top, bottom in combinations(range(9), 2) for left, right in combinations(range(9), 2)
           if (top // 3 == bottom // 3) != (left // 3 == right // 3)]


def rectangles(grid):
    """Two digits in four corners, none of which is given, each digit possible in two opposite ones; at least one corner is open, and
        one is solved or has only the two candidates."""
    def possible(cell):
        return frozenset({grid.value[cell]}) if grid.value[cell] else grid.candidates[cell]

    for corners in CORNERS:
        if not grid.givens.isdisjoint(corners):
            continue
        solved = frozenset(cell for cell in corners if grid.value[cell])
        outer = possible(corners[0]) & possible(corners[3])
        inner = possible(corners[1]) & possible(corners[2])
        if len(solved) == 4:
            continue
        for digits in {frozenset({x, y}) for x in outer for y in inner if x != y}:
            if solved or any(grid.candidates[cell] == digits for cell in corners):
                floor = frozenset(cell for cell in corners if grid.candidates[cell] <= digits)
                yield Rectangle(digits, floor, frozenset(corners) - floor, solved)


def type_1(grid, rectangle):
    if len(rectangle.roof) == 1 and not rectangle.is_avoidable():
        (cell,) = rectangle.roof
        yield 450, remove((cell, digit) for digit in rectangle.digits & grid.candidates[cell])


def types_2_and_5(grid, rectangle, extra):
    if len(rectangle.roof) > 1 and len(extra) == 1 and not rectangle.is_avoidable():
        yield 455, remove(excluded(grid, *extra, rectangle.roof))


def type_3(grid, rectangle, extra):
    for house in common_houses(rectangle.roof):
        others = [cell for cell in grid.open_cells(house - rectangle.roof) if not grid.candidates[cell] & rectangle.digits]
        for size in range(1, len(others) + 1):
            for partners in combinations(others, size):
                digits = extra.union(*(grid.candidates[cell] for cell in partners))
                if len(digits) == size + 1:
                    yield 460, remove(set().union(*(excluded(grid, digit, {*rectangle.roof, *partners}) for digit in digits)))


def type_4(grid, rectangle):
    for confined in rectangle.digits:
        if grid.places(confined, rectangle.roof) == rectangle.roof and not excluded(grid, confined, rectangle.roof):
            others = rectangle.digits - {confined}
            yield 460, remove((cell, digit) for cell in rectangle.roof for digit in others & grid.candidates[cell])


def type_6(grid, rectangle):
    corners = rectangle.floor | rectangle.roof
    lines = [line for line in LINES if line & corners]
    for digit in rectangle.digits:
        if grid.places(digit, rectangle.roof) == rectangle.roof and all(grid.places(digit, line) <= corners for line in lines):
            yield 460, remove((cell, digit) for cell in rectangle.roof)


def unique_rectangles(grid):
    for rectangle in rectangles(grid):
        extra = frozenset().union(*(grid.candidates[cell] for cell in rectangle.roof)) - rectangle.digits
        yield from type_1(grid, rectangle)
        yield from types_2_and_5(grid, rectangle, extra)
        if rectangle.has_side_roof():
            yield from type_3(grid, rectangle, extra)
            yield from type_4(grid, rectangle)
        elif len(rectangle.roof) == 2:
            yield from type_6(grid, rectangle)


# ---- the rounds

# Each search with the least cost of its steps, in rising order.
SEARCHES = (
    (100, full_houses),
    (120, hidden_singles),
    (170, direct_locked_candidates),
    (180, naked_singles),
    (220, direct_hidden_subsets(2, 220)),
    (240, complex_singles),
    (250, direct_hidden_subsets(3, 250)),
    (260, locked_candidates),
    (290, naked_subsets(2, 300, locked_cost=290)),
    (330, naked_subsets(3, 360, locked_cost=330)),
    (340, hidden_subsets(2, 340)),
    (370, hidden_subsets(3, 370)),
    (380, naked_subsets(4, 380)),
    (390, hidden_subsets(4, 390)),
    (400, x_wings),
    (400, skyscrapers),
    (420, xy_wings),
    (440, w_wings),
    (450, unique_rectangles),
)


def cheapest(grid):
    """The least cost of any step, and the effects of all steps of that cost; None if there is no step."""
    least, found = STUCK, set()
    for lowest, search in SEARCHES:
        if lowest > least:
            break
        for cost, effects in search(grid):
            if not effects.places and not effects.removes or cost > least:
                continue
            if cost < least:
                least, found = cost, set()
            found.add(effects)
    return (least, found) if found else None


class Round(NamedTuple):
    cost: int
    steps: int
    empty_cells: int

    def weight(self):
        return min(self.cost, 300) ** 2 * self.cost

    def harmonic(self):
        """In thousandths, each term rounded down."""
        return sum(1000 // step for step in range(1, self.steps + 1))

    def work(self):
        return self.weight() * self.harmonic() * self.empty_cells


class Rating(NamedTuple):
    """R and work in hundredths."""
    r: int
    rounds: tuple
    work: int


def rate(puzzle):
    grid, rounds = Grid(puzzle), []
    r = 0
    while grid.open_cells():
        found = cheapest(grid)
        if found is None:
            r = STUCK
            break
        cost, steps = found
        rounds.append(Round(cost, len(steps), len(grid.open_cells())))
        r = max(r, cost)
        grid.apply(Effects(frozenset().union(*(each.places for each in steps)),
                           frozenset().union(*(each.removes for each in steps))))
    return Rating(r, tuple(rounds), 100 * sum(each.work() for each in rounds) // (10**6 * 1000 * 81))
