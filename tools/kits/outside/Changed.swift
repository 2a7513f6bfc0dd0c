import Foundation
import Pegbar
import PegbarScene

/// Changes a color and a keyframe of a scene, and writes it as scene JSON and Swift.
func writeChanged(bytes: [UInt8], to folder: String) throws {
  var scene = try Pegbar.scene(from: bytes)
  var layers = 0
  scene.forEachLayer { _, _ in layers += 1 }
  var colors = 0
  scene.changeColors { color in
    colors += 1
    color.green = 1 - color.green
  }
  var keys = 0
  scene.changeTracks(of: Double.self) { track, reference in
    guard reference.property == .rotation, keys == 0 else { return }
    keys += 1
    track.keys[track.keys.count - 1].value += 30
  }
  guard layers > 0, colors > 0, keys == 1 else { fatalError("\(layers), \(colors), \(keys)") }
  var options = ConversionOptions(sourceName: "changed.json")
  options.isExact = true
  let conversion = try Pegbar.convert(scene, options: options)
  guard conversion.findings.isEmpty else { fatalError("\(conversion.findings)") }
  guard SwiftExporter().recognizes(Array(conversion.swiftCode.utf8)),
    SceneJSONExporter().recognizes(conversion.sceneJSON)
  else { fatalError("an exporter does not recognize its own file") }
  try Data(conversion.sceneJSON).write(to: URL(fileURLWithPath: folder + "/changed.json"))
  try Data(conversion.swiftCode.utf8).write(to: URL(fileURLWithPath: folder + "/Changed.swift"))
}
