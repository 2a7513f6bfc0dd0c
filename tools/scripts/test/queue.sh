# Steps that run beside each other; sourced, not run.

# plan_step GROUP NAME NEEDS HOLDS COMMAND: adds a step to the plan. It begins once the step NEEDS has ended, and
# never beside another step that HOLDS the same; - stands for none.
plan=()
plan_step() {
  plan+=("$1"$'\t'"$2"$'\t'"$3"$'\t'"$4"$'\t'"$5")
}

# The state of each step is a folder in here, as making one either works or not: taken-NUMBER, done-NAME, held-NAME.
queue="$logs/queue"

# Takes the first step that can begin, and sets its group, title, holds and command; waits where one can only begin
# later. Fails where none is left.
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

# Runs steps of the plan until none is left.
run_lane() {
  local title holds command
  while take_step; do
    # shellcheck disable=SC2086
    step "$title" $command
    [ "$holds" = - ] || rmdir "$queue/held-$holds"
    mkdir "$queue/done-$title"
  done
}

# Runs the plan in two lanes, since most steps cannot keep two cores busy. Where one fails, all end.
run_plan() {
  local lane
  lanes=()
  rm -rf "$queue" && mkdir -p "$queue"
  trap 'for lane in ${lanes[@]+"${lanes[@]}"}; do kill -- "-$lane" 2> /dev/null || true; done' EXIT
  trap 'exit 1' TERM
  # Groups of their own, so that all of a lane ends where the other one fails.
  set -m
  for lane in 1 2; do
    (trap '[ $? = 0 ] || kill $$' EXIT && run_lane) &
    lanes+=($!)
  done
  set +m
  for lane in "${lanes[@]}"; do wait "$lane"; done
}
