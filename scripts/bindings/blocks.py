"""Parts of files between two lines, which are made."""

import re


def with_block(text, begin, end, made):
    """The text with new lines between the line that begins with `begin` and the next one that is `end`."""
    pattern = re.compile(rf"^({re.escape(begin)}[^\n]*\n).*?(?=^{re.escape(end)}$)", re.M | re.S)
    assert len(pattern.findall(text)) == 1, begin
    return pattern.sub(lambda found: found[1] + "".join(f"{line}\n" for line in made), text)
