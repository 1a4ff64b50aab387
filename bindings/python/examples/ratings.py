"""A tour: the ratings of a list of puzzles. In cells for editors and jupytext; or as a program: ratings.py [LIST]."""

# %% [markdown]
# # How hard is a list?
# One puzzle first: a hint that does not give all away, and the way to the solution.

# %%
import sys
from collections import Counter
from pathlib import Path

import deduku

puzzle = "12....7...56..9...7......6.....95....9...3.158..61.2.....5...27........894.3....1"
print(deduku.hint(puzzle, level=2).text)
path = deduku.path(puzzle)
for number, step in enumerate(path, 1):
    print(f"{number:2}. {step.sentence}")

# %% [markdown]
# The techniques of the path, and the reason for the digit in r1c3.

# %%
print(Counter(step.name for step in path).most_common())
digit = int(path.solution[2])
print(deduku.why(puzzle, "r1c3", digit).text)

# %% [markdown]
# Now a list: each puzzle on three scales, in all threads of the machine. pandas takes rows of numbers and words.

# %%
default = Path(__file__).resolve().parents[3] / "puzzles" / "er-2.5.txt" if "__file__" in globals() else "list.txt"
puzzles = deduku.read_file(sys.argv[1] if len(sys.argv) > 1 else default)
answers = list(deduku.rate_many(puzzles, ["r", "ser", "hodoku"]))
rows = [rated.record() for rated in answers if not isinstance(rated, deduku.Failure)]
print(len(rows), "puzzles; the first:", rows[0])
print("what could not be read:", [str(rated.error) for rated in answers if isinstance(rated, deduku.Failure)])

# %%
try:
    import pandas as pd
except ImportError:
    hardest = max(rows, key=lambda row: row["ser_er"] or 0)
    print("without pandas: the hardest is", hardest["puzzle"], hardest["ser_er"])
else:
    table = pd.DataFrame(rows)
    print(table[["r", "ser_er", "hodoku_score"]].describe().round(2))
    print(table[["r", "ser_er", "hodoku_score"]].corr(method="spearman").round(2))
