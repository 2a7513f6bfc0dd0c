"""Draws frames with pegbar, rasterises them and judges the pictures."""
import concurrent.futures
import os
import re
import shutil
import subprocess
import sys


def file_name(frame):
    """What `pegbar render` calls the picture of a frame: 0012.svg, 0012.5.svg."""
    whole, _, rest = f"{float(frame):.6f}".rstrip("0").partition(".")
    return whole.zfill(4) + (f".{rest}" if rest else "") + ".svg"


def draw(pegbar, pictures, folder, normalized=False):
    """Draws (input, frame, svg), the frames of an input in one process; the worst exit code of pegbar."""
    frames = {}
    for path, frame, svg in pictures:
        frames.setdefault(path, []).append((frame, svg))
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        codes = [pool.submit(draw_one, pegbar, path, wanted, os.path.join(folder, str(number)), normalized)
                 for number, (path, wanted) in enumerate(frames.items())]
        return max((code.result() for code in codes), default=0)


def draw_one(pegbar, path, wanted, folder, normalized):
    """Draws frames of one input into a folder and puts each where it is wanted; the exit code."""
    shutil.rmtree(folder, ignore_errors=True)
    command = [pegbar, "render", path, "--frames", ",".join(str(frame) for frame, _ in wanted),
               "-o", f"{folder}/"]
    code = subprocess.run(command + ["--normalized"] * normalized).returncode
    for frame, svg in wanted:
        made = os.path.join(folder, file_name(frame))
        if os.path.exists(made):
            os.makedirs(os.path.dirname(svg), exist_ok=True)
            os.replace(made, svg)
        elif os.path.exists(svg):
            os.remove(svg)
    return code


def prepare(tools):
    """Makes the shared judges importable; once in every process."""
    if tools not in sys.path:
        sys.path.insert(0, tools)


def rasterised(svg):
    """The picture of an SVG document as PNG, the same on every machine.

    No font is loaded: letters that have no outlines in the animation are not drawn. The reference
    shows them in what its own machine had, so they would be compared with another font at best; the
    fonts of this machine would let one commit pass here and fail there.
    """
    import resvg_py
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True))


def judge_one(job):
    """Rasterises one SVG file at a size and compares it with a picture.

    Gives status, ssim_fg, bad, mae_fg; the status is pass, FAIL or what went wrong.
    """
    svg, png, size, reference, diff = job
    import compare
    import rasterise
    try:
        with open(svg, encoding="utf-8") as file:
            text = file.read()
        text = rasterise.sized(text, *size)
        os.makedirs(os.path.dirname(png), exist_ok=True)
        with open(png, "wb") as file:
            file.write(rasterised(text))
        measures = compare.compare_files(reference, png)
    except FileNotFoundError:
        return "missing", -1.0, 100.0, 255.0
    except Exception as error:  # noqa: BLE001: whatever the rasteriser says is the result
        return re.sub(r"\s+", " ", str(error))[:120], -1.0, 100.0, 255.0
    passed = compare.passes(measures)
    if not passed:
        compare.write_diff(reference, png, measures["mask"], diff)
    return ("pass" if passed else "FAIL", measures["ssim_fg"], measures["bad"],
            measures["mae_fg"])


def judge(jobs, tools):
    """The results of all jobs, in their order."""
    with concurrent.futures.ProcessPoolExecutor(
            os.cpu_count(), initializer=prepare, initargs=(tools,)) as pool:
        return list(pool.map(judge_one, jobs, chunksize=8))
