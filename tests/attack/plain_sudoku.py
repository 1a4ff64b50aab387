"""Sudoku by trial: solutions, and the consequences of premises. Shares no code with the program that it judges.

A candidate is 9 * cell + digit, both from 0; a board is a list of 81 sets of digits, as bits."""

ALL = 0x1FF
UNITS = ([[9 * row + column for column in range(9)] for row in range(9)]
         + [[9 * row + column for row in range(9)] for column in range(9)]
         + [[9 * (box // 3 * 3 + i // 3) + box % 3 * 3 + i % 3 for i in range(9)] for box in range(9)])
UNITS_OF = [[unit for unit in UNITS if cell in unit] for cell in range(81)]
PEERS = [frozenset(other for unit in UNITS_OF[cell] for other in unit if other != cell) for cell in range(81)]


def excluded_by(candidate):
    cell, digit = divmod(candidate, 9)
    return ({9 * cell + other for other in range(9) if other != digit}
            | {9 * other + digit for other in PEERS[cell]})


EXCLUDED = [frozenset(excluded_by(candidate)) for candidate in range(729)]


def digits_of(bits):
    return [digit for digit in range(9) if bits >> digit & 1]


def propagate(cells):
    """Naked and hidden singles, in place; False if a cell or a house has no candidate left."""
    todo = [cell for cell in range(81) if cells[cell] & (cells[cell] - 1) == 0]
    done = set()
    while True:
        while todo:
            cell = todo.pop()
            if cells[cell] == 0:
                return False
            if cell in done:
                continue
            done.add(cell)
            for peer in PEERS[cell]:
                if cells[peer] & cells[cell]:
                    cells[peer] &= ~cells[cell]
                    if cells[peer] & (cells[peer] - 1) == 0:
                        todo.append(peer)
        for unit in UNITS:
            once = twice = 0
            for cell in unit:
                twice |= once & cells[cell]
                once |= cells[cell]
            if once != ALL:
                return False
            single = once & ~twice
            for cell in unit:
                own = cells[cell] & single
                if own and cells[cell] != own:
                    if own & (own - 1):
                        return False
                    cells[cell] = own
                    todo.append(cell)
        if not todo:
            return True


def solutions(cells, limit):
    """Up to `limit` solutions, each a list of 81 bits."""
    cells = list(cells)
    if not propagate(cells):
        return []
    open_cells = [cell for cell in range(81) if cells[cell] & (cells[cell] - 1)]
    if not open_cells:
        return [cells]
    narrowest = min(open_cells, key=lambda cell: bin(cells[cell]).count("1"))
    found = []
    for digit in digits_of(cells[narrowest]):
        branch = list(cells)
        branch[narrowest] = 1 << digit
        found += solutions(branch, limit - len(found))
        if len(found) >= limit:
            break
    return found


def can_be(cells, candidate, is_true):
    """Whether some solution contains the candidate, or lacks it."""
    cell, digit = divmod(candidate, 9)
    cells = list(cells)
    cells[cell] &= 1 << digit if is_true else ~(1 << digit)
    return bool(solutions(cells, 1))


class TooMuch(Exception):
    """The question takes too long to try."""


def can_all_hold(statements, orbit_of, budget):
    """Whether a candidate of each statement can be chosen, with its orbit, so that no two exclude each other."""
    if not statements:
        return True
    budget[0] -= 1
    if budget[0] < 0:
        raise TooMuch
    for candidate in sorted(min(statements, key=len)):
        if can_all_hold(with_chosen(statements, orbit_of(candidate)), orbit_of, budget):
            return True
    return False


def with_chosen(statements, orbit):
    excluded = frozenset().union(*(EXCLUDED[each] for each in orbit))
    return [statement - excluded for statement in statements if not statement & orbit]


def follows(left, statements, removes, places, orbit_of=lambda candidate: frozenset([candidate]), attempts=3000):
    """Whether removals and placements follow from statements "at least one" over the remaining candidates, by trying
        all alternatives. None if that takes too long."""
    budget = [attempts]
    statements = [frozenset(statement) & left for statement in statements]
    try:
        for candidate in removes:
            if candidate in left and can_all_hold(with_chosen(statements, orbit_of(candidate)), orbit_of, budget):
                return False
        for candidate in places:
            without = [statement - orbit_of(candidate) for statement in statements]
            if can_all_hold(without, orbit_of, budget):
                return False
    except TooMuch:
        return None
    return True


def fillings(pattern):
    """All ways to fill the cells of a pattern, {cell: digits}, with its digits."""
    if not pattern:
        return [{}]
    cell = min(pattern, key=lambda each: len(pattern[each]))
    rest = {each: digits for each, digits in pattern.items() if each != cell}
    all_fillings = []
    for digit in pattern[cell]:
        narrowed = {each: digits - {digit} if each in PEERS[cell] else digits for each, digits in rest.items()}
        if all(narrowed.values()):
            all_fillings += [{cell: digit, **filling} for filling in fillings(narrowed)]
    return all_fillings


def is_deadly(pattern):
    """Whether for each filling there is another with the same digits in each house. None if that takes too long."""
    if len(pattern) > 12:
        return None

    def by_house(filling):
        return tuple(frozenset(filling[cell] for cell in unit if cell in filling) for unit in UNITS)

    counts = {}
    for filling in fillings(pattern):
        counts[by_house(filling)] = counts.get(by_house(filling), 0) + 1
    return all(count > 1 for count in counts.values())
