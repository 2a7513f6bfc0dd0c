# The full tier of tools/test, in four groups; sourced, not run.

# Checks that every sample converts to both formats, and its scene JSON to itself and to the same Swift.
check_samples() {
  local out=.build/samples
  rm -rf "$out" && mkdir -p "$out"
  export -f check_sample sample_code
  printf '%s\0' Samples/*/*.json | xargs -0 -n 8 -P "$(getconf _NPROCESSORS_ONLN)" \
    bash -euo pipefail -c 'for sample; do check_sample "$sample" '"$out"'; done' check_sample
  # On Linux, the next step compiles the same code in every form.
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

# sample_code FILE STYLE: prints its Swift code, without the comments that name the source and the checksum.
sample_code() {
  "$PEGBAR" convert "$1" --quiet --style "$2" --type-name Sample --expose colors,text,images \
    | grep -v '^// '
}

# Checks that the exports of the library are recorded and do not break programs without a new version.
check_interface() {
  tools/check api --self-check
  tools/check api
}

# Creates and checks a release archive with the command from the outside package.
check_archive() {
  tools/release "$release"
  tools/check release --quick "$release"
}

# Tests that the verifier finds faults. It shares the build folder of the shim. Manifest caching is off, because the two
# packages have different build plans.
check_verifier() {
  # All tests share one clock, and tests that wait for it would block the threads of others.
  swift test --no-parallel --package-path Tests/SceneVerifier --scratch-path .build/shim \
    --disable-build-manifest-caching 2>&1 | without_passing
}

# Verifies all samples in one form, and some in every form. The forms differ in the support code and in the code for
# views, which the folders listed here cover. tools/check generated --samples verifies all.
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
  tools/check generated --samples --support embedded --one-form --parts
  tools/check generated --support embedded ${some[@]+"${some[@]}"}
  tools/check generated --support shared --one-form ${shared_ones[@]+"${shared_ones[@]}"}
}

# Processes earlier failures and new mutants for twenty seconds. The fuzzer shares the library of the outside package.
check_hostile_files() {
  tools/check fuzz --regressions
  tools/check fuzz --minutes 0.3 --seed 1 --no-minimize
}

# Verifies a part of the corpus as Swift. tools/check generated verifies all of it.
verify_corpus() {
  if [ "$(uname)" = Linux ]; then
    tools/check generated --every 12 --support embedded --one-form
    tools/check generated --every 24 --support shared --one-form
  fi
}

# Tests that the QuartzCore shim, on which generated Swift runs, follows Apple's documentation. Compiles it in Swift 5
# mode and with both forms in which an SDK can import completion blocks. macOS uses the real QuartzCore.
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

# Installs Python packages from the network while the compiler runs.
install_modules() {
  local packages=(
    "${ci_packages[@]}" "${darwin_packages[@]}" "${workflow_packages[@]}" "${preview_packages[@]}"
    "${pixel_packages[@]}")
  if [ -n "$shared" ]; then
    packages+=("${corpus_packages[@]}" "${report_packages[@]}" "${fidelity_packages[@]}")
  fi
  (install_python "${packages[@]}") > "$logs/python.log" 2>&1 &
  modules=$!
}

await_modules() {
  wait "$modules" || fail "$(cat "$logs/python.log")"
}

# The only release build is that of the outside package, with the library and the command. The fuzzer, the cancellation
# program and PegbarDevelopment share its library.
release=.build/test-release

# Runs a step with the release build of the command.
released() {
  export PEGBAR="$outside_build/release/pegbar" PEGBAR_DEVELOPMENT="$outside_build/release/PegbarDevelopment"
  "$@"
}

check_ci_kit() { PEGBAR_RELEASE="$release" tools/check ci-kit; }

# Plans the tests of the package and the checks of the debug build of the command. Steps that build in the package's
# folder hold it.
plan_package() {
  plan_step "package" "build" - package "swift build --build-tests"
  plan_step "package" "tests" "build" package run_all_tests
  plan_step "package" "demo" "tests" package tools/demo
  plan_step "package" "completions" "tests" package "tools/check completions"
  plan_step "package" "man page" "tests" package "tools/update man"
  plan_step "package" "picture of the modules" - - "tools/update modules --check"
  plan_step "package" "hashes of pages" - - "tools/update preview --check"
  plan_step "package" "documentation" "tests" package "tools/check documentation"
  plan_step "package" "interface" "documentation" package check_interface
  if [ "$(uname)" = Linux ]; then plan_step "package" "Apple platforms" - - "tools/check typecheck-darwin"; fi
}

# Plans the steps that compile generated code and run it on the shim.
plan_generated_code() {
  local group="generated code" command="outside package"
  plan_step "$group" "shim" - shim check_shim
  plan_step "$group" "verifier" "shim" shim check_verifier
  plan_step "$group" "generated code, run" "$command" verify "released verify_samples"
  if [ -n "$shared" ]; then
    plan_step "$group" "corpus, generated code" "$command" verify "released verify_corpus"
  fi
  plan_step "$group" "Apple verifier" "$command" verify "released tools/verify-apple"
  plan_step "$group" "samples" "$command" - "released check_samples"
  plan_step "$group" "supported features" "$command" - "released tools/update pages --check"
  plan_step "$group" "stability" "$command" - \
    "released tools/measure stability $(echo Samples/{showcase,trim,parenting,stroke,group,motion})"
  if [ "$(uname)" = Linux ]; then
    plan_step "$group" "code in documents" "$command" - "released tools/check snippets"
  fi
}

# Plans the steps for the release build of the command, plugins, the archive and the setups of articles.
plan_release() {
  local group="release and kits" command="outside package" archive="outside package"
  if [ "$(uname)" = Linux ]; then
    plan_step "$group" "plugins" "$command" package "released tools/check plugins"
    plan_step "$group" "release" "$command" package "released check_archive"
    archive="release"
  fi
  plan_step "$group" "continuous integration" "$archive" package "released check_ci_kit"
  # Five times the documented limit, because the other lane also uses the CPU.
  plan_step "$group" "cancellation" "$command" outside "released tools/check cancellation --within 250"
  plan_step "$group" "folders" "$command" - "released tools/check folders"
  plan_step "$group" "workflows" - package "tools/check workflows"
  plan_step "$group" "builds" "$command" package "released tools/check build-kit"
}

plan_corpus() {
  local group="corpus and fidelity" command="outside package"
  plan_step "$group" "hostile files" "$command" outside "released check_hostile_files"
  if [ -n "$shared" ]; then
    plan_step "$group" "corpus" "$command" - "released tools/check corpus --every 12"
    plan_step "$group" "fidelity, normalized" "$command" - "released tools/check fidelity --floors --normalized"
    plan_step "$group" "fidelity" "$command" - "released tools/check fidelity --floors"
    plan_step "$group" "fidelity, SVG" "$command" - "released tools/check fidelity --floors --svg"
    plan_step "$group" "lint baseline" "$command" - "released tools/check lint-baseline recommended"
    plan_step "$group" "lint census" "$command" - "released tools/check lint-census"
    plan_step "$group" "specification" "$command" - "released tools/check specification"
  else
    say "== corpus and fidelity: skipped, missing ../shared"
  fi
  if [ "$(uname)" = Linux ]; then
    plan_step "$group" "preview pages" "$command" - "released tools/check preview --files 5"
  fi
  plan_step "$group" "differences" "$command" - "released tools/check diff --pairs 20"
  plan_step "$group" "pixels" "$command" - "released tools/check pixels"
  plan_step "$group" "hostile names" "$command" - "released tools/check fuzz-names --files 4 --names 200"
  plan_step "$group" "exhausting files" "$command" - "released tools/check bombs --every 7 --times 2"
  plan_step "$group" "report schemas" "$command" - "released tools/check report-schemas --every 6"
}

test_fully() {
  group="package"
  step "install" install_libraries
  install_modules
  step "format" check_format
  # Built together with the tests; separate builds would wait for the same lock.
  PEGBAR="$(swift build --show-bin-path)/pegbar"
  PEGBAR_DEVELOPMENT="$(swift build --show-bin-path)/PegbarDevelopment"
  export PEGBAR PEGBAR_DEVELOPMENT
  await_modules
  # Both builds start at once, because neither uses two cores all the time. Short steps are last, so that both lanes
  # finish at about the same time.
  plan_step "release and kits" "outside package" - outside "tools/check outside"
  plan_package
  plan_generated_code
  plan_release
  plan_corpus
  run_plan
  # Alone, because the other lane would slow down large files more than small ones. Twice the documented limit, because
  # machines differ.
  group="growth"
  step "growth" released tools/check growth --every 8 --within 10
}
