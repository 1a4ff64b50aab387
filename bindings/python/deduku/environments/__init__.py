"""Environments for machine learning of Sudoku, each a short file over `deduku.assess`; see docs/learning.md of the
sources.

`game` needs only this package. The others are for one library each, and import it: `gym` (gymnasium), `openenv`,
`rewards` (functions for TRL; its `load_environment` is for verifiers), `reasoning` (reasoning-gym). `tools` has the
methods that are called as tools, for TRL and the server of `openenv`.
"""
