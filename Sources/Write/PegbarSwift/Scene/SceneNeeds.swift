internal import PegbarScene

extension NormalizedScene {
  /// `true` if a layer is drawn into its own bitmap, which requires the scale of the screen.
  ///
  /// Text layers and layers with a compositing filter have a bitmap. Shapes are "mapped into screen
  /// space before being rasterized" (CAShapeLayer.h).
  var needsDisplayScale: Bool {
    contains {
      if case .text = $0.content { return true }
      return $0.blendMode != .normal || $0.mask?.mode == .alphaInverted
    }
  }

  /// `true` if the source has more frames per second than displays show by default.
  var hasHighFrameRate: Bool { frameRate > 60 }

  /// `true` if an animation may begin before the scene.
  ///
  /// Code that shows a layer from a time begins 0.01 seconds before.
  var beginsEarly: Bool {
    contains { layer in
      if case .instance(_, let begin, _) = layer.content, begin < 0 { return true }
      return layer.tracks.contains { track in
        let times = track.keys.track.keyTimes
        return times.contains { $0 < 0 }
          || track.property == .isHidden && times.contains { $0 > 0 && $0 < 0.01 }
      }
    }
  }

  /// `true` if layers of a definition are still moving when the scene ends.
  ///
  /// Each instance is at a different time, so the layers have no common final state.
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

  /// Returns `true` if a layer, or one that it contains, satisfies a condition.
  private func contains(_ holds: (NormalizedLayer) -> Bool) -> Bool {
    compositions.contains { $0.layers.containsLayer(where: holds) }
  }
}

extension AnyTrack {
  /// Returns `true` if the value may change after a time in the track's own time.
  fileprivate func moves(after time: Double) -> Bool {
    repetition != nil || (keys.last?.time ?? 0) > time
  }
}
