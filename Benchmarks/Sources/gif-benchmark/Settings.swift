import GIFEncoding

/// Applies `name=value` to the options.
func apply(_ setting: String, to options: inout GIFOptions) {
  let parts = setting.split(separator: "=", maxSplits: 1).map(String.init)
  guard parts.count == 2 else { fail("not a setting: \(setting)") }
  switch parts[0] {
  case "workers": options.workers = Int(parts[1])
  case "colors": options.maximumColors = Int(parts[1]) ?? 255
  case "effort": options.effort = parts[1] == "smallest" ? .smallest : .fast
  case "quality":
    options.quality =
      switch parts[1] {
      case "exact": .exact
      case "small": .small
      default: .balanced
      }
  case "lossiness": options.lossiness = Double(parts[1]) ?? 0
  case "dithers": options.dithers = parts[1] == "true"
  case "loop":
    options.loop =
      switch parts[1] {
      case "forever": .forever
      case "once": .once
      default: .plays(Int(parts[1].filter(\.isNumber)) ?? 1)
      }
  default: fail("unknown setting: \(setting)")
  }
}
