import Foundation
import Pegbar
import PegbarTestSupport
import Testing

@testable import PegbarFoundation

@Suite("File reader")
struct FileReaderTests {
  @Test("reads one byte more than the limit of a longer file")
  func limit() throws {
    let scratch = try Scratch()
    let content = (0..<5000).map { UInt8(truncatingIfNeeded: $0) }
    try scratch.write(content, to: "some.json")
    let url = URL(filePath: scratch.path("some.json"))
    #expect(try FileReader.bytes(of: url, limit: .max) == content)
    #expect(try FileReader.bytes(of: url, limit: 5000) == content)
    #expect(try FileReader.bytes(of: url, limit: 4999) == content)
    #expect(try FileReader.bytes(of: url, limit: 10) == Array(content.prefix(11)))
    #expect(try FileReader.bytes(of: url, limit: 0).count == 1)
    #expect(try FileReader.bytes(of: url, limit: -1).isEmpty)
  }

  @Test("rejects a file of 64 GB without reading it")
  func huge() async throws {
    let scratch = try Scratch()
    try scratch.write([], to: "huge.json")
    #expect(truncate(scratch.path("huge.json"), 64 << 30) == 0)
    let url = URL(filePath: scratch.path("huge.json"))
    var options = ConversionOptions()
    options.limits.fileSize = 1 << 20
    let converter = Converter(options)
    let error = await #expect(throws: ConversionError.self) {
      try await converter.convert(contentsOf: url)
    }
    #expect(error?.reason == .limit("file-size"))
    var linter = Linter()
    linter.limits.fileSize = 1 << 20
    let found = #expect(throws: ConversionError.self) { try linter.findings(inContentsOf: url) }
    #expect(found?.reason == .limit("file-size"))
  }

  @Test("rejects pipes, devices and folders without waiting", .timeLimit(.minutes(1)))
  func irregular() async throws {
    let scratch = try Scratch()
    #expect(mkfifo(scratch.path("pipe.json"), 0o600) == 0)
    for path in [scratch.path("pipe.json"), "/dev/zero", scratch.folder.path] {
      let url = URL(filePath: path)
      let error = await #expect(throws: CocoaError.self) {
        try await Converter().convert(contentsOf: url)
      }
      #expect(error?.code == .fileReadUnknown)
      #expect(error?.localizedDescription.contains("is not a regular file") == true)
      #expect(throws: CocoaError.self) { try Linter().findings(inContentsOf: url) }
      #expect(throws: CocoaError.self) { try FrameRenderer(contentsOf: url) }
    }
  }

  @Test("distinguishes a missing file from other unreadable files")
  func missing() throws {
    let scratch = try Scratch()
    let error = #expect(throws: CocoaError.self) {
      try FileReader.bytes(of: URL(filePath: scratch.path("none.json")), limit: 10)
    }
    #expect(error?.code == .fileReadNoSuchFile)
    #expect(error?.userInfo[NSFilePathErrorKey] as? String == scratch.path("none.json"))
    let address = try #require(URL(string: "https://example.com/walk.json"))
    let other = #expect(throws: CocoaError.self) {
      try FileReader.bytes(of: address, limit: 10)
    }
    #expect(other?.code == .fileReadUnsupportedScheme)
  }
}
