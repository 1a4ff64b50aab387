#!/bin/sh
# Tests the main uses of the page in three engines: Chromium, Firefox and WebKit, each driven by its WebDriver. Installs
# Debian's browsers, builds the page, and leaves pictures in build/web. Arguments are names of engines: chromium,
# firefox, webkit.
set -eu
cd "$(dirname "$0")/.."
packages="chromium chromium-driver firefox-esr webkit2gtk-driver xvfb xauth"
command -v node >/dev/null 2>&1 || packages="$packages nodejs"
command -v npm >/dev/null 2>&1 || packages="$packages npm"
# shellcheck disable=SC2086 # a list of words
scripts/install-dependencies.sh --only $packages
test -e build/page/index.html || scripts/web.sh --build
exec xvfb-run -a --server-args="-screen 0 1920x1200x24" node tests/web/browsers.js "$@"
