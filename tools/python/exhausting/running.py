"""Runs commands and measures what they cost."""
import os
import subprocess
import tempfile


def measured(arguments):
    """Returns the seconds, megabytes, status and output of a run."""
    with tempfile.TemporaryFile() as errors, tempfile.TemporaryFile() as output:
        process = subprocess.Popen(arguments, stdout=output, stderr=errors)
        watch = subprocess.Popen(["sh", "-c", f"sleep 60; kill -9 {process.pid} 2>/dev/null"])
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        watch.kill()
        watch.wait()
        # CPU time, because other programs may run.
        seconds = usage.ru_utime + usage.ru_stime
        said = b""
        for file in [errors, output]:
            file.seek(0)
            said += file.read(200_000)
    return seconds, usage.ru_maxrss / 1024, process.returncode, said.decode(errors="replace")


def message(said):
    """Returns the first line that names a limit, or else an error or a warning."""
    lines = said.splitlines()
    for mark in ["(limit ", "error", "warning"]:
        for line in lines:
            if mark in line:
                return line.strip()[:110]
    return ""
