import PegbarLottie
import Testing

@Suite struct ColorTests {
  @Test(
    "a color has three or four components",
    arguments: [
      ("[1, 0.5, 0]", Color(red: 1, green: 0.5, blue: 0)),
      ("[1, 0.5, 0, 0.25]", Color(red: 1, green: 0.5, blue: 0, alpha: 0.25)),
    ])
  func components(json: String, expected: Color) throws {
    let (property, log) = try read(color: #"{"k": \#(json)}"#)
    #expect(property.fixedValue == expected)
    #expect(log.ids.isEmpty)
  }

  @Test("divides bytes by 255 in files of exporters before 4.1.9")
  func bytes() throws {
    let (property, log) = try read(color: #"{"k": [255, 51, 0, 255]}"#, version: "4.1.8")
    #expect(property.fixedValue == Color(red: 1, green: 0.2, blue: 0))
    #expect(log.ids.isEmpty)
  }

  @Test("small components in old files are unchanged")
  func smallComponents() throws {
    let (property, _) = try read(color: #"{"k": [1, 0.5, 0, 1]}"#, version: "4.0.0")
    #expect(property.fixedValue == Color(red: 1, green: 0.5, blue: 0))
  }

  @Test(
    "clamps and reports components outside 0…1 in newer files", arguments: ["4.1.9", "5.5.7"])
  func clamped(version: String) throws {
    let (property, log) = try read(color: #"{"k": [255, 0.5, -1, 1]}"#, version: version)
    #expect(property.fixedValue == Color(red: 1, green: 0.5, blue: 0))
    #expect(log.ids == ["property/color-range"])
  }
}
