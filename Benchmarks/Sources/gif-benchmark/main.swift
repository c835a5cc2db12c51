import BenchmarkScenes
import Bitmaps
import Foundation
import GIFEncoding

// gif-benchmark scene NAME OUT.bgra
// gif-benchmark encode IN.bgra WIDTH HEIGHT FPS OUT.gif [option=value …]
// gif-benchmark reencode IN.gif OUT.gif [option=value …]
// gif-benchmark random SEED OUT
// gif-benchmark length COUNT WIDTH HEIGHT OUT.gif [option=value …]

func fail(_ text: String) -> Never {
  FileHandle.standardError.write(Data((text + "\n").utf8))
  exit(1)
}

func encode(_ source: any TimedBitmapSource, to path: String, settings: [String]) throws {
  var options = GIFOptions()
  for setting in settings { apply(setting, to: &options) }
  let summary = try GIFEncoder(options: options).write(source, toFile: path)
  print(summary)
}

let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "scene" where arguments.count == 3:
  guard let scene = BenchmarkScene(rawValue: arguments[1]) else { fail("no such scene") }
  FileManager.default.createFile(atPath: arguments[2], contents: nil)
  guard let file = FileHandle(forWritingAtPath: arguments[2]) else { fail("cannot write") }
  for index in 0..<scene.count {
    scene.bitmap(at: index).withUnsafePixels { pixels in
      file.write(Data(UnsafeRawBufferPointer(pixels)))
    }
  }
  print(scene.size.width, scene.size.height, scene.framesPerSecond)
case "encode" where arguments.count >= 6:
  guard let width = Int(arguments[2]), let height = Int(arguments[3]),
    let rate = Double(arguments[4])
  else { fail("bad numbers") }
  let movie = try RawMovie(
    file: arguments[1], size: PixelSize(width: width, height: height), order: .bgra,
    framesPerSecond: rate)
  try encode(movie, to: arguments[5], settings: Array(arguments.dropFirst(6)))
case "reencode" where arguments.count >= 3:
  let movie = try GIFMovie(file: arguments[1])
  try encode(
    movie, to: arguments[2], settings: ["loop=\(movie.loop)"] + arguments.dropFirst(3))
case "random" where arguments.count == 3:
  guard let seed = UInt64(arguments[1]) else { fail("bad seed") }
  try writeRandomCase(seed: seed, to: arguments[2])
case "length" where arguments.count >= 5:
  guard let count = Int(arguments[1]), let width = Int(arguments[2]),
    let height = Int(arguments[3])
  else { fail("bad numbers") }
  let movie = LongMovie(count: count, size: PixelSize(width: width, height: height))
  try encode(movie, to: arguments[4], settings: Array(arguments.dropFirst(5)))
default:
  fail("usage: gif-benchmark scene|encode|reencode|length …")
}
