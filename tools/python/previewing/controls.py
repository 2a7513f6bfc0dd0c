"""Checks every control of a preview page by keyboard and pointer."""


def frame(page):
    """Returns the frame that is displayed."""
    return int(page.input_value("#scrub"))


def is_playing(page):
    return page.text_content("#play") == "Pause"


def expect(faults, condition, message):
    if not condition:
        faults.append(f"control: {message}")


def check_playback(page, last, faults):
    """Plays, pauses and steps by keyboard and by pointer."""
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Home")
    expect(faults, frame(page) == 0, "Home does not show the first frame")
    page.keyboard.press("ArrowRight")
    expect(faults, frame(page) == min(1, last), "the right arrow does not step")
    page.keyboard.press("ArrowLeft")
    expect(faults, frame(page) == 0, "the left arrow does not step")
    page.keyboard.press("End")
    expect(faults, frame(page) == last, "End does not show the last frame")
    page.keyboard.press("Home")
    page.keyboard.press(" ")
    expect(faults, is_playing(page) or last == 0, "the space bar does not play")
    page.keyboard.press(" ")
    expect(faults, not is_playing(page), "the space bar does not pause")
    page.click("#play")
    expect(faults, is_playing(page), "the button does not play")
    page.click("#play")
    expect(faults, not is_playing(page), "the button does not pause")
    page.keyboard.press("Home")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Home")
    page.click("#forward")
    expect(faults, frame(page) == min(1, last), "the button does not step forward")
    page.click("#back")
    expect(faults, frame(page) == 0, "the button does not step back")
    page.focus("#scrub")
    page.keyboard.press("ArrowRight")
    expect(faults, frame(page) == min(1, last), "the scrubber ignores the keyboard")


def check_choices(page, faults):
    """Chooses every option, and checks that it has an effect."""
    for control in ("speed", "background", "size", "view"):
        if not page.is_visible(f"#{control}"):
            continue
        for value in page.eval_on_selector_all(f"#{control} option", "list => list.map(o => o.value)"):
            page.select_option(f"#{control}", value)
            if control != "speed":
                shown = page.get_attribute("#stage", f"data-{control}")
                expect(faults, shown == value, f"{control} is {shown} instead of {value}")
        page.focus(f"#{control}")
        page.keyboard.press("Home")
    page.select_option("#speed", "1")
    for box in page.query_selector_all("input[type=checkbox]"):
        before = box.is_checked()
        box.focus()
        page.keyboard.press(" ")
        expect(faults, box.is_checked() != before, "a check box ignores the space bar")
        box.click()
        expect(faults, box.is_checked() == before, "a check box ignores the pointer")


def check_timeline(page, faults):
    """Selects a layer by keyboard and by pointer, and seeks in its lane."""
    names = page.query_selector_all("#rows .name:visible")
    if not names:
        return
    title = names[-1].text_content()
    names[-1].focus()
    page.keyboard.press("Enter")
    expect(faults, page.text_content("#details-title") == title, f"Enter does not select {title}")
    names[-1].click()
    expect(faults, page.text_content("#details-title") == "Layer", f"a click does not deselect {title}")
    lane = page.query_selector("#rows .lane:visible")
    lane.scroll_into_view_if_needed()
    box = lane.bounding_box()
    page.mouse.click(box["x"] + box["width"] - 7, box["y"] + 10)
    last = int(page.get_attribute("#scrub", "max"))
    expect(faults, frame(page) >= 0.97 * last - 1, "a lane does not seek")
    for button in page.query_selector_all(".band, #markers button")[:5]:
        button.focus()
        page.keyboard.press("Enter")


def check_focus(page, faults):
    """Reaches every control with the Tab key."""
    wanted = page.evaluate(
        "[...document.querySelectorAll('button, input, select, pre')]"
        ".filter(e => e.offsetParent && !e.disabled).length")
    if wanted > 150:
        return
    page.evaluate("document.activeElement.blur()")
    seen = page.evaluate("(window.seen = new Set(), 0)")
    for _ in range(wanted + 5):
        page.keyboard.press("Tab")
        seen = page.evaluate("seen.add(document.activeElement).has(document.body) ? seen.size - 1 : seen.size")
    expect(faults, seen >= wanted, f"Tab reaches {seen} of {wanted} controls")


def check_findings(page, faults):
    """Opens every finding; its layers must be the selected ones, and in the picture if visible."""
    for item in page.query_selector_all("#findings li")[:10]:
        button = item.query_selector(".seek")
        if not button:
            continue
        button.click()
        number = button.get_attribute("data-frame")
        if number is not None:
            step = page.evaluate("player.data.step")
            wanted = min(round(int(number) / step), int(page.get_attribute("#scrub", "max")))
            expect(faults, frame(page) == wanted, f"a finding shows frame {frame(page)} instead of {wanted}")
        layers = {int(layer) for layer in (item.get_attribute("data-layers") or "").split()}
        pressed = set(page.evaluate(
            "[...document.querySelectorAll('#rows .name')].map((e, i) => e.getAttribute('aria-pressed') === 'true'"
            " ? player.data.rows[i].layer : -1).filter(n => n >= 0)"))
        expect(faults, pressed == layers, f"a finding selects {pressed} instead of {layers}")


def check(page):
    """Returns the faults of all controls of a page."""
    faults = []
    last = int(page.get_attribute("#scrub", "max"))
    check_playback(page, last, faults)
    check_choices(page, faults)
    check_timeline(page, faults)
    check_findings(page, faults)
    check_focus(page, faults)
    return faults
