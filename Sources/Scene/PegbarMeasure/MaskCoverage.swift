internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarFrames
internal import PegbarGeometry
internal import PegbarScene

/// The masks of a layer as the outlines that normalizing creates from them.
///
/// The outlines match those of `Normalization.mask`, so that they can be compared one by one.
struct MaskCoverage {
  /// An outline and its effect on the preceding ones.
  struct Part {
    var path: Path
    var tool: PathItem.Tool
    var opacity: Double
    var roles: [String] = []
  }

  /// The outlines, in rendering order.
  private(set) var parts: [Part] = []
  /// `true` if the masks hide everything.
  private(set) var isEmpty: Bool

  private static let cut = Matte.Mode.alphaInverted.rawValue
  private static let keep = Matte.Mode.alpha.rawValue
  /// `true` if all masks are included.
  var isComplete: Bool { parts.count <= Limits.coveredParts }

  init(_ masks: [PathMask]) {
    isEmpty = !(masks.first?.startsFull ?? false)
    for (index, mask) in masks.enumerated() where parts.count <= Limits.coveredParts {
      add(mask, isFirst: index == 0)
    }
  }

  private mutating func add(_ mask: PathMask, isFirst: Bool) {
    let area = Self.area(of: mask)
    let isNothing = mask.opacity <= 0 || mask.path.isEmpty && !mask.isInverted
    switch mask.mode {
    case .add, .lighten:
      parts += area
      isEmpty = isEmpty && isNothing
    case .subtract:
      if !isEmpty, !isNothing { parts += Self.inside(Self.cut, area) }
    case .intersect, .darken:
      if isNothing { (parts, isEmpty) = ([], true) }
      if !isEmpty { parts += isFirst ? area : Self.inside(Self.keep, area) }
    case .difference:
      parts += isFirst ? area : Self.inside(BlendMode.xor.rawValue, area)
      isEmpty = isEmpty && isNothing
    }
  }

  private static func inside(_ role: String, _ parts: [Part]) -> [Part] {
    var parts = parts
    parts.changeEach { $0.roles.insert(role, at: 0) }
    return parts
  }

  /// Returns the outlines of one mask; the outside of an inverted mask is implied.
  private static func area(of mask: PathMask) -> [Part] {
    guard mask.opacity > 0, !mask.path.isEmpty else { return [] }
    var parts = [Part(path: mask.path, tool: .fill(.nonZero), opacity: mask.opacity)]
    if mask.expansion != 0 {
      // A stroke along the edge is added or subtracted.
      let isAdded = mask.expansion > 0
      parts.append(
        Part(
          path: mask.path, tool: .stroke(mask.edge), opacity: isAdded ? mask.opacity : 1,
          roles: isAdded ? [] : [cut]))
    }
    return mask.isInverted ? inside(cut, parts) : parts
  }
}
