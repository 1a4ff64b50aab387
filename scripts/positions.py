"""Positions in the format of the files of web/lessons.

A position has its digits, 1 to 9 for givens and A to I for placed ones, with letters before them for the number of
empty cells, a for one, z for 26. Then, after a space, come the candidates that are removed although no digit excludes
them. Each is encoded in CODE by the number of other candidates between it and the one before; the last letter of CODE
skips as many candidates without removing one. Candidates are counted cell by cell, in each from 1 to 9. A board has the
form of the service: digits, givens and marks.
"""

import re

CODE = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"


def houses_of(cell):
    return cell // 9, 9 + cell % 9, 18 + cell // 27 * 3 + cell % 9 // 3


PEERS = [[other for other in range(81) if other != cell and set(houses_of(cell)) & set(houses_of(other))]
         for cell in range(81)]


def places_of(digits):
    """The candidates that the digits allow, cell by cell: pairs of cell and digit."""
    for cell in range(81):
        if digits[cell] != ".":
            continue
        for digit in range(1, 10):
            if all(digits[peer] != str(digit) for peer in PEERS[cell]):
                yield cell, digit


def code_of(board):
    """A board in the format of the files."""
    digits, givens, marks = board["digits"], board["givens"], board.get("marks")
    cells = "".join(digit if digit == given or digit == "." else chr(ord("A") + int(digit) - 1)
                    for digit, given in zip(digits, givens, strict=True))
    cells = re.sub(r"\.{1,26}", lambda gap: chr(96 + len(gap.group())), cells)
    if not marks:
        return cells
    gone, gap = "", 0
    for cell, digit in places_of(digits):
        if digit in marks[cell]:
            gap += 1
            continue
        while gap >= 63:
            gone, gap = gone + CODE[63], gap - 63
        gone, gap = gone + CODE[gap], 0
    return f"{cells} {gone}".rstrip()


def board_of(code):
    """The board of a position."""
    cells, _, gone = code.partition(" ")
    cells = re.sub("[a-z]", lambda gap: "." * (ord(gap.group()) - 96), cells).ljust(81, ".")
    digits = re.sub("[A-I]", lambda digit: str(ord(digit.group()) - ord("A") + 1), cells)
    places, at = list(places_of(digits)), 0
    for letter in gone:
        at += CODE.index(letter)
        if CODE.index(letter) < 63:
            del places[at]
    marks = [[digit for place, digit in places if place == cell] for cell in range(81)]
    return {"digits": digits, "givens": re.sub("[A-I]", ".", cells), "marks": marks}
