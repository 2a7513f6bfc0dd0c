import PegbarGeometry
import PegbarScene
import Testing

@testable import Pegbar

/// The tree and the timeline of `pegbar inspect`.
@Suite struct TimelineTextTests {
  private static let fade = Animated.keyed(
    Track([Key(time: 0, value: 0.0), Key(time: 1, value: 1)]))

  private static func layer(
    _ name: String, _ window: (Double, Double), content: LayerContent = .empty,
    opacity: Animated<Double> = .constant(1)
  ) -> Layer {
    Layer(
      id: LayerID(0), name: name, content: content,
      window: TimeRange(start: window.0, end: window.1), opacity: opacity)
  }

  /// A scene of 4 s with a precomposition from 1 s to 3 s.
  private static let scene: Scene = {
    let size = Size(width: 9, height: 9)
    let instance = LayerContent.instance(
      Instance(definition: "inner", timeMap: TimeMap(begin: 1), clip: nil))
    return Scene(
      name: "Scene", duration: 4, frameRate: 30,
      root: Composition(
        name: "Root", size: size,
        layers: [
          layer("back", (0, 4)), layer("group", (1, 3), content: instance), layer("top", (0, 2)),
        ]),
      definitions: [
        Composition(
          id: "inner", name: "Inner", size: size,
          layers: [layer("under", (0, 9)), layer("over", (0, 1), opacity: fade)])
      ])
  }()

  @Test("a tree has branches, and facts in columns")
  func tree() {
    var layout = TextLayout(ReportStyle(width: 80))
    TreeText(timeline: SceneTimeline(Self.scene), rate: 30).write(to: &layout)
    #expect(
      layout.text == """
        ├─ top       null, frames 0 to 60
        ├─ group     composition, frames 30 to 90
        │  ├─ over   null, frames 30 to 60, 2 keyframes
        │  └─ under  null, frames 30 to 90
        └─ back      null, frames 0 to 120

        """)
  }

  @Test("a timeline is as wide as the terminal")
  func timeline() {
    let transactions = [
      Transaction(id: "a", name: "appear", window: TimeRange(start: 0, end: 2), groups: []),
      Transaction(id: "b", name: "wave", window: TimeRange(start: 1, end: 3), groups: []),
      Transaction(id: "c", name: "leave slowly", window: TimeRange(start: 3, end: 4), groups: []),
    ]
    var layout = TextLayout(ReportStyle(width: 50))
    TimelineText(
      timeline: SceneTimeline(Self.scene), transactions: transactions, duration: 4, rate: 30
    ).write(to: &layout)
    #expect(
      layout.text == """
        Frame     0               50               100
                  [appear────────────]          [leave …]
                            [wave──────────────]
        top       ━━━━━━━━━━━━━━━━━━━━━
        group               ━━━━━━━━━━━━━━━━━━━━━
          over              ◆━━━━━━━━━◆
          under             ━━━━━━━━━━━━━━━━━━━━━
        back      ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━

        """)
    #expect(layout.text.split(separator: "\n").allSatisfy { $0.count <= 50 })
  }

  @Test("an empty scene has an empty timeline")
  func empty() {
    var scene = Self.scene
    scene.duration = 0
    var layout = TextLayout(ReportStyle(width: 5))
    TimelineText(timeline: SceneTimeline(scene), transactions: [], duration: 0, rate: 30)
      .write(to: &layout)
    #expect(layout.text.hasPrefix("Frame"))
  }
}
