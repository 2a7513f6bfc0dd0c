/// JSON fragments that examples of features share.
enum ExampleJSON {
  /// A static color.
  static let color = #"{"a": 0, "k": [1, 0.5, 0, 1]}"#
  /// A fill with a single color.
  static let fill = #"{"ty": "fl", "c": \#(color), "o": {"a": 0, "k": 100}}"#
  /// A stroke with a single color.
  static let stroke = """
    {"ty": "st", "c": \(color), "o": {"a": 0, "k": 100}, "w": {"a": 0, "k": 4}, "lc": 2, "lj": 2}
    """
  /// A rectangle.
  static let rectangle = """
    {"ty": "rc", "p": {"a": 0, "k": [50, 50]}, "s": {"a": 0, "k": [40, 40]}, "r": {"a": 0, "k": 0}}
    """
  /// The handles of a keyframe with Easy Ease.
  static let ease = #""o": {"x": 0.3, "y": 0}, "i": {"x": 0.7, "y": 1}"#
  /// The members of a short text document.
  static let hello = #""t": "Hello", "f": "Lato-Bold", "s": 24"#
  /// A static path.
  static let triangle = #"{"a": 0, "k": \#(path(0, 1, 2))}"#

  /// Returns a closed path with straight segments through corners of a square.
  static func path(_ corners: Int...) -> String {
    let points = corners.map { "[\($0 % 2 * 100), \($0 / 2 * 100)]" }.joined(separator: ", ")
    let handles = corners.map { _ in "[0, 0]" }.joined(separator: ", ")
    return #"{"c": true, "v": [\#(points)], "i": [\#(handles)], "o": [\#(handles)]}"#
  }

  /// Returns a Trim Paths item with a mode.
  static func trim(mode: Int) -> String {
    """
    {"ty": "tm", "s": {"a": 0, "k": 0}, "e": {"a": 0, "k": 50}, "o": {"a": 0, "k": 0}, "m": \(mode)}
    """
  }

  /// Two ellipses.
  static let ellipses = [0, 40].map { x in
    #"{"ty": "el", "p": {"a": 0, "k": [\#(x), 0]}, "s": {"a": 0, "k": [30, 30]}}"#
  }.joined(separator: ", ")

  /// Returns a gradient fill (`gf`) or stroke (`gs`).
  static func gradient(_ item: String, type: Int, _ members: String = "") -> String {
    let rest = members.isEmpty ? "" : ", " + members
    return """
      {"ty": "\(item)", "t": \(type), "s": {"a": 0, "k": [0, 0]}, "e": {"a": 0, "k": [100, 0]}, \
      "o": {"a": 0, "k": 100}, "g": {"p": 2, "k": {"a": 0, "k": [0, 1, 1, 1, 1, 0, 0, 0]}}\(rest)}
      """
  }
}

extension RuleExample {
  /// Returns an example with members of a layer's transform.
  static func transform(_ members: String) -> RuleExample { layer(#""ks": {\#(members)}"#) }

  /// Returns an example with a text layer, with members of its text document and of `t`.
  static func text(_ document: String, _ rest: String = "", with members: String = "")
    -> RuleExample
  {
    let added = rest.isEmpty ? "" : ", " + rest
    return layers(
      [#""ty": 5, "t": {"d": {"k": [{"t": 0, "s": {\#(document)}}]}\#(added)}"#], with: members)
  }

  /// Returns an example with a masked layer.
  ///
  /// A path is added to the members of the mask.
  static func mask(_ members: String) -> RuleExample {
    layer(
      """
      "ty": 4, "shapes": [], "masksProperties": [{\(members), "pt": \(ExampleJSON.triangle)}]
      """)
  }

  /// Returns an example with a layer below its track matte of a type (`tt`).
  static func matte(_ mode: Int) -> RuleExample {
    layers([#""ty": 4, "td": 1, "shapes": []"#, #""ty": 4, "tt": \#(mode), "shapes": []"#])
  }

  /// Returns an example with a layer that has an effect with one parameter.
  static func effect(
    _ type: Int, _ name: String, match: String? = nil, _ parameter: String
  ) -> RuleExample {
    let matchName = match.map { #", "mn": "\#($0)""# } ?? ""
    return layer(
      """
      "ty": 4, "shapes": [], \
      "ef": [{"ty": \(type), "nm": "\(name)"\(matchName), "ef": [\(parameter)]}]
      """)
  }

  /// Returns an example with a layer that has a layer style with a single color.
  static func style(_ type: Int, _ name: String) -> RuleExample {
    layer(
      """
      "ty": 4, "shapes": [], "sy": [{"ty": \(type), "nm": "\(name)", "c": \(ExampleJSON.color)}]
      """)
  }
}
