import Foundation
import PegbarExport
import PegbarScene
import PegbarSwift
import PegbarTestSupport
import Testing

@Suite struct TypeCheckTests {
  @Test(
    "generated code compiles in Swift 5 and 6 modes without warnings", .enabled(if: hasCompiler),
    .slow)
  func typecheck() throws {
    for access in CodeAccess.allCases {
      let (status, said) = try Self.check(Self.scenes) { _ in .init(access: access) }
      #expect(status == 0, "\(said)")
    }
  }

  @Test(
    "only nonisolated code compiles in modules with default main actor isolation",
    .enabled(if: hasCompiler), .slow)
  func mainActor() throws {
    let (status, said) = try Self.check(
      Array(Self.scenes[1...3]), arguments: ["--main-actor"]
    ) { _ in .init(isNonisolated: true) }
    #expect(status == 0, "\(said)")
    let plain = try Self.check([Self.scenes[1]], arguments: ["--main-actor"]) { _ in .init() }
    #expect(plain.status == 1 && plain.said.contains("main actor-isolated"), "\(plain.said)")
  }

  @Test("every type, extension and function of a file is nonisolated")
  func nonisolated() {
    for scene in Self.scenes {
      for style in CodeStyle.allCases {
        let plain = SwiftCode.write(scene, options: .init(style: style))
        let marked = SwiftCode.write(scene, options: .init(style: style, isNonisolated: true))
        let text = String(decoding: marked, as: UTF8.self)
        func words(_ text: String) -> [Substring] { text.split { " \n".contains($0) } }
        let unmarked = words(text).filter { $0 != "nonisolated" }.joined()
        #expect(unmarked == words(String(decoding: plain, as: UTF8.self)).joined())
        for line in text.split(separator: "\n") where line.last == "{" {
          #expect(line.hasPrefix("nonisolated ") || " )".contains(line.prefix(1)), "\(line)")
        }
        #expect(!text.contains("  enum ") && !text.contains("  final class "))
      }
    }
  }

  /// Returns the compiler output for scenes in all styles, with shared functions of both kinds in
  /// one module.
  private static func check(
    _ scenes: [NormalizedScene], arguments: [String] = [], options: (Int) -> SwiftCode.Options
  ) throws -> (status: Int32, said: String) {
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("pegbar-typecheck-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    for (index, scene) in scenes.enumerated() {
      for style in CodeStyle.allCases {
        for support in CodeSupport.allCases {
          var options = options(index)
          options.typeName = "\(style.rawValue)\(support.rawValue)\(index)"
          options.header = FileHeader(sourceName: "a\n.json")
          options.style = style
          options.support = support
          let bytes = SwiftCode.write(scene, options: options)
          try Data(bytes).write(
            to: directory.appendingPathComponent("\(options.typeName ?? "").swift"))
        }
      }
    }
    let support = SupportFile.write(
      toolVersion: "1.0",
      form: .init(access: options(0).access, isNonisolated: options(0).isNonisolated))
    try Data(support).write(to: directory.appendingPathComponent(SupportFile.name))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Repository.path("tools/check"))
    process.arguments = ["typecheck"] + arguments + ["--together", directory.path]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: said, as: UTF8.self))
  }

  static let scenes = [
    Samples.scene("Empty", []),
    Samples.scene(
      "All", [Samples.card, Samples.tick, Samples.glow, Samples.odd],
      palette: [NamedColor(name: "Paper", color: .white)],
      curves: [NamedCurve(name: "Ease out", curve: Samples.ease)]),
    Samples.nested,
    SpaceCodeTests.scene,
    Samples.scene("1 \"; import Foundation", HostileNames.layers),
  ]

  private static var hasCompiler: Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/swiftc")
    }
  }
}
