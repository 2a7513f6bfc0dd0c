import Foundation
import PegbarGeometry
import PegbarScene
import PegbarTestSupport
import Testing

@testable import PegbarSwift

/// The functions that generated files share.
@Suite struct SupportTests {
  @Test("every function has a source that declares it by name", arguments: Support.allCases)
  func sources(_ function: Support) {
    let declarations = ["func \(function.name)", "class \(function.name)"]
    #expect(declarations.contains(where: function.source.contains), "\(function)")
  }

  @Test("a function includes the functions that it calls", arguments: Support.allCases)
  func needs(_ function: Support) {
    let needed = Support.withNeeds([function])
    for other in Support.allCases where function.source.contains(" \(other.name)(") {
      // Some sources declare their own function with that name.
      if function.source.contains("  func \(other.name)(") { continue }
      // Functions with the same name have different labels.
      let namesakes = Support.allCases.filter { $0.name == other.name }
      #expect(!needed.isDisjoint(with: namesakes), "\(function) calls \(other)")
    }
  }

  @Test("a function has the same source in all files, which contain only the ones they call", .slow)
  func files() throws {
    let folder = Repository.root.appending(path: "Tests/PegbarTests/Goldens")
    let paths = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var count = 0
    let others = ["View.swift", "PegbarSupport.swift"]
    let files = (paths?.compactMap { $0 as? URL } ?? []).filter {
      $0.pathExtension == "swift" && !others.contains($0.lastPathComponent)
    }
    for file in Tier.some(files.sorted { $0.path < $1.path }, every: 5) {
      let text = try String(contentsOf: file, encoding: .utf8)
      count += 1
      let declared = Self.functions(in: text)
      let shared = Support.allCases.filter { text.contains("\n\(Self.indented($0))\n") }
      for line in declared where !line.hasPrefix("  func frames(") {
        #expect(
          shared.contains { Self.indented($0).contains(line) }, "\(file.path): \(line)")
      }
      for function in shared {
        let rest = text.replacing(Self.indented(function), with: "")
        let uses = [
          "\(function.name)(", "\(function.name)<", "\(function.name) {", "(\(function.name))",
        ]
        #expect(uses.contains(where: rest.contains), "\(function) in \(file.path)")
      }
    }
    #expect(count > (Tier.isFull ? 100 : 20))
  }

  /// Returns the first lines of the functions in the private extensions of a file.
  private static func functions(in text: String) -> [Substring] {
    var isInside = false
    return text.split(separator: "\n").filter { line in
      if line.hasPrefix("private extension C") { isInside = true }
      if line == "}" { isInside = false }
      return isInside && (line.hasPrefix("  func ") || line.hasPrefix("  static func "))
    }
  }

  /// Returns a function, indented as in a file.
  private static func indented(_ function: Support) -> String {
    guard function.home != .file else { return function.source }
    return function.source.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n")
  }

  // MARK: Curves

  private static func text(_ tracks: [NormalizedTrack], curves: [NamedCurve] = []) -> String {
    let layer = NormalizedLayer(name: "Arm", bounds: Samples.rect(0, 0, 1, 1), tracks: tracks)
    let scene = Samples.scene("Wave", [layer], curves: curves)
    return String(decoding: SwiftCode.write(scene, options: SwiftCode.Options()), as: UTF8.self)
  }

  private static func fades(_ count: Int, _ curve: TimingCurve) -> [NormalizedTrack] {
    let properties: [LayerProperty] = [
      .opacity, .positionX, .positionY, .scaleX, .scaleY, .zPosition,
    ]
    return properties.prefix(count).enumerated().map { index, property in
      let last = Double(index) + 1
      return NormalizedTrack(
        property: property, keys: .number(Samples.track([(0, 0), (last, 1)], .bezier(curve))))
    }
  }

  @Test("writes a rarely used curve with a numeric name as its numbers")
  func curves() {
    let curve = TimingCurve(0.634, 0, 0.56, 1)
    let named = [NamedCurve(name: "ease in out 63x44", curve: curve)]
    let few = Self.text(Self.fades(2, curve), curves: named)
    #expect(few.contains(", .init(0.634, 0, 0.56, 1))"))
    #expect(!few.contains("extension SIMD4<Float>"))
    let many = Self.text(Self.fades(6, curve), curves: named)
    #expect(many.contains(", .easeInOut63x44)"))
    #expect(many.contains("static var easeInOut63x44: Self { .init(0.634, 0, 0.56, 1) }"))
    let known = Self.text(
      Self.fades(1, curve), curves: [NamedCurve(name: "easyEase", curve: curve)])
    #expect(known.contains("static var easyEase: Self { .init(0.634, 0, 0.56, 1) }"))
  }
}
