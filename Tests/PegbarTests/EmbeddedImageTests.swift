import Pegbar
import PegbarScene
import Testing

/// Images embedded in an animation.
@Suite struct EmbeddedImageTests {
  /// An animation whose image is labeled as PNG and begins like a JPEG.
  private static let animation = Array(
    """
    {"v": "5.12.1", "fr": 30, "ip": 0, "op": 60, "w": 9, "h": 9,
     "assets": [{"id": "p", "w": 4, "h": 4, "u": "", "p": "data:image/png;base64,/9j/4AAQ"}],
     "layers": [{"ty": 2, "refId": "p", "ip": 0, "op": 60, "st": 0, "ks": {}}]}
    """.utf8)

  @Test("the bytes of an image determine its type in every output, not its label")
  func wrongLabel() throws {
    let conversion = try Pegbar.convert(Self.animation)
    #expect(conversion.findings.isEmpty, "\(conversion.findings)")
    let file = try #require(conversion.imageFiles.first)
    #expect(file.name.hasSuffix(".jpg"))
    #expect(file.bytes == [0xFF, 0xD8, 0xFF, 0xE0, 0x00, 0x10])
    #expect(conversion.swiftCode.contains(file.name))
    let scene = String(decoding: conversion.sceneJSON, as: UTF8.self)
    #expect(scene.contains(#""image/jpeg""#))
    #expect(!scene.contains("image/png"))
  }

  @Test("the same applies to a scene")
  func scene() throws {
    let scene = String(decoding: try Pegbar.convert(Self.animation).sceneJSON, as: UTF8.self)
    let mislabelled = scene.replacing("image/jpeg", with: "image/gif")
    #expect(mislabelled != scene)
    let file = try Pegbar.convert(Array(mislabelled.utf8)).imageFiles.first
    #expect(file?.name.hasSuffix(".jpg") == true)
  }
}
