"""Renders frames with pegbar, rasterizes them and judges the pictures."""
import concurrent.futures
import os
import re
import shutil
import subprocess
import sys


# The placeholder for a missing image: a gray rectangle and the name of the image.
PLACEHOLDER = re.compile(r'<rect [^>]*fill="#ddd" stroke="#888"/><text [^>]*fill="#444">[^<]*</text>')


def pixel_options(width):
    """Returns the options of `pegbar render` for PNG of a width, identical on every machine."""
    return ["--format", "png", "--no-substitutes", "--width", str(width)]


def file_name(frame, suffix=".svg"):
    """Returns the name of a frame's file from `pegbar render`: 0012.svg, 0012.5.svg."""
    whole, _, rest = f"{float(frame):.6f}".rstrip("0").partition(".")
    return whole.zfill(4) + (f".{rest}" if rest else "") + suffix


def draw(pegbar, pictures, folder, options=()):
    """Renders (input, frame, picture), one process per input; returns the highest exit code of pegbar.

    `options` is a list of options, or a function that returns it for an input.
    """
    frames = {}
    for path, frame, picture in pictures:
        frames.setdefault(path, []).append((frame, picture))
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        codes = [pool.submit(draw_one, pegbar, path, wanted, os.path.join(folder, str(number)),
                             options(path) if callable(options) else options)
                 for number, (path, wanted) in enumerate(frames.items())]
        return max((code.result() for code in codes), default=0)


def draw_one(pegbar, path, wanted, folder, options):
    """Renders frames of one input and moves each to its path; returns the exit code."""
    shutil.rmtree(folder, ignore_errors=True)
    command = [pegbar, "render", path, "--frames", ",".join(str(frame) for frame, _ in wanted),
               "-o", f"{folder}/", *options]
    code = subprocess.run(command).returncode
    for frame, picture in wanted:
        made = os.path.join(folder, file_name(frame, os.path.splitext(picture)[1]))
        if os.path.exists(made):
            os.makedirs(os.path.dirname(picture), exist_ok=True)
            os.replace(made, picture)
        elif os.path.exists(picture):
            os.remove(picture)
    return code


def prepare(tools):
    """Makes the shared judges importable, once per process."""
    if tools not in sys.path:
        sys.path.insert(0, tools)


def rasterised(svg):
    """Returns an SVG document as PNG, identical on every machine.

    Placeholders for missing images are left out, because players draw nothing. Loads no fonts, so
    characters without outlines in the animation are not drawn. The fonts of the reference's
    machine are not available, and local fonts would make results depend on the machine.
    """
    import resvg_py
    return bytes(resvg_py.svg_to_bytes(svg_string=PLACEHOLDER.sub("", svg), skip_system_fonts=True))


def apart(picture, png):
    """Compares raw pixels with a PNG of the same scene, both over transparent black.

    `picture` has the width, height and file of rows of premultiplied red, green, blue and alpha. Returns the mean
    difference of the channels, 0...255, and the fraction of pixels with a channel that is off by more than 32.
    """
    import io
    import numpy
    from PIL import Image
    size = (picture["width"], picture["height"])
    ours = Image.open(io.BytesIO(png)).convert("RGBA").resize(size)
    expected = numpy.asarray(ours, dtype=float)
    expected[..., :3] *= expected[..., 3:] / 255
    actual = numpy.fromfile(picture["file"], dtype=numpy.uint8).reshape(size[1], size[0], 4).astype(float)
    difference = abs(expected - actual)
    return {"mean": float(difference.mean()), "bad": float((difference.max(axis=2) > 32).mean())}


