import PegbarGeometry
import PegbarScene

/// Conditions that every scene satisfies, regardless of the file; collects the violations.
struct SceneInvariants {
  /// The violations, each with its layer.
  private(set) var violations: [String] = []
  private var place = ""

  /// Checks a whole scene.
  mutating func check(_ scene: Scene) {
    let definitions = Set(scene.definitions.map(\.id))
    let images = Set(scene.images.map(\.id))
    expect(definitions.count == scene.definitions.count, "two definitions have one id")
    expect(scene.duration.isFinite && scene.duration > 0, "duration \(scene.duration)")
    expect(
      Set(scene.markers.map(\.name)).count == scene.markers.count, "two markers have one name")
    finite(scene.markers)
    finite(scene.images.map(\.size))
    for composition in [scene.root] + scene.definitions {
      place = composition.id
      check(composition, definitions, images)
    }
    checkNesting(scene)
  }

  private mutating func expect(_ condition: Bool, _ violation: @autoclosure () -> String) {
    if !condition { violations.append("\(place): \(violation())") }
  }

  private mutating func check(
    _ composition: Composition, _ definitions: Set<String>, _ images: Set<String>
  ) {
    let layers = Dictionary(composition.layers.map { ($0.id, $0) }) { first, _ in first }
    expect(layers.count == composition.layers.count, "two layers have one id")
    finite(composition.size)
    for layer in composition.layers {
      place = "\(composition.id) \(layer.source) \(layer.name)"
      if let parent = layer.transformParent { expect(layers[parent] != nil, "parent is missing") }
      if let matte = layer.matte { expect(layers[matte.source] != nil, "matte is missing") }
      if let opacity = layer.opacity.constant { expect(0...1 ~= opacity, "opacity \(opacity)") }
      switch layer.content {
      case .empty, .solid, .camera: break
      case .image(let use): expect(images.contains(use.image), "image is missing")
      case .instance(let instance):
        expect(definitions.contains(instance.definition), "definition is missing")
        expect(instance.timeMap.rate != 0, "rate is 0")
      case .shapes(let shapes): check(shapes)
      case .text(let text):
        let document = text.document.constant ?? text.document.track?.keys.first?.value
        expect(document.map { $0.size.isFinite && $0.lineHeight.isFinite } ?? false, "no size")
      }
      finite(layer)
      var violations: [String] = []
      layer.showTracks { violations += $0.violations($1.reference) }
      for violation in violations { expect(false, violation) }
    }
    expect(ends(layers) { $0.transformParent }, "parents make a circle")
    expect(ends(layers) { $0.matte?.source }, "mattes make a circle")
  }

  /// Returns `true` if following `next` from any layer ends.
  private func ends(_ layers: [LayerID: Layer], _ next: (Layer) -> LayerID?) -> Bool {
    var known: Set<LayerID> = []
    for start in layers.keys {
      var way: Set<LayerID> = []
      var current: LayerID? = start
      while let id = current, !known.contains(id) {
        guard way.insert(id).inserted else { return false }
        current = layers[id].flatMap(next)
      }
      known.formUnion(way)
    }
    return true
  }

  private mutating func check(_ shapes: ShapeContent) {
    for (index, group) in shapes.groups.enumerated() {
      if let parent = group.parent { expect(parent < index, "group before its parent") }
    }
    for path in shapes.paths {
      if let group = path.group { expect(shapes.groups.indices ~= group, "group of path") }
    }
    for modifier in shapes.modifiers { check(modifier.paths, shapes) }
    for node in shapes.nodes { check(node, in: nil, shapes) }
    let names =
      shapes.paths.map(\.name) + shapes.groups.map(\.name) + shapes.modifiers.map(\.name)
    expect(Set(names).count == names.count, "two parts have one name")
  }

