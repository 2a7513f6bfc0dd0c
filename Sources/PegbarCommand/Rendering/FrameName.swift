/// The name of a frame in file names.
enum FrameName {
  /// Four digits before the point, a fraction only where there is one: `0012`, `0012.5`.
  static func text(_ frame: Double) -> String {
    let frame = (frame * 1e6).rounded() / 1e6
    let parts = "\(frame)".split(separator: ".", maxSplits: 1)
    guard let whole = parts.first, !frame.description.contains("e") else { return "\(frame)" }
    let padding = String(repeating: "0", count: max(0, 4 - whole.count))
    guard parts.count == 2, parts[1] != "0" else { return padding + whole }
    return "\(padding)\(whole).\(parts[1])"
  }
}
