import PegbarDiagnostics
import PegbarJSON
import PegbarLottie
import Testing

/// Reads an animation from a string.
func read(_ json: String) throws -> (document: LottieDocument, log: FindingLog) {
  let log = FindingLog()
  let document = try LottieDocument.read(Array(json.utf8), log: log)
  return (try #require(document), log)
}

/// Reads an animation of 100 × 100 pixels and 60 frames with these layers.
func read(layers: String, version: String = "5.7.0", rest: String = "") throws -> (
  document: LottieDocument, log: FindingLog
) {
  try read(
    """
    {"v": "\(version)", "w": 100, "h": 100, "fr": 30, "ip": 0, "op": 60, "layers": [\(layers)]\
    \(rest.isEmpty ? "" : ", \(rest)")}
    """)
}

/// Reads one layer.
func read(layer: String, version: String = "5.7.0") throws -> (layer: Layer, log: FindingLog) {
  let (document, log) = try read(layers: layer, version: version)
  return (try #require(document.layers.first), log)
}

/// Reads one item of a shape layer.
func read(item: String, version: String = "5.7.0") throws -> (item: ShapeItem, log: FindingLog) {
  let (layer, log) = try read(
    layer: #"{"ty": 4, "ks": {}, "ip": 0, "op": 60, "shapes": [\#(item)]}"#, version: version)
  guard case .shape(let items) = layer.kind else {
    throw UnexpectedKind(found: "\(layer.kind)")
  }
  return (try #require(items.first), log)
}

/// Reads the opacity of a layer.
func read(scalar: String) throws -> (property: Property<Double>, log: FindingLog) {
  let (layer, log) = try read(layer: #"{"ty": 3, "ks": {"o": \#(scalar)}}"#)
  return (layer.transform.opacity, log)
}

/// Reads the scale of a layer.
func read(vector: String) throws -> (property: Property<Vector>, log: FindingLog) {
  let (layer, log) = try read(layer: #"{"ty": 3, "ks": {"s": \#(vector)}}"#)
  return (layer.transform.scale, log)
}

/// Reads the color of a fill.
func read(
  color: String, version: String = "5.7.0"
) throws -> (property: Property<Color>, log: FindingLog) {
  let (item, log) = try read(item: #"{"ty": "fl", "c": \#(color)}"#, version: version)
  guard case .style(.fill(let fill)) = item.kind, case .color(let color) = fill.paint else {
    throw UnexpectedKind(found: "\(item.kind)")
  }
  return (color, log)
}

/// Reads the path of a path item.
func read(path: String) throws -> (property: Property<BezierPath>, log: FindingLog) {
  let (item, log) = try read(item: #"{"ty": "sh", "ks": \#(path)}"#)
  guard case .geometry(.path(let path)) = item.kind else {
    throw UnexpectedKind(found: "\(item.kind)")
  }
  return (path.path, log)
}

extension Slot {
  /// The default as a number, if it can be one.
  var scalar: Property<Double>? { property() }
  /// The default as a vector, if it can be one.
  var vector: Property<Vector>? { property() }
  /// The default as a color, if it can be one.
  var color: Property<Color>? { property() }
}

/// An error for an item of an unexpected kind.
struct UnexpectedKind: Error {
  /// The kind that was read.
  let found: String
}

extension FindingLog {
  /// The IDs of the findings, in order.
  var ids: [String] { findings.map(\.kind.id) }
}
