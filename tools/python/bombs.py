#!/usr/bin/env python3
"""Processes files that are designed to exhaust time or memory; run by tools/check bombs."""
import gzip
import io
import json
import math
import os
import subprocess
import sys
import tempfile
import zipfile

SECONDS, MEGABYTES = 5, 500
# A preview page and a measurement draw many frames.
LONG_SECONDS = {"preview": 15, "measured": 20}
COMMANDS = {
    "timeline": ["convert", "FILE", "--style", "timeline"],
    "transactions": ["convert", "FILE", "--style", "transactions"],
    "scene": ["convert", "FILE", "--to", "scene"],
    "lint": ["lint", "FILE"],
    "render": ["render", "FILE", "--frames", "10"],
    "render normalized": ["render", "FILE", "--frames", "10", "--normalized"],
    "measured": ["convert", "FILE", "--measure", "--format", "markdown", "--pictures",
                 "FOLDER/pictures", "--force"],
    "pixels": ["render", "FILE", "--frames", "10", "--format", "png"],
    "pixels normalized": ["render", "FILE", "--sheet", "2x2", "--format", "png", "--normalized"],
    "preview": ["preview", "FILE", "-o", "-"],
    "diff": ["diff", "FILE", "Samples/showcase/walk.json"],
    "timeline text": ["inspect", "FILE", "--timeline"],
}
MILLION, BILLION = 10**6, 10**9
TURN = '{"a":1,"k":[{"t":0,"s":[0]},{"t":60,"s":[90]}]}'
RECTANGLE = '{"ty":"rc","p":{"k":[9,9]},"s":{"k":[9,9]}}'
FILL = '{"ty":"fl","c":{"k":[1,0,0]},"o":{"k":100}}'
GLYPH = (
    ',"fonts":{"list":[{"fName":"F","fFamily":"F","fStyle":"R","ascent":75}]},"chars":[{"ch":"a",'
    '"size":20,"style":"R","fFamily":"F","w":50,"data":{"shapes":[{"ty":"gr","it":[{"ty":"sh","ks":'
    '{"a":0,"k":{"c":true,"v":[[0,0],[40,0],[40,-40]],"i":[[0,0],[0,0],[0,0]],'
    '"o":[[0,0],[0,0],[0,0]]}}}]}]}}]}'
)
ANIMATOR = (
    '{"nm":"A","s":{"t":0,"s":{"k":0},"e":{"a":1,"k":[{"t":0,"s":[0]},{"t":60,"s":[100]}]},'
    '"a":{"k":100},"b":1,"rn":0,"sh":1},"a":{"p":{"k":[0,9,0]},"o":{"k":50}}}'
)


def animation(layers, assets="", op=60, fr=30):
    return (
        f'{{"v":"5.7.0","fr":{fr},"ip":0,"op":{op},"w":99,"h":99,"layers":[{layers}],'
        f'"assets":[{assets}]}}'
    )


def solid(members="", turn=TURN, op=60):
    return (
        f'{{"ty":1,"nm":"S","sw":9,"sh":9,"sc":"#ff0000","ip":0,"op":{op},"ks":{{"r":{turn}}}'
        f"{members}}}"
    )


def precomp(asset, members=""):
    return (
        f'{{"ty":0,"nm":"P","refId":"{asset}","w":99,"h":99,"ip":0,"op":60,"ks":{{}}{members}}}'
    )


def shape(items, name="Shape", op=60):
    return f'{{"ty":4,"nm":"{name}","ip":0,"op":{op},"ks":{{}},"shapes":[{items}]}}'


def asset(name, *layers):
    return f'{{"id":"{name}","layers":[{",".join(layers)}]}}'


def with_member(text):
    return animation(solid())[:-1] + f",{text}}}"


def instances(remap):
    def twice(level):
        return [precomp(level + 1, remap % 30), precomp(level + 1, remap % 45)]

    levels = [asset(level, *twice(level)) for level in range(40)]
    return animation(precomp(0), ",".join(levels + [asset(40, solid())]))


REMAP = ',"tm":{"a":1,"k":[{"t":0,"s":[0]},{"t":%d,"s":[1.5]},{"t":60,"s":[0]}]}'


def repeater(copies, opacity=9):
    return (
        f'{{"ty":"rp","c":{copies},"tr":{{"p":{{"k":[1,0]}},"so":{{"k":{opacity}}},'
        '"eo":{"k":100}}}'
    )


