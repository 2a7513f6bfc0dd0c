# Shared by the scripts of this folder; sourced, not run.
set -euo pipefail

# --help prints the comment at the beginning of the script.
case " $* " in
  *" --help "* | *" -h "*)
    awk 'NR > 1 { if (!/^#/) exit; sub(/^# ?/, ""); print }' "$0"
    exit
    ;;
esac

root="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
caller="$PWD"
cd "$root"

# from_caller PATH: a path as the caller means it, whose folder need not be the package.
from_caller() {
  case "$1" in
    /*) printf '%s' "$1" ;;
    *) printf '%s/%s' "$caller" "$1" ;;
  esac
}

if [ -n "${PEGBAR:-}" ]; then PEGBAR="$(from_caller "$PEGBAR")"; fi

# The development data, where it is checked out beside the package; empty where it is not.
shared=""
if [ -n "${PEGBAR_CORPUS:-}" ]; then
  [ -f "$PEGBAR_CORPUS/features.jsonl" ] && shared="$(cd "$PEGBAR_CORPUS/.." && pwd)"
elif [ -f ../shared/corpus/features.jsonl ]; then
  shared="$(cd ../shared && pwd)"
fi

say() { printf '%s\n' "$*"; }

fail() {
  printf '%s: %s\n' "$(basename "$0")" "$*" >&2
  exit 1
}

# Whether the compiler of the Swift toolchain finds a C header.
has_header() {
  printf '#include <%s>\n' "$1" | clang -E -x c - > /dev/null 2>&1
}

# apt packages, installed where that is possible; otherwise says what is missing, and what has it on macOS.
install_apt() {
  local package formulas=()
  if [ "$(id -u)" = 0 ] && command -v apt-get > /dev/null; then
    export DEBIAN_FRONTEND=noninteractive
    say "installing $*"
    apt-get install -y -qq --no-install-recommends "$@" > /dev/null 2>&1 || {
      apt-get update -qq > /dev/null
      apt-get install -y -qq --no-install-recommends "$@" > /dev/null
    }
  else
    for package in "$@"; do
      case "$package" in
        libjansson-dev) formulas+=(jansson) ;;
        libzip-dev) formulas+=(libzip) ;;
        zlib1g-dev) formulas+=(zlib) ;;
        python3-venv) ;;
        *) formulas+=("$package") ;;
      esac
    done
    if [ "$(uname)" = Darwin ]; then fail "missing: brew install ${formulas[*]-python3}"; fi
    fail "missing: $*. Install them, for example: sudo apt-get install $*"
  fi
}

# The plugins are used by no target of this package; without a tool, not all is built once more for them.
export PEGBAR_EXECUTABLE="${PEGBAR_EXECUTABLE:-unused}"

# The C libraries that every build needs.
install_libraries() {
  command -v swift > /dev/null || fail "Swift 6.2 or later is needed: https://www.swift.org/install"
  local missing=()
  has_header jansson.h || missing+=(libjansson-dev)
  has_header zip.h || missing+=(libzip-dev)
  has_header zlib.h || missing+=(zlib1g-dev)
  if [ ${#missing[@]} -gt 0 ]; then install_apt "${missing[@]}"; fi
}

# What scripts need of Python, as MODULE=PACKAGE.
corpus_packages=(jsonschema_rs=jsonschema-rs)
report_packages=(lxml=lxml)
ci_packages=(yaml=pyyaml pre_commit=pre-commit)
fidelity_packages=(resvg_py=resvg-py numpy=numpy scipy=scipy PIL=pillow)

# Python modules in a virtual environment of the package; sets `python`.
# install_python MODULE=PACKAGE...
install_python() {
  python="$root/.venv/bin/python3"
  if [ ! -x "$python" ] || ! "$python" -c "" 2> /dev/null; then
    rm -rf .venv
    if ! python3 -m venv .venv > /dev/null 2>&1; then
      install_apt python3 python3-venv
      rm -rf .venv
      python3 -m venv .venv
    fi
  fi
  local pair missing=()
  for pair in "$@"; do
    "$python" -c "import ${pair%%=*}" 2> /dev/null || missing+=("${pair#*=}")
  done
  if [ ${#missing[@]} -gt 0 ]; then
    say "installing ${missing[*]}"
    "$python" -m pip install --quiet --disable-pip-version-check "${missing[@]}"
  fi
}

# Sets `symbols` to a folder with symbol graphs of what the library exports, made where a source is newer.
extract_symbols() {
  local target triple modules folder run=() includes=() made=.build/symbols.made
  symbols=.build/symbols
  if [ -f "$made" ] && [ -z "$(find Sources Package.swift tools/lib.sh -newer "$made")" ]; then return 0; fi
  install_libraries
  rm -rf "$symbols" "$made"
  mkdir -p "$symbols"
  touch "$made.new"
  if [ "$(uname)" = Darwin ]; then run=(xcrun); fi
  for target in Pegbar PegbarFoundation; do
    swift build --target "$target" > .build/symbols.log 2>&1 || {
      cat .build/symbols.log
      fail "the library could not be built"
    }
  done
  for folder in Sources/*/CPegbar*; do includes+=(-I "$folder"); done
  triple="$(swift -print-target-info | sed -n 's/^ *"triple" *: *"\(.*\)",$/\1/p' | head -n 1)"
  modules="$(swift build --show-bin-path)/Modules"
  extract_module Pegbar \
    PegbarBase,PegbarDiagnostics,PegbarExport,PegbarLint,PegbarSceneJSON,PegbarSwift
  extract_module PegbarScene PegbarGeometry
  extract_module PegbarFrames none
  extract_module PegbarFoundation none
  mv "$made.new" "$made"
}

