"""Side-by-side pictures of files with failing frames: ours, the reference, the difference."""
import os

from PIL import Image, ImageDraw, ImageFont

PAPER, GREY, GOOD, POOR = (255, 255, 255), (120, 120, 120), (20, 110, 40), (190, 20, 20)
MARGIN, LABEL = 6, 16
TITLES = ("ours", "reference", "difference")


def checks(size, tile=8):
    """Returns a checkerboard background, so that white is visible on transparency."""
    ground = Image.new("RGB", size, (236, 236, 236))
    draw = ImageDraw.Draw(ground)
    for y in range(0, size[1], tile):
        for x in range(y // tile % 2 * tile, size[0], 2 * tile):
            draw.rectangle((x, y, x + tile - 1, y + tile - 1), fill=(248, 248, 248))
    return ground


def picture(path, size):
    ground = checks(size)
    if path and os.path.exists(path):
        image = Image.open(path).convert("RGBA")
        ground.paste(image, (0, 0), image)
    return ground


def difference(path, size):
    """Returns the last third of compare.py's picture of a failing frame: different pixels in red."""
    if not os.path.exists(path):
        return Image.new("RGB", size, PAPER)
    sheet = Image.open(path).convert("RGB")
    width = (sheet.width - 8) // 3
    return sheet.crop((2 * width + 8, 0, sheet.width, sheet.height))


def sheet(title, frames, ours, reference, diff, target):
    """Writes one PNG with a row for each frame; marks failing frames."""
    width, height = frames[0].size
    columns = 3 * width + 4 * MARGIN
    row = height + LABEL + MARGIN
    paper = Image.new("RGB", (max(columns, 420), 2 * LABEL + row * len(frames)), PAPER)
    draw, font = ImageDraw.Draw(paper), ImageFont.load_default()
    draw.text((MARGIN, 2), title, fill=(0, 0, 0), font=font)
    for column, name in enumerate(TITLES):
        draw.text((MARGIN + column * (width + MARGIN), LABEL + 2), name, fill=GREY, font=font)
    for index, frame in enumerate(frames):
        top = 2 * LABEL + index * row
        text = (f"frame {frame.number}  {frame.status}  ssim {frame.ssim_fg:.4f}  "
                f"bad {frame.bad:.3f} %  mae {frame.mae_fg:.2f}")
        draw.text((MARGIN, top), text, fill=GOOD if frame.passes else POOR, font=font)
        images = (picture(os.path.join(ours, frame.png), frame.size),
                  picture(os.path.join(reference, frame.png), frame.size),
                  difference(os.path.join(diff, frame.png), frame.size))
        for column, image in enumerate(images):
            paper.paste(image, (MARGIN + column * (width + MARGIN), top + LABEL))
    os.makedirs(os.path.dirname(target), exist_ok=True)
    paper.save(target)


def write(files, ours, reference, diff, folder):
    """Writes one sheet for every file with a failing frame; returns their number."""
    failing = {name: frames for name, frames in files.items()
               if not all(f.passes for f in frames)}
    for name, frames in failing.items():
        target = os.path.join(folder, name.replace("/", "_") + ".png")
        sheet(name, frames, ours, reference, diff, target)
    return len(failing)
