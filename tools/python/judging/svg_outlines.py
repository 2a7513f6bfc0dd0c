"""Reads the outlines that an SVG document paints, in root coordinates and painting order."""
import dataclasses
import re
import xml.etree.ElementTree as ElementTree

import numpy as np

XLINK = "{http://www.w3.org/1999/xlink}href"
NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
IDENTITY = np.eye(3)
# Elements whose contents are not painted in place.
UNPAINTED = {"defs", "clipPath", "mask", "symbol", "filter", "linearGradient", "radialGradient",
             "style", "title", "text"}
# Smaller outlines are ignored.
DOT = 1e-6
# Limits the recursion in hostile or broken documents.
DEPTH = 200


@dataclasses.dataclass
class Painted:
    """One painted outline; `contours` contains four points for every curve."""

    kind: str
    color: tuple
    opacity: float
    width: float
    contours: list

    @property
    def signature(self):
        """A key to match outlines if their counts differ."""
        return self.kind, self.color and tuple(c // 32 for c in self.color), len(self.contours)

    def on_curve(self):
        """Returns the points on the outline by contour, without duplicates."""
        result = []
        for curves in self.contours:
            points = [curves[0][0]] + [curve[3] for curve in curves]
            kept = [points[0]]
            kept += [p for p in points[1:] if np.abs(p - kept[-1]).max() > 1e-6]
            if len(kept) > 1 and np.abs(kept[0] - kept[-1]).max() <= 1e-4:
                kept.pop()
            result.append(np.array(kept))
        return result

    def polyline(self, parts=16):
        """Returns the outlines as line segments (begin, end)."""
        t = np.linspace(0, 1, parts + 1)[:, None]
        weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t), t ** 3)
        lines = []
        for curves in self.contours:
            for curve in curves:
                lines.append(sum(w * p for w, p in zip(weights, curve)))
        return (np.concatenate([line[:-1] for line in lines]),
                np.concatenate([line[1:] for line in lines]))


def matrix(text):
    """Returns the matrix of a transform attribute."""
    result = IDENTITY
    for name, inner in re.findall(r"(\w+)\s*\(([^)]*)\)", text or ""):
        v = [float(x) for x in NUMBER.findall(inner)]
        if name == "matrix":
            one = np.array([[v[0], v[2], v[4]], [v[1], v[3], v[5]], [0, 0, 1]])
        elif name in ("translate", "scale"):
            x, y = v[0], v[1] if len(v) > 1 else (0 if name == "translate" else v[0])
            one = (np.array([[1, 0, x], [0, 1, y], [0, 0, 1]]) if name == "translate"
                   else np.diag([x, y, 1.0]))
        elif name == "rotate":
            a = np.radians(v[0])
            one = np.array([[np.cos(a), -np.sin(a), 0], [np.sin(a), np.cos(a), 0], [0, 0, 1]])
        else:
            raise ValueError(f"unknown transform {name}")
        result = result @ one
    return result


TOKEN = re.compile(rf"([MLHVCSQTAZmlhvcsqtaz])|({NUMBER.pattern})")


def outline(data, ctm):
    """Returns the contours of path data in root coordinates, each a list of four-point curves."""
    words = [(m[1], m[2]) for m in TOKEN.finditer(data or "")]
    contours, curves, place, start, command, at = [], [], None, None, None, 0

    def number():
        nonlocal at
        value = float(words[at][1])
        at += 1
        return value

    def point(relative=False):
        p = np.array([number(), number()])
        return p + place if relative and place is not None else p

    def line(to):
        curves.append((place, place + (to - place) / 3, place + (to - place) * 2 / 3, to))
        return to

    while at < len(words):
        if words[at][0]:
            command, at = words[at][0], at + 1
        elif command in "Zz" or command is None:
            raise ValueError("expected a command, found a number")
        relative = command.islower()
        if command in "Mm":
            if curves:
                contours.append(curves)
            place = start = point(relative)
            curves, command = [], "l" if relative else "L"
        elif command in "Ll":
            place = line(point(relative))
        elif command in "HhVv":
            to = place.copy()
            axis = "HV".index(command.upper())
            to[axis] = number() + (place[axis] if relative else 0)
            place = line(to)
        elif command in "Cc":
            first, second, to = point(relative), point(relative), point(relative)
            curves.append((place, first, second, to))
            place = to
        elif command in "Zz":
            if np.abs(place - start).max() > 1e-6:
                line(start)
            place = start
            if curves:
                contours.append(curves)
            curves = []
        else:
            raise ValueError(f"unknown path command {command}")
    if curves:
        contours.append(curves)
    linear, offset = ctm[:2, :2], ctm[:2, 2]
    return [[tuple(linear @ p + offset for p in curve) for curve in curves]
            for curves in contours]


