"""Runs compiled scenes and compares them with their listings."""
import json
import shutil
import subprocess

from .compiling import FORMS, PATIENCE, program, typecheck
from .scenes import OUT, run


def verify(scenes, number, forms, words):
    """Compiles a batch in all forms and runs it with arguments; stores the results in the scenes."""
    for scene in scenes:
        scene.forget()
    folder = OUT / "batches" / str(number)
    folder.mkdir(parents=True, exist_ok=True)
    for scene in scenes:
        if scene.data.exists():
            shutil.copy2(scene.data, folder)
    execute(program(scenes, folder), [folder / "verify", *words])
    # Code without completion blocks is the same in both import forms.
    for mode, form in forms[1:]:
        typecheck([scene for scene in scenes if FORMS[0] not in scene.errors
                   and (form == FORMS[0][1] or scene.completes())], mode, form)
    for file in [folder / "verify", *folder.glob("*.paths.txt")]:
        file.unlink(missing_ok=True)


def execute(scenes, program):
    """Runs the program. If a scene terminates it, records an error and continues with the others."""
    by_name = {scene.name: scene for scene in scenes}
    rest = list(scenes)
    while rest:
        try:
            done = run([*program, OUT / "generated", *[scene.name for scene in rest]],
                       timeout=PATIENCE)
            text, code = done.stdout, done.returncode
        except subprocess.TimeoutExpired as expired:
            text, code = (expired.stdout or b"").decode(), "timeout"
        for line in text.splitlines():
            if line.startswith("{") and line.endswith("}"):
                result = json.loads(line)
                by_name[result["name"]].result = result
        rest = [scene for scene in rest if scene.result is None]
        if rest:
            rest[0].result = {"error": f"ended with {code}"}
            rest = rest[1:]
