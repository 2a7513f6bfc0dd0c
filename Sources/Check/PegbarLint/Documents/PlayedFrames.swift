internal import PegbarDiagnostics
internal import PegbarLottie

/// The frames of compositions that are played, from their first to their last one.
///
/// A composition asset is played by the layers that reference it, for as long as they are visible.
struct PlayedFrames {
  /// The played frames of each composition, by its source; `nil` if it is never played.
  private var frames: [SourceID: ClosedRange<Double>] = [:]

  /// The number of times that a composition can be played longer before it counts as always played.
  private static let mostChanges = 64

  private static let all = -Double.infinity...Double.infinity

  /// A composition, and how its layers play others.
  private struct Part {
    let source: SourceID
    let layers: [Layer]
    var changes = 0
  }

  /// Computes the played frames of all compositions of a document.
  init(_ document: LottieDocument) {
    var parts = [Part(source: .root, layers: document.layers.filter(\.playsComposition))]
    var indices: [String: Int] = [:]
    for asset in document.assets {
      guard let layers = asset.layers, indices[asset.id] == nil else { continue }
      indices[asset.id] = parts.count
      parts.append(Part(source: asset.source, layers: layers.filter(\.playsComposition)))
    }
    frames[.root] = document.inPoint...max(document.inPoint, document.outPoint)
    var waiting = [0]
    // Slots and glyphs can play a composition at any time.
    if !document.slots.allSatisfy({ $0.asset == nil }) || document.hasGlyphCompositions {
      for part in parts.dropFirst() { frames[part.source] = Self.all }
      waiting += parts.indices.dropFirst()
    }
    while let index = waiting.popLast() {
      guard let played = frames[parts[index].source] else { continue }
      for layer in parts[index].layers {
        guard case .precomp(let content) = layer.kind, let id = content.refID,
          let child = indices[id], let inner = layer.playedFrames(in: played, document.frameRate),
          extend(parts[child].source, by: inner, &parts[child].changes)
        else { continue }
        waiting.append(child)
      }
    }
  }

  /// Returns the played frames of a composition, or `nil` if it is never played.
  subscript(_ composition: CompositionPart) -> ClosedRange<Double>? { frames[composition.source] }

  /// Extends the played frames of a composition; returns `false` if they already contain the others.
  private mutating func extend(
    _ source: SourceID, by inner: ClosedRange<Double>, _ changes: inout Int
  ) -> Bool {
    let known = frames[source]
    if let known, known.lowerBound <= inner.lowerBound, known.upperBound >= inner.upperBound {
      return false
    }
    changes += 1
    let (first, last) = (known?.lowerBound ?? .infinity, known?.upperBound ?? -.infinity)
    // A composition that contains itself is played ever longer.
    frames[source] =
      changes > Self.mostChanges
      ? Self.all : min(first, inner.lowerBound)...max(last, inner.upperBound)
    return true
  }
}

extension Layer {
  /// `true` if the layer references a composition, which can be used even if the layer is hidden.
  fileprivate var playsComposition: Bool {
    if case .precomp = kind { true } else { false }
  }

  /// Returns the frames of the referenced composition that the layer plays, or `nil` if it plays
  /// none.
  ///
  /// - Parameter outer: The played frames of the composition of the layer.
  fileprivate func playedFrames(
    in outer: ClosedRange<Double>, _ frameRate: Double
  ) -> ClosedRange<Double>? {
    let first = max(min(inPoint, outPoint), outer.lowerBound)
    let last = min(max(inPoint, outPoint), outer.upperBound)
    guard first <= last, case .precomp(let content) = kind else { return nil }
    guard let remap = content.timeRemap else {
      let ends = [first, last].map { ($0 - startTime) / stretch }
      guard ends[0].isFinite, ends[1].isFinite else {
        return -Double.infinity...Double.infinity
      }
      return min(ends[0], ends[1])...max(ends[0], ends[1])
    }
    guard let times = remap.range(in: first...last) else {
      return -Double.infinity...Double.infinity
    }
    // Exporters write the end one frame late.
    return times.lowerBound * frameRate - 1...times.upperBound * frameRate + 1
  }
}

extension LottieDocument {
  /// `true` if a glyph is drawn by a composition.
  fileprivate var hasGlyphCompositions: Bool {
    glyphs.contains { if case .precomp = $0.content { true } else { false } }
  }
}
