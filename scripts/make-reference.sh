#!/bin/sh
# Makes a reference of the public headers in HTML, in build/reference, with Doxygen, which it installs from Debian. The
# warnings of Doxygen are in warnings.txt there.
set -eu
cd "$(dirname "$0")/.."
scripts/install-dependencies.sh --only doxygen
version=$(sed -n 's/^#define DEDUKU_VERSION_[A-Z]* //p' include/deduku/version.h | paste -sd.)
mkdir -p build/reference
doxygen - <<SETTINGS
PROJECT_NAME = Deduku
PROJECT_NUMBER = $version
PROJECT_BRIEF = "Sudoku solved by logic, explained and rated"
INPUT = include docs/library.md
FILE_PATTERNS = *.hpp *.h *.md
USE_MDFILE_AS_MAINPAGE = docs/library.md
RECURSIVE = YES
STRIP_FROM_PATH = include
STRIP_FROM_INC_PATH = include
EXTRACT_ALL = YES
EXTRACT_STATIC = YES
EXCLUDE_SYMBOLS = *::detail
MACRO_EXPANSION = YES
EXPAND_ONLY_PREDEF = YES
PREDEFINED = DEDUKU_API=
INCLUDE_PATH = include
SEARCH_INCLUDES = YES
GENERATE_LATEX = NO
HAVE_DOT = NO
HTML_OUTPUT = .
OUTPUT_DIRECTORY = build/reference
DISTRIBUTE_GROUP_DOC = YES
MULTILINE_CPP_IS_BRIEF = YES
JAVADOC_AUTOBRIEF = YES
QUIET = YES
HTML_TIMESTAMP = NO
WARN_IF_UNDOCUMENTED = NO
WARN_LOGFILE = build/reference/warnings.txt
SETTINGS
echo "build/reference/index.html"
