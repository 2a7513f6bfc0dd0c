"""Pieces of animations that exhaust time or memory, as JSON text."""
import copy
import io
import json
import math
import zipfile

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


def overlapping():
    """Returns an archive with 500 animations, all of which are the same bytes of the file."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as file:
        content = animation(",".join([solid()] * 9000))
        file.writestr("animations/a0.json", content)
        for number in range(1, 500):
            entry = copy.copy(file.filelist[0])
            entry.filename = f"animations/a{number}.json"
            file.filelist.append(entry)
    return buffer.getvalue()
