import Testing

@testable import PegbarLottie

/// The properties that a part of a document lists, compared with those that it contains.
@Suite("Properties of parts")
struct DocumentPropertyTests {
  @Test(
    "a shape item lists its properties",
    arguments: [
      "sh", "rc", "el", "sr", "fl", "gf", "st", "gs", "tm", "rd", "op", "pb", "zz", "rp", "tw",
    ])
  func shapes(type: String) throws {
    let kind = try read(
      item: """
        {"ty": "\(type)", "d": [{"n": "d", "v": {"k": 1}}, {"n": "g", "v": {"k": 2}}],
         "tr": {"so": {"k": 1}, "eo": {"k": 2}}}
        """
    ).item.kind
    var held = Self.held(by: kind)
    if case .repeater(let repeater) = kind { held -= Self.held(by: repeater.transform) }
    #expect(kind.properties.count == held)
    #expect(held > 0)
  }

  @Test("a transform lists its properties, split or joined")
  func transforms() throws {
    let rest = #""a": {"k": [0, 0]}, "rx": {"k": 0}, "ry": {"k": 0}, "or": {"k": [0, 0, 0]}"#
    let position = #"{"s": true, "x": {"k": 1}, "y": {"k": 2}, "z": {"k": 3}}"#
    let opacities = #""so": {"k": 100}, "eo": {"k": 0}"#
    let joined = try read(layer: #"{"ty": 3, "ks": {\#(rest), \#(opacities)}}"#).layer.transform
    #expect(joined.properties.count == 12)
    #expect(Self.held(by: joined) == 12)
    let split = try read(layer: #"{"ty": 3, "ks": {\#(rest), "p": \#(position)}}"#).layer.transform
    #expect(split.properties.count == 12)
    #expect(Self.held(by: split) == 12)
  }

  @Test("a mask lists its properties")
  func masks() throws {
    let layer = try read(
      layer: #"{"ty": 4, "masksProperties": [{"f": {"k": [1, 1]}}]}"#
    ).layer
    let mask = try #require(layer.masks.first)
    #expect(mask.properties.count == 4)
    #expect(Self.held(by: mask) == 4)
  }

  @Test("an animator, its selector and a path list their properties")
  func texts() throws {
    let keys = [
      "a", "p", "s", "r", "rx", "ry", "sk", "sa", "o", "fc", "fh", "fs", "fb", "fo", "sc", "sh",
      "ss", "sb", "so", "sw", "t", "ls", "bl",
    ]
    let style = keys.map { #""\#($0)": {"k": [1, 1, 1]}"# }.joined(separator: ", ")
    let layer = try read(
      layer: """
        {"ty": 5, "t": {"p": {"m": 0}, "a": [{"s": {"e": {"k": 100}}, "a": {\(style)}}]}}
        """
    ).layer
    guard case .text(let text) = layer.kind else {
      throw UnexpectedKind(found: "\(layer.kind)")
    }
    let (animator, path) = (try #require(text.animators.first), try #require(text.path))
    let selector = try #require(animator.selectors.first)
    #expect(animator.style.properties.count == keys.count)
    #expect(Self.held(by: animator.style) == keys.count)
    #expect(selector.properties.count == Self.held(by: selector))
    #expect(path.properties.count == Self.held(by: path))
  }

  @Test("changing properties have keyframes, an expression or a slot")
  func changing() throws {
    let transform = try read(
      layer: """
        {"ty": 3, "ks": {"a": {"k": [1, 1]}, "s": {"k": [{"t": 0, "s": [1, 1]}]},
         "r": {"k": 0, "x": "time"}, "o": {"k": 50, "sid": "fade"}, "p": {"k": [0, 0]}}}
        """
    ).layer.transform
    let wanted = [transform.scale.source, transform.rotation.source, transform.opacity.source]
    #expect(transform.changingProperties.map(\.source) == wanted)
  }

  @Test(
    "finds a property of a shape item by its names, or by its title as one word",
    arguments: ["Outer Radius", "outerRadius", "ADBE Vector Star Outer Radius"])
  func named(_ name: String) throws {
    let kind = try read(item: #"{"ty": "sr", "or": {"k": 7}, "ir": {"k": 3}}"#).item.kind
    let found = try #require(kind.property(called: name) as? Property<Double>)
    #expect(found.fixedValue == 7)
    #expect(kind.property(called: "outer radius") == nil)
  }

  /// Returns the number of properties that a value contains, at any depth.
  private static func held(by value: Any) -> Int {
    if value is any DocumentProperty { return 1 }
    return Mirror(reflecting: value).children.reduce(0) { $0 + held(by: $1.value) }
  }
}
