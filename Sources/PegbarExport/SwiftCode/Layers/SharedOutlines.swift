internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarScene

// Path data that is used several times has a name: all of it, or what follows the start of a contour.
extension SceneCode {
  /// How many bytes it takes to give names to path data at all.
  private static let fewestSpared = 80

  /// Finds the path data that is used more than once, and gives it names where that is shorter.
  mutating func shareOutlines() {
    nameOutlines(outlineUses())
    // What is told by changes is not used.
    if writesChanges { nameOutlines(outlineUses()) }
  }

  private mutating func nameOutlines(_ uses: [OutlineUse]) {
    (sharedOutlines, outlineOrder, sharedContours, contourOrder) = ([:], [], [:], [])
    var spared = shareContours(of: uses)
    var names = SwiftNames(
      taken: Set(sharedContours.values).union(["init", "self", "Type"]))
    for use in uses {
      let parts = use.data.contours.count { sharedContours[$0.rest] != nil }
      let isLong = parts > Limits.sharedPartsInside && use.data.contours.count <= Limits.sharedParts
      guard isLong || use.layers.count > 1 else { continue }
      var candidate = names
      let name = candidate.name(for: CommonName.of(use.layers), .lower, fallback: "common")
      let gain = Self.gain(
        of: "Outline.\(name)", instead: use.layers.count, of: spelling(use.data).utf8.count + 2)
      guard isLong || gain > 0 else { continue }
      spared += gain
      names = candidate
      sharedOutlines[use.data.text] = name
      outlineOrder.append(use.data)
    }
    guard spared < Self.fewestSpared else { return }
    (sharedOutlines, outlineOrder, sharedContours, contourOrder) = ([:], [], [:], [])
  }

  /// How many bytes a name spares that stands for something as often as it is used.
  private static func gain(of name: String, instead count: Int, of length: Int) -> Int {
    count * (length - name.utf8.count) - length - name.utf8.count - "  static let = \n".utf8.count
  }

  /// Path data, and the layers that have it.
  private struct OutlineUse {
    var data: PathData
    var layers: [String]
  }

  /// All path data in the order of the layers.
  private func outlineUses() -> [OutlineUse] {
    var uses: [(data: PathData, layer: String)] = []
    for composition in [scene.root] + scene.definitions {
      var shapes: Set<NormalizedShape> = []
      var movements: Set<[String]> = []
      for layer in CompositionPlan(composition, definitions: definitions).layers.map(\.layer) {
        // One function makes shapes that are equal.
        if case .shape(let shape) = layer.content, form(of: layer) == .still,
          !shapes.insert(shape).inserted
        {
          continue
        }
        // So it does with keys that are.
        let data = pathData(of: layer)
        if data.count > 1, !movements.insert(data.map(\.text)).inserted { continue }
        uses += data.map { ($0, layer.name) }
      }
    }
    return uses.grouped(by: \.data.text).map {
      OutlineUse(data: $0.elements[0].data, layers: $0.elements.map(\.layer))
    }
  }

  private func pathData(of layer: NormalizedLayer) -> [PathData] {
    guard case .shape(let shape) = layer.content else { return [] }
    let form = form(of: layer)
    guard form != .oval else { return [] }
    let track: Track<Path>? = layer.tracks.track(of: .path)
    let moving = track.map { KeyTable($0).values } ?? []
    guard !moving.areVast else { return [] }
    let still = PathData(shape.path, keepsCurves: form != .still, notation: notation)
    guard writesChanges, !(sharedOutlines.isEmpty && sharedContours.isEmpty) else {
      return [still]
        + moving.map { PathData($0, keepsCurves: true, notation: notation) }
    }
    return [still] + Morph(moving, notation: notation) { literal($0) }.keys.compactMap(\.data)
  }

  /// Gives names to what follows the starts of contours, and how many bytes that spares.
  ///
  /// The letters of a text, and what is copied, are the same at several places.
  private mutating func shareContours(of uses: [OutlineUse]) -> Int {
    let parts = uses.filter { $0.data.contours.count <= Limits.sharedParts }.flatMap { use in
      // What is worth a name as a whole is written once.
      let gain = Self.gain(
        of: "Outline.outline", instead: use.layers.count, of: use.data.text.utf8.count + 2)
      return use.data.contours.map { (rest: $0.rest, count: gain > 0 ? 1 : use.layers.count) }
    }
    var spared = 0
    for (rest, parts) in parts.grouped(by: \.rest) {
      let count = parts.reduce(0) { $0 + $1.count }
      let name = contourOrder.isEmpty ? "part" : "part\(contourOrder.count + 1)"
      let gain = Self.gain(
        of: "\\(Outline.\(name))", instead: count, of: rest.utf8.count)
      guard gain > 0 else { continue }
      spared += gain
      sharedContours[rest] = name
      contourOrder.append(rest)
    }
    return spared
  }

  /// Path data by the names of contours that have some.
  ///
  /// - Parameter scope: What stands before the names.
  func spelling(_ data: PathData, in scope: String = "Outline.") -> String {
    guard data.contours.count <= Limits.sharedParts else { return data.text }
    return data.text { rest in sharedContours[rest].map { "\\(\(scope)\($0))" } ?? rest }
  }

  /// Writes the path data that is used several times.
  mutating func outlines() {
    let contours = contourOrder.compactMap { rest in
      sharedContours[rest].map { "static let \($0) = \"\(rest)\"" }
    }
    let wholes = outlineOrder.compactMap { data -> String? in
      guard let name = sharedOutlines[data.text] else { return nil }
      // The type of text that is put together takes long to find.
      let spelling = spelling(data, in: "")
      let type = spelling.contains("\\") ? ": String" : ""
      return "static let \(name)\(type) = \"\(spelling)\""
    }
    guard !contours.isEmpty || !wholes.isEmpty else { return }
    var part = SwiftText(depth: 1)
    part.line()
    part.line(
      "/// Path data that is used several times"
        + (contours.isEmpty ? "." : "; parts lack their starts."))
    part.block("fileprivate enum Outline {", of: contours + wholes)
    text.append(part.bytes)
  }
}