def color(text):
    """Returns red, green and blue from 0 to 255; None for other paints."""
    text = (text or "").strip()
    if match := re.fullmatch(r"rgb\(\s*([\d.]+),\s*([\d.]+),\s*([\d.]+)\s*\)", text):
        return tuple(int(float(c)) for c in match.groups())
    if match := re.fullmatch(r"#([0-9a-fA-F]{6})", text):
        return tuple(bytes.fromhex(match[1]))
    if match := re.fullmatch(r"#([0-9a-fA-F]{3})", text):
        return tuple(17 * int(c, 16) for c in match[1])
    return {"black": (0, 0, 0), "white": (255, 255, 255)}.get(text)


class Walk:
    """Collects the outlines that are painted below an element."""

    def __init__(self, root):
        self.items = []
        self.by_id = {e.get("id"): e for e in root.iter() if e.get("id")}
        self.visit(root, IDENTITY, 1.0, {}, 0)

    def visit(self, element, ctm, opacity, outer, depth):
        name = element.tag.split("}")[-1] if isinstance(element.tag, str) else ""
        if not name or name in UNPAINTED or depth > DEPTH:
            return
        style = dict(part.split(":", 1) for part in (element.get("style") or "").split(";")
                     if ":" in part)
        style = {k.strip(): v.strip() for k, v in style.items()}
        look = {**outer, **{k: v for k, v in element.attrib.items()}, **style}
        if style.get("display") == "none" or element.get("display") == "none":
            return
        ctm = ctm @ matrix(element.get("transform"))
        opacity *= float(style.get("opacity", element.get("opacity", 1)))
        if opacity <= 0:
            return
        if name == "use":
            target = self.by_id.get((element.get(XLINK) or element.get("href") or "#")[1:])
            if target is not None:
                self.visit(target, ctm, opacity, look, depth + 1)
        elif name == "rect":
            x, y, w, h = (float(element.get(k, 0)) for k in ("x", "y", "width", "height"))
            self.paint(f"M{x} {y}L{x + w} {y}L{x + w} {y + h}L{x} {y + h}Z", ctm, opacity, look)
        elif name == "path":
            self.paint(element.get("d"), ctm, opacity, look)
        inherited = {k: v for k, v in look.items()
                     if k.startswith(("fill", "stroke"))}
        for child in element:
            self.visit(child, ctm, opacity, inherited, depth + 1)

    def paint(self, data, ctm, opacity, look):
        contours = None
        for kind in ("fill", "stroke"):
            paint = look.get(kind, "black" if kind == "fill" else "none")
            mine = opacity * float(look.get(f"{kind}-opacity", 1))
            width = 0.0
            if kind == "stroke":
                width = float(re.sub("px$", "", look.get("stroke-width", "1")))
                width *= abs(np.linalg.det(ctm[:2, :2])) ** 0.5
            if paint == "none" or mine <= 0 or (kind == "stroke" and width <= 0):
                continue
            contours = outline(data, ctm) if contours is None else contours
            if any(np.ptp(curves, axis=(0, 1)).max() > DOT for curves in contours):
                self.items.append(Painted(kind, color(paint), mine, width, contours))


def read(path):
    """Returns the outlines that the SVG file at a path paints."""
    with open(path, encoding="utf-8") as file:
        text = file.read().replace("&nbsp;", "&#160;")
    return Walk(ElementTree.fromstring(text))
