package import Pegbar
internal import PegbarJSON
internal import PegbarMeasure
internal import PegbarScene

extension Conversion {
  /// The appearance of all layers of the normalized scene at several times, as text for
  /// `tools/check generated`.
  ///
  /// - `duration SECONDS`
  /// - `layer PARENT KIND NAME`: the layers by number. The parent is the number of the containing
  ///   layer, or −1. The kind is `mask` or `layer`. The name is the rest of the line, escaped as in
  ///   `escaped`.
  /// - `string NUMBER TEXT`: the string of a text layer.
  /// - `time SECONDS`: the time of the following lines.
  /// - `end`: the following lines are the state after the end of the scene.
  /// - `NUMBER PART VALUES`: the changed values of a part (see `LayerValues.Part`).
  /// - `cut`: there are more layers than are listed.
  package var layerListing: [UInt8] {
    LargeStack.run {
      // The code is compared with the scene that it was generated from.
      var scene = SwiftScene(normalized).scene
      scene.separateEqualTimes()
      let layers = ShownLayers(scene)
      let entries = layers.entries
      let limit = min(max(Limits.listedStates / max(entries.count, 1), 9), 130)
      var text = ListingText()
      text.line("duration", normalized.duration)
      for (index, entry) in entries.enumerated() {
        let kind = entry.isMask ? "mask" : "layer"
        text.line("layer \(entry.parent ?? -1) \(kind) \(Self.escaped(entry.layer.name))")
        if case .text(let line) = entry.layer.content {
          text.line("string \(index) \(Self.escaped(line.string))")
        }
      }
      if layers.isCut { text.line("cut") }
      var known = [LayerValues?](repeating: nil, count: entries.count)
      func list(_ time: Double) {
        for (index, values) in layers.values(at: time).enumerated() {
          let before = known[index]?.parts ?? []
          for (part, numbers) in values.parts
          where !before.contains(where: { $0.part == part && $0.numbers == numbers }) {
            text.line("\(index) \(part.rawValue)", numbers)
          }
          known[index] = values
        }
      }
      for time in layers.times(of: scene, limit: limit) {
        text.line("time", time)
        list(time)
      }
      text.line("end")
      list(normalized.duration)
      return text.bytes
    }
  }

  /// Returns a name on one line, with backslashes, line feeds and carriage returns escaped.
  private static func escaped(_ name: String) -> String {
    var result = ""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\\": result += "\\\\"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension NormalizedScene {
  /// Moves the first of two keyframes at one time to a microsecond earlier, as generated code does.
  fileprivate mutating func separateEqualTimes() {
    func separated<Keys: AnyTrack>(_ track: Keys) -> any AnyTrack {
      var keys = track.keys
      for index in keys.indices.dropFirst().reversed()
      where keys[index].time <= keys[index - 1].time {
        keys[index - 1].time = keys[index].time - 1e-6
      }
      return Track(keys, repetition: track.repetition, fidelity: track.fidelity)
    }
    changeEachLayer { layer in
      for index in layer.tracks.indices {
        layer.tracks[index].keys.track = separated(layer.tracks[index].keys.track)
      }
    }
  }
}

/// Lines of words and numbers.
private struct ListingText {
  private(set) var bytes: [UInt8] = []

  mutating func line(_ words: String, _ numbers: Double...) { line(words, numbers) }

  mutating func line(_ words: String, _ numbers: [Double]) {
    bytes += words.utf8
    for number in numbers {
      bytes.append(UInt8(ascii: " "))
      NumberText.append(number, to: &bytes)
    }
    bytes.append(UInt8(ascii: "\n"))
  }
}
