package import PegbarDiagnostics
internal import PegbarGeometry
package import PegbarScene

extension Scene {
  /// Returns the scene with layers as they would be without what can hide them: masks, mattes,
  /// effects, the values of ignored expressions, and content that was not imported.
  ///
  /// - Parameters:
  ///   - numbers: The numbers of the layers (see `ItemOrigin.layers`).
  ///   - findings: The findings of the import.
  package func revealing(_ numbers: Set<Int>, _ findings: [Finding]) -> Scene {
    let expressions = IgnoredExpressions(findings)
    var scene = self
    var number = 0
    func reveal(_ composition: inout Composition) {
      composition.layers.changeEach { layer in
        if numbers.contains(number) { layer.reveal() }
        expressions.reveal(&layer)
        number += 1
      }
    }
    reveal(&scene.root)
    scene.definitions.changeEach(reveal)
    return scene
  }
}

extension Layer {
  /// Removes masks, mattes and effects, and fills the area of content that was not imported.
  fileprivate mutating func reveal() {
    masks = []
    effects = []
    matte = nil
    isMatteSource = false
    if case .empty = content, let size = lostSize.value {
      content = .solid(Solid(size: size, color: .black))
    }
  }
}

/// The properties whose expressions are ignored.
struct IgnoredExpressions {
  /// The JSON paths of the properties.
  private let paths: Set<String>
  /// The JSON paths of the layers with such a property in their content.
  private let layers: Set<String>

  init(_ findings: [Finding]) {
    let found = findings.filter { $0.kind == .expression }.map(\.path)
    paths = Set(found.map(\.description))
    layers = Set(
      found.compactMap { path in
        guard let layer = path.layer, let next = path.steps.dropFirst(layer.steps.count).first,
          case .key(let key) = next, Self.content.contains(key)
        else { return nil }
        return layer.description
      })
  }

  /// The members of a layer that determine its content.
  private static let content: Set<String> = ["shapes", "t", "ef", "masksProperties", "sy", "tm"]

  /// Returns `true` if the expression of a property in the content of a layer is ignored.
  func reachContent(of layer: Layer) -> Bool { layers.contains(layer.source) }

  /// Returns `true` if the expression of the opacity of a layer is ignored.
  func setOpacity(of layer: Layer) -> Bool { paths.contains(Self.opacity(of: layer)) }

  /// Makes a layer visible if an ignored expression sets its opacity or scale.
  func reveal(_ layer: inout Layer) {
    guard !paths.isEmpty else { return }
    if setOpacity(of: layer) { layer.opacity = .constant(1) }
    if paths.contains(Self.scale(of: layer)) { layer.transform.scale = .constant(.one) }
  }

  /// Returns the property whose ignored expression hides a layer, or `nil` if there is none.
  func cause(of layer: Layer, _ layers: LayersByID) -> String? {
    guard !paths.isEmpty else { return nil }
    if layer.opacity.isAlways(0), setOpacity(of: layer) { return "Opacity" }
    for carrier in [layer] + layer.parents(in: layers)
    where carrier.transform.scale.isDegenerate && paths.contains(Self.scale(of: carrier)) {
      return carrier.id == layer.id ? "Scale" : "Scale of the parent '\(carrier.name)'"
    }
    return nil
  }

  private static func opacity(of layer: Layer) -> String { layer.source + ".ks.o" }
  private static func scale(of layer: Layer) -> String { layer.source + ".ks.s" }
}
