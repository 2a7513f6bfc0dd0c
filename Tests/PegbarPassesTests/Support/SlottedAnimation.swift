import Foundation
import PegbarDiagnostics
import PegbarImport
import PegbarLottie
import PegbarPasses
import PegbarScene
import PegbarTestSupport

/// An animation in which slots set static properties.
struct SlottedAnimation {
  private let animation: [String: Any]
  private var slots: [String: Any]

  /// Creates an animation with at most `count` slots, spread over the file.
  init(_ bytes: [UInt8], atMost count: Int) throws {
    let source = try JSONSerialization.jsonObject(with: Data(bytes))
    var counted = SlotMaker(step: .max)
    _ = counted.slotted(source)
    var maker = SlotMaker(step: max((counted.met + count - 1) / count, 1))
    animation = maker.slotted(source) as? [String: Any] ?? [:]
    slots = maker.slots
  }

  /// Changes the defaults of some slots.
  mutating func change(_ names: [String]) {
    for name in names {
      guard let slot = slots[name] as? [String: Any], var property = slot["p"] as? [String: Any]
      else { continue }
      property["k"] = Self.other(property["k"] as Any)
      slots[name] = ["p": property]
    }
  }

  /// Returns the exact scene.
  func scene() throws -> Scene {
    var file = animation
    let own = file["slots"] as? [String: Any] ?? [:]
    file["slots"] = own.merging(slots) { first, _ in first }
    let bytes = Array(try JSONSerialization.data(withJSONObject: file, options: .sortedKeys))
    let log = FindingLog()
    guard let document = try LottieDocument.read(bytes, log: log) else { throw CancellationError() }
    let imported = Importer(fallbackName: "Slots").scene(from: document, log: log)
    return ScenePasses.prepared(imported.scene, log: log)
  }

  private static func other(_ value: Any) -> Any {
    guard let list = value as? [Double] else {
      let number = value as? Double ?? 0
      return number == 0 ? 2.5 : number * 0.8
    }
    let isColor = list.count > 2 && list.allSatisfy { 0...1 ~= $0 }
    return list.enumerated().map { index, number in
      // Offsets of gradients and alpha values are kept.
      let stays = list.count > 4 ? index % 4 == 0 : index > 2
      if isColor { return stays ? number : number < 0.5 ? number + 0.3 : number - 0.3 }
      return index > 1 ? number : number + 3 - Double(index)
    }
  }
}

/// Converts static properties to slots.
private struct SlotMaker {
  /// The interval at which static properties become slots.
  let step: Int
  private(set) var met = 0
  private(set) var slots: [String: Any] = [:]

  init(step: Int) { self.step = step }

  /// Returns a part of an animation with the IDs of slots in it.
  mutating func slotted(_ value: Any) -> Any {
    if let list = value as? [Any] { return list.map { slotted($0) } }
    guard var object = value as? [String: Any] else { return value }
    if isStill(object) {
      met += 1
      guard met % step == 0 else { return object }
      let id = "slot \(slots.count)"
      slots[id] = ["p": object]
      object["sid"] = id
      return object
    }
    for key in object.keys.sorted() where key != "slots" {
      object[key] = slotted(object[key] as Any)
    }
    return object
  }

  private func isStill(_ object: [String: Any]) -> Bool {
    guard let value = object["k"], object["sid"] == nil, object["x"] == nil else { return false }
    return value is NSNumber || (value as? [Any])?.allSatisfy { $0 is NSNumber } == true
  }
}
