"""Plays animations with lottie-web in a browser without a network."""
import collections
import http.server
import json
import pathlib
import queue
import shutil
import subprocess
import sys
import tempfile
import threading

PAGE = pathlib.Path(__file__).with_name("page.html")
# The number of seconds without an answer after which an animation hangs.
PATIENCE = 60
FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-extensions",
         "--force-device-scale-factor=1", "--remote-debugging-port=0"]


def server(player, jobs, events):
    """Returns a server that gives the page one animation at a time, and receives its results."""

    class Handler(http.server.BaseHTTPRequestHandler):
        def reply(self, kind, body):
            self.send_response(200)
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def do_GET(self):
            if self.path == "/lottie.js":
                self.reply("text/javascript", player)
            elif self.path == "/next":
                job = jobs.popleft() if jobs else None
                events.put(("start", job))
                self.reply("application/json", json.dumps(job).encode())
            else:
                self.reply("text/html", PAGE.read_bytes())

        def do_POST(self):
            body = self.rfile.read(int(self.headers["Content-Length"]))
            events.put(("result", json.loads(body)))
            self.reply("text/plain", b"")

        def log_message(self, *_):
            pass

    return http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)


def results(chromium, port, events):
    """Yields results until no animation is left; an animation that hangs has an error."""
    job = None
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        browser = subprocess.Popen(
            [chromium, *FLAGS, f"--user-data-dir={profile}", f"http://127.0.0.1:{port}/"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            while True:
                kind, value = events.get(timeout=PATIENCE)
                if kind == "result":
                    yield value
                elif value is None:
                    return
                job = value if kind == "start" else None
        except queue.Empty:
            if not job:
                sys.exit("the browser does not answer")
            yield {"name": job["name"], "errors": [f"no answer in {PATIENCE} s"], "drawn": []}
        finally:
            browser.kill()
            browser.wait()


def play(player, animations):
    """Returns the exceptions and the drawn pixels of each animation, by name.

    `errors` has an entry for each exception. `drawn` has the number of drawn pixels at the first frame, in the middle,
    at the last frame and after a moment of playing; it is empty if the animation does not load.
    """
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    if not chromium:
        sys.exit("missing Chromium; on Debian, install the package chromium")
    jobs = collections.deque({"name": name, "text": json.dumps(data)} for name, data in animations.items())
    events = queue.Queue()
    host = server(pathlib.Path(player).read_bytes(), jobs, events)
    threading.Thread(target=host.serve_forever, daemon=True).start()
    found = {}
    while jobs:
        for result in results(chromium, host.server_port, events):
            found[result["name"]] = result
    host.shutdown()
    return found
