"""A page in Chromium, with everything that it reports."""
import pathlib
import shutil
import time

AXE = None


def axe():
    """Returns the script of axe-core."""
    global AXE
    if AXE is None:
        import axe_playwright_python
        AXE = (pathlib.Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()
    return AXE


def launch(playwright):
    """Starts Chromium without a sandbox, as containers require."""
    path = shutil.which("chromium") or shutil.which("google-chrome")
    return playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])


class Page:
    """An open page; `faults` has its console messages, errors, requests and dialogs.

    `beside` is a folder whose files the page may load.
    """

    def __init__(self, browser, path, width=1600, scheme="light", beside=None):
        self.context = browser.new_context(
            viewport={"width": width, "height": 1000}, color_scheme=scheme, reduced_motion="reduce")
        self.page = self.context.new_page()
        self.faults = []
        address = pathlib.Path(path).resolve().as_uri()
        self.page.on("console", lambda message: self.faults.append(f"console: {message.text[:200]}"))
        self.page.on("pageerror", lambda error: self.faults.append(f"error: {str(error)[:200]}"))
        self.page.on("dialog", lambda dialog: (self.faults.append("dialog"), dialog.dismiss()))
        allowed = ("data:", address) + ((pathlib.Path(beside).as_uri() + "/",) if beside else ())
        self.page.on("request", lambda request: self.request(request.url, allowed))
        start = time.monotonic()
        self.page.goto(address)
        self.seconds = time.monotonic() - start

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.context.close()

    def request(self, url, allowed):
        """Notes a request for anything but the page itself and the files beside it."""
        if not url.startswith(allowed):
            self.faults.append(f"request: {url[:200]}")

    def seek(self, frame):
        """Moves the scrubber as its keys would; returns the frame that is displayed."""
        return self.page.evaluate(
            """frame => {
              const scrub = document.getElementById('scrub');
              scrub.value = frame;
              scrub.dispatchEvent(new Event('input'));
              return Number(scrub.value);
            }""", frame)

    def violations(self):
        """Returns the violations of axe-core's rules, one line each."""
        self.page.evaluate(axe())
        result = self.page.evaluate(
            "axe.run().then(r => r.violations.map(v => v.id + ': ' + v.nodes.slice(0, 3)"
            ".map(n => n.target.join(' ')).join(', ')))")
        return [f"axe: {line}" for line in result]

    def layout(self):
        """Returns what is wider than the page, and texts that are cut without an ellipsis."""
        return self.page.evaluate("""() => {
          const faults = [];
          const wide = document.documentElement.scrollWidth;
          if (wide > innerWidth) faults.push(`layout: ${wide} px wide in ${innerWidth}`);
          for (const element of document.querySelectorAll('button, h1, h2, h3, h4, label, p, output, select')) {
            const style = getComputedStyle(element);
            if (!element.offsetParent || style.textOverflow === 'ellipsis') continue;
            if (element.scrollWidth > element.clientWidth + 1 && style.display !== 'inline') {
              faults.push(`layout: cut: ${element.tagName} ${element.textContent.slice(0, 40)}`);
            }
          }
          return faults;
        }""")