  private mutating func check(_ paths: [Int], _ shapes: ShapeContent) {
    expect(!paths.isEmpty, "nothing to paint or change")
    expect(paths.allSatisfy { shapes.paths.indices ~= $0 }, "path index")
    expect(zip(paths, paths.dropFirst()).allSatisfy { $0 < $1 }, "order of paths")
  }

  private mutating func check(_ node: ShapeNode, in group: Int?, _ shapes: ShapeContent) {
    switch node {
    case .style(let style):
      expect(style.group == group, "style in another group than its node")
      check(style.paths, shapes)
    case .group(let index, let children):
      guard shapes.groups.indices ~= index else { return expect(false, "group index") }
      expect(shapes.groups[index].parent == group, "group in another group than its node")
      for child in children { check(child, in: index, shapes) }
    }
  }

  /// Checks that no definition contains itself.
  private mutating func checkNesting(_ scene: Scene) {
    let uses = Dictionary(
      scene.definitions.map { definition in
        (
          definition.id,
          definition.layers.compactMap { layer -> String? in
            guard case .instance(let instance) = layer.content else { return nil }
            return instance.definition
          }
        )
      }
    ) { first, _ in first }
    // Removing definitions that use none of the remaining ones must leave no definition.
    var left = uses
    while let leaf = left.first(where: { $0.value.allSatisfy { left[$0] == nil } }) {
      left[leaf.key] = nil
    }
    place = ""
    expect(left.isEmpty, "definitions make a circle: \(left.keys.sorted())")
  }

  /// Checks every number of a part.
  private mutating func finite(_ part: Any) {
    switch part {
    case let number as Double: expect(number.isFinite, "\(number)")
    case let leaf as any FiniteChecked: expect(leaf.isFinite, "a number is not finite")
    case is String, is Bool, is Int: return
    default: for child in Mirror(reflecting: part).children { finite(child.value) }
    }
  }
}

/// A type with a check that is faster than reflection.
private protocol FiniteChecked {
  var isFinite: Bool { get }
}

extension Point: FiniteChecked {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}

extension Path: FiniteChecked {
  fileprivate var isFinite: Bool {
    contours.allSatisfy {
      $0.vertices.allSatisfy {
        $0.point.isFinite && $0.inControl.isFinite && $0.outControl.isFinite
      }
    }
  }
}

extension Track: FiniteChecked {
  fileprivate var isFinite: Bool { keys.allSatisfy { $0.isFinite } }
}

extension Key {
  fileprivate var isFinite: Bool {
    let motionPath = motionPath.map { $0.control1.isFinite && $0.control2.isFinite } ?? true
    guard time.isFinite, motionPath else { return false }
    if case .bezier(let curve) = curve {
      guard curve.y1.isFinite, curve.y2.isFinite, 0...1 ~= curve.x1, 0...1 ~= curve.x2 else {
        return false
      }
    }
    if let number = value as? Double { return number.isFinite }
    if let leaf = value as? any FiniteChecked { return leaf.isFinite }
    // Components of colors and gradients are within 0…1, which excludes NaN.
    if let stops = value as? GradientStops {
      return stops.colors.allSatisfy { 0...1 ~= $0.offset && 0...1 ~= $0.color.red }
        && stops.alphas.allSatisfy { 0...1 ~= $0.offset && 0...1 ~= $0.alpha }
    }
    if let color = value as? Color { return 0...1 ~= color.red && 0...1 ~= color.green }
    return true
  }
}

extension AnyTrack {
  /// Returns the problems of the keyframes.
  fileprivate func violations(_ reference: TrackReference) -> [String] {
    var violations: [String] = []
    let times = keyTimes
    if times.count < 2 { violations.append("\(reference): \(times.count) keys") }
    if zip(times, times.dropFirst()).contains(where: { $0 > $1 }) {
      violations.append("\(reference): keys out of order")
    }
    // Only expressions are sampled, with a small error.
    if case .baked(let error, _) = fidelity, error > 0.1 {
      violations.append("\(reference): off by \(error)")
    }
    return violations
  }
}
