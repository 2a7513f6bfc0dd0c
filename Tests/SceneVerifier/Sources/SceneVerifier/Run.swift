import Foundation
import QuartzCore

/// Verifies scenes and prints a JSON object for each, one per line.
///
/// - Parameters:
///   - arguments: `--parts` to play scenes also backward, in part and so on; the folder with the
///     listings, `NAME.layers`; and the names of the scenes to verify. Without names, all scenes are
///     verified.
///   - scenes: The scenes, each with its name and a function that creates it.
public func verify(_ arguments: [String], _ scenes: [(name: String, make: () -> DrivenScene)]) {
  let playsParts = arguments.first == "--parts"
  let arguments = arguments.dropFirst(playsParts ? 1 : 0)
  guard let folder = arguments.first else { return print("usage: [--parts] FOLDER [NAME...]") }
  let wanted = Set(arguments.dropFirst())
  for scene in scenes where wanted.isEmpty || wanted.contains(scene.name) {
    var line: [String: Any] = ["name": scene.name]
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(scene.name).layers"))
      let result = SceneVerifier.verify(
        try Listing([UInt8](data)), playsParts: playsParts, make: scene.make)
      line.merge(result.members) { $1 }
    } catch {
      line["error"] = "\(error)"
    }
    guard let json = try? JSONSerialization.data(withJSONObject: line, options: [.sortedKeys])
    else { continue }
    // Writes immediately because the next scene may end the process.
    FileHandle.standardOutput.write(json + Data("\n".utf8))
  }
}

extension Verification {
  /// The members of the JSON object.
  fileprivate var members: [String: Any] {
    var worst: [String: Any] = [:]
    for (kind, value) in self.worst {
      // JSON has no infinity.
      worst[kind.rawValue] = [
        "amount": min(value.difference.amount, 1e300), "part": "\(value.difference.part)",
        "layer": value.layer, "time": value.time, "mode": value.mode, "values": value.values,
      ]
    }
    let modes = self.modes.mapValues { kinds in
      Dictionary(uniqueKeysWithValues: kinds.map { ($0.rawValue, min($1, 1e300)) })
    }
    return [
      "worst": worst, "modes": modes, "missing": missing, "extra": extra, "violations": violations,
      "states": states, "wrong": wrong,
    ]
  }
}