MANY = repeater('{"k":%d}' % BILLION)
MORE = repeater('{"a":1,"k":[{"t":0,"s":[1]},{"t":60,"s":[%d]}]}' % BILLION, 100)


def repeated(count):
    items = f"{RECTANGLE},{FILL}"
    for _ in range(count):
        items = f'{{"ty":"gr","it":[{items},{MANY},{{"ty":"tr"}}]}}'
    return animation(shape(items))


def long_shapes():
    end = 29 * BILLION
    ways = f'{{"t":0,"s":[9,9]}},{{"t":{10 * BILLION},"s":[90,20]}},{{"t":{end},"s":[9,90]}}'
    radius = f'{{"a":1,"k":[{{"t":0,"s":[0]}},{{"t":{end},"s":[30]}}]}}'
    offset = f'{{"a":1,"k":[{{"t":0,"s":[0]}},{{"t":{end},"s":[3600000]}}]}}'
    return animation(
        shape(
            f'{{"ty":"rc","p":{{"k":[9,9]}},"s":{{"a":1,"k":[{ways}]}},"r":{radius}}},{FILL},'
            f'{{"ty":"tm","s":{{"k":0}},"e":{{"k":50}},"o":{offset}}}', op=end),
        op=end, fr=29)


def path(count, shift=0):
    points = [
        [round(50 + 40 * math.cos(i * 6.283 / count) + shift, 2),
         round(50 + 40 * math.sin(i * 6.283 / count), 2)] for i in range(count)
    ]
    zeros = "[" + ",".join(["[0,0]"] * count) + "]"
    vertices = json.dumps(points, separators=(",", ":"))
    return f'{{"c":true,"v":{vertices},"i":{zeros},"o":{zeros}}}'


def still_path(count):
    return animation(shape(f'{{"ty":"sh","ks":{{"a":0,"k":{path(count)}}}}},{FILL}'))


def moving_path(count, keys):
    # The keyframes alternate between two outlines, so that writing the file is fast.
    paths = [path(count), path(count, 9)]
    keys = ",".join(f'{{"t":{i},"s":[{paths[i % 2]}]}}' for i in range(keys))
    return animation(shape(f'{{"ty":"sh","ks":{{"a":1,"k":[{keys}]}}}},{FILL}'), op=100)


def star(radius):
    return animation(
        shape(
            f'{{"ty":"sr","sy":1,"pt":{{"k":{MILLION}}},"p":{{"k":[50,50]}},"r":{radius},'
            f'"or":{radius},"ir":{{"k":20}},"os":{{"k":30}},"is":{{"k":0}}}},{FILL}'))


def text(count, animators="", glyphs=GLYPH):
    layer = (
        '{"ty":5,"nm":"T","ip":0,"op":60,"ks":{},"t":{"d":{"k":[{"t":0,"s":{"s":20,"f":"F","t":"'
        + "a" * count + '","j":0,"tr":0,"lh":24,"ls":0,"fc":[1,0,0]}}]},"p":{},'
        f'"m":{{"g":1,"a":{{"k":[0,0]}}}},"a":[{animators}]}}}}'
    )
    return animation(layer)[:-1] + (glyphs or "}")


def archive(content):
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as file:
        file.writestr("manifest.json", '{"animations":[{"id":"a"}]}')
        file.writestr("animations/a.json", content)
    return buffer.getvalue()


def long_text():
    return with_member(f'"x":"{"a" * (300 << 20)}"')


