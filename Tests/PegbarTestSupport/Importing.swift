package import PegbarDiagnostics
internal import PegbarImport
package import PegbarLottie
internal import PegbarPasses
package import PegbarScene

/// The import result of an animation in a test.
package struct Imported {
  /// The scene.
  package let scene: Scene
  /// The findings of import and of the scene checks, without those of reading.
  package let findings: [Finding]

  /// The IDs of the import findings, in order.
  package var ids: [String] { findings.map(\.kind.id) }

  /// Returns the layer of the main composition at a position in the file.
  package func layer(_ position: Int = 0) throws -> PegbarScene.Layer {
    try scene.root.layer(position)
  }

  /// Returns the drawn content of the first layer.
  package func shapes() throws -> ShapeContent {
    guard case .shapes(let content) = try layer().content else { throw Unexpected() }
    return content
  }
}

extension Composition {
  /// Returns the layer at a position in the file.
  package func layer(_ position: Int) throws -> PegbarScene.Layer {
    try layers.first { $0.id == LayerID(position) } ?? { throw Unexpected() }()
  }
}

/// An error for an unexpected result.
package struct Unexpected: Error {
  /// Creates an error.
  package init() {}
}

/// Imports and checks a document.
package func imported(_ document: LottieDocument) -> Imported {
  let log = FindingLog()
  let result = Importer().scene(from: document, log: log)
  SceneChecks(result.scene, log: log).judge(result.pendingChecks)
  return Imported(scene: result.scene, findings: log.findings)
}

/// Reads an animation of 100 × 100 points and 60 frames, at 30 frames per second.
package func document(
  _ layers: [String], assets: [String] = [], rest: String = "", first: Int = 0, last: Int = 60
) throws -> LottieDocument {
  let json = """
    {"v": "5.7.0", "nm": "Main", "w": 100, "h": 100, "fr": 30, "ip": \(first), "op": \(last),
     "assets": [\(assets.joined(separator: ", "))],
     "layers": [\(layers.joined(separator: ", "))]\(rest.isEmpty ? "" : ", \(rest)")}
    """
  guard let document = try LottieDocument.read(Array(json.utf8), log: FindingLog()) else {
    throw Unexpected()
  }
  return document
}

/// Imports layers, front to back.
package func imported(
  layers: String..., assets: [String] = [], rest: String = "", first: Int = 0, last: Int = 60
) throws -> Imported {
  imported(try document(layers, assets: assets, rest: rest, first: first, last: last))
}

/// Imports a shape layer with these items.
package func imported(shapes items: String..., ks: String = "") throws -> Imported {
  imported(try document([shapeLayer(items, ks: ks)]))
}

// MARK: Pieces of JSON

/// A layer, which is always visible unless its members specify otherwise.
package func layer(_ type: Int, _ members: String..., name: String = "A", ks: String = "") -> String
{
  let rest = members.map { ", \($0)" }.joined()
  return #"{"ty": \#(type), "nm": "\#(name)", "ks": {\#(ks)}\#(rest)}"#
}

/// A red solid.
package func solid(_ members: String..., name: String = "A", ks: String = "") -> String {
  let rest = members.map { ", \($0)" }.joined()
  return layer(1, ##""sw": 10, "sh": 10, "sc": "#ff0000"\##(rest)"##, name: name, ks: ks)
}

/// A layer of a precomposition, with 50 × 40 points.
package func precomp(_ id: String, _ members: String..., name: String = "Use") -> String {
  let rest = members.map { ", \($0)" }.joined()
  return layer(0, #""refId": "\#(id)", "w": 50, "h": 40\#(rest)"#, name: name)
}

/// A precomposition.
package func composition(_ id: String, _ layers: String..., rest: String = "") -> String {
  let rest = rest.isEmpty ? "" : ", \(rest)"
  return #"{"id": "\#(id)"\#(rest), "layers": [\#(layers.joined(separator: ", "))]}"#
}

/// A shape layer.
package func shapeLayer(_ items: [String], name: String = "A", ks: String = "") -> String {
  layer(4, #""shapes": [\#(items.joined(separator: ", "))]"#, name: name, ks: ks)
}

/// A shape item.
package func item(_ type: String, _ name: String, _ members: String...) -> String {
  let rest = members.map { ", \($0)" }.joined()
  return #"{"ty": "\#(type)", "nm": "\#(name)"\#(rest)}"#
}

/// A rectangle.
package func rectangle(_ name: String, _ members: String...) -> String {
  let rest = members.map { ", \($0)" }.joined()
  return item("rc", name, #""p": {"k": [0, 0]}, "s": {"k": [10, 10]}, "r": {"k": 0}\#(rest)"#)
}

/// A red fill.
package func fill(_ name: String = "Fill", _ members: String...) -> String {
  let rest = members.map { ", \($0)" }.joined()
  return item("fl", name, #""c": {"k": [1, 0, 0, 1]}, "o": {"k": 100}\#(rest)"#)
}

/// A group.
package func group(_ name: String, _ items: String..., tr: String = "", more: String = "") -> String
{
  let all = items + [#"{"ty": "tr"\#(tr.isEmpty ? "" : ", \(tr)")}"#]
  return item("gr", name, #""it": [\#(all.joined(separator: ", "))]\#(more)"#)
}

/// The member `ef` with an effect whose parameters have match names.
package func effect(
  _ type: Int, _ name: String, _ parameters: [(String, String)]
) -> String {
  let list = parameters.map {
    #"{"ty": 0, "mn": "ADBE \#(name)-\#($0.0)", "v": {"k": \#($0.1)}}"#
  }
  return
    #""ef": [{"ty": \#(type), "mn": "ADBE \#(name)", "ef": [\#(list.joined(separator: ","))]}]"#
}
