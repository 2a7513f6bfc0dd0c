internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarFrames
internal import PegbarGeometry
internal import PegbarScene

/// The masks of a layer as the outlines that normalizing makes of them (see
/// `Normalization.mask`), so that both can be compared one by one.
struct MaskCoverage {
  /// An outline and what it does to those before it.
  struct Part {
    var path: Path
    var tool: PathItem.Tool
    var opacity: Double
    var roles: [String] = []
  }

  /// The outlines in the order in which they are drawn.
  private(set) var parts: [Part] = []
  /// Whether nothing is left.
  private(set) var isEmpty: Bool

  private static let cut = Matte.Mode.alphaInverted.rawValue
  private static let keep = Matte.Mode.alpha.rawValue
  /// Whether all masks were looked at.
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
      if !isEmpty { parts += Self.inside(Self.keep, area) }
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

  /// The outlines of one mask; the outside of an inverted one goes without saying.
  private static func area(of mask: PathMask) -> [Part] {
    guard mask.opacity > 0, !mask.path.isEmpty else { return [] }
    var parts = [Part(path: mask.path, tool: .fill(.nonZero), opacity: mask.opacity)]
    if mask.expansion != 0 {
      // A stroke on the edge is added, or taken away.
      let isAdded = mask.expansion > 0
      parts.append(
        Part(
          path: mask.path, tool: .stroke(mask.edge), opacity: isAdded ? mask.opacity : 1,
          roles: isAdded ? [] : [cut]))
    }
    return mask.isInverted ? inside(cut, parts) : parts
  }
}