BOMBS = {
    "asset cycle": lambda: animation(
        precomp("a"), asset("a", precomp("b")) + "," + asset("b", precomp("a"), solid())),
    "parent cycle of 1000": lambda: animation(
        ",".join(solid(f',"ind":{i},"parent":{i % 1000 + 1}') for i in range(1, 1001))),
    "parent cycle of three": lambda: animation(
        ",".join(solid(f',"ind":{i},"parent":{i % 3 + 1}') for i in range(1, 4))),
    "2^40 instances": lambda: instances("%.0s"),
    "2^40 instances, each with its own timing": lambda: instances(REMAP),
    "1e9 copies": lambda: animation(shape(f"{RECTANGLE},{FILL},{MANY}")),
    "1e9 copies of one opacity": lambda: animation(
        shape(f"{RECTANGLE},{FILL}," + repeater('{"k":%d}' % BILLION, 100))),
    "copies that become 1e9": lambda: animation(shape(f"{RECTANGLE},{FILL},{MORE}")),
    "1e9 copies, five times": lambda: repeated(5),
    "copies that become 1e9, three times": lambda: animation(
        shape(f"{RECTANGLE},{FILL},{MORE},{MORE},{MORE}")),
    "1e9 s": lambda: animation(
        solid(turn=TURN.replace("60", str(30 * BILLION)), op=30 * BILLION), op=30 * BILLION),
    "1e9 s of moving shapes": long_shapes,
    "1e9 s of an expression": lambda: animation(
        solid(turn='{"k":0,"x":"wiggle(3, 40)"}', op=BILLION), op=BILLION, fr=1),
    "gzip of ratio 1000": lambda: gzip.compress(long_text().encode()),
    "zip of ratio 1000": lambda: archive(long_text()),
    "gzip of 20 million lists": lambda: gzip.compress(
        with_member(f'"x":[{"[]," * (20 * MILLION)}0]').encode()),
    "gzip of 30 million numbers": lambda: gzip.compress(
        with_member(f'"x":[{"0," * (30 * MILLION)}0]').encode()),
    "1e6 lists deep": lambda: with_member(f'"x":{"[" * MILLION}{"]" * MILLION}'),
    "1e6 groups deep": lambda: animation(
        shape('{"ty":"gr","it":[' * MILLION + f"{RECTANGLE},{FILL}" + "]}" * MILLION)),
    "name of 50 MB": lambda: animation(shape(f"{RECTANGLE},{FILL}", "Name " * (10 << 20))),
    "name of a group of 50 MB": lambda: animation(
        shape(f'{{"ty":"gr","nm":"{"ä" * (25 << 20)}","it":[{RECTANGLE},{FILL},{{"ty":"tr"}}]}}')),
    "id of 25 MB, twice": lambda: animation(
        precomp("i" * (25 << 20)), asset("i" * (25 << 20), solid())),
    "key of 50 MB": lambda: with_member(f'"{"k" * (50 << 20)}":1'),
    "path of 1e6 vertices": lambda: still_path(MILLION),
    "path of 3e5 vertices": lambda: still_path(3 * 10**5),
    "path of 1e5 vertices, 100 keys": lambda: moving_path(10**5, 100),
    "path of 1e4 vertices, 30 keys": lambda: moving_path(10**4, 30),
    "star of 1e6 points": lambda: star('{"k":30}'),
    "star of 1e6 points, moving": lambda: star(TURN),
    "text of 1e6 letters": lambda: text(MILLION, glyphs=""),
    "text of 1e6 letters with glyphs": lambda: text(MILLION),
    "text of 1e6 letters, moving": lambda: text(MILLION, ANIMATOR),
}


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


def write(name, place):
    content = BOMBS[name]()
    with open(place, "wb") as file:
        file.write(content if isinstance(content, bytes) else content.encode())


def main():
    if sys.argv[1:2] == ["--write"]:
        write(*sys.argv[2:])
        return
    pegbar, wanted = sys.argv[1], sys.argv[2:]
    bad = []
    print(f"{'file':38} {'command':18} {'s':>6} {'MB':>5} exit  message")
    for name in BOMBS:
        if wanted and name not in wanted:
            continue
        with tempfile.TemporaryDirectory() as folder, \
                tempfile.NamedTemporaryFile(suffix=".json", dir=folder) as file:
            # In a separate process, because a process passes its peak memory on to its children.
            subprocess.run([sys.executable, __file__, "--write", name, file.name], check=True)
            for command, arguments in COMMANDS.items():
                arguments = [pegbar] + [
                    argument.replace("FILE", file.name).replace("FOLDER", folder) for argument in arguments]
                seconds, megabytes, status, said = measured(arguments)
                print(
                    f"{name:38} {command:18} {seconds:6.2f} {megabytes:5.0f} {status:4}  "
                    f"{message(said)}", flush=True)
                allowed = LONG_SECONDS.get(command, SECONDS)
                if seconds > allowed or megabytes > MEGABYTES or status < 0:
                    bad.append(f"{name}: {command}")
    for line in bad:
        print(f"error: {line} exceeds {SECONDS} s (more for many frames, see LONG_SECONDS) or {MEGABYTES} MB, or crashes")
    sys.exit(1 if bad else 0)


main()
