# Steps of tools/test with their times; sourced, not run.

logs=.build/steps
# The group of the following steps.
group=""

begin_steps() {
  mkdir -p "$logs"
  : > "$logs/times"
}

# step NAME COMMAND...: runs a command and prints its output in one piece.
step() {
  local name="$1" start=$SECONDS before log status=0 processor_seconds
  shift
  log="$logs/${name//[^a-z]/-}.log"
  processor_time
  before="$processor_seconds"
  say "== $name"
  "$@" > "$log" 2>&1 &
  wait $! || status=$?
  processor_time
  printf '%s\t%s\t%s\t%s\n' "$group" "$name" "$((SECONDS - start))" "$((processor_seconds - before))" \
    >> "$logs/times"
  say "== $name: $((SECONDS - start)) s" >> "$log"
  cat "$log"
  [ "$status" = 0 ] || fail "$name failed"
}

# Sets processor_seconds to the CPU time of the finished steps of this lane. Do not call it in a subshell, which has
# separate times.
processor_time() {
  local file="$logs/processor.$BASHPID"
  times > "$file"
  processor_seconds="$(awk 'NR == 2 { gsub(/[ms]/, " "); print int($1 * 60 + $2 + $3 * 60 + $4) }' "$file")"
  rm "$file"
}

# Prints wall-clock and CPU times of all steps by group.
print_times() {
  say
  awk -F '\t' '
    !($1 in total) { groups[++count] = $1 }
    { total[$1] += $3; work[$1] += $4; lines[$1] = lines[$1] sprintf("  %-28s %6d s %6d s\n", $2, $3, $4) }
    END {
      printf "%-30s %8s %8s\n", "", "clock", "CPU"
      for (i = 1; i <= count; i++) {
        printf "%-30s %6d s %6d s\n%s", groups[i], total[groups[i]], work[groups[i]], lines[groups[i]]
      }
    }' "$logs/times"
}

# Checks the format of files that have changed since the last success. Excludes generated code, in which a path is one
# line of any length.
check_format() {
  local passed="$logs/format.passed" newer=()
  if [ -f "$passed" ] && [ ! .swift-format -nt "$passed" ]; then newer=(-newer "$passed"); fi
  touch "$passed.new"
  find Sources Tests tools -name '*.swift' -not -path '*/Goldens/*' -not -path '*/.build/*' \
    ${newer[@]+"${newer[@]}"} -print0 > "$logs/format.files"
  if [ -s "$logs/format.files" ]; then
    xargs -0 swift format lint --strict --parallel < "$logs/format.files"
  fi
  mv "$passed.new" "$passed"
}

# Prints failures and the summary only. The line of a test case continues on further lines if its arguments have
# line breaks.
without_passing() {
  awk '
    /^(Another instance of SwiftPM|\[[0-9]+\/[0-9]+\] Planning|Test Suite |\t Executed 0 tests)/ { next }
    /^(➜ |↳ (Testing Library|Target Platform))/ { inside = 0; next }
    /^(\t ?)?(◇|✔ (Suite|Test ("|case |[A-Za-z`]+\()))/ { inside = !/ (started|seconds)\.$/; next }
    /^(\t ?)?[✔✘↳]/ { inside = 0 }
    inside { if (/ (started|seconds)\.$/) inside = 0; next }
    { print }'
}

# Prints the number of tests that only the full tier runs.
say_skipped() {
  local skipped
  skipped="$(grep -cE '^➜ +Test .* skipped' "$1" || true)"
  if [ "$skipped" != 0 ]; then say "$skipped slow tests are skipped; tools/test --full runs them"; fi
}

# run_tests [OPTION...]: runs the tests that are built.
run_tests() {
  local status=0
  swift test --skip-build --disable-xctest "$@" > "$logs/tests.all" 2>&1 || status=$?
  show_tests
  return "$status"
}

# Runs the tests of Pegbar and PegbarCommand in parallel with all others. Tests that wait for a process or a timer
# block one of the two threads that Swift Testing has on two cores.
run_all_tests() {
  local faces='^(PegbarTests|PegbarCommandTests)\.' status=0 faces_tests
  swift test --skip-build --disable-xctest --ignore-lock --filter "$faces" > "$logs/tests.faces" 2>&1 &
  faces_tests=$!
  swift test --skip-build --disable-xctest --ignore-lock --skip "$faces" > "$logs/tests.others" 2>&1 || status=$?
  wait "$faces_tests" || status=$?
  cat "$logs/tests.others" "$logs/tests.faces" > "$logs/tests.all"
  show_tests
  return "$status"
}

show_tests() {
  without_passing < "$logs/tests.all" || true
  say_skipped "$logs/tests.all"
}
