"""Families of animations of any size: each repeats one feature N times."""
import io
import json
import zipfile

from .pieces import (
    ANIMATOR, FILL, GLYPH, RECTANGLE, TURN, animation, asset, path, precomp, repeater, shape, solid, text,
)

STILL = '{"k":0}'
GRADIENT = '{"p":2,"k":{"k":[0,1,0,0,1,0,0,1]}}'


def joined(part, count):
    """Returns the parts for 0, 1, … with commas between them."""
    return ",".join(part(index) for index in range(count))


def keys(values, count, members=""):
    """Returns an animated value with a keyframe in each frame; `values` gives that of a frame."""
    ease = '"i":{"x":[0.6],"y":[1]},"o":{"x":[0.3],"y":[0]}'
    return '{"a":1,"k":[%s]}' % joined(
        lambda i: f'{{"t":{i},"s":{json.dumps(values(i))},{ease}{members}}}', count)


def moving(key, values, count, members=""):
    """Returns an animation of a solid that moves by one property."""
    return animation(
        f'{{"ty":1,"nm":"S","sw":9,"sh":9,"sc":"#ff0000","ip":0,"op":{count},'
        f'"ks":{{"{key}":{keys(values, count, members)}}}}}', op=count)


def zigzag(index):
    """Returns a value from 0 to 99 that has no pattern to a fitter of curves."""
    return index * 7919 % 100


def layers(part, count, assets=""):
    return animation(joined(part, count), assets)


def ordered(members):
    """Returns a function that makes a solid with members, from its one-based index."""
    return lambda i: solid(f',"ind":{i + 1}' + members(i))


def styled(part):
    """Returns a function from a count to a shape layer with a rectangle and styles or modifiers."""
    return lambda count: animation(shape(f"{RECTANGLE},{joined(part, count)}"))


def painted(part):
    return lambda count: animation(shape(f"{joined(part, count)},{FILL}"))


def nested_groups(count):
    start, end = '{"ty":"gr","it":[' * count, ',{"ty":"tr"}]}' * count
    return animation(shape(f"{start}{RECTANGLE},{FILL}{end}"))


def keyed_path(count):
    two = [path(20), path(20, 9)]
    frames = joined(lambda i: f'{{"t":{i},"s":[{two[i % 2]}]}}', count)
    return animation(
        shape(f'{{"ty":"sh","ks":{{"a":1,"k":[{frames}]}}}},{FILL}', op=count), op=count)


def modified(count):
    """Returns an outline of 40 points with `count` moving modifiers of several kinds."""
    value = TURN.replace("90", "30")
    kinds = [
        f'{{"ty":"rd","r":{value}}}', f'{{"ty":"pb","a":{value}}}',
        f'{{"ty":"zz","s":{value},"r":{{"k":1}},"pt":{{"k":1}}}}',
        f'{{"ty":"tm","s":{{"k":0}},"e":{value},"o":{{"k":0}}}}',
        f'{{"ty":"op","a":{value},"lj":2,"ml":{{"k":4}}}}',
    ]
    outline = f'{{"ty":"sh","ks":{{"a":0,"k":{path(40)}}}}}'
    return animation(shape(f"{outline},{joined(lambda i: kinds[i % 5], count)},{FILL}"))


def mask(index, mode="a"):
    return f'{{"nm":"M{index}","mode":"{mode}","pt":{{"k":{path(4, index % 50)}}},"o":{{"k":100}}}}'


def masked(mode):
    return lambda count: animation(
        solid(f',"hasMask":true,"masksProperties":[{joined(lambda i: mask(i, mode), count)}]'))


def documents(count):
    frames = joined(
        lambda i: f'{{"t":{i},"s":{{"s":20,"f":"F","t":"{i}","j":0,"tr":0,"lh":24,"ls":0,'
        '"fc":[1,0,0]}}', count)
    layer = (
        f'{{"ty":5,"nm":"T","ip":0,"op":{count},"ks":{{}},"t":{{"d":{{"k":[{frames}]}},"p":{{}},'
        '"m":{"g":1,"a":{"k":[0,0]}},"a":[]}}')
    return animation(layer, op=count)[:-1] + ',"fonts":{"list":[' \
        '{"fName":"F","fFamily":"Helvetica","fStyle":"R","ascent":75}]}}'


