import Pegbar
import PegbarSceneJSON
import PegbarTestSupport
import Testing

/// The distinction between generated and edited files.
@Suite struct FileMarkingTests {
  enum Kind: CaseIterable { case swift, scene, frame }

  private static func written(_ kind: Kind) throws -> [UInt8] {
    let bytes = try Repository.bytes("Samples/image/embedded.json")
    switch kind {
    case .swift: return Array(try Pegbar.convert(bytes).swiftCode.utf8)
    case .scene: return try Pegbar.convert(bytes).sceneJSON
    case .frame: return Array(try FrameRenderer(bytes, normalized: false).svg(seconds: 0).utf8)
    }
  }

  private static func provenance(of bytes: [UInt8], _ kind: Kind) -> Provenance {
    switch kind {
    case .swift: SwiftExporter().provenance(of: bytes)
    case .scene: SceneJSONExporter().provenance(of: bytes)
    case .frame: FrameRenderer.marking.provenance(of: bytes) ?? .foreign
    }
  }

  @Test(
    "recognizes generated files, regardless of line endings",
    arguments: Kind.allCases)
  func whole(_ kind: Kind) throws {
    let bytes = try Self.written(kind)
    #expect(Self.provenance(of: bytes, kind) == .generated)
    let windows = String(decoding: bytes, as: UTF8.self).replacing("\n", with: "\r\n")
    #expect(Self.provenance(of: Array(windows.utf8), kind) == .generated)
  }

  @Test("any changed byte is an edit or makes the file foreign", arguments: Kind.allCases)
  func edited(_ kind: Kind) throws {
    let bytes = try Self.written(kind)
    for index in stride(from: 0, to: bytes.count, by: max(bytes.count / 97, 1)) {
      var changed = bytes
      changed[index] ^= 1
      #expect(Self.provenance(of: changed, kind) != .generated, "byte \(index)")
    }
    var middle = bytes
    middle.insert(UInt8(ascii: " "), at: bytes.count / 2)
    #expect(Self.provenance(of: middle, kind) == .edited)
  }

  @Test("rejects appended text and files of other programs")
  func others() throws {
    let code = try Self.written(.swift)
    #expect(Self.provenance(of: code + "// mine\n".utf8, .swift) == .unknown)
    #expect(Self.provenance(of: Array("import Foundation\n".utf8), .swift) == .foreign)
    #expect(Self.provenance(of: Array("{\"a\": 1}\n".utf8), .scene) == .foreign)
    #expect(Self.provenance(of: Array("<svg></svg>\n".utf8), .frame) == .foreign)
    #expect(Self.provenance(of: [], .swift) == .foreign)
  }

  @Test("code lists its images with checksums")
  func images() throws {
    let conversion = try Pegbar.convert(
      Repository.bytes("Samples/image/embedded.json"),
      options: ConversionOptions(sourceName: "two-words.json"))
    let file = try #require(GeneratedFile(Array(conversion.swiftCode.utf8)))
    let image = try #require(conversion.imageFiles.first)
    #expect(file.images.map(\.name) == [image.name])
    #expect(image.name == "TwoWords-checks.png")
    #expect(conversion.swiftCode.contains("imageProvider(\"TwoWords-checks.png\")"))
    #expect(try #require(file.images.first).describes(image.bytes))
    #expect(try !#require(file.images.first).describes(image.bytes + [0]))
  }
}
