# Shared by tools/check, tools/measure and tools/update, which run a script by name; sourced, not run.
set -euo pipefail

kind="$(basename "$0")"
scripts="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)/$kind"

# Prints the names, each with the first line of its script's comment.
list() {
  local script
  for script in "$scripts"/*; do
    printf '  %-16s %s\n' "$(basename "$script")" "$(sed -n '2s/^# \(.*\)\.$/\1/p' "$script")"
  done
}

case "${1:-}" in
  "" | --help | -h)
    awk 'NR > 1 { if (!/^#/) exit; sub(/^# ?/, ""); print }' "$0"
    list
    if [ $# = 0 ]; then exit 2; else exit 0; fi
    ;;
  --list)
    list
    exit
    ;;
esac
if [ ! -x "$scripts/$1" ] || [[ "$1" == */* ]]; then
  printf 'tools/%s: unknown name "%s"; tools/%s --list lists the names\n' "$kind" "$1" "$kind" >&2
  exit 2
fi
script="$scripts/$1"
shift
exec "$script" "$@"