def text_layers(count):
    layer = text(20).split('"layers":[', 1)[1].split('],"assets"', 1)[0]
    return animation(",".join([layer] * count))[:-1] + GLYPH


def text_on_path(count):
    masks = f'"masksProperties":[{mask(0, "n")}],"hasMask":true,"t":'
    return text(count).replace('"t":{"d"', masks + '{"d"').replace(
        '"p":{}', f'"p":{{"m":0,"f":{keys(zigzag, 3)},"l":{STILL},"a":{STILL},"p":{STILL},"r":{STILL}}}')


def remapped(count):
    remap = keys(lambda i: zigzag(i) / 50, count)
    return animation(
        precomp("a", f',"tm":{remap}').replace('"op":60', f'"op":{count}'), asset("a", solid()),
        op=count)


def nested_precomps(count):
    chain = [asset(f"a{i}", precomp(f"a{i + 1}")) for i in range(count)]
    return animation(precomp("a0"), ",".join(chain + [asset(f"a{count}", solid())]))


def expression(text_of):
    """Returns a function from a count to layers with expressions of the opacity."""
    def made(count):
        return layers(
            lambda i: '{"ty":1,"nm":"S%d","sw":9,"sh":9,"sc":"#ff0000","ip":0,"op":60,"ks":{"o":'
            '{"a":1,"k":[{"t":0,"s":[0]},{"t":20,"s":[90]}],"x":%s}}}'
            % (i, json.dumps(text_of(i))), count)
    return made


def long_expression(count):
    terms = " + ".join(["value"] * count)
    return expression(lambda _: f"var $bm_rt;\n$bm_rt = {terms};")(1)


def effects(count):
    control = '{"ty":5,"nm":"E%d","ix":%d,"ef":[{"ty":0,"nm":"Slider","ix":1,"v":{"k":5}}]}'
    return animation(solid(f',"ef":[{joined(lambda i: control % (i, i + 1), count)}]'))


def markers(count):
    marks = joined(lambda i: f'{{"tm":{i},"cm":"Marker {i}","dr":1}}', count)
    return animation(solid(op=count), op=count)[:-1] + f',"markers":[{marks}]}}'


def beats(count):
    """Returns layers that move one after the other."""
    def part(i):
        return solid(turn='{"a":1,"k":[{"t":%d,"s":[0]},{"t":%d,"s":[90]}]}' % (i * 20, i * 20 + 9),
                     op=20 * count, members=f',"nm":"Part {i}"').replace('"nm":"S",', "")
    return animation(joined(part, count), op=20 * count)


def unique(i):
    return solid(f',"nm":"Part {i}"').replace('"nm":"S",', "")


def slots(count):
    values = joined(lambda i: f'"s{i}":{{"p":{{"a":0,"k":[1,0,0]}}}}', count)
    rectangles = joined(
        lambda i: f'{RECTANGLE},{{"ty":"fl","c":{{"k":[1,0,0],"sid":"s{i}"}},"o":{{"k":100}}}}',
        count)
    return animation(shape(rectangles))[:-1] + f',"slots":{{{values}}}}}'


def archive(entries):
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as file:
        for name, content in entries:
            file.writestr(name, content)
    return buffer.getvalue()


def animations(count):
    names = joined(lambda i: f'{{"id":"a{i}"}}', count)
    return archive(
        [("manifest.json", f'{{"animations":[{names}]}}')]
        + [(f"animations/a{i}.json", animation(solid())) for i in range(count)])


PICTURE = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010806000000"
    "1f15c4890000000d49444154789c63f8cfc0f01f0005000201fe4b9f3d0000000049454e44ae426082")


def images(count):
    def image(i):
        return f'{{"id":"i{i}","w":1,"h":1,"u":"/images/","p":"i{i}.png","e":0}}'

    scene = animation(
        joined(lambda i: f'{{"ty":2,"nm":"I","refId":"i{i}","ip":0,"op":60,"ks":{{}}}}', count),
        joined(image, count))
    return archive(
        [("manifest.json", '{"animations":[{"id":"a"}]}'), ("animations/a.json", scene)]
        + [(f"images/i{i}.png", PICTURE + str(i).encode()) for i in range(count)])


