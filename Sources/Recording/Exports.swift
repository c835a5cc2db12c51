// What a recording is described with: `import Recording` is enough.
@_exported import Bitmaps
@_exported import GIFEncoding
@_exported import Rasterization
@_exported import Scenes
