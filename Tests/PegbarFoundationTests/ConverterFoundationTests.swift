import Foundation
import Pegbar
import PegbarFoundation
import PegbarTestSupport
import Testing

@Suite("Conversions of files")
struct ConverterFoundationTests {
  /// A folder that is there while a test runs.
  private static func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test("a file is converted, its code is called after it, and stands in a folder with its images")
  func file() throws {
    let bytes = try Repository.bytes("Samples/image/embedded.json")
    try Self.withFolder { folder in
      let source = folder.appendingPathComponent("night-sky.json")
      try Data(bytes).write(to: source)
      let conversion = try Converter().convert(contentsOf: source)
      #expect(conversion.typeName == "NightSkyLayer")
      let target = folder.appendingPathComponent("Motion")
      let written = try conversion.write(to: target)
      #expect(written.first?.lastPathComponent == "NightSkyLayer.swift")
      #expect(written.count == 1 + conversion.imageFiles.count && written.count > 1)
      #expect(try Data(contentsOf: written[0]) == Data(conversion.swiftCode.utf8))
    }
  }

  @Test("data gives what bytes give")
  func data() throws {
    let bytes = try Repository.bytes("Samples/showcase/walk.json")
    #expect(
      try Converter().convert(Data(bytes)).swiftCode == Converter().convert(bytes).swiftCode)
  }

  @Test("a resource that is missing is named")
  func resource() throws {
    let error = #expect(throws: CocoaError.self) {
      try Converter().convert(resource: "no-such-thing", in: .main)
    }
    #expect(error?.code == .fileNoSuchFile)
    #expect(error?.userInfo[NSFilePathErrorKey] as? String == "no-such-thing.json")
  }

  @Test("errors say what is wrong and what to do")
  func error() throws {
    try Self.withFolder { folder in
      let source = folder.appendingPathComponent("page.json")
      try Data("<html>".utf8).write(to: source)
      let error = #expect(throws: ConversionError.self) {
        try Converter().convert(contentsOf: source)
      }
      let text = (error as (any LocalizedError)?)
      #expect(error?.localizedDescription.contains("web page") == true)
      #expect(text?.recoverySuggestion?.isEmpty == false)
      #expect(text?.failureReason?.isEmpty == false)
      let found = #expect(throws: ConversionError.self) {
        try Linter().findings(inContentsOf: source)
      }
      #expect(found?.finding == error?.finding)
    }
  }

  @Test("frames are drawn of a file")
  func frames() throws {
    let source = URL(filePath: Repository.path("Samples/showcase/walk.json"))
    let renderer = try FrameRenderer(contentsOf: source)
    #expect(renderer.duration > 0)
    #expect(try Linter().findings(inContentsOf: source).allSatisfy { $0.severity < .error })
  }
}