SHAPES = {
    "rectangles": painted(lambda _: RECTANGLE),
    "ellipses, each with a fill": styled(
        lambda i: f'{{"ty":"el","p":{{"k":[{zigzag(i)},9]}},"s":{{"k":[5,5]}}}},{FILL}'),
    "groups": painted(lambda i: f'{{"ty":"gr","it":[{RECTANGLE},{FILL},{{"ty":"tr"}}]}}'),
    "nested groups": nested_groups,
    "vertices": lambda n: animation(
        shape(f'{{"ty":"sh","ks":{{"a":0,"k":{path(n)}}}}},{FILL}')),
    "fills": styled(lambda _: FILL),
    "strokes": styled(lambda _: '{"ty":"st","c":{"k":[1,0,0]},"o":{"k":100},"w":{"k":2}}'),
    "gradient stops": lambda n: animation(shape(
        f'{RECTANGLE},{{"ty":"gf","t":1,"s":{{"k":[0,0]}},"e":{{"k":[9,9]}},"o":{{"k":100}},"g":'
        f'{{"p":{n},"k":{{"k":[{joined(lambda i: f"{i / n:.5f},{i % 2},0,0", n)}]}}}}}}')),
    "trims": styled(lambda i: f'{{"ty":"tm","s":{{"k":{i % 7}}},"e":{{"k":90}},"o":{{"k":0}}}}'),
    "moving modifiers": modified,
    "merged paths": lambda n: animation(shape(
        joined(lambda i: f'{{"ty":"el","p":{{"k":[{zigzag(i)},9]}},"s":{{"k":[9,9]}}}}', n)
        + f',{{"ty":"mm","mm":2}},{FILL}')),
    "copies": lambda n: animation(shape(f"{RECTANGLE},{FILL}," + repeater('{"k":%d}' % n))),
    "star points": lambda n: animation(shape(
        f'{{"ty":"sr","sy":1,"pt":{{"k":{n}}},"p":{{"k":[50,50]}},"r":{keys(zigzag, 3)},'
        f'"or":{{"k":30}},"ir":{{"k":20}},"os":{{"k":0}},"is":{{"k":0}}}},{FILL}')),
    "dashes": styled(
        lambda i: '{"ty":"st","c":{"k":[1,0,0]},"o":{"k":100},"w":{"k":2},"d":[%s]}' % joined(
            lambda _: '{"n":"d","v":{"k":3}}', 6)),
    "slots": slots,
}

MOTION = {
    "keys of rotation": lambda n: moving("r", lambda i: [zigzag(i)], n),
    "held keys": lambda n: moving("r", lambda i: [zigzag(i)], n, ',"h":1'),
    "keys of position": lambda n: moving("p", lambda i: [zigzag(i), i % 31, 0], n),
    "keys of curved position": lambda n: moving(
        "p", lambda i: [zigzag(i), i % 31, 0], n, ',"ti":[5,5,0],"to":[-5,9,0]'),
    "keys of scale": lambda n: moving("s", lambda i: [zigzag(i), i % 31, 100], n),
    "keys of color": lambda n: animation(shape(
        f'{RECTANGLE},{{"ty":"fl","c":{keys(lambda i: [zigzag(i) / 100, 0, 0, 1], n)},'
        '"o":{"k":100}}', op=n), op=n),
    "keys of a gradient": lambda n: animation(shape(
        f'{RECTANGLE},{{"ty":"gf","t":1,"s":{{"k":[0,0]}},"e":{{"k":[9,9]}},"o":{{"k":100}},"g":'
        f'{{"p":2,"k":{keys(lambda i: [0, 1, 0, 0, 1, zigzag(i) / 100, 0, 1], n)}}}}}', op=n), op=n),
    "keys of an outline": keyed_path,
    "keys of Time Remap": remapped,
    "keys of a size": lambda n: animation(shape(
        f'{{"ty":"rc","p":{{"k":[9,9]}},"s":{keys(lambda i: [zigzag(i), 9], n)},"r":{{"k":3}}}},'
        f'{FILL}', op=n), op=n),
    "keys of a trim": lambda n: animation(shape(
        f'{RECTANGLE},{FILL},{{"ty":"tm","s":{{"k":0}},"e":{keys(lambda i: [zigzag(i)], n)},'
        '"o":{"k":0}}', op=n), op=n),
    "frames": lambda n: animation(
        solid(turn=f'{{"a":1,"k":[{{"t":0,"s":[0]}},{{"t":{n},"s":[90]}}]}}', op=n), op=n),
    "text documents": documents,
}

