# Runs the tests of a target or of a feature for tools/test; sourced, not run.

# target_of NAME: prints the folder of tests if the name is a target.
target_of() {
  local folder
  for folder in Tests/Pegbar*Tests; do
    folder="${folder#Tests/}"
    if printf '%s\n' "$folder" "${folder%Tests}" | grep -qixF -- "$1"; then
      printf '%s' "$folder"
      return
    fi
  done
}

# feature_filter NAME: prints a regular expression for each test with a word in its path, suite or description. It
# matches the FILE:LINE of the test in Swift Testing, with any line if the word is in the path or the suite.
feature_filter() {
  find Tests/Pegbar*Tests -name '*.swift' -not -path '*/Goldens/*' -print0 | xargs -0 awk -v name="$1" '
    function has(text) { return index(tolower(text), tolower(name)) > 0 }
    function add(line) {
      module = FILENAME; sub(/^Tests\//, "", module); sub(/\/.*/, "", module)
      file = FILENAME; sub(/.*\//, "", file); gsub(/[.+]/, "\\\\&", file)
      print "^" module "\\..*/" file ":" line ":"
    }
    FNR == 1 {
      inner = FILENAME; sub(/^Tests\/[^\/]*\//, "", inner); sub(/\.swift$/, "", inner)
      found = has(inner); test = 0
      if (found) add("[0-9]+")
    }
    found { next }
    /@Suite|^(struct|final class|extension|enum) / {
      if (has($0)) { found = 1; add("[0-9]+"); next }
    }
    /@Test/ { test = FNR; told = 0 }
    test && !told && has($0) { add(test); told = 1 }
    /\{ *$/ { test = 0 }'
}

# test_named NAME...: builds the tests and runs those that match the names.
test_named() {
  local name target filters="" found
  for name in "$@"; do
    target="$(target_of "$name")"
    if [ -n "$target" ]; then
      found="^$target\\."
    else
      found="$(feature_filter "$name")"
      [ -n "$found" ] || fail "no target, test file, suite or test has the name \"$name\""
    fi
    filters+="$found"$'\n'
  done
  install_libraries
  mkdir -p "$logs"
  swift build --build-tests > "$logs/build.log" 2>&1 || {
    grep -E ': (error|warning): |error:' "$logs/build.log" || cat "$logs/build.log"
    fail "the tests do not build"
  }
  say "== built after $SECONDS s"
  run_tests --filter "$(printf '%s' "$filters" | sort -u | paste -s -d '|' -)" || fail "tests failed"
  say "== done after $SECONDS s"
}
