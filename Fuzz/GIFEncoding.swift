// Built by hand, together with the sources of Bitmaps and GIFEncoding as its modules:
//
//   swift build --target GIFEncoding --sanitize=address
//   swiftc -sanitize=fuzzer,address -parse-as-library -I .build/debug/Modules \
//     -Xcc -fmodule-map-file=Sources/CGIF/module.modulemap Fuzz/GIFEncoding.swift \
//     .build/debug/GIFEncoding.build/*.o .build/debug/Bitmaps.build/*.o \
//     .build/debug/Geometry.build/*.o -lgif -o .build/fuzz-gif
//   ASAN_OPTIONS=detect_leaks=0 SWIFT_BACKTRACE=enable=no .build/fuzz-gif -max_len=4096
import Bitmaps
import GIFEncoding

/// Reads arbitrary bytes as a movie; what is encoded exactly must be read back the same.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzGIFEncoding(_ data: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard count > 4 else { return 0 }
  let bytes = Array(UnsafeBufferPointer(start: data, count: count))
  // Any bytes may be offered as a GIF.
  _ = try? GIFMovie(bytes)
  let size = PixelSize(width: Int(bytes[0] % 40) + 1, height: Int(bytes[1] % 40) + 1)
  let frames = Int(bytes[2] % 5) + 1
  let mask = bytes[3]
  let pixels = bytes.dropFirst(4)
  let movie = (0..<frames).map { frame in
    let bitmap = Bitmap(
      size: size,
      pixels: (0..<size.area).map { at in
        let value = pixels[pixels.startIndex + (at * 7 + frame * 31) % pixels.count] & mask
        return value == 1
          ? .transparent
          : Pixel(premultipliedRed: value, green: value ^ 0x55, blue: 255 - value, alpha: 255)
      })
    return TimedBitmap(bitmap: bitmap, presentationTime: Double(frame) / 10)
  }
  var options = GIFOptions()
  options.quality = .exact
  options.workers = 1
  options.effort = count % 2 == 0 ? .smallest : .fast
  let source = BitmapSequence(movie, duration: Double(frames) / 10)
  guard let file = try? GIFEncoder(options: options).encode(source) else { return 0 }
  guard let read = try? GIFMovie(file) else { fatalError("unreadable") }
  guard let last = try? read.timedBitmap(at: read.presentationTimes.count - 1) else {
    fatalError("unreadable last picture")
  }
  precondition(last.bitmap == movie[frames - 1].bitmap, "the last picture differs")
  return 0
}
