import Pegbar
import PegbarBase
import PegbarDiagnostics
import PegbarScene
import PegbarTestSupport
import Testing

/// The library on a thread with a stack of 512 KiB, like secondary threads on Apple platforms.
@Suite struct SmallStackTests {
  @Test(
    "the deepest file of each kind needs little of the stack of the caller", .slow,
    arguments: Tier.some(DeepFiles.all, every: 6))
  func deepest(kind: DeepFiles.Kind) throws {
    let bytes = kind.file(kind.deepest)
    let (used, ids) = try SmallStack.run {
      try kind.isLarge ? Self.mainEntries(bytes) : Self.everyEntry(bytes)
    }
    #expect(used < SmallStack.bytes * 3 / 4, "\(used) bytes of \(SmallStack.bytes)")
    if let finding = kind.finding { #expect(!ids.contains(finding), "\(ids)") }
  }

  @Test(
    "reports a file that is one level deeper",
    arguments: Tier.some(DeepFiles.all.filter { $0.finding != nil }, every: 4))
  func deeper(kind: DeepFiles.Kind) throws {
    let bytes = kind.file(kind.deepest + 1)
    let (used, ids) = SmallStack.run { () -> Set<String> in
      do throws(ConversionError) {
        return Set(try Pegbar.convert(bytes).findings.map(\.kind.id))
      } catch {
        return Set(error.findings.map(\.kind.id))
      }
    }
    #expect(used < SmallStack.bytes * 3 / 4, "\(used) bytes of \(SmallStack.bytes)")
    #expect(ids.contains(kind.finding ?? ""), "\(ids)")
  }

  @Test("work on a large stack remains on its thread, and errors are rethrown")
  func nesting() {
    #expect(!LargeStack.isCurrent)
    #expect(LargeStack.run { LargeStack.isCurrent && LargeStack.run { LargeStack.isCurrent } })
    #expect(!LargeStack.isCurrent)
    #expect(throws: Failure.self) {
      try LargeStack.run { () throws(Failure) in throw Failure() }
    }
  }

  private struct Failure: Error {}

  /// Converts, checks and draws a file once, and returns the IDs of the findings.
  private static func mainEntries(_ bytes: [UInt8]) throws -> Set<String> {
    let options = ConversionOptions(style: .transactions)
    let conversion = try Pegbar.convert(bytes, options: options)
    #expect(!conversion.swiftCode.isEmpty && !conversion.sceneJSON.isEmpty)
    #expect(!FrameRenderer(conversion.normalized).picture(frame: 1).svg.isEmpty)
    #expect(!FrameRenderer(conversion.scene).picture(frame: 1).svg.isEmpty)
    return Set((Pegbar.lint(bytes) + conversion.findings).map(\.kind.id))
  }

  /// Passes a file through every function of the library, and returns the IDs of the findings.
  private static func everyEntry(_ bytes: [UInt8]) throws -> Set<String> {
    var ids = Set(Pegbar.lint(bytes).map(\.kind.id))
    let inspection = try Inspection(bytes)
    #expect(!inspection.json.isEmpty && !inspection.text(of: "a", style: ReportStyle()).isEmpty)
    let scene = try Pegbar.scene(from: bytes)
    #expect(scene == (try Pegbar.scene(from: bytes)))
    for style in CodeStyle.allCases {
      let conversion = try Pegbar.convert(bytes, options: ConversionOptions(style: style))
      ids.formUnion(conversion.findings.map(\.kind.id))
      let report = Report(file: "a", conversion)
      for reporter in Reporters.all {
        // A reporter with a line per finding writes nothing for a file without findings.
        let mayBeEmpty = ["compact", "github"].contains(reporter.name)
        #expect(!reporter.text(of: [report]).isEmpty || mayBeEmpty)
      }
      #expect(!conversion.swiftCode.isEmpty && !conversion.typeName.isEmpty)
      #expect(!conversion.hostFile(.uikit).bytes.isEmpty)
      let file = GeneratedFile(Array(conversion.swiftCode.utf8))
      let stale = file?.staleness(source: bytes, name: "")
      #expect(stale?.isEmpty == true, "\(stale as Any)")
    }
    ids.formUnion(try drawn(bytes))
    return ids
  }

  /// Passes a file through the rest of the library, and returns the IDs of the findings.
  private static func drawn(_ bytes: [UInt8]) throws -> Set<String> {
    let conversion = try Pegbar.convert(bytes)
    #expect(conversion.statistics.layers >= 0)
    _ = conversion.measured()
    let again = try Pegbar.convert(conversion.sceneJSON)
    #expect(again.normalized == conversion.normalized)
    #expect(again.normalized.hashValue == conversion.normalized.hashValue)
    let exact = try Pegbar.convert(bytes, options: ConversionOptions(isExact: true))
    let read = try Pegbar.scene(from: exact.sceneJSON)
    #expect(read == exact.scene && read.hashValue == exact.scene.hashValue)
    for isNormalized in [false, true] {
      let renderer = try FrameRenderer(bytes, normalized: isNormalized)
      #expect(!renderer.picture(frame: 10).svg.isEmpty)
    }
    #expect(!FrameRenderer(conversion.normalized).picture(frame: 1).svg.isEmpty)
    return Set(again.findings.map(\.kind.id))
  }
}
