# A plan of steps with dependencies, run in two lanes; sourced, not run.

# plan_step GROUP NAME NEEDS HOLDS COMMAND: adds a step to the plan. It starts after the step NEEDS has finished.
# Steps that HOLD the same resource never run at the same time. - means none.
plan=()
plan_step() {
  plan+=("$1"$'\t'"$2"$'\t'"$3"$'\t'"$4"$'\t'"$5")
}

# The state of the plan, one folder each, because mkdir is atomic: taken-NUMBER, done-NAME, held-RESOURCE.
queue="$logs/queue"

# Takes the first step that can start, and sets group, title, holds and command. Waits if the remaining steps cannot
# start yet. Fails if none is left.
take_step() {
  local number needs is_waiting=yes
  while [ -n "$is_waiting" ]; do
    is_waiting=""
    for number in "${!plan[@]}"; do
      [ ! -d "$queue/taken-$number" ] || continue
      IFS=$'\t' read -r group title needs holds command <<< "${plan[$number]}"
      if [ "$needs" = - ] || [ -d "$queue/done-$needs" ]; then
        if [ "$holds" = - ] || mkdir "$queue/held-$holds" 2> /dev/null; then
          if mkdir "$queue/taken-$number" 2> /dev/null; then return 0; fi
          [ "$holds" = - ] || rmdir "$queue/held-$holds"
        fi
      fi
      is_waiting=yes
    done
    [ -z "$is_waiting" ] || sleep 1
  done
  return 1
}

# Runs steps until none is left.
run_lane() {
  local title holds command
  while take_step; do
    # shellcheck disable=SC2086
    step "$title" $command
    [ "$holds" = - ] || rmdir "$queue/held-$holds"
    mkdir "$queue/done-$title"
  done
}

# Runs the plan in two lanes, because most steps cannot use two cores. If a step fails, both lanes stop.
run_plan() {
  local lane
  lanes=()
  rm -rf "$queue" && mkdir -p "$queue"
  trap 'for lane in ${lanes[@]+"${lanes[@]}"}; do kill -- "-$lane" 2> /dev/null || true; done' EXIT
  trap 'exit 1' TERM
  # Separate process groups, so that all processes of a lane can be stopped.
  set -m
  for lane in 1 2; do
    (trap '[ $? = 0 ] || kill $$' EXIT && run_lane) &
    lanes+=($!)
  done
  set +m
  for lane in "${lanes[@]}"; do wait "$lane"; done
}
