"""Animations with one object of each type, which lottie-web draws."""
import copy

PNG = ("data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR42mP4z8AARAwQCgAf7gP9rXCGZgAAAABJRU5"
       "ErkJggg==")
RED, BLUE = [0.9, 0.2, 0.2, 1], [0.2, 0.3, 0.9, 1]
# The positions of the tested layer and of the items in its group.
LAYER = ("layers", 0)
GROUP = (*LAYER, "shapes", 0)
ITEMS = (*GROUP, "it")


def value(number):
    """Returns a property without keyframes."""
    return {"a": 0, "k": number}


def transform(**members):
    return {"a": value([0, 0, 0]), "p": value([0, 0, 0]), "s": value([100, 100, 100]), "r": value(0),
            "o": value(100), **members}


def layer(kind, **members):
    return {"ty": kind, "nm": "Object", "ind": 1, "ip": 0, "op": 60, "st": 0, "sr": 1, "ks": transform(), **members}


def group(*items):
    end = {"ty": "tr", **transform(a=value([0, 0]), p=value([0, 0]), s=value([100, 100])),
           "sk": value(0), "sa": value(0)}
    return {"ty": "gr", "nm": "Group", "np": len(items), "it": [*copy.deepcopy(items), end]}


def animation(*layers, **members):
    return {"v": "5.13.0", "nm": "Base", "fr": 30, "ip": 0, "op": 60, "w": 200, "h": 200, "assets": [],
            **members, "layers": list(layers)}


def shapes(*items, **members):
    """Returns an animation with a shape layer that has the items in a group."""
    return animation(layer(4, shapes=[group(*items)], **members))


BOX = {"ty": "rc", "nm": "Box", "d": 1, "p": value([100, 100]), "s": value([100, 100]), "r": value(0)}
FILL = {"ty": "fl", "nm": "Fill", "c": value(RED), "o": value(100), "r": 1}
STROKE = {"ty": "st", "nm": "Stroke", "c": value(RED), "o": value(100), "w": value(10), "lc": 1, "lj": 2}
CORNERS = {"c": True, "v": [[50, 50], [150, 50], [150, 150], [50, 150]], "i": [[0, 0]] * 4, "o": [[0, 0]] * 4}
PATH = {"ty": "sh", "nm": "Path", "ks": value(CORNERS)}
ELLIPSE = {"ty": "el", "nm": "Ellipse", "d": 1, "p": value([100, 100]), "s": value([100, 80])}
STAR = {"ty": "sr", "nm": "Star", "sy": 2, "d": 1, "pt": value(5), "p": value([100, 100]), "r": value(0),
        "or": value(60), "os": value(0)}
GRADIENT = {"nm": "Gradient", "o": value(100), "s": value([50, 100]), "e": value([150, 100]), "t": 1,
            "g": {"p": 2, "k": value([0, *RED[:3], 1, *BLUE[:3]])}}
GRADIENT_FILL = {"ty": "gf", "r": 1, **GRADIENT}
GRADIENT_STROKE = {"ty": "gs", "w": value(12), "lc": 2, "lj": 2, **GRADIENT}
DASH = {**STROKE, "d": [{"n": "d", "nm": "dash", "v": value(20)}, {"n": "g", "nm": "gap", "v": value(12)}]}
TRIM = {"ty": "tm", "nm": "Trim", "s": value(0), "e": value(50), "o": value(0), "m": 1}
REPEATER = {"ty": "rp", "nm": "Repeater", "c": value(3), "o": value(0), "m": 1,
            "tr": {"ty": "tr", **transform(p=value([50, 0])), "so": value(100), "eo": value(100)}}
ROUND = {"ty": "rd", "nm": "Round", "r": value(30)}
MASK = {"nm": "Mask", "inv": False, "mode": "a", "pt": value(CORNERS), "o": value(100), "x": value(0)}
COMP = {"id": "comp", "nm": "Comp", "w": 200, "h": 200, "layers": [layer(4, shapes=[group(BOX, FILL)])]}
IMAGE = {"id": "image", "nm": "Image", "w": 100, "h": 100, "u": "", "p": PNG, "e": 1}
EFFECT = {"ty": 5, "nm": "Slider Control", "mn": "ADBE Slider Control", "ix": 1, "en": 1, "ef": [
    {"ty": 0, "nm": "Slider", "mn": "ADBE Slider Control-0001", "ix": 1, "v": value(20)}]}


