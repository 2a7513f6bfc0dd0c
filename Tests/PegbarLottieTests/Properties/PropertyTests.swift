import PegbarDiagnostics
import PegbarLottie
import Testing

@Suite struct PropertyTests {
  @Test(
    "reads one value in every encoding",
    arguments: [
      #"{"a": 0, "k": 40}"#, #"{"k": 40}"#, #"{"k": [40]}"#, #"{"a": 1, "k": 40.0}"#, "40",
      "[40]", #"{"a": 0, "k": 40, "ix": 11, "l": 2}"#,
    ])
  func scalars(json: String) throws {
    let (property, log) = try read(scalar: json)
    #expect(property.animation == .fixed(40))
    #expect(!property.isAnimated)
    #expect(log.ids.isEmpty)
  }

  @Test("k determines keyframes, regardless of a", arguments: [#""a": 0, "#, #""a": 1, "#, ""])
  func shape(flag: String) throws {
    let (property, _) = try read(
      scalar: #"{\#(flag)"k": [{"t": 0, "s": [0]}, {"t": 10, "s": [100]}]}"#)
    #expect(property.keyframes.map(\.value) == [0, 100])
    #expect(property.keyframes.map(\.time) == [0, 10])
  }

  @Test(
    "a vector can have two or three components, or be one number",
    arguments: [
      (#"{"k": [1, 2]}"#, Vector(x: 1, y: 2)), (#"{"k": [1, 2, 3]}"#, Vector(x: 1, y: 2, z: 3)),
      ("[1, 2]", Vector(x: 1, y: 2)), (#"{"k": 5}"#, Vector(x: 5, y: 5)),
      (#"{"k": [1, 2, 3, 4]}"#, Vector(x: 1, y: 2, z: 3)),
    ])
  func vectors(json: String, expected: Vector) throws {
    let (property, log) = try read(vector: json)
    #expect(property.animation == .fixed(expected))
    #expect(log.ids.isEmpty)
  }

  @Test(
    "a null property silently has the default",
    arguments: ["null", #"{"k": null, "sid": "a"}"#])
  func null(json: String) throws {
    let (property, log) = try read(scalar: json)
    #expect(property.fixedValue == 100)
    #expect(log.ids.isEmpty)
  }

  @Test(
    "an invalid property has the default and is reported",
    arguments: [
      (#""50""#, "format/wrong-type"), (#"{"k": "50"}"#, "format/wrong-type"),
      (#"{"k": {}}"#, "format/wrong-type"), ("{}", "property/without-value"),
      (#"{"a": 1, "k": []}"#, "property/no-keyframes"),
    ])
  func broken(json: String, kind: String) throws {
    let (property, log) = try read(scalar: json)
    #expect(property.fixedValue == 100)
    #expect(log.ids == [kind])
  }

  @Test(
    "reports a flag other than 0 and 1 and ignores it",
    arguments: [
      ("2", "property/unknown-value"), (#""1""#, "format/wrong-type"), ("[]", "format/wrong-type"),
    ])
  func strangeFlag(flag: String, id: String) throws {
    let (property, log) = try read(scalar: #"{"a": \#(flag), "k": 50}"#)
    #expect(property.fixedValue == 50)
    #expect(log.ids == [id])
  }

  @Test("x is the expression if it is text")
  func expression() throws {
    let (property, _) = try read(scalar: #"{"k": 10, "x": "var $bm_rt = 5;"}"#)
    #expect(property.expression == "var $bm_rt = 5;")
    #expect(property.fixedValue == 10)
  }

  @Test("a slot has a value, or uses the default without one")
  func slot() throws {
    let (with, _) = try read(scalar: #"{"k": 10, "sid": "fade"}"#)
    #expect(with.slot == "fade")
    #expect(with.fixedValue == 10)
    let (alone, log) = try read(scalar: #"{"sid": "fade"}"#)
    #expect(alone.slot == "fade")
    #expect(alone.fixedValue == 100)
    #expect(log.ids.isEmpty)
  }

  @Test("a property has the path of its location")
  func path() throws {
    let (document, _) = try read(layers: #"{"ty": 3, "nm": "Arm", "ks": {"o": {"k": 1}, "r": 5}}"#)
    let transform = try #require(document.layers.first).transform
    #expect(document.path(of: transform.opacity.source).description == "$.layers[0].ks.o")
    #expect(document.path(of: transform.rotation.source).description == "$.layers[0].ks")
    #expect(document.path(of: transform.skew.source).description == "$.layers[0].ks")
    #expect(document.breadcrumb(of: transform.opacity.source) == ["Arm"])
  }
}
