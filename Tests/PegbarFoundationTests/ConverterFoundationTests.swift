import Foundation
import Pegbar
import PegbarFoundation
import PegbarTestSupport
import Testing

@Suite("File conversions")
struct ConverterFoundationTests {
  /// Runs `body` with a temporary folder.
  private static func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test("converts a file and writes code named after it, with its images, into a folder")
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

  @Test("data gives the same result as bytes")
  func data() throws {
    let bytes = try Repository.bytes("Samples/showcase/walk.json")
    #expect(
      try Converter().convert(Data(bytes)).swiftCode == Converter().convert(bytes).swiftCode)
  }

  @Test("converts a file on another thread with the same result")
  func inTask() async throws {
    let source = URL(filePath: Repository.path("Samples/showcase/walk.json"))
    let inPlace = try Self.convertInPlace(source)
    let conversion = try await Converter().convert(contentsOf: source)
    #expect(conversion.typeName == "WalkLayer" && conversion.swiftCode == inPlace.swiftCode)
    let named = Converter(ConversionOptions(sourceName: "other.json"))
    #expect(try await named.convert(contentsOf: source).typeName == "OtherLayer")
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return try await Converter().convert(contentsOf: source)
    }
    task.cancel()
    let error = await #expect(throws: ConversionError.self) { try await task.value }
    #expect(error?.reason == .cancelled)
  }

  /// Converts a file without `await`.
  private static func convertInPlace(_ url: URL) throws -> Conversion {
    try Converter().convert(contentsOf: url)
  }

  @Test("replaces files of the same name and keeps others")
  func replaced() throws {
    let conversion = try Self.convertInPlace(
      URL(filePath: Repository.path("Samples/showcase/walk.json")))
    try Self.withFolder { folder in
      let other = folder.appendingPathComponent("Other.swift")
      try Data("other".utf8).write(to: other)
      let code = folder.appendingPathComponent("WalkLayer.swift")
      try Data("old".utf8).write(to: code)
      #expect(try conversion.write(to: folder).map(\.lastPathComponent) == ["WalkLayer.swift"])
      #expect(try Data(contentsOf: code) == Data(conversion.swiftCode.utf8))
      #expect(try Data(contentsOf: other) == Data("other".utf8))
      let scene = try conversion.write(to: folder, for: SceneJSONExporter())
      #expect(try scene.map { try Data(contentsOf: $0) } == [Data(conversion.sceneJSON)])
    }
  }

  @Test("converts a resource, and names a missing one")
  func resource() throws {
    try Self.withFolder { folder in
      try Data(Repository.bytes("Samples/showcase/walk.json"))
        .write(to: folder.appendingPathComponent("hello.json"))
      let bundle = try #require(Bundle(path: folder.path))
      #expect(try Converter().convert(resource: "hello", in: bundle).typeName == "HelloLayer")
    }
    let error = #expect(throws: CocoaError.self) {
      try Converter().convert(resource: "no-such-thing", in: .main)
    }
    #expect(error?.code == .fileNoSuchFile)
    #expect(error?.userInfo[NSFilePathErrorKey] as? String == "no-such-thing.json")
  }

  @Test("errors state the problem and the fix")
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

  @Test("renders frames of a file")
  func frames() throws {
    let source = URL(filePath: Repository.path("Samples/showcase/walk.json"))
    let renderer = try FrameRenderer(contentsOf: source)
    #expect(renderer.duration > 0)
    #expect(try Linter().findings(inContentsOf: source).allSatisfy { $0.severity < .error })
  }
}