# extract_module MODULE REEXPORTED: what a module exports of others, with commas between, counts as its own.
extract_module() {
  ${run[@]+"${run[@]}"} swift-symbolgraph-extract -module-name "$1" -minimum-access-level public \
    -experimental-allowed-reexported-modules="$2" -target "$triple" -I "$modules" "${includes[@]}" \
    -output-dir "$symbols"
}

# The version, from the one place that has it.
pegbar_version() {
  sed -n 's/^public let version = "\(.*\)"$/\1/p' Sources/Face/Pegbar/Version.swift
}

# The commit that is checked out, with -dirty where files differ from it; nothing where there is no Git.
# Where Git refuses to look, for example because the clone belongs to another user, it says why.
pegbar_commit() {
  [ -e .git ] || return 0
  local commit
  commit="$(git rev-parse --verify HEAD | cut -c 1-12)" || return 0
  if [ -n "$(git status --porcelain)" ]; then commit+=-dirty; fi
  printf '%s' "$commit"
}

# What a release build needs besides its configuration, in `release_options`.
set_release_options() {
  release_options=()
  # The Swift libraries inside of the executable: it starts in half the time.
  if [ "$(uname)" = Linux ]; then release_options+=(--static-swift-stdlib); fi
  # Generic types are made by calls instead of by their names, for which the runtime looks through
  # thousands of conformances: a small file takes a sixth less. Not every compiler knows the option.
  local accessors=-disable-concrete-type-metadata-mangled-name-accessors
  case "$(swiftc -frontend -help-hidden 2> /dev/null)" in
    *"$accessors"*) release_options+=(-Xswiftc -Xfrontend -Xswiftc "$accessors") ;;
  esac
}

# The file of a static library of the system: static_library NAME.
static_library() {
  local file
  file="$(clang -print-file-name="$1")"
  [ -f "$file" ] || fail "there is no $1"
  realpath "$file"
}

# What the linker of a release needs on Linux, in `linking`, and a folder `static` for it, which is made: it has
# the libraries that become a part of the command, and is looked through first; a script leaves out tables
# for unwinding. Nothing of Swift unwinds, and they take 4 MB. Debian has no libzip to be linked so: what is
# linked loads the system's when it is needed. Relocations in a short form need glibc 2.36.
set_linking() {
  local name file
  static="$root/.build/static"
  rm -rf "$static"
  mkdir -p "$static"
  for name in libjansson.a libz.a libstdc++.a; do
    file="$(static_library "$name")"
    ln -s "$file" "$static/$name"
  done
  clang -O2 -fPIC -Wall -Wextra -Werror -c tools/kits/linking/libzip.c -o "$static/libzip.o"
  ar rcsD "$static/libzip.a" "$static/libzip.o"
  # Swift takes the folder of a library from its description, in an order of its own: all name this one.
  for name in jansson=jansson libzip=zip zlib=z; do
    printf '%s\n' "Name: ${name%=*}" "Description: ${name%=*}" "Version: 1" \
      "Libs: -L\"$static\" -l${name#*=}" > "$static/${name%=*}.pc"
  done
  echo 'SECTIONS { /DISCARD/ : { *(.eh_frame) *(.eh_frame_hdr) } } INSERT AFTER .text;' \
    > "$static/no-unwinding.ld"
  linking=(
    -Xswiftc -Xfrontend -Xswiftc -function-sections -Xswiftc -use-ld=lld
    -Xswiftc -Xclang-linker -Xswiftc -static-libgcc -Xlinker --no-export-dynamic
    -Xlinker --no-eh-frame-hdr -Xlinker -T -Xlinker "$static/no-unwinding.ld"
    -Xlinker -z -Xlinker pack-relative-relocs
  )
}

