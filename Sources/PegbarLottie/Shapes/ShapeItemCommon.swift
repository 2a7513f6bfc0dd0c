import PegbarJSON

/// The members that every shape item may have, collected while its own are read.
struct ShapeItemCommon {
  private let object: JSONObject
  /// The designer's name (`nm`).
  var name: String?
  /// The name that After Effects gives to its kind (`mn`).
  var matchName: String?
  /// Whether it is switched off (`hd`).
  var isHidden = false
  /// How it mixes with what lies behind (`bm`).
  var blendMode: BlendMode?

  init(of object: JSONObject) {
    self.object = object
  }

  /// Reads a member that the item itself does not know.
  mutating func read(_ key: JSONKey, _ value: JSONValue) {
    switch key {
    case "ty", "ix", "cix", "ind", "np": break
    case "nm": name = value.readName()
    case "mn": matchName = value.readName()
    case "hd": isHidden = value.readBool() ?? false
    case "bm": blendMode = value.readCase(BlendMode.self, called: "blend mode")
    default: object.skip(key)
    }
  }
}
