import PegbarDiagnostics
import PegbarImport
import PegbarLottie
import PegbarScene
import Testing

/// What became of an animation that is written in a test.
struct Imported {
  /// The scene.
  let scene: Scene
  /// What import said; what reading said is left out.
  let findings: [Finding]

  /// The ids of what import said, in order.
  var ids: [String] { findings.map(\.kind.id) }

  /// The layer of the main composition at a place in the file.
  func layer(_ position: Int = 0) throws -> PegbarScene.Layer {
    try scene.root.layer(position)
  }

  /// The drawn content of the first layer.
  func shapes() throws -> ShapeContent {
    guard case .shapes(let content) = try layer().content else { throw Unexpected() }
    return content
  }
}

extension Composition {
  /// The layer at a place in the file.
  func layer(_ position: Int) throws -> PegbarScene.Layer {
    try #require(layers.first { $0.id == LayerID(position) })
  }
}

/// Says that something else was made than the test expects.
struct Unexpected: Error {}

/// Imports a document.
func imported(_ document: LottieDocument) -> Imported {
  let log = FindingLog()
  return Imported(scene: Importer().scene(from: document, log: log), findings: log.findings)
}

/// Reads an animation of 100 × 100 points, 60 frames and 30 frames a second.
func document(
  _ layers: [String], assets: [String] = [], rest: String = "", first: Int = 0, last: Int = 60
) throws -> LottieDocument {
  let json = """
    {"v": "5.7.0", "nm": "Main", "w": 100, "h": 100, "fr": 30, "ip": \(first), "op": \(last),
     "assets": [\(assets.joined(separator: ", "))],
     "layers": [\(layers.joined(separator: ", "))]\(rest.isEmpty ? "" : ", \(rest)")}
    """
  return try #require(try LottieDocument.read(Array(json.utf8), log: FindingLog()))
}

/// Imports layers, front to back.
func imported(
  layers: String..., assets: [String] = [], rest: String = "", first: Int = 0, last: Int = 60
) throws -> Imported {
  imported(try document(layers, assets: assets, rest: rest, first: first, last: last))
}

/// Imports one shape layer with these items.
func imported(shapes items: String..., ks: String = "") throws -> Imported {
  imported(try document([shapeLayer(items, ks: ks)]))
}

// MARK: Pieces of JSON

/// A layer; it shows all the time unless its members say otherwise.
func layer(_ type: Int, _ members: String..., name: String = "A", ks: String = "") -> String {
  let rest = members.map { ", \($0)" }.joined()
  return #"{"ty": \#(type), "nm": "\#(name)", "ks": {\#(ks)}\#(rest)}"#
}

/// A red solid.
func solid(_ members: String..., name: String = "A", ks: String = "") -> String {
  let rest = members.map { ", \($0)" }.joined()
  return layer(1, ##""sw": 10, "sh": 10, "sc": "#ff0000"\##(rest)"##, name: name, ks: ks)
}

/// A layer that shows a precomposition of 50 × 40.
func precomp(_ id: String, _ members: String..., name: String = "Use") -> String {
  let rest = members.map { ", \($0)" }.joined()
  return layer(0, #""refId": "\#(id)", "w": 50, "h": 40\#(rest)"#, name: name)
}

/// A precomposition.
func composition(_ id: String, _ layers: String..., rest: String = "") -> String {
  let rest = rest.isEmpty ? "" : ", \(rest)"
  return #"{"id": "\#(id)"\#(rest), "layers": [\#(layers.joined(separator: ", "))]}"#
}

/// A shape layer.
func shapeLayer(_ items: [String], name: String = "A", ks: String = "") -> String {
  layer(4, #""shapes": [\#(items.joined(separator: ", "))]"#, name: name, ks: ks)
}

/// A shape item.
func item(_ type: String, _ name: String, _ members: String...) -> String {
  let rest = members.map { ", \($0)" }.joined()
  return #"{"ty": "\#(type)", "nm": "\#(name)"\#(rest)}"#
}

/// A rectangle.
func rectangle(_ name: String, _ members: String...) -> String {
  let rest = members.map { ", \($0)" }.joined()
  return item("rc", name, #""p": {"k": [0, 0]}, "s": {"k": [10, 10]}, "r": {"k": 0}\#(rest)"#)
}

/// A red fill.
func fill(_ name: String = "Fill", _ members: String...) -> String {
  let rest = members.map { ", \($0)" }.joined()
  return item("fl", name, #""c": {"k": [1, 0, 0, 1]}, "o": {"k": 100}\#(rest)"#)
}

/// A group.
func group(_ name: String, _ items: String..., tr: String = "", more: String = "") -> String {
  let all = items + [#"{"ty": "tr"\#(tr.isEmpty ? "" : ", \(tr)")}"#]
  return item("gr", name, #""it": [\#(all.joined(separator: ", "))]\#(more)"#)
}
