"""Checks the index page of a folder of animations in Chromium."""
import json
import os
import shutil
import subprocess
import time

from previewing import browser, hostile

# The time in which an index opens, in seconds.
OPENING = 2
# The memory that scrolling through an index may add, in bytes.
SCROLLING = 100 << 20


def made(pegbar, source, folder):
    """Writes an index; returns the path, the seconds and the number of animations."""
    start = time.monotonic()
    subprocess.run([pegbar, "preview", source, "-o", f"{folder}/", "--force", "-q"], capture_output=True)
    return os.path.join(folder, "index.html"), time.monotonic() - start


def heap(page):
    return page.evaluate("performance.memory ? performance.memory.usedJSHeapSize : 0")


def check_tools(page, faults):
    """Searches, filters and sorts; opens and closes the animation in an entry."""
    names = page.eval_on_selector_all("#files li", "list => list.map(e => e.dataset.name)")
    page.fill("#search", names[-1])
    shown = page.eval_on_selector_all("#files li:not([hidden])", "list => list.map(e => e.dataset.name)")
    if names[-1] not in shown or any(names[-1].lower() not in name.lower() for name in shown):
        faults.append(f"index: searching for {names[-1]} shows {shown[:3]}")
    page.fill("#search", "")
    for value in page.eval_on_selector_all("#verdict option", "list => list.map(o => o.value)"):
        page.select_option("#verdict", value)
        shown = page.eval_on_selector_all("#files li:not([hidden])", "list => list.map(e => e.className)")
        entries = "#files li" if value == "all" else f"#files li.{value}"
        wanted = page.eval_on_selector_all(entries, "list => list.length")
        if len(shown) != wanted or not page.text_content("#count").startswith(f"{wanted} of "):
            faults.append(f"index: the filter {value} shows {len(shown)} of {wanted}")
    page.select_option("#verdict", "all")
    for value, number in (("size", "size"), ("verdict", "rank"), ("findings", "errors")):
        page.select_option("#order", value)
        found = page.eval_on_selector_all("#files li", f"list => list.map(e => Number(e.dataset.{number}))")
        if found != sorted(found, reverse=True):
            faults.append(f"index: not sorted by {value}")
    page.select_option("#order", "path")
    if page.eval_on_selector_all("#files li", "list => list.map(e => e.dataset.name)") != names:
        faults.append("index: not sorted by path")


def check_playing(opened, faults):
    """Hovers an entry, which plays, and leaves it."""
    page = opened.page
    page.emulate_media(reduced_motion="no-preference")
    link = page.locator("a.picture").first
    link.scroll_into_view_if_needed()
    link.hover()
    page.wait_for_timeout(600)
    frames = [frame for frame in page.frames if frame != page.main_frame]
    if len(frames) != 1 or "#thumbnail" not in frames[0].url:
        faults.append("index: an entry does not play under the pointer")
    elif frames[0].evaluate("getComputedStyle(document.getElementById('controls')).display") != "none":
        faults.append("index: an entry shows the controls of its page")
    page.mouse.move(1, 1)
    page.wait_for_timeout(100)
    if len(page.frames) != 1:
        faults.append("index: an entry plays without the pointer")
    page.emulate_media(reduced_motion="reduce")
    link.hover()
    page.wait_for_timeout(300)
    if len(page.frames) != 1:
        faults.append("index: an entry plays despite reduced motion")


def check(chromium, pegbar, source, out):
    """Returns the faults of the index of a folder."""
    shutil.rmtree(out, ignore_errors=True)
    path, seconds = made(pegbar, source, out)
    faults = []
    beside = os.path.abspath(out)
    with browser.Page(chromium, path, beside=beside) as opened:
        page = opened.page
        count = page.eval_on_selector_all("#files li", "list => list.length")
        if opened.seconds > OPENING:
            faults.append(f"index: opens in {opened.seconds:.1f} s")
        before = heap(page)
        for place in range(0, 100, 2):
            page.evaluate(f"scrollTo(0, document.body.scrollHeight * {place} / 100)")
            page.wait_for_timeout(10)
        if heap(page) - before > SCROLLING:
            faults.append("index: scrolling needs too much memory")
        page.evaluate("scrollTo(0, 0)")
        check_tools(page, faults)
        check_playing(opened, faults)
        faults += opened.violations() + opened.layout() + opened.faults
        page.screenshot(path=os.path.join(out, "index-1600.png"))
        print(f"index of {count} animations: made in {seconds:.1f} s, opened in {opened.seconds:.2f} s, "
              f"{os.path.getsize(path) >> 10} kB")
    with browser.Page(chromium, path, 360, "dark", beside=beside) as opened:
        faults += opened.violations() + opened.layout() + opened.faults
        opened.page.screenshot(path=os.path.join(out, "index-360.png"))
    return faults


def check_hostile(chromium, pegbar, out):
    """Returns what an index of animations with hostile file names does that it must not do."""
    folder = os.path.join(out, "hostile")
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    names = ["<img src=x onerror=alert(1)>.json", "\" onload=\"alert(1).json", "javascript:alert(1).json",
             "a#b?c%d.json", "&lt;script&gt;.json", "\u202e\u2028.json", "index.json"]
    for name in names:
        with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
            json.dump(hostile.animation([hostile.solid(name, 5, 5)], nm=name), file)
    with open(os.path.join(folder, "broken '\"><script>alert(1)</script>".replace("/", "") + ".json"), "w") as file:
        file.write('{"v": "5.9.0", "layers": [</script>')
    path, _ = made(pegbar, folder, os.path.join(out, "hostile-index"))
    faults = []
    with browser.Page(chromium, path, beside=os.path.abspath(os.path.join(out, "hostile-index"))) as opened:
        opened.page.evaluate("document.querySelectorAll('img').forEach(e => e.loading = 'eager')")
        opened.page.wait_for_timeout(300)
        entries = opened.page.eval_on_selector_all("#files li", "list => list.length")
        loaded = opened.page.evaluate("[...document.images].filter(e => e.naturalWidth > 0).length")
        if entries != len(names) + 1 or loaded != len(names):
            faults.append(f"hostile index: {entries} entries, {loaded} pictures")
        if opened.page.evaluate("document.scripts.length") != 1:
            faults.append("hostile index: a name is a script")
        faults += [f"hostile index: {fault}" for fault in opened.faults]
    return faults