def judge_one(job):
    """Rasterizes one picture at a size if it is SVG, and compares it with another.

    Returns status, ssim_fg, bad, mae_fg. The status is pass, FAIL or an error message.
    """
    picture, png, size, reference, diff = job
    import compare
    import rasterise
    try:
        if picture != png:
            with open(picture, encoding="utf-8") as file:
                text = file.read()
            text = rasterise.sized(text, *size)
            os.makedirs(os.path.dirname(png), exist_ok=True)
            with open(png, "wb") as file:
                file.write(rasterised(text))
        measures = compare.compare_files(reference, png)
    except FileNotFoundError:
        return "missing", -1.0, 100.0, 255.0
    except Exception as error:  # noqa: BLE001: any message of the rasterizer is the result
        return re.sub(r"\s+", " ", str(error))[:120], -1.0, 100.0, 255.0
    passed = compare.passes(measures)
    if not passed:
        compare.write_diff(reference, png, measures["mask"], diff)
    return ("pass" if passed else "FAIL", measures["ssim_fg"], measures["bad"],
            measures["mae_fg"])


# Each pixel is the mean of this many rows and columns.
FINENESS = 4


def averaged(svg, size):
    """Returns an SVG document as PNG, with the exact coverage of each pixel."""
    import io
    import numpy
    import rasterise
    from PIL import Image
    width, height = size
    large = rasterise.sized(svg, width * FINENESS, height * FINENESS)
    pixels = numpy.asarray(Image.open(io.BytesIO(rasterised(large))).convert("RGBA"), dtype=float)
    pixels[..., :3] *= pixels[..., 3:] / 255
    pixels = pixels.reshape(height, FINENESS, width, FINENESS, 4).mean(axis=(1, 3))
    pixels[..., :3] *= 255 / numpy.maximum(pixels[..., 3:], 1)
    file = io.BytesIO()
    Image.fromarray(pixels.round().clip(0, 255).astype(numpy.uint8)).save(file, "PNG")
    return file.getvalue()


def is_coarse(job):
    """Returns True if the reference's own SVG, drawn exactly, equals Pegbar's picture and not the reference.

    Browsers draw lines that are thinner than a pixel with less than their coverage.
    """
    svg, png, size, reference, exact = job
    import compare
    try:
        with open(svg, encoding="utf-8") as file:
            text = file.read()
        os.makedirs(os.path.dirname(exact), exist_ok=True)
        with open(exact, "wb") as file:
            file.write(averaged(text, size))
        return compare.passes(compare.compare_files(exact, png)) \
            and not compare.passes(compare.compare_files(reference, exact))
    except Exception:  # noqa: BLE001: what cannot be drawn proves nothing
        return False


def are_coarse(jobs, tools):
    """Returns the results of `is_coarse` for all jobs, in their order."""
    with concurrent.futures.ProcessPoolExecutor(
            os.cpu_count(), initializer=prepare, initargs=(tools,)) as pool:
        return list(pool.map(is_coarse, jobs))


def judge(jobs, tools):
    """Returns the results of all jobs, in their order."""
    with concurrent.futures.ProcessPoolExecutor(
            os.cpu_count(), initializer=prepare, initargs=(tools,)) as pool:
        return list(pool.map(judge_one, jobs, chunksize=8))


def judge_frames(options, frames, out, reference):
    """Renders frames, compares them with pictures in a folder, and sets their results; returns the exit code.

    The frames are drawn as PNG, or as SVG with options.svg, from the exact or the normalized scene.
    """
    def png(frame):
        return os.path.join(out, "png", frame.png)

    def picture(frame):
        return os.path.join(out, "svg", frame.png[:-4] + ".svg") if options.svg else png(frame)

    widths = {os.path.join(options.corpus, frame.file): frame.size[0] for frame in frames}
    scene = ["--normalized"] if options.normalized else []
    status = draw(
        options.pegbar,
        [(os.path.join(options.corpus, f.file), f.number, picture(f)) for f in frames],
        os.path.join(out, "drawn"),
        lambda path: scene + ([] if options.svg else pixel_options(widths[path])))
    jobs = [(picture(f), png(f), f.size, os.path.join(reference, f.png), os.path.join(out, "diff", f.png))
            for f in frames]
    for frame, result in zip(frames, judge(jobs, options.tools)):
        frame.status, frame.ssim_fg, frame.bad, frame.mae_fg = result
    return status
