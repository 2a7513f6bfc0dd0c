import PegbarScene
import PegbarTestSupport
import Testing

@testable import PegbarSwift

/// Facts in the guide to the generated code that Apple does not document.
@Suite struct GuideTests {
  private static func guide() throws -> String {
    let bytes = try Repository.article("GeneratedCode")
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("the guide lists every filter that Apple does not document", arguments: BlendMode.allCases)
  func filters(mode: BlendMode) throws {
    guard let filter = mode.compositingFilter else { return }
    let name = filter.hasSuffix("BlendMode") ? String(filter.dropLast("BlendMode".count)) : filter
    let guide = try Self.guide()
    #expect(["\"\(filter)\"", "`\(name)`"].contains { guide.contains($0) }, "\(filter)")
  }

  @Test(
    "code with such a filter notes that Apple does not document it",
    arguments: [
      Support.blended, .maskedByNone,
    ])
  func comments(function: Support) {
    #expect(function.source.contains("compositingFilter"))
    #expect(function.source.contains("Apple documents Core Image filters on macOS, but not"))
  }

  @Test("no other shared function sets a compositing filter")
  func others() {
    let setting = Support.allCases.filter { $0.source.contains("compositingFilter") }
    #expect(setting == [.blended, .maskedByNone])
  }

  @Test("the guide lists the minimum systems")
  func systems() throws {
    let systems = "iOS 13 or later, macOS 10.15 or later, tvOS 13 or later, or visionOS 1 or later"
    #expect(try Self.guide().contains(systems))
  }
}