# check_needed FILE LIBRARY...: an executable needs no libraries but these and those of glibc.
check_needed() {
  local library file="$1"
  shift
  for library in $(objdump -p "$file" | awk '$1 == "NEEDED" { print $2 }'); do
    case " libc.so.6 libm.so.6 $* " in
      *" $library "*) continue ;;
    esac
    case "$library" in
      ld-linux*.so.*) ;;
      *) fail "$file needs $library" ;;
    esac
  done
}

# check_size FILE: the command is not too large to be fetched for each run of a check.
check_size() {
  local size
  size="$(stat -c %s "$1")"
  [ "$size" -le 25000000 ] || fail "the command has $size bytes; 25000000 are too many"
}

# Sets `built` to a release build of a product with the `release_options`; more options may follow.
# build_release_product PRODUCT [OPTION...]
build_release_product() {
  local product="$1"
  shift
  install_libraries
  mkdir -p .build
  # bash before 4.4, as macOS has it, takes an empty array for a variable that is not set.
  set -- ${release_options[@]+"${release_options[@]}"} "$@"
  swift build -c release "$@" --product "$product" > .build/release.log 2>&1 || {
    cat .build/release.log
    fail "the release build failed"
  }
  built="$(swift build -c release "$@" --show-bin-path)/$product"
}

# Sets `pegbar` to a release build with the `release_options`; more options may follow.
build_release() {
  build_release_product pegbar "$@"
  pegbar="$built"
}

# Sets `pegbar` to a build that tells its commit. It has a folder of its own, as every commit builds
# everything again.
build_for_people() {
  local commit options=(--scratch-path .build/people)
  commit="$(pegbar_commit)"
  if [ -n "$commit" ]; then options+=(-Xcc "-DPEGBAR_COMMIT=$commit"); fi
  set_release_options
  build_release "${options[@]}" "$@"
}

# Sets `pegbar` to the command to try: $PEGBAR where given, otherwise a release build.
build_pegbar() {
  if [ -n "${PEGBAR:-}" ]; then
    pegbar="$PEGBAR"
  else
    set_release_options
    build_release
  fi
  [ -x "$pegbar" ] || fail "no executable at $pegbar"
}

# The build folder of the package outside, which also has a release build of the command.
outside_build="$root/.build/outside/.build"

# Sets `development` to PegbarDevelopment: $PEGBAR_DEVELOPMENT if set, otherwise a build. It is a release build if the
# command is one of build_pegbar or of the package outside, whose library it shares; otherwise a debug build.
build_development() {
  if [ -n "${PEGBAR_DEVELOPMENT:-}" ]; then
    development="$(from_caller "$PEGBAR_DEVELOPMENT")"
  elif [ -z "${PEGBAR:-}" ]; then
    build_release_product PegbarDevelopment
    development="$built"
  elif [ "$PEGBAR" = "$outside_build/release/pegbar" ]; then
    release_options=(--scratch-path "$outside_build" --disable-build-manifest-caching)
    if [ "$(uname)" = Linux ]; then release_options+=(--static-swift-stdlib); fi
    build_release_product PegbarDevelopment
    development="$built"
  else
    build_debug_development
  fi
  [ -x "$development" ] || fail "no executable at $development"
}

# Sets `development` to a build without optimization.
build_debug_development() {
  install_libraries
  mkdir -p .build
  swift build --product PegbarDevelopment > .build/development.log 2>&1 || {
    cat .build/development.log
    fail "PegbarDevelopment could not be built"
  }
  development="$(swift build --show-bin-path)/PegbarDevelopment"
}
