internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarJSON

/// An animation of a dotLottie archive, with the playback settings of its manifest.
///
/// - Source: dotlottie.io specification 1.0 (playback settings, `defaultTheme`) and 2.0
///   (`background`, `initialTheme`, `themes`).
package struct ManifestAnimation: Sendable, Hashable {
  /// The direction of consecutive rounds (`playMode`).
  package enum PlayMode: String, Sendable, Hashable, CaseIterable {
    /// Every round in the same direction.
    case normal
    /// Every round forward and then backward.
    case bounce
  }

  /// The number of rounds (`loop`).
  package enum Loop: Sendable, Hashable {
    /// Without end: `true`, or 0 rounds.
    case endless
    /// A number of rounds, 1 or more; 1 for `false`.
    case count(Int)
  }

  /// The ID, which is the name of the file without its extension (`id`).
  package var id: String
  /// The display name (`name`).
  package var name: String?
  /// The playback speed, above 0 (`speed`).
  package var speed = 1.0
  /// `true` if the animation plays backward (`direction` is -1, or the speed is negative).
  package var isReversed = false
  /// The direction of consecutive rounds (`playMode`, `mode` of older tools).
  package var mode = PlayMode.normal
  /// `true` if the animation starts by itself (`autoplay`), or `nil` if missing.
  package var autoplays: Bool?
  /// The number of rounds (`loop`), or `nil` if missing.
  package var loop: Loop?
  /// `true` if the animation plays while the pointer is over it (`hover`).
  package var playsOnHover = false
  /// The color behind the animation (`background`), or `nil` for none.
  package var background: Color?
  /// The color of the controls of a player (`themeColor`), as written.
  package var themeColor: String?
  /// The ID of the theme that is applied first (`initialTheme`, `defaultTheme`), never empty.
  package var initialTheme: String?
  /// The IDs of the themes of the animation (`themes`), or `nil` if it can have every theme.
  package var themes: [String]?

  /// The supported speeds; Core Animation cannot play others.
  private static let speeds = 0.001...1000

  /// Creates an animation without settings.
  package init(id: String) { self.id = id }

  /// Creates an animation from a member of `animations`; `nil` without an ID.
  init?(reading object: JSONObject) {
    guard let id = object["id"]?.readString() else { return nil }
    self.init(id: id)
    name = object["name"]?.readString()
    readMotion(object)
    autoplays = object["autoplay"]?.readBool()
    loop = object["loop"].flatMap(Self.loop)
    if let value = object["intermission"], let pause = value.readNumber(), pause != 0 {
      value.reportUnknownValue("\(pause)", of: "pause between rounds")
    }
    playsOnHover = object["hover"]?.readBool() ?? false
    background = object["background"].flatMap(Self.color)
    themeColor = object["themeColor"]?.readString()
    // Tools write an empty ID if no theme is selected.
    let theme = (object["initialTheme"] ?? object["defaultTheme"])?.readString()
    initialTheme = theme.flatMap { $0.isEmpty ? nil : $0 }
    themes = object["themes"]?.readArray()?.compactMap { $0.readString() }
  }

  /// Reads the speed, the direction and the mode.
  private mutating func readMotion(_ object: JSONObject) {
    if let value = object["speed"], let number = value.readNumber() {
      if Self.speeds.contains(abs(number)) {
        (speed, isReversed) = (abs(number), number < 0)
      } else {
        value.reportUnknownValue("\(number)", of: "speed")
      }
    }
    if let value = object["direction"], let number = value.readNumber() {
      if abs(number) == 1 {
        if number < 0 { isReversed.toggle() }
      } else {
        value.reportUnknownValue("\(number)", of: "direction")
      }
    }
    mode = (object["playMode"] ?? object["mode"])?.readCase(called: "play mode") ?? mode
  }

  private static func loop(_ value: JSONValue) -> Loop? {
    guard value.isNumber else { return value.readBool().map { $0 ? .endless : .count(1) } }
    guard let count = value.readInt() else { return nil }
    guard count >= 0, count <= Int(Limits.largestNumber) else {
      value.reportUnknownValue("\(count)", of: "number of rounds")
      return nil
    }
    return count == 0 ? .endless : .count(count)
  }

  /// Returns a color of the form `#RGB`, `#RRGGBB` or `#RRGGBBAA`, and reports other text.
  private static func color(_ value: JSONValue) -> Color? {
    guard let text = value.readString(), !text.isEmpty else { return nil }
    if let color = Color(webColor: text) { return color }
    value.reportUnknownValue("“\(text.cut(to: 100))”", of: "color")
    return nil
  }
}

extension Color {
  /// Creates a color from `#RGB`, `#RRGGBB` or `#RRGGBBAA`; `nil` for other text.
  init?(webColor text: String) {
    guard text.hasPrefix("#") else { return nil }
    let digits = text.dropFirst()
    guard digits.utf8.count == 8 else {
      self.init(hexadecimal: text)
      return
    }
    // The reader of colors in animations expects alpha first.
    self.init(hexadecimal: "#\(digits.suffix(2))\(digits.prefix(6))")
  }
}