def text(has_animator=False):
    """Returns an animation with a text layer and glyphs."""
    glyph = {"ch": "A", "size": 60, "style": "Regular", "w": 60, "fFamily": "Family", "data": {
        "shapes": [{"ty": "gr", "nm": "A", "it": [{**PATH, "ks": value(
            {**CORNERS, "v": [[5, -70], [50, -70], [50, 0], [5, 0]]})}]}]}}
    document = {"f": "Font", "s": 60, "t": "AA", "j": 0, "tr": 0, "lh": 72, "ls": 0, "fc": RED[:3]}
    selector = {"t": 0, "xe": value(0), "ne": value(0), "a": value(100), "b": 1, "rn": 0, "sh": 1, "sm": value(100),
                "s": value(0), "e": value(100), "o": value(0), "r": 1}
    animators = [{"nm": "Animator", "s": selector, "a": {"p": value([0, 10, 0])}}]
    content = {"d": {"k": [{"t": 0, "s": document}]}, "p": {}, "m": {"g": 1, "a": value([0, 0])},
               "a": animators if has_animator else []}
    font = {"fName": "Font", "fFamily": "Family", "fStyle": "Regular", "ascent": 75, "fWeight": "", "fPath": "",
            "origin": 0, "fClass": ""}
    return animation(layer(5, t=content, ks=transform(p=value([50, 120, 0]))),
                     fonts={"list": [font]}, chars=[glyph])


def child():
    """Returns an animation with a null layer that is the parent of a shape layer."""
    # Without its parent, the shape is completely inside the picture.
    moved = layer(3, ind=2, ks=transform(p=value([120, 0, 0])))
    return animation(layer(4, shapes=[group(BOX, FILL)], parent=2), moved)


def all_bases():
    """Returns an animation for each type of object, and the position of the object in it."""
    plain, line = shapes(BOX, FILL), shapes(BOX, STROKE)
    still, precomp = animation(layer(2, refId="image"), assets=[IMAGE]), animation(
        layer(0, refId="comp", w=200, h=200), assets=[COMP])
    masked = shapes(BOX, FILL, hasMask=True, masksProperties=[MASK])
    repeated = shapes(BOX, FILL, REPEATER)
    return {
        "animation": (plain, ()), "layer": (plain, LAYER), "shape-layer": (plain, LAYER), "group": (plain, GROUP),
        "precomp-layer": (precomp, LAYER), "precomp-asset": (precomp, ("assets", 0)),
        "solid-layer": (animation(layer(1, sw=100, sh=100, sc="#dd3333")), LAYER),
        "image-layer": (still, LAYER), "image-asset": (still, ("assets", 0)),
        "null-layer": (child(), ("layers", 1)), "text-layer": (text(), LAYER),
        "group-transform": (plain, (*ITEMS, 2)), "property": (plain, (*ITEMS, 0, "p")),
        "rectangle": (plain, (*ITEMS, 0)), "fill": (plain, (*ITEMS, 1)), "stroke": (line, (*ITEMS, 1)),
        "bezier": (shapes(PATH, FILL), (*ITEMS, 0, "ks", "k")), "path": (shapes(PATH, FILL), (*ITEMS, 0)),
        "ellipse": (shapes(ELLIPSE, FILL), (*ITEMS, 0)), "star": (shapes(STAR, FILL), (*ITEMS, 0)),
        "gradient-fill": (shapes(BOX, GRADIENT_FILL), (*ITEMS, 1)),
        "gradient-stroke": (shapes(BOX, GRADIENT_STROKE), (*ITEMS, 1)),
        "gradient-colors": (shapes(BOX, GRADIENT_FILL), (*ITEMS, 1, "g")),
        "dash": (shapes(BOX, DASH), (*ITEMS, 1, "d", 0)), "trim": (shapes(BOX, STROKE, TRIM), (*ITEMS, 2)),
        "repeater": (repeated, (*ITEMS, 2)), "repeater-transform": (repeated, (*ITEMS, 2, "tr")),
        "round-corners": (shapes(BOX, FILL, ROUND), (*ITEMS, 2)),
        "mask": (masked, (*LAYER, "masksProperties", 0)),
        "text-data": (text(), (*LAYER, "t")), "text-animator": (text(True), (*LAYER, "t", "a", 0)),
        "char": (text(), ("chars", 0)), "effect": (shapes(BOX, FILL, ef=[EFFECT]), (*LAYER, "ef", 0)),
    }
