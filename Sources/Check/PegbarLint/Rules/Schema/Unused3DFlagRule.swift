public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// 3D flag without 3D content.
  package static let unused3DFlag = Rule(
    .rule(
      "schema/unused-3d-flag", .note,
      RulePage(
        title: "Unneeded 3D flag",
        meaning: """
          The animation or a layer is marked as 3D (`ddd`). No layer has a Z position or a \
          rotation around the x-axis or y-axis, and there is no camera or light.
          """,
        effect: """
          None visible, but players and checks that rely on the flag treat the animation as 3D, \
          which is slower or unsupported.
          """,
        wayOut: "Turn off the 3D Layer switch of all layers, and export again.")),
    example: .animation(#""ddd": 1"#),
    check: .document { run in
      let layers = Array(run.document.allLayers)
      let marked = layers.filter(\.is3D)
      guard run.document.is3D || !marked.isEmpty, !layers.contains(where: \.hasDepth) else {
        return
      }
      let message =
        marked.isEmpty
        ? "the animation is marked as 3D, but no layer is a 3D layer"
        : "\(NumberWords.count(marked.count, "layer")) marked as 3D "
          + "\(marked.count == 1 ? "has" : "have") no position or rotation in depth"
      if run.document.is3D {
        run.report(message, key: "ddd")
      } else if let first = marked.first {
        run.report(message, at: first.source, key: "ddd")
      }
    })
}

extension Layer {
  /// `true` if the layer is a camera or a light, or possibly leaves the plane of the picture.
  fileprivate var hasDepth: Bool {
    switch kind {
    case .camera, .light: return true
    case .precomp, .solid, .image, .null, .shape, .text, .audio, .adjustment, .data, .unknown: break
    }
    guard is3D else { return false }
    let turns = [transform.rotationX, transform.rotationY].compactMap(\.self)
    let orientation = transform.orientation.map { $0.constantValue?.isZero ?? false } ?? true
    return !turns.allSatisfy { $0.constantValue == 0 } || !orientation
      || !transform.anchor.isFlat || !transform.position.isFlat
  }
}

extension Property<Vector> {
  /// `true` if the third component is always 0.
  fileprivate var isFlat: Bool {
    isPlain
      && values.allSatisfy { $0.z == 0 }
      && keyframes.allSatisfy { ($0.spatialOut?.z ?? 0) == 0 && ($0.spatialIn?.z ?? 0) == 0 }
  }
}

extension Transform.Position {
  /// `true` if the position is always in the plane of the picture.
  fileprivate var isFlat: Bool {
    switch self {
    case .joined(let position): position.isFlat
    case .split(_, _, let z): z.map { $0.constantValue == 0 } ?? true
    }
  }
}

extension FindingKind {
  /// 3D flag without 3D content (`schema/unused-3d-flag`).
  public static let unused3DFlag = Rule.unused3DFlag.pageKind
}
