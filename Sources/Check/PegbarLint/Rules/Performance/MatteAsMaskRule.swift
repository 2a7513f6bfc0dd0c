public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Track matte with a single static outline.
  package static let matteAsMask = Rule(
    .rule(
      "perf/matte-as-mask", .note,
      RulePage(
        title: "Track matte that could be a mask",
        meaning: """
          The track matte is a single filled outline, and neither the matte nor the layer moves. A \
          mask with the same outline has the same effect and is faster to draw.
          """,
        effect: "The animation is slower to draw than necessary.",
        wayOut: """
          Copy the path of the matte layer, paste it into the layer as a mask, and delete the \
          matte layer.
          """)),
    example: .layers([
      #"""
      "ty": 4, "td": 1, "shapes": [{"ty": "sh", "ks": {"a": 0, "k": {"c": true, \#
      "v": [[0, 0], [9, 0], [9, 9]], "i": [[0, 0], [0, 0], [0, 0]], \#
      "o": [[0, 0], [0, 0], [0, 0]]}}}, {"ty": "fl", "c": {"k": [0, 0, 0]}, "o": {"k": 100}}]
      """#, #""tt": 1"#,
    ]),
    check: .composition { composition, run in
      for (layer, source) in composition.mattes where layer.isShown {
        guard layer.matte?.mode == .alpha || layer.matte?.mode == .alphaInverted,
          layer.parent == source.parent, source.inPoint <= layer.inPoint,
          source.outPoint >= layer.outPoint, layer.transform.isStill, source.isPlainOutline
        else { continue }
        run.report(
          "the matte “\(source.name ?? source.kind.title)” is a single static outline; a mask "
            + "would have the same effect", at: layer.source)
      }
    })
}

extension Layer {
  /// `true` if the layer is a single opaque, filled, static outline.
  fileprivate var isPlainOutline: Bool {
    guard case .shape(let items) = kind, masks.isEmpty, effects.isEmpty, styles.isEmpty,
      matte == nil, transform.isStill, transform.isOpaque
    else { return false }
    var outline = PlainOutline()
    return outline.add(items) && outline.paths == 1 && outline.fills == 1
  }
}

extension DocumentProperty {
  /// `true` if the value never changes.
  fileprivate var isStill: Bool { keyframes.count < 2 && expression == nil && slot == nil }
}

extension ShapeItem.Geometry {
  /// `true` if the outline never changes.
  fileprivate var isStill: Bool {
    switch self {
    case .path(let path): path.path.isStill
    case .rectangle(let rectangle): rectangle.properties.allSatisfy { $0.isStill }
    case .ellipse(let ellipse): ellipse.properties.allSatisfy { $0.isStill }
    case .polystar: false
    }
  }
}

extension Transform {
  /// `true` if the transform never changes, except for its opacity.
  fileprivate var isStill: Bool {
    position.properties.allSatisfy { $0.isStill }
      && anchor.isStill && scale.isStill && rotation.isStill && skew.isStill && skewAxis.isStill
  }

  /// `true` if the opacity is always 100%.
  fileprivate var isOpaque: Bool { opacity.isStill && opacity.fixedValue == 100 }
}

/// The outlines and fills of a simple list of shapes.
private struct PlainOutline {
  private(set) var paths = 0
  private(set) var fills = 0

  /// Adds items, or returns `false` if one is neither a static outline nor a plain fill.
  mutating func add(_ items: [ShapeItem]) -> Bool {
    for item in items where !item.isHidden {
      switch item.kind {
      case .group(let group):
        let transform = group.transform
        guard transform?.isStill != false, transform?.isOpaque != false, add(group.items) else {
          return false
        }
      case .geometry(let geometry):
        guard geometry.isStill else { return false }
        paths += 1
      case .style(.fill(let fill)):
        guard case .color = fill.paint, fill.opacity.isStill, fill.opacity.fixedValue == 100 else {
          return false
        }
        fills += 1
      case .style, .modifier, .repeater, .twist, .noStyle, .unknown: return false
      }
    }
    return true
  }
}

extension FindingKind {
  /// Track matte that could be a mask (`perf/matte-as-mask`).
  public static let matteAsMask = Rule.matteAsMask.pageKind
}
