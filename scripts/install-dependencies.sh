#!/bin/sh
# Installs the dependencies of Deduku from Debian 12, or, without root, prints the packages to install. Does nothing if
# all are installed.
#   --with-tests       also the dependencies of the tests
#   --only PACKAGE...  only these packages
set -eu
packages="g++ cmake ninja-build git nlohmann-json3-dev libspdlog-dev libcli11-dev zlib1g-dev libzstd-dev liblzma-dev fonts-dejavu-core"
if [ "${1:-}" = "--only" ]; then
  shift
  packages="$*"
elif [ "${1:-}" = "--with-tests" ]; then
  packages="$packages libgtest-dev libgmock-dev librapidcheck-dev libbenchmark-dev python3-jsonschema cadical openssl poppler-utils"
  packages="$packages hunspell hunspell-en-gb"
fi

missing=""
for package in $packages; do
  status=$(dpkg-query -W -f='${Status}' "$package" 2>/dev/null || true)
  [ "$status" = "install ok installed" ] || missing="$missing $package"
done
[ -z "$missing" ] && exit 0

if [ "$(id -u)" = 0 ]; then
  as_root=""
elif command -v sudo >/dev/null 2>&1 && { [ -t 0 ] || sudo -n true 2>/dev/null; }; then
  as_root="sudo"
else
  echo "Deduku needs these Debian packages; please have them installed: apt-get install$missing" >&2
  exit 1
fi
echo "Installing$missing" >&2
DEBIAN_FRONTEND=noninteractive
export DEBIAN_FRONTEND
$as_root apt-get update -qq >&2
# shellcheck disable=SC2086 # a list of words
$as_root apt-get install -y -qq --no-install-recommends $missing >&2
