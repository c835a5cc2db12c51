#!/usr/bin/env python3
"""Checks that random GIFs show the same pixels in every decoder at hand.

    swift build -c release --package-path Benchmarks
    Benchmarks/Scripts/gif_corpus.py [--count 2000] [--first 0] [--decoders pillow,ffmpeg,...]

giflib is always checked, by the tool that writes the files. Pillow and ffmpeg read each file as it
is, ffmpeg also what `gifsicle -U` makes of it. Stops at the first difference.
"""
import argparse, os, shutil, subprocess, sys, tempfile
import numpy as np
from PIL import Image

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
TOOL = os.path.join(ROOT, ".build/release/gif-benchmark")


def joined(pictures):
    """Joins neighbours that look the same, adding their delays."""
    result = []
    for pixels, delay in pictures:
        pixels = pixels.copy()
        pixels[pixels[..., 3] == 0] = 0
        if result and (result[-1][0] == pixels).all():
            result[-1][1] += delay
        else:
            result.append([pixels, delay])
    return result


def expected(path, width, height):
    data = open(path, "rb").read()
    step = 4 + width * height * 4
    for at in range(0, len(data), step):
        delay = int.from_bytes(data[at:at + 4], "little")
        yield np.frombuffer(data[at + 4:at + step], np.uint8).reshape(height, width, 4), delay


def pillow(path, *_):
    gif = Image.open(path)
    for index in range(gif.n_frames):
        gif.seek(index)
        yield np.asarray(gif.convert("RGBA")), round(gif.info.get("duration", 0) / 10)



def ffmpeg(path, width, height):
    probe = subprocess.run(
        ["ffprobe", "-v", "error", "-show_entries", "packet=duration", "-of", "csv=p=0", path],
        check=True, capture_output=True, text=True).stdout.split()
    raw = subprocess.run(
        ["ffmpeg", "-v", "error", "-i", path, "-vsync", "0", "-f", "rawvideo", "-pix_fmt",
         "rgba", "-"], check=True, capture_output=True).stdout
    pictures = np.frombuffer(raw, np.uint8).reshape(-1, height, width, 4)
    for index, picture in enumerate(pictures):
        yield picture, int(probe[index].strip(",")) if index < len(probe) else 0


def gifsicle(path, width, height):
    # What gifsicle unfolds clears boxes of images without a transparent index, which decoders paint
    # in the background colour; so clear pixels are not compared.
    flat = path + ".flat.gif"
    subprocess.run(["gifsicle", "-w", "-U", path, "-o", flat], check=True)
    yield from ffmpeg(flat, width, height)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--decoders", default="pillow,gifsicle,ffmpeg")
    options = parser.parse_args()
    decoders = {name: globals()[name] for name in options.decoders.split(",")}
    for name in list(decoders):
        if name != "pillow" and not shutil.which(name):
            print(f"{name} is not installed: not checked")
            del decoders[name]
    with tempfile.TemporaryDirectory() as folder:
        for seed in range(options.first, options.first + options.count):
            base = os.path.join(folder, "case")
            made = subprocess.run([TOOL, "random", str(seed), base], capture_output=True,
                                  text=True)
            if made.returncode != 0:
                sys.exit(f"seed {seed}: {made.stderr}")
            width, height, count = map(int, made.stdout.split())
            want = joined(expected(base + ".rgba", width, height))
            for name, decode in decoders.items():
                if count > 100 and name == "gifsicle":
                    continue
                got = joined(decode(base + ".gif", width, height))
                def differs(a, b):
                    seen = b[..., 3] > 0 if name == "gifsicle" else slice(None)
                    return (a[seen] != b[seen]).any()
                if len(got) != len(want) or any(
                        differs(a[0], b[0]) for a, b in zip(got, want)):
                    shutil.copy(base + ".gif", f"/tmp/gif-corpus-{seed}-{name}.gif")
                    sys.exit(f"seed {seed} ({width}x{height}, {count}): {name} differs, "
                             f"{len(got)} of {len(want)} pictures")
                # ffmpeg reports the delays of packets its own way; the others must agree.
                if name == "pillow" and [g[1] for g in got] != [w[1] for w in want]:
                    sys.exit(f"seed {seed}: {name} has other delays")
            if (seed + 1) % 100 == 0:
                print(seed + 1, "checked", flush=True)
    print(f"{options.count} files equal in giflib, {', '.join(decoders)}")


if __name__ == "__main__":
    main()
