import Pegbar
import PegbarTestSupport
import Testing

/// Whether a file that was written can be told from one that was edited.
@Suite struct SealTests {
  private static func written(_ form: Provenance.Form) throws -> [UInt8] {
    let bytes = try Repository.bytes("Samples/image/embedded.json")
    switch form {
    case .swift: return Array(try Pegbar.convert(bytes).swiftCode.utf8)
    case .scene: return try Pegbar.convert(bytes).sceneJSON
    case .svg: return try FrameRenderer(bytes, normalized: false).svg(seconds: 0)
    }
  }

  @Test(
    "what was written is Pegbar's own, however a checkout ends its lines",
    arguments: [Provenance.Form.swift, .scene, .svg])
  func whole(_ form: Provenance.Form) throws {
    let bytes = try Self.written(form)
    #expect(Provenance(of: bytes, as: form) == .generated)
    let windows = String(decoding: bytes, as: UTF8.self).replacing("\n", with: "\r\n")
    #expect(Provenance(of: Array(windows.utf8), as: form) == .generated)
  }

  @Test(
    "any byte that changes is an edit, or makes it somebody else's",
    arguments: [Provenance.Form.swift, .scene, .svg])
  func edited(_ form: Provenance.Form) throws {
    let bytes = try Self.written(form)
    for index in stride(from: 0, to: bytes.count, by: max(bytes.count / 97, 1)) {
      var changed = bytes
      changed[index] ^= 1
      #expect(Provenance(of: changed, as: form) != .generated, "byte \(index)")
    }
    var middle = bytes
    middle.insert(UInt8(ascii: " "), at: bytes.count / 2)
    #expect(Provenance(of: middle, as: form) == .edited)
  }

  @Test("text at the end, and files of other programs, are not Pegbar's own")
  func others() throws {
    let code = try Self.written(.swift)
    #expect(Provenance(of: code + "// mine\n".utf8, as: .swift) == .unknown)
    #expect(Provenance(of: Array("import Foundation\n".utf8), as: .swift) == .foreign)
    #expect(Provenance(of: Array("{\"a\": 1}\n".utf8), as: .scene) == .foreign)
    #expect(Provenance(of: Array("<svg></svg>\n".utf8), as: .svg) == .foreign)
    #expect(Provenance(of: [], as: .swift) == .foreign)
  }

  @Test("code lists its images, with what identifies their bytes")
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
