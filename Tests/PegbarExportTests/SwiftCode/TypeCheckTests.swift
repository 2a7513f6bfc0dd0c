import Foundation
import PegbarExport
import PegbarScene
import Testing

@Suite struct TypeCheckTests {
  @Test(
    "what is written compiles in Swift 5 and 6 modes without warnings", .enabled(if: hasCompiler))
  func typecheck() throws {
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("pegbar-typecheck-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    for (index, scene) in Self.scenes.enumerated() {
      let access = SwiftCode.Access.allCases[index % 2]
      for style in SwiftCode.Style.allCases {
        let bytes = SwiftCode.write(
          scene,
          options: .init(
            typeName: "\(style.rawValue)\(index)",
            header: FileHeader(sourceName: "a\n.json"),
            access: access,
            style: style))
        try Data(bytes).write(
          to: directory.appendingPathComponent("\(style.rawValue)\(index).swift"))
      }
    }
    let process = Process()
    process.executableURL = Self.root.appendingPathComponent("tools/typecheck-generated")
    process.arguments = [directory.path]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(String(decoding: said, as: UTF8.self))")
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

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static var hasCompiler: Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/swiftc")
    }
  }
}
