"""Generated lines: their width, and their place between two lines of a file."""

import re
import textwrap

WIDTH = 120


def with_block(text, begin, end, made):
    """The text with new lines between the line that begins with `begin` and the next one that is `end`."""
    pattern = re.compile(rf"^({re.escape(begin)}[^\n]*\n).*?(?=^{re.escape(end)}$)", re.M | re.S)
    assert len(pattern.findall(text)) == 1, begin
    return pattern.sub(lambda found: found[1] + "".join(f"{line}\n" for line in made), text)


def wrapped(indent, text, further=None):
    """The text in lines after an indent; `further`: that of all lines except the first, if it differs."""
    return textwrap.wrap(text, WIDTH - 3, initial_indent=indent, subsequent_indent=indent if further is None else further,
                         break_long_words=False, break_on_hyphens=False)
