internal import PegbarBase
package import PegbarDiagnostics
internal import PegbarScene

extension Conversion {
  /// Returns findings about generated code: its size and its style.
  ///
  /// - Parameter size: The size of the code, in bytes.
  package func codeProblems(size: Int) -> [Finding] {
    [sizeProblem(size), styleProblem].compactMap { $0 }
  }

  /// A finding if the code consists of transactions, but there is only one.
  private var styleProblem: Finding? {
    let count = ([scene.root] + scene.definitions).reduce(0) { $0 + $1.transactions.count }
    guard options.style == .transactions, !options.choosesStyle, count == 1 else { return nil }
    return Finding(
      .oneTransaction, "all motion is in one transaction", path: JSONPath(), outcome: .kept)
  }

  /// Returns a finding if the code is much larger than its source.
  private func sizeProblem(_ size: Int) -> Finding? {
    let isLarge = size > Limits.smallCode && size / Limits.codeRatio > sourceSize
    guard size > Limits.heavyCode || isLarge else { return nil }
    let source = sourceSize < 1000 ? "\(sourceSize) bytes" : "\(sourceSize / 1000) kB"
    var message = "\(size / 1000) kB of code for \(source) of source"
    guard let heaviest = normalized.heaviestTrack else { return Finding(.codeSize, message) }
    let (layer, track) = (heaviest.layer, heaviest.track)
    let count = track.keyCount
    message +=
      "; the animation of \(track.property.facts.title) in '\(layer.name)' has \(count) keyframes "
      + "with \(heaviest.numbers) numbers"
    if case .baked = track.fidelity {
      message += " (tolerance: \(NumberText.text(options.tolerance)) pt)"
    }
    return Finding(
      .codeSize, message, path: JSONPath(parsing: layer.source) ?? JSONPath(),
      breadcrumb: layer.designerName.isEmpty ? [] : [layer.designerName], outcome: .kept)
  }
}

extension NormalizedScene {
  /// The track with the most numbers, and the layer that it animates.
  fileprivate var heaviestTrack: (layer: NormalizedLayer, track: NormalizedTrack, numbers: Int)? {
    var heaviest: (layer: NormalizedLayer, track: NormalizedTrack, numbers: Int)?
    for composition in compositions {
      composition.layers.forEachLayer { layer in
        for track in layer.tracks {
          let numbers = track.numberCount
          if numbers > heaviest?.numbers ?? 0 { heaviest = (layer, track, numbers) }
        }
      }
    }
    return heaviest
  }
}
