import Foundation
import PegbarBase
import PegbarDiagnostics
import PegbarScene
import PegbarTestSupport
import Testing

@testable import Pegbar

/// Slots that change at once, and each by itself.
@Suite struct ParameterSearchTests {
  @Test(
    "what follows slots is the same, whether they change at once or each alone",
    arguments: stride(from: 0, to: Repository.samples.count, by: Tier.isFull ? 8 : 40)
      .map { Repository.samples[$0] })
  func order(_ path: String) throws {
    let bytes = try Self.slotted(Repository.bytes(path), atMost: 6)
    let together = try Self.parameters(bytes, order: .together)
    let apart = try Self.parameters(bytes, order: .apart)
    #expect(!together.parameters.isEmpty)
    #expect(together.parameters == apart.parameters)
    #expect(together.findings == apart.findings)
  }

  @Test("a point is followed in a scene in which it has a value that is nothing special")
  func unremarkable() throws {
    let log = FindingLog()
    let input = try Input.read(
      Repository.bytes("Samples/showcase/wave.json"), log: log, limits: Limits())
    guard case .lottie(let document) = input.content else { throw CancellationError() }
    let scene = input.exactScene(name: "Wave", log: log)
    var search = ParameterSearch(
      document: document, input: input, scene: scene, imported: log.findings, tolerance: 0.25)
    let found = search.run()
    #expect(found.followers.map { $0?.count } == [1])
    #expect(found.base.parameters.map(\.value) != scene.parameters.map(\.value))
  }

  /// Tells of every scene that is made.
  private struct Counted: ScenePass {
    let made: AsyncStream<Void>.Continuation
    func apply(to scene: inout Scene, log: FindingLog) { made.yield() }
  }

  @Test(
    "the scene is made again for other values alone",
    arguments: [
      (#"{"a": 0, "k": [0.2, 0.4, 0.6]}"#, 5),
      (#"{"a": 1, "k": [{"t": 0, "s": [1, 0, 0]}, {"t": 9, "s": [0, 0, 1]}]}"#, 1),
    ])
  func made(value: String, times: Int) async throws {
    let fill = #"{"ty": "fl", "nm": "Fill", "c": {"sid": "ink", "a": 0, "k": [0, 0, 0]}}"#
    let text = """
      {"v": "5.12.1", "fr": 30, "ip": 0, "op": 30, "w": 100, "h": 100, "nm": "Slots",
       "slots": {"ink": {"p": \(value)}},
       "layers": [{"ty": 4, "nm": "Badge", "ip": 0, "op": 30, "st": 0, "ks": {}, "shapes": [
         {"ty": "el", "p": {"a": 0, "k": [0, 0]}, "s": {"a": 0, "k": [20, 20]}}, \(fill)]}]}
      """
    let (scenes, made) = AsyncStream.makeStream(of: Void.self)
    var converter = Converter()
    converter.passes = [Counted(made: made)]
    let conversion = try await converter.convert(Array(text.utf8))
    made.finish()
    #expect(await scenes.reduce(0) { count, _ in count + 1 } == times)
    #expect(conversion.normalized.parameters.map(\.name) == ["ink"])
  }

  private static func parameters(
    _ bytes: [UInt8], order: ParameterSearch.Order
  ) throws -> (parameters: [Parameter], findings: [String]) {
    let log = FindingLog()
    let input = try Input.read(bytes, log: log, limits: Limits())
    let scene = input.exactScene(name: "Slots", log: log)
    let bound = input.boundScene(of: scene, imported: [], tolerance: 0.25, log: log, order: order)
    return (bound.scene.parameters, log.findings.map(\.message))
  }

  /// An animation with a slot for values that stand still: at most so many, spread over the file.
  private static func slotted(_ bytes: [UInt8], atMost count: Int) throws -> [UInt8] {
    let animation = try JSONSerialization.jsonObject(with: Data(bytes))
    var counted = SlotMaker(step: 1)
    _ = counted.slotted(animation)
    var maker = SlotMaker(step: max((counted.met + count - 1) / count, 1))
    var result = try #require(maker.slotted(animation) as? [String: Any])
    let own = result["slots"] as? [String: Any] ?? [:]
    result["slots"] = own.merging(maker.slots) { first, _ in first }
    return Array(try JSONSerialization.data(withJSONObject: result, options: .sortedKeys))
  }
}

/// Makes slots of opacities, colours, line widths and positions of layers that stand still.
private struct SlotMaker {
  private static let keys: Set<String> = ["o", "c", "w", "p"]

  /// Of so many properties one becomes a slot.
  let step: Int
  private(set) var met = 0
  private(set) var slots: [String: Any] = [:]

  init(step: Int) {
    self.step = step
  }

  /// A part of an animation with the ids of slots in it.
  mutating func slotted(_ value: Any, key: String = "") -> Any {
    if let list = value as? [Any] { return list.map { slotted($0) } }
    guard var object = value as? [String: Any] else { return value }
    if Self.keys.contains(key), isStill(object) {
      met += 1
      guard met % step == 0 else { return object }
      let id = "slot \(slots.count)"
      slots[id] = ["p": object]
      object["sid"] = id
      return object
    }
    for key in object.keys.sorted() where key != "slots" {
      object[key] = slotted(object[key] as Any, key: key)
    }
    return object
  }

  private func isStill(_ object: [String: Any]) -> Bool {
    guard let value = object["k"], object["sid"] == nil, object["x"] == nil else { return false }
    return value is NSNumber || (value as? [Any])?.allSatisfy { $0 is NSNumber } == true
  }
}
