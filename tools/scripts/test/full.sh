# The full tier of tools/test, in four groups and two lanes; sourced, not run.

# Every sample converts to both targets, its scene JSON to itself and to the same Swift.
check_samples() {
  local out=.build/samples
  rm -rf "$out" && mkdir -p "$out"
  export -f check_sample sample_code
  printf '%s\0' Samples/*/*.json | xargs -0 -n 8 -P "$(getconf _NPROCESSORS_ONLN)" \
    bash -euo pipefail -c 'for sample; do check_sample "$sample" '"$out"'; done' check_sample
  # On Linux the next step compiles the same code in every form.
  if [ "$(uname)" != Linux ]; then tools/check typecheck "$out"/*.swift; fi
}

# check_sample FILE FOLDER
check_sample() {
  local name scene
  name="$(tr / - <<< "${1%.json}")"
  scene="$2/$name.scene.json"
  "$PEGBAR" convert "$1" --quiet -o "$2/$name.swift"
  "$PEGBAR" convert "$1" --quiet --to scene > "$scene"
  "$PEGBAR" convert "$scene" --quiet --to scene | cmp - "$scene"
  local style
  for style in timeline transactions; do
    cmp <(sample_code "$1" "$style") <(sample_code "$scene" "$style")
  done
}

# sample_code FILE STYLE: what it becomes, without the comments that name the source and the checksum.
sample_code() {
  "$PEGBAR" convert "$1" --quiet --style "$2" --type-name Sample --expose colors,text,images \
    | grep -v '^// '
}

# What the library exports is recorded, and breaks no program that uses the last release without saying so.
check_interface() {
  tools/check api --self-check
  tools/check api
}

# The archive of a release, with the command that was built with the package outside.
check_archive() {
  PEGBAR="$built" tools/release "$release"
  tools/check release --quick "$release"
}

# The verifier finds what is wrong. It stands on the shim, which is built already: two packages in one
# folder, of which each needs a plan of its own.
check_verifier() {
  # One clock for all: tests that wait for it would hold the threads that others need.
  swift test --no-parallel --package-path Tests/SceneVerifier --scratch-path .build/shim \
    --disable-build-manifest-caching 2>&1 | without_passing
}

# The samples are what they must be: all in one form, and some in every form. How code is compiled differs
# in what all scenes call; the folders named here have what views need besides. tools/check generated
# --samples takes all.
verify_samples() {
  [ "$(uname)" = Linux ] || return 0
  local sample count=0 some=() shared_ones=()
  for sample in Samples/*/*.json; do
    count=$((count + 1))
    case "$sample" in
      Samples/showcase/* | Samples/slots/* | Samples/parameters/*) some+=("$sample") ;;
      Samples/image/* | Samples/marker/* | Samples/text/*) some+=("$sample") ;;
    esac
    if [ $((count % 3)) = 0 ]; then shared_ones+=("$sample"); fi
  done
  tools/check generated --samples --support embedded --one-form
  tools/check generated --support embedded ${some[@]+"${some[@]}"}
  tools/check generated --support shared --one-form ${shared_ones[@]+"${shared_ones[@]}"}
}

# What once crashed or took long, and twenty seconds of new files that nobody wrote. The fuzzer shares
# the library that was built for the package outside.
check_hostile_files() {
  tools/check fuzz --regressions
  tools/check fuzz --minutes 0.3 --seed 1 --no-minimize
}

# A part of the corpus as Swift; tools/check generated without anything takes all of it.
verify_corpus() {
  if [ "$(uname)" = Linux ]; then
    tools/check generated --every 12 --support embedded --one-form
    tools/check generated --every 24 --support shared --one-form
  fi
}

# The shim of QuartzCore, on which generated Swift runs, keeps to what Apple documents; both forms in
# which an SDK may import completion blocks, and Swift 5 mode, compile. On macOS the real one counts.
check_shim() {
  [ "$(uname)" = Linux ] || return 0
  local package=Tests/QuartzCoreShim form
  swift test --package-path "$package" --scratch-path .build/shim \
    --disable-build-manifest-caching 2>&1 | without_passing
  for form in "-swift-version 5" "-swift-version 6 -D SENDABLE_COMPLETION"; do
    # shellcheck disable=SC2046,SC2086
    swiftc -typecheck -parse-as-library -module-name QuartzCore -package-name QuartzCoreShim \
      -enable-upcoming-feature ExistentialAny -warnings-as-errors $form \
      $(find "$package/Sources/QuartzCore" -name '*.swift')
  done
}

# What Python needs comes over the network, while the compiler works.
install_modules() {
  local packages=("${ci_packages[@]}")
  if [ -n "$shared" ]; then
    packages+=("${corpus_packages[@]}" "${report_packages[@]}" "${fidelity_packages[@]}")
  fi
  (install_python "${packages[@]}") > "$logs/python.log" 2>&1 &
  modules=$!
}

await_modules() {
  wait "$modules" || fail "$(cat "$logs/python.log")"
}

# The one release build: the library and the command as people run it, with the package outside. The fuzzer and
# the program that is cancelled share its library, and all other steps its command.
built="$root/.build/outside/.build/release/pegbar"
release=.build/test-release

# Waits until the other lane has built the command.
await_command() {
  while [ ! -f "$logs/built" ]; do sleep 1; done
  export PEGBAR="$built"
}

# The tests of the package, and the command as they build it; then most of the corpus. About as long as the
# other lane.
test_package() {
  PEGBAR="$(swift build --show-bin-path)/pegbar"
  export PEGBAR
  group="package"
  step "tests" run_all_tests
  step "demo" tools/demo
  step "completions" tools/check completions
  step "man page" tools/update man
  step "picture of the modules" tools/update modules --check
  step "documentation" tools/check documentation
  step "interface" check_interface
  step "shim" check_shim
  step "verifier" check_verifier
  await_command
  group="corpus and fidelity"
  step "hostile files" check_hostile_files
  step "hostile names" tools/check fuzz-names --files 4 --names 200
  step "report schemas" tools/check report-schemas --every 6
  if [ -n "$shared" ]; then
    step "specification" tools/check specification
    step "lint census" tools/check lint-census
    step "lint baseline" tools/check lint-baseline recommended
    step "corpus" tools/check corpus --every 12
    step "fidelity" tools/check fidelity --floors
    step "fidelity, normalized" tools/check fidelity --floors --normalized
  else
    say "== corpus and fidelity: skipped, there is no ../shared"
  fi
}

# The command as people run it, what it makes of files, and what comes with it. What builds in the folder of the
# package waits for the tests, so it comes late.
try_command() {
  group="release and kits"
  step "outside package" tools/check outside
  : > "$logs/built"
  export PEGBAR="$built"
  group="generated code"
  step "samples" check_samples
  step "generated code, run" verify_samples
  step "stability" tools/measure stability Samples/{showcase,trim,parenting,stroke,group,motion}
  if [ "$(uname)" = Linux ]; then step "code in documents" tools/check snippets; fi
  if [ -n "$shared" ]; then step "corpus, generated code" verify_corpus; fi
  group="release and kits"
  # Five times what is promised: the other lane keeps the cores busy.
  step "cancellation" tools/check cancellation --within 250
  step "folders" tools/check folders
  if [ "$(uname)" = Linux ]; then
    step "plugins" tools/check plugins
    step "release" check_archive
  fi
  PEGBAR_RELEASE="$release" step "continuous integration" tools/check ci-kit
  step "builds" tools/check build-kit
}

test_fully() {
  local lane
  lanes=()
  group="package"
  step "install" install_libraries
  install_modules
  step "format" check_format
  step "build" swift build --build-tests
  # Built with the tests; a build of its own would wait for them.
  PEGBAR_DEVELOPMENT="$(swift build --show-bin-path)/PegbarDevelopment"
  export PEGBAR_DEVELOPMENT
  await_modules
  rm -f "$logs/built"
  trap 'for lane in ${lanes[@]+"${lanes[@]}"}; do kill -- "-$lane" 2> /dev/null || true; done' EXIT
  trap 'exit 1' TERM
  # Groups of their own, so that all of a lane ends where the other one fails.
  set -m
  for lane in test_package try_command; do
    (trap '[ $? = 0 ] || kill $$' EXIT && "$lane") &
    lanes+=($!)
  done
  set +m
  for lane in "${lanes[@]}"; do wait "$lane"; done
}
