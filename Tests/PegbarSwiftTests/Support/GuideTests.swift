import PegbarScene
import PegbarTestSupport
import Testing

@testable import PegbarSwift

/// What the guide to the generated code says of what no documentation of Apple's says.
@Suite struct GuideTests {
  private static func guide() throws -> String {
    let bytes = try Repository.article("GeneratedCode")
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("every filter that Apple does not document is in the guide", arguments: BlendMode.allCases)
  func filters(mode: BlendMode) throws {
    guard let filter = mode.compositingFilter else { return }
    let name = filter.hasSuffix("BlendMode") ? String(filter.dropLast("BlendMode".count)) : filter
    let guide = try Self.guide()
    #expect(["\"\(filter)\"", "`\(name)`"].contains { guide.contains($0) }, "\(filter)")
  }

  @Test(
    "code that names such a filter says that Apple does not",
    arguments: [
      Support.blended, .maskedByNone,
    ])
  func comments(function: Support) {
    #expect(function.source.contains("compositingFilter"))
    #expect(function.source.contains("Apple documents filters of Core Image here, on"))
  }

  @Test("no other shared function sets a compositing filter")
  func others() {
    let setting = Support.allCases.filter { $0.source.contains("compositingFilter") }
    #expect(setting == [.blended, .maskedByNone])
  }

  @Test("the lowest systems are in the guide")
  func systems() throws {
    #expect(try Self.guide().contains("iOS 13, macOS 10.15, tvOS 13 or visionOS 1"))
  }
}
