#!/usr/bin/env python3
"""Measures the GIF encoder against ffmpeg and gifsicle on the synthetic scenes.

    swift build -c release --package-path Benchmarks
    Benchmarks/Scripts/gif_compare.py [--work DIR] [--runs N] [--scenes a,b] [--only ours]

Prints CPU seconds (user + system, median of interleaved runs), bytes, SSIM, the greatest colour
error (Oklab x 100, on 1 of 3 pictures) and flicker (per mille of still pixels that change).
Raw scenes and outputs are kept in the work folder. Needs numpy, scipy, pillow, ffmpeg, gifsicle.
"""
import argparse, os, resource, statistics, subprocess, sys
import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter

SCENES = {
    "panel": (400, 638, 74), "button": (302, 246, 36), "gradient": (374, 668, 60),
    "photo": (400, 640, 48), "large": (1080, 1920, 60),
}
RATE = 25
ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
TOOL = os.path.join(ROOT, ".build/release/gif-benchmark")


def cpu_of(command):
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    error = process.stderr.read()
    _, status, usage = os.wait4(process.pid, 0)
    if status != 0:
        sys.exit(f"{command} failed: {error.decode()[-2000:]}")
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def pictures(path, count):
    """The canvas at each picture's time, as RGB arrays."""
    gif = Image.open(path)
    shown, ends, total = [], [], 0
    for index in range(gif.n_frames):
        gif.seek(index)
        total += gif.info["duration"]
        shown.append(np.asarray(gif.convert("RGB")))
        ends.append(total)
    at = 0
    for k in range(count):
        time = k * 1000 / RATE
        while ends[at] <= time + 1 and at + 1 < len(shown):
            at += 1
        yield shown[at]


def source(path, width, height, count):
    with open(path, "rb") as file:
        for _ in range(count):
            data = np.frombuffer(file.read(width * height * 4), np.uint8)
            yield data.reshape(height, width, 4)[:, :, 2::-1]


def luma(rgb):
    return rgb @ np.array([0.299, 0.587, 0.114], np.float32)


def ssim(a, b):
    a, b = luma(a.astype(np.float32)), luma(b.astype(np.float32))
    blur = lambda x: gaussian_filter(x, 1.5, truncate=3.5)
    ma, mb = blur(a), blur(b)
    va, vb, ab = blur(a * a) - ma * ma, blur(b * b) - mb * mb, blur(a * b) - ma * mb
    c1, c2 = (0.01 * 255) ** 2, (0.03 * 255) ** 2
    return float(np.mean((2 * ma * mb + c1) * (2 * ab + c2)
                         / ((ma * ma + mb * mb + c1) * (va + vb + c2))))


def oklab(rgb):
    c = rgb.astype(np.float32) / 255
    c = np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)
    m = np.array([[0.41222146, 0.53633255, 0.051445995], [0.2119035, 0.6806995, 0.10739696],
                  [0.08830246, 0.28171885, 0.6299787]], np.float32)
    n = np.array([[0.21045426, 0.7936178, -0.004072047], [1.9779985, -2.4285922, 0.4505937],
                  [0.025904037, 0.78277177, -0.80867577]], np.float32)
    return np.cbrt(c @ m.T) @ n.T


def quality(raw, path, width, height, count):
    scores, worst, mean, still, flicker = [], 0.0, [], 0, 0
    before = None
    for index, (want, got) in enumerate(zip(source(raw, width, height, count),
                                            pictures(path, count))):
        if before is not None:
            same = (want == before[0]).all(axis=2)
            still += int(same.sum())
            flicker += int((same & (got != before[1]).any(axis=2)).sum())
        before = (want, got)
        if index % 3 == 0:
            scores.append(ssim(want, got))
            error = np.sqrt(((oklab(want) - oklab(got)) ** 2).sum(axis=2)) * 100
            worst = max(worst, float(error.max()))
            mean.append(float(error.mean()))
    return (statistics.mean(scores), worst, statistics.mean(mean),
            1000 * flicker / max(still, 1))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--work", default="/tmp/gif-benchmark")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--scenes", default=",".join(SCENES))
    parser.add_argument("--only", default="")
    parser.add_argument("--ours", action="append", default=None,
                        help="settings of one variant, separated by spaces; repeatable")
    options = parser.parse_args()
    os.makedirs(options.work, exist_ok=True)
    variants = options.ours or [""]
    for name in options.scenes.split(","):
        width, height, count = SCENES[name]
        raw = os.path.join(options.work, f"{name}.bgra")
        if not os.path.exists(raw):
            subprocess.run([TOOL, "scene", name, raw], check=True, stdout=subprocess.DEVNULL)
        out = lambda tag: os.path.join(options.work, f"{name}-{tag}.gif")
        runs = {}
        for number, settings in enumerate(variants):
            tag = f"ours{number}"
            runs[f"flipbook {settings}".strip()] = (
                [TOOL, "encode", raw, str(width), str(height), str(RATE), out(tag)]
                + settings.split(), out(tag))
        runs["ffmpeg no-dither"] = (
            ["ffmpeg", "-y", "-v", "error", "-f", "rawvideo", "-pix_fmt", "bgra", "-s",
             f"{width}x{height}", "-r", str(RATE), "-i", raw, "-lavfi",
             "split[a][b];[a]palettegen[p];[b][p]paletteuse=dither=none", out("ffmpeg")],
            out("ffmpeg"))
        runs["ffmpeg + gifsicle -O3"] = (
            ["gifsicle", "-O3", out("ffmpeg"), "-o", out("gifsicle")], out("gifsicle"))
        if options.only == "ours":
            runs = {k: v for k, v in runs.items() if k.startswith("flipbook")}
        seconds = {tag: [] for tag in runs}
        peak = {}
        for _ in range(options.runs):
            for tag, (command, _) in runs.items():
                used, memory = cpu_of(command)
                seconds[tag].append(used)
                peak[tag] = max(peak.get(tag, 0), memory)
        for tag, (_, path) in runs.items():
            score, worst, mean, flicker = quality(raw, path, width, height, count)
            print(f"| {name} | {tag} | {statistics.median(seconds[tag]):.3f} | "
                  f"{os.path.getsize(path)} | {score:.5f} | {worst:.2f} | {mean:.3f} | "
                  f"{flicker:.1f} | {peak[tag]:.0f} |", flush=True)


if __name__ == "__main__":
    main()
