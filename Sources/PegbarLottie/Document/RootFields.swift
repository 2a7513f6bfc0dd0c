import PegbarDiagnostics
import PegbarJSON

/// What has to be known of an animation before its layers are read: size, times and version.
struct RootFields {
  /// The version of the exporter (`v`), or of the format (`ver`).
  var version: String?
  /// The width in pixels; 512 where missing.
  var width = 512.0
  /// The height in pixels; 512 where missing.
  var height = 512.0
  /// How many frames a second has; 30 where missing.
  var frameRate = 30.0
  /// The first frame; 0 where missing.
  var inPoint = 0.0
  /// The frame at which it is over; at least one after the first.
  var outPoint = 1.0
  /// Whether colours may be 0…255.
  var hasByteColors = false
  /// Whether glyphs are written as players once drew them.
  var hasOldGlyphs = false
  /// Whether a running player worked on the animation before it was saved.
  var isSavedFromPlayer = false

  init(reading object: JSONObject) {
    version = object["v"]?.readName() ?? object["ver"]?.readName()
    let exporter = object["v"]?.string
    hasByteColors = Self.isOlder(exporter, than: (4, 1, 9))
    hasOldGlyphs = Self.isOlder(exporter, than: (4, 7, 99))
    isSavedFromPlayer = object["__complete"]?.bool == true
    width = Self.number("w", of: object, above: 0, else: width)
    height = Self.number("h", of: object, above: 0, else: height)
    frameRate = Self.number("fr", of: object, above: 0, else: frameRate)
    inPoint = Self.number("ip", of: object, above: -Limits.largestNumber, else: inPoint)
    outPoint = Self.number("op", of: object, above: -Limits.largestNumber, else: inPoint + 1)
    if outPoint <= inPoint {
      object.report(
        .emptyComposition,
        "the animation ends at frame \(outPoint), which is not after its first frame \(inPoint); "
          + "one frame is used", outcome: .approximated(error: nil))
      outPoint = inPoint + 1
    }
  }

  /// A number in a range; one that is missing or outside is reported and replaced.
  private static func number(
    _ key: JSONKey, of object: JSONObject, above limit: Double, else fallback: Double
  ) -> Double {
    guard let value = object[key] else {
      object.report(
        .missingRootField, "\(key.text) is missing; \(fallback) is used",
        outcome: .approximated(error: nil))
      return fallback
    }
    guard let number = value.number, number > limit, number <= Limits.largestNumber else {
      let found = value.number.map { "\($0)" } ?? value.typeName
      value.report(
        .missingRootField, "\(key.text) is \(found), which cannot be used; \(fallback) is used",
        outcome: .approximated(error: nil))
      return fallback
    }
    return number
  }

  /// Whether an exporter is older than a version; one that does not say counts as new
  /// (lottie-web DataManager.js).
  private static func isOlder(_ version: String?, than first: (Int, Int, Int)) -> Bool {
    guard let version else { return false }
    let parts = version.split(separator: ".").map { Int($0) }
    guard parts.count >= 3, let major = parts[0], let minor = parts[1], let patch = parts[2] else {
      return false
    }
    return (major, minor, patch) < first
  }
}