LAYERS = {
    "solids": lambda n: layers(lambda _: solid(turn=STILL), n),
    "moving solids of one name": lambda n: layers(lambda _: solid(), n),
    "moving solids of their own names": lambda n: layers(unique, n),
    "moving solids one after the other": beats,
    "shape layers": lambda n: layers(lambda i: shape(f"{RECTANGLE},{FILL}", f"Shape {i}"), n),
    "nulls": lambda n: layers(
        lambda i: f'{{"ty":3,"nm":"N","ind":{i + 1},"ip":0,"op":60,"ks":{{}}}}', n),
    "a chain of parents": lambda n: layers(
        ordered(lambda i: f',"parent":{i + 2}' if i + 1 < n else ""), n),
    "children of one parent": lambda n: layers(ordered(lambda i: ',"parent":1' if i else ""), n),
    "a tree of parents": lambda n: layers(
        ordered(lambda i: f',"parent":{(i + 1) // 2}' if i else ""), n),
    "mattes": lambda n: layers(
        lambda i: solid(turn=STILL, members=',"tt":1' if i % 2 else ',"td":1'), n),
    "layers with one matte": lambda n: layers(
        ordered(lambda i: ',"tt":1,"tp":1' if i else ',"td":1'), n),
    "layers in a blend mode": lambda n: layers(lambda i: solid(f',"bm":{i % 16}', STILL), n),
    "layers with a mask": lambda n: layers(
        lambda i: solid(f',"hasMask":true,"masksProperties":[{mask(i)}]', STILL), n),
    "masks": masked("a"),
    "masks that subtract": masked("s"),
    "effects": effects,
    "3D layers": lambda n: layers(
        lambda i: solid(f',"ddd":1,"ind":{i + 1}').replace('{"r":', '{"ry":'), n),
    "adjustment layers": lambda n: layers(lambda i: solid(',"ao":0,"ef":[]', STILL), n),
    "instances of one precomposition": lambda n: layers(
        lambda _: precomp("a"), n, asset("a", solid())),
    "precompositions": lambda n: layers(
        lambda i: precomp(f"a{i}"), n, joined(lambda i: asset(f"a{i}", solid()), n)),
    "nested precompositions": nested_precomps,
    "remapped precompositions": lambda n: layers(
        lambda i: precomp("a", f',"tm":{keys(zigzag, 2 + i % 3)}'), n, asset("a", solid())),
    "markers": markers,
    "unknown members": lambda n: animation(solid())[:-1]
    + f',{joined(lambda i: json.dumps(f"x{i}") + ":1", n)}}}',
}

TEXT = {
    "letters": lambda n: text(n),
    "letters with an animator": lambda n: text(n, ANIMATOR),
    "letters on a path": text_on_path,
    "animators": lambda n: text(20, ",".join([ANIMATOR] * n)),
    "text layers": text_layers,
    "expressions with wiggle": expression(lambda _: "var $bm_rt;\n$bm_rt = wiggle(3, 40);"),
    "expressions with loopOut": expression(lambda _: "var $bm_rt;\n$bm_rt = loopOut('cycle');"),
    "expressions about the layer before": expression(
        lambda i: "value" if i == 0 else
        f"var $bm_rt;\n$bm_rt = thisComp.layer('S{i - 1}').transform.opacity;"),
    "terms of an expression": long_expression,
}

ARCHIVES = {
    "animations of an archive": animations,
    "images of an archive": images,
}

FAMILIES = {**SHAPES, **MOTION, **LAYERS, **TEXT, **ARCHIVES}
