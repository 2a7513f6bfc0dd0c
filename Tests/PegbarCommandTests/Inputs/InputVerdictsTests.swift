import Foundation
import Pegbar
import PegbarTestSupport
import Testing

@testable import PegbarCommand

/// The files of a folder that count as animations.
@Suite struct InputVerdictsTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func found(_ name: String, _ bytes: [UInt8] = Lottie.animation()) throws -> FoundInput {
    try scratch.write(bytes, to: name)
    return FoundInput(path: scratch.path(name), isFound: true)
  }

  private func remove(_ input: FoundInput) throws {
    try FileManager.default.removeItem(atPath: input.path)
  }

  @Test("reads a file once for any number of queries")
  func once() throws {
    let verdicts = InputVerdicts()
    let (animation, other) = (try found("a.json"), try found("b.json", Array("{}".utf8)))
    for _ in 0..<2 {
      #expect(verdicts.isAnimation(animation))
      #expect(!verdicts.isAnimation(other))
      if FileManager.default.fileExists(atPath: animation.path) { try remove(animation) }
    }
    #expect(!animation.isAnimation)
  }

  @Test("a plan reads at most two animations to determine whether there are several")
  func several() throws {
    let inputs = try ["a.json", "b.json", "c.json"].map { try found($0) }
    let plan = try ConversionPlan(
      inputs.map { ConfiguredInput(input: $0, options: ConversionOptions()) },
      .init(folder: "", settings: ConversionSettings(exporter: SwiftExporter())))
    try remove(inputs[2])
    #expect(plan.hasSeveralAnimations)
    try inputs.prefix(2).forEach(remove)
    #expect(plan.hasSeveralAnimations)
  }
}
