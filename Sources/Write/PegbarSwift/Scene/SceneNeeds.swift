internal import PegbarScene

extension NormalizedScene {
  /// Whether a layer is drawn into a bitmap of its own, which must be as fine as the screen.
  ///
  /// Texts are, and so is what a compositing filter works on; shapes are "mapped into screen space
  /// before being rasterized" (CAShapeLayer.h).
  var needsDisplayScale: Bool {
    contains {
      if case .text = $0.content { return true }
      return $0.blendMode != .normal || $0.mask?.mode == .alphaInverted
    }
  }

  /// Whether layers of a definition are on their way when the scene is over, each instance's
  /// elsewhere: they have no one state to fall back to.
  var partsGoOn: Bool {
    let ends = EndTimes(self)
    return definitions.contains { definition in
      guard let range = ends[definition.id], range.lowerBound < range.upperBound else {
        return false
      }
      return definition.layers.containsLayer {
        $0.tracks.contains { $0.keys.track.moves(after: range.lowerBound) }
      }
    }
  }

  /// Whether something holds for a layer, or for one that others hold.
  private func contains(_ holds: (NormalizedLayer) -> Bool) -> Bool {
    compositions.contains { $0.layers.containsLayer(where: holds) }
  }
}

extension AnyTrack {
  /// Whether it may move after a time of its own.
  fileprivate func moves(after time: Double) -> Bool {
    repetition != nil || (keys.last?.time ?? 0) > time
  }
}
