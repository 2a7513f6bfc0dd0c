import PegbarDiagnostics
import PegbarLottie
import Testing

@Suite("Traits of a file")
struct WritingTallyTests {
  /// Returns the number of occurrences of a trait in a layer, and the location of the first one.
  private func occurrence(
    of trait: WritingTrait, in layer: String
  ) throws -> (count: Int, path: String)? {
    let (document, _) = try read(layers: #"{"ty": 3, "ip": 0, "op": 60, \#(layer)}"#)
    return document.writing[trait].map { ($0.count, document.path(of: $0.first).description) }
  }

  private func expect(
    _ trait: WritingTrait, in layer: String, _ count: Int, _ path: String,
    _ location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let found = try #require(try occurrence(of: trait, in: layer), sourceLocation: location)
    #expect(found.count == count, sourceLocation: location)
    #expect(found.path == path, sourceLocation: location)
  }

  @Test("a typical file has no unusual traits")
  func defaultValue() throws {
    let layer = #"""
      "ty": 4, "ks": {"o": {"a": 1, "k": [{"t": 0, "s": [0], "o": {"x": 0, "y": 0}, \#
      "i": {"x": 1, "y": 1}}, {"t": 9, "s": [1], "h": 1}, {"t": 12, "s": [2]}]}, \#
      "r": {"a": 0, "k": 0, "x": "time"}}, \#
      "shapes": [{"ty": "gr", "it": [{"ty": "rc", "r": {"sid": "round"}}, {"ty": "tr"}]}]
      """#
    for trait in WritingTrait.allCases {
      #expect(try occurrence(of: trait, in: layer)?.count == nil, "\(trait)")
    }
  }

  @Test("counts end values, and a last keyframe without a value")
  func endValues() throws {
    let layer = #"""
      "ks": {"o": {"a": 1, "k": [{"t": 0, "s": [0], "e": [1]}, {"t": 5, "s": [1], "e": [2]}, {"t": 9}]}}
      """#
    try expect(.endValue, in: layer, 2, "$.layers[0].ks.o.k[0]")
    try expect(.lastKeyWithoutValue, in: layer, 1, "$.layers[0].ks.o.k[2]")
  }

  @Test("counts animated keyframes without a handle, except the last one and holds")
  func easing() throws {
    let layer = #"""
      "ks": {"o": {"a": 1, "k": [{"t": 0, "s": [0], "h": 1}, {"t": 5, "s": [1], "o": {"x": 0, "y": 0}}, \#
      {"t": 7, "s": [1]}, {"t": 9, "s": [2]}]}}
      """#
    try expect(.keyWithoutEasing, in: layer, 2, "$.layers[0].ks.o.k[1]")
  }

  @Test("counts a property without a flag")
  func missingFlag() throws {
    let layer = #""ks": {"o": {"k": 50}, "r": {"a": 0, "k": 0}, "s": {"k": [1, 1]}}"#
    try expect(.propertyWithoutFlag, in: layer, 2, "$.layers[0].ks.o")
  }

  @Test("counts a flag that contradicts the keyframes")
  func wrongFlag() throws {
    let layer = #"""
      "ks": {"r": {"a": 1, "k": 0}, "o": {"a": 0, "k": [{"t": 0, "s": [0]}, {"t": 9, "s": [1]}]}}
      """#
    try expect(.wrongFlag, in: layer, 2, "$.layers[0].ks.r")
  }

  @Test("text documents require neither a flag nor easing")
  func text() throws {
    let layer = #"""
      "ty": 5, "t": {"d": {"k": [{"t": 0, "s": {"t": "a"}}, {"t": 9, "s": {"t": "b"}}]}}
      """#
    #expect(try occurrence(of: .propertyWithoutFlag, in: layer)?.count == nil)
    #expect(try occurrence(of: .keyWithoutEasing, in: layer)?.count == nil)
  }

  @Test("counts a transform before other items of a group")
  func transform() throws {
    let layer = #"""
      "ty": 4, "shapes": [{"ty": "gr", "it": [{"ty": "tr"}, {"ty": "rc"}, {"ty": "fl"}]}]
      """#
    try expect(.transformNotLast, in: layer, 1, "$.layers[0].shapes[0].it[0]")
  }

  @Test("counts closed flags outside the path")
  func closed() throws {
    let path = #"{"k": {"v": [[0, 0]], "i": [[0, 0]], "o": [[0, 0]]}}"#
    let layer = #"""
      "ty": 4, "masksProperties": [{"cl": true, "pt": \#(path)}], \#
      "shapes": [{"ty": "sh", "closed": true, "ks": \#(path)}]
      """#
    try expect(.closedBesidePath, in: layer, 2, "$.layers[0].masksProperties[0]")
  }

  @Test("counts an unknown direction and treats it as forward")
  func direction() throws {
    let layer = #"""
      "ty": 4, "shapes": [{"ty": "rc", "d": 1}, {"ty": "el", "d": 3}, {"ty": "sr"}, \#
      {"ty": "sh", "d": 2}, {"ty": "rc", "d": 0}]
      """#
    try expect(.otherDirection, in: layer, 2, "$.layers[0].shapes[3]")
  }

  @Test("counts integers with a decimal point")
  func wholeReals() throws {
    let layer = #""ind": 1.0, "parent": 2.5, "bm": 1, "st": 3.0"#
    try expect(.wholeReal, in: layer, 1, "$.layers[0]")
  }

  @Test("an oversized integer does not turn other numbers into reals")
  func bigNumber() throws {
    let layer = #""ind": 1, "st": 123456789012345678901234567890"#
    #expect(try occurrence(of: .wholeReal, in: layer)?.count == nil)
  }
}
