"""Pages of animations with hostile names, texts and images, and of one whose layers have known places."""
import base64
import json
import os
import subprocess

from previewing import browser

SCRIPT = "window.hacked = true; alert(1)"
# Text that runs a script if a page contains it as markup, as an attribute, as a script or as style.
ATTACKS = (
    f"</script><script>{SCRIPT}</script>", f"</style><script>{SCRIPT}</script>", f"</title><script>{SCRIPT}</script>",
    f"\"><img src=x onerror='{SCRIPT}'>", f"' onload='{SCRIPT}' x='", f"<svg onload=\"{SCRIPT}\">",
    "<iframe srcdoc=\"<script>parent.hacked = true</script>\">", f"javascript:{SCRIPT}",
    f"]]><script>{SCRIPT}</script>",
    f"<!--<script>{SCRIPT}", f"${{{SCRIPT}}}", f"\\u003cscript>{SCRIPT}</script>", "\u2028\u2029`${alert(1)}`",
    "url(javascript:alert(1))", "&lt;script&gt;", "{{constructor.constructor('alert(1)')()}}", "a" * 5000,
    "\x00\x01\x7f\u202e\ufeff", "<base href='https://example.com/'>",
    "<meta http-equiv=refresh content='0;url=https://example.com'>",
    "__proto__", "constructor", "(?=x)+*[", "\U0001f469‍\U0001f469‍\U0001f466",
)


def picture(text):
    """Returns an SVG as a data URL."""
    return "data:image/svg+xml;base64," + base64.b64encode(text.encode()).decode()


IMAGES = (
    picture(f"<svg xmlns='http://www.w3.org/2000/svg' onload='{SCRIPT}'><script>{SCRIPT}</script></svg>"),
    picture("<svg xmlns='http://www.w3.org/2000/svg' xmlns:x='http://www.w3.org/1999/xlink'>"
            "<image x:href='https://example.com/a.png' width='9' height='9'/></svg>"),
    "data:text/html,<script>alert(1)</script>", "https://example.com/a.png", "javascript:alert(1)", "//example.com/a",
    "file:///etc/passwd", "\"><script>alert(1)</script>",
)


def fixed(value):
    return {"a": 0, "k": value}


def solid(name, x, y, **more):
    """Returns a solid of 20 × 20 px whose top-left corner is at a point."""
    place = {"o": fixed(100), "r": fixed(0), "p": fixed([x, y, 0]), "a": fixed([0, 0, 0]), "s": fixed([100, 100, 100])}
    return {"ty": 1, "nm": name, "ks": place, "ip": 0, "op": 30, "st": 0, "sw": 20, "sh": 20, "sc": "#ff0000", **more}


def animation(layers, **more):
    numbered = [{**layer, "ind": number + 1} for number, layer in enumerate(layers)]
    return {"v": "5.9.0", "fr": 30, "ip": 0, "op": 30, "w": 200, "h": 100, "layers": numbered, **more}


def attack(text, number):
    """Returns an animation that contains a text wherever it can."""
    font = {"fName": text, "fFamily": text, "fStyle": text, "ascent": 75}
    letters = {"s": 12, "f": text, "t": text, "j": 0, "tr": 0, "lh": 14, "ls": 0, "fc": [0, 0, 0]}
    words = {**solid(text, 5, 60), "ty": 5, "t": {"d": {"k": [{"s": letters, "t": 0}]}, "a": [], "m": {}, "p": {}}}
    shape = {**solid(text, 50, 50), "ty": 4, "shapes": [
        {"ty": "gr", "nm": text, "it": [
            {"ty": "rc", "nm": text, "p": fixed([0, 0]), "s": fixed([9, 9]), "r": fixed(0)},
            {"ty": "tw", "nm": text, "a": fixed(9), "c": fixed([0, 0])},
            {"ty": "fl", "nm": text, "c": fixed([0, 1, 0, 1]), "o": fixed(100)}, {"ty": "tr"}]}]}
    shown = {**solid(text, 80, 5), "ty": 2, "refId": text}
    nested = {**solid(text, 0, 0), "ty": 0, "refId": f"comp {text}", "w": 50, "h": 50}
    scripted = solid(text, 120, 5)
    scripted["ks"]["o"] = {"a": 0, "k": 50, "x": text}
    effect = {"ty": 99, "nm": text, "mn": text, "en": 1, "ef": []}
    image = IMAGES[number % len(IMAGES)]
    return animation(
        [solid(text, 5, 5, ef=[effect], cl=text, ln=text), words, shape, shown, nested, scripted], nm=text,
        markers=[{"tm": 3, "dr": 9, "cm": text}], fonts={"list": [font]},
        assets=[{"id": text, "nm": text, "w": 9, "h": 9, "u": "", "p": image, "e": 1},
                {"id": f"comp {text}", "nm": text, "layers": [solid(text, 1, 1)]}],
        slots={text: {"p": fixed(3)}})


def written(pegbar, folder, name, content):
    """Writes an animation and its page; returns the path of the page and what pegbar reports."""
    source = os.path.join(folder, f"{name}.json")
    with open(source, "w", encoding="utf-8") as file:
        json.dump(content, file)
    page = os.path.join(folder, f"{name}.html")
    done = subprocess.run([pegbar, "preview", source, "-o", page, "--force", "-q"], capture_output=True, text=True)
    return page, done.stderr.strip() if done.returncode else ""


def check_attack(chromium, page):
    """Returns what a page with hostile text does that it must not do."""
    with browser.Page(chromium, page) as opened:
        opened.page.wait_for_timeout(50)
        for name in opened.page.query_selector_all("#rows .name:visible"):
            name.click()
        for button in opened.page.query_selector_all(".seek:visible, #markers button:visible"):
            button.click()
        faults = list(opened.faults)
        if opened.page.evaluate("window.hacked === true || document.scripts.length !== 2"):
            faults.append("a script of the file ran or is an element")
        if opened.page.evaluate("document.querySelectorAll('iframe, base, object, embed, link').length"):
            faults.append("an element of the file is in the page")
        return faults


def check_places(chromium, page):
    """The box of a finding is around its layer: here a solid of 20 × 20 px at (120, 30) of 200 × 100."""
    with browser.Page(chromium, page) as opened:
        opened.page.click("#findings .seek")
        box = opened.page.locator("figure:visible .box:visible").first.bounding_box()
        svg = opened.page.locator("figure:visible svg").first.bounding_box()
        scale = svg["width"] / 200
        place = (box["x"] - svg["x"], box["y"] - svg["y"], box["width"], box["height"])
        found = [value / scale for value in place]
        if any(abs(value - wanted) > 1 for value, wanted in zip(found, (120, 30, 20, 20))):
            return [f"the box of a finding is at {[round(value, 1) for value in found]}"]
        title = opened.page.text_content("#details-title")
        return [] if title == "Twirled" else [f"a finding selects {title}"]


def check(chromium, pegbar, folder):
    """Returns the faults of all these pages."""
    faults = []
    for number, text in enumerate(ATTACKS):
        page, message = written(pegbar, folder, f"attack-{number}", attack(text, number))
        if message:
            faults.append(f"hostile text {number}: no page: {message}")
            continue
        faults += [f"hostile text {number}: {fault}" for fault in check_attack(chromium, page)]
    effect = {"ty": 99, "nm": "Twirl", "mn": "ADBE Twirl", "en": 1, "ef": []}
    scene = animation([solid("First", 10, 10), solid("Twirled", 120, 30, ef=[effect]), solid("Last", 50, 60)])
    page, message = written(pegbar, folder, "places", scene)
    return faults + ([message] if message else check_places(chromium, page))
