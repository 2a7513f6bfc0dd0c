import PegbarGeometry
import PegbarScene
import PegbarTestSupport
import Testing

@testable import PegbarFrames
@testable import PegbarPasses

/// The sample times of characters that jump between the times of their keyframes.
@Suite struct LetterSamplingTests {
  private static let count = 8

  /// Returns characters that a selector leaves in sequence, from left to right.
  private static func sampling(
    available: Int = 100_000, distance: Double = 10, curve: Curve = .linear, smoothness: Double = 0
  ) -> LetterSampling {
    let glyph = Glyph(
      character: "A", advance: 60, outline: Make.path([(1, -8), (9, -8), (9, 0), (1, 0)]))
    let font = Font(name: "F", family: "Family", ascent: 0.8, glyphs: [glyph])
    var selector = TextSelector()
    selector.smoothness = .constant(smoothness)
    selector.start = .keyed(Track([Key(time: 0, value: 0, curve: curve), Key(time: 1, value: 1)]))
    var animator = TextAnimator(name: "Jump", selector: selector)
    animator.position = .constant(Point(x: 0, y: distance))
    let document = TextDocument(
      text: String(repeating: "A", count: count), font: "F", size: 50, fill: .black)
    let content = TextContent(document: .constant(document), animators: [animator])
    return LetterSampling(
      TextEvaluator(content, fonts: ["F": PreparedFont(font)]), layout: 0, at: [0, 0.3, 0.6, 1],
      tolerance: LetterSampling.Deviation(distance: 0.1, color: 0.01),
      available: LetterSampling.Allowance(
        placements: available, weight: 1, budget: WorkBudget(100_000)))
  }

  @Test("samples a character close to its own jump, but not at those of others")
  func ownJumps() {
    let sampling = Self.sampling()
    #expect(sampling.letters.count == Self.count)
    for (index, samples) in sampling.letters.enumerated() {
      let heights = samples.map { $0.value.matrix.apply(.zero).y }
      let jumps = zip(samples, samples.dropFirst()).enumerated().filter { place, _ in
        heights[place] != heights[place + 1]
      }
      // At the time of the jump itself, it may be halfway.
      guard let jump = jumps.first?.element, let last = jumps.last?.element, jumps.count <= 2 else {
        Issue.record("letter \(index) jumps \(jumps.count) times")
        continue
      }
      #expect(last.1.time - jump.0.time < 4e-6)
      // Apart from its jump, it is placed at the given times and halfway between them.
      let far = samples.filter { abs($0.time - jump.0.time) > 0.31 }
      #expect(far.count <= 6, "letter \(index): \(far.map(\.time))")
      #expect(samples.count < 60)
    }
    #expect(sampling.missed.allSatisfy { $0.distance == 0 })
  }

  @Test("reports the remaining error without a budget")
  func withoutRoom() {
    let sampling = Self.sampling(available: 0)
    #expect(sampling.letters.allSatisfy { $0.count <= 7 })
    #expect(sampling.missed.contains { $0.distance > 1 })
  }

  @Test("follows motion over millions of points to drawing precision")
  func vast() {
    let sampling = Self.sampling(distance: 1e9, curve: Make.ease, smoothness: 1)
    #expect(sampling.letters.allSatisfy { $0.count < 3000 })
    #expect(sampling.missed.allSatisfy { $0.distance == 0 })
  }
}
