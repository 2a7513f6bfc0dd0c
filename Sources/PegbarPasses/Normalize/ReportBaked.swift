internal import PegbarDiagnostics
package import PegbarScene

/// Says of every track that was sampled how many keys it took and how far they are off.
///
/// One walk over the result, so that nothing is sampled without being said. A track is spoken of
/// once, however often its layer is repeated as a parent or in copies.
struct ReportBaked {
  let log: FindingLog

  private struct Subject: Hashable {
    var source: String
    var property: String
  }

  func report(_ scene: NormalizedScene) {
    var known: Set<Subject> = []
    for composition in scene.definitions + [scene.root] {
      for layer in composition.layers {
        report(layer, [composition.name], "$", &known)
      }
    }
  }

  private func report(
    _ layer: NormalizedLayer, _ outer: [String], _ outerSource: String,
    _ known: inout Set<Subject>
  ) {
    // Layers that conversion added belong to what they stand in.
    let source = layer.source.isEmpty ? outerSource : layer.source
    let breadcrumb = layer.source.isEmpty ? outer : outer + [layer.designerName]
    for track in layer.tracks {
      guard let (keys, error) = track.sampling else { continue }
      let title = track.property.title
      guard known.insert(Subject(source: source, property: title)).inserted else { continue }
      log.add(
        Finding(
          track.property == .path ? .pathBaked : .motionBaked,
          "\(title) was sampled into \(keys) keys",
          path: JSONPath(parsing: source) ?? JSONPath(), breadcrumb: breadcrumb,
          outcome: .baked(keys: keys, error: error, unit: track.property.unit)))
    }
    for sublayer in layer.sublayers + (layer.mask?.layers ?? []) {
      report(sublayer, breadcrumb, source, &known)
    }
  }
}

extension NormalizedTrack {
  /// How many keys a sampled track has and how far they are off; nothing for others, and for
  /// flags, which only jump.
  fileprivate var sampling: (keys: Int, error: Double)? {
    let (count, fidelity): (Int, Fidelity)
    switch keys {
    case .number(let track): (count, fidelity) = (track.keys.count, track.fidelity)
    case .point(let track): (count, fidelity) = (track.keys.count, track.fidelity)
    case .color(let track): (count, fidelity) = (track.keys.count, track.fidelity)
    case .colors(let track): (count, fidelity) = (track.keys.count, track.fidelity)
    case .numbers(let track): (count, fidelity) = (track.keys.count, track.fidelity)
    case .path(let track): (count, fidelity) = (track.keys.count, track.fidelity)
    case .flag: return nil
    }
    switch fidelity {
    case .baked(let error, _): return (count, error)
    case .exact, .approximate: return nil
    }
  }
}

extension Property {
  /// What an error of a normalized track is measured in.
  fileprivate var unit: Finding.Unit {
    switch self {
    case .rotation, .skew, .skewAxis, .highlightAngle, .shadowDirection: .degrees
    case .scale, .scaleX, .scaleY, .opacity, .isHidden, .fillColor, .strokeColor, .strokeStart,
      .strokeEnd, .trimStart, .trimEnd, .trimOffset, .gradientStops, .colors, .locations,
      .maskOpacity, .highlightLength, .outerRoundness, .innerRoundness, .pointCount, .miterLimit,
      .timeRemap, .shadowColor, .shadowOpacity, .effectAmount, .shadowsColor, .midtonesColor,
      .highlightsColor, .inputBlack, .inputWhite, .gamma, .outputBlack, .outputWhite:
      .fraction
    case .anchor, .anchorX, .anchorY, .position, .positionX, .positionY, .path, .center, .centerX,
      .centerY, .size, .width, .height, .cornerRadius, .outerRadius, .innerRadius, .lineWidth,
      .dashLength, .dashPhase, .gradientStart, .gradientStartX, .gradientStartY, .gradientEnd,
      .gradientEndX, .gradientEndY, .maskExpansion, .shadowOffset, .shadowOffsetX, .shadowOffsetY,
      .shadowRadius, .shadowDistance, .blurRadius:
      .points
    }
  }

  /// What After Effects calls what a normalized track moves.
  package var title: String {
    switch self {
    case .anchor, .anchorX, .anchorY: "Anchor Point"
    case .position, .positionX, .positionY: "Position"
    case .scale, .scaleX, .scaleY: "Scale"
    case .rotation: "Rotation"
    case .skew, .skewAxis: "Skew"
    case .opacity: "Opacity"
    case .isHidden: "the time in which it shows"
    case .path: "the path"
    case .center, .centerX, .centerY: "Position"
    case .size, .width, .height: "Size"
    case .cornerRadius: "Roundness"
    case .pointCount: "Points"
    case .outerRadius: "Outer Radius"
    case .outerRoundness: "Outer Roundness"
    case .innerRadius: "Inner Radius"
    case .innerRoundness: "Inner Roundness"
    case .fillColor, .strokeColor: "Color"
    case .lineWidth: "Stroke Width"
    case .miterLimit: "Miter Limit"
    case .dashLength: "Dash"
    case .dashPhase: "the Offset of the dashes"
    case .strokeStart, .trimStart: "Start of Trim Paths"
    case .strokeEnd, .trimEnd: "End of Trim Paths"
    case .trimOffset: "Offset of Trim Paths"
    case .gradientStart, .gradientStartX, .gradientStartY: "Start Point"
    case .gradientEnd, .gradientEndX, .gradientEndY: "End Point"
    case .gradientStops, .colors, .locations: "Colors"
    case .highlightLength: "Highlight Length"
    case .highlightAngle: "Highlight Angle"
    case .maskOpacity: "Mask Opacity"
    case .maskExpansion: "Mask Expansion"
    case .shadowColor: "the color of the shadow"
    case .shadowOpacity: "the opacity of the shadow"
    case .shadowOffset, .shadowOffsetX, .shadowOffsetY, .shadowDirection, .shadowDistance:
      "Direction and Distance of the shadow"
    case .shadowRadius: "Softness of the shadow"
    case .blurRadius: "Blurriness"
    case .effectAmount: "Amount of the effect"
    case .shadowsColor, .midtonesColor, .highlightsColor: "Color of the effect"
    case .inputBlack, .inputWhite, .gamma, .outputBlack, .outputWhite: "Levels"
    case .timeRemap: "Time Remap"
    }
  }
}
