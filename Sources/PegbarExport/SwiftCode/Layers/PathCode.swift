internal import PegbarScene

extension SceneCode {
  /// A path as a call that builds it: an ellipse by its radii, anything else from SVG path data.
  mutating func outline(_ path: Path, form: PathForm) -> SwiftExpression {
    switch form {
    case .oval:
      if let oval = Oval(path) {
        let spelling = spelling(oval)
        support.insert(.oval, sparing: plainSize(of: path) - spelling.utf8.count)
        return .text(spelling)
      }
    case .still, .curves: break
    }
    support.insert(.outline)
    return .text("outline(\(pathData(path, form: form)))")
  }

  /// A path as a string literal, or by its name if it is used several times.
  mutating func pathData(_ path: Path, form: PathForm) -> String {
    let keepsCurves = form != .still
    let data = PathData(path, keepsCurves: keepsCurves, mirrors: mirrorsControls)
    pathCommands.formUnion(data.letters)
    if data.hasLaterMoves { hasLaterMoves = true }
    if data.letters.contains("s"), mirroredData[data.text] == nil {
      let plain = PathData(path, keepsCurves: keepsCurves, mirrors: false)
      mirroredData[data.text] = plain.text.utf8.count - data.text.utf8.count
    }
    return sharedOutlines[data.text].map { "Outline." + $0 } ?? "\"\(data.text)\""
  }

  /// What the outlines of a shape layer are built of.
  func form(of layer: NormalizedLayer) -> PathForm {
    PathForm(of: layer, knowsOvals: !inlined.contains(.oval))
  }

  /// How many bytes an ellipse takes as a call with path data; what that leaves out counts.
  mutating func plainSize(of oval: Path) -> Int {
    let data = PathData(oval, keepsCurves: true).text
    let plain = PathData(oval, keepsCurves: true, mirrors: false).text
    mirroredOvals[data] = plain.utf8.count - data.utf8.count
    return data.utf8.count + "outline(\"\")".utf8.count
  }

  mutating func spelling(_ oval: Oval) -> String {
    pathCommands.formUnion(mirrorsControls ? ["M", "c", "s", "Z"] : ["M", "c", "Z"])
    var numbers = [oval.center.x, oval.center.y, oval.radii.x]
    if oval.radii.y != oval.radii.x { numbers.append(oval.radii.y) }
    return "oval(\(numbers.map(SwiftLiteral.number).joined(separator: ", ")))"
  }
}

/// What an outline is built of, which is the same at every key of one that moves.
enum PathForm {
  /// Lines and curves, as it is.
  case still
  /// Curves alone: only they can become every shape.
  case curves
  /// An ellipse, at every key.
  case oval

  /// What the outlines of a shape layer are built of.
  init(of layer: NormalizedLayer, knowsOvals: Bool = true) {
    guard case .shape(let shape) = layer.content else {
      self = .still
      return
    }
    let paths = layer.tracks.flatMap { track -> [Path] in
      guard track.property == .path, case .path(let keys) = track.keys else { return [] }
      return keys.keys.map(\.value)
    }
    self = paths.isEmpty ? .still : .curves
    if knowsOvals, Oval(shape.path) != nil, paths.allSatisfy({ Oval($0) != nil }) { self = .oval }
  }
}

/// SVG path data with M, l, c, s and Z alone; letters, blanks and minuses part the numbers.
struct PathData {
  /// The data.
  private(set) var text = ""
  private var command: Character = "Z"
  /// Whether control points that mirror the one before are left out.
  private let mirrors: Bool
  /// Whether it has several contours.
  private(set) var hasLaterMoves = false

  /// The letters in it.
  var letters: [Character] {
    Set(text.utf8.lazy.filter(NumberData.isLetter)).map { Character(Unicode.Scalar($0)) }
  }

  /// Writes a path; straight sides are curves, too, where those are kept.
  ///
  /// - Parameter mirrors: Whether control points that mirror the one before are left out.
  init(_ path: Path, keepsCurves: Bool, mirrors: Bool = true) {
    self.mirrors = mirrors
    for contour in path.contours { add(contour, keepsCurves) }
  }

  private mutating func add(_ contour: Contour, _ keepsCurves: Bool) {
    guard let first = contour.vertices.first else { return }
    if !text.isEmpty {
      text += " "
      hasLaterMoves = true
    }
    add("M", [first.point], from: .zero)
    var from = first
    // The second control point of the curve before, mirrored at its end.
    var mirrored: Point?
    let vertices = contour.vertices.dropFirst() + (contour.isClosed ? [first] : [])
    for (index, to) in vertices.enumerated() {
      let isStraight = from.outControl == from.point && to.inControl == to.point
      if isStraight, !keepsCurves {
        // The last side of a closed contour is what closing it draws.
        if !contour.isClosed || index < vertices.count - 1 {
          add("l", [to.point], from: from.point)
        }
        mirrored = nil
      } else {
        if mirrors, let mirrored, (mirrored - from.outControl).length < 2e-5 {
          add("s", [to.inControl, to.point], from: from.point)
        } else {
          add("c", [from.outControl, to.inControl, to.point], from: from.point)
        }
        mirrored = to.point * 2 - to.inControl
      }
      from = to
    }
    guard contour.isClosed else { return }
    text += "Z"
    command = "Z"
  }

  private mutating func add(_ letter: Character, _ points: [Point], from origin: Point) {
    if letter != command { text.append(letter) }
    command = letter
    for point in points {
      add(point.x - origin.x)
      add(point.y - origin.y)
    }
  }

  /// Coordinates of the scene have five digits, and differences bring no others.
  private mutating func add(_ value: Double) {
    NumberData.append(NumberData.decimal(value, digits: 5), to: &text)
  }
}

/// An ellipse as After Effects draws it: four curves from its top, to the right at first.
struct Oval {
  /// The middle.
  let center: Point
  /// Half of the width and of the height; negative where it begins on the other side.
  let radii: Point

  /// Where it is and how large, as the generated code takes it.
  var numbers: [Double] { [center.x, center.y, radii.x, radii.y] }

  /// The share of a radius at which control points lie.
  ///
  /// - Source: lottie-web common.js (`roundCorner`).
  static let bend = 0.5519

  /// Nothing for a path that is no such ellipse.
  init?(_ path: Path) {
    guard path.contours.count == 1, let contour = path.contours.first, contour.isClosed,
      contour.vertices.count == 4
    else { return nil }
    let vertices = contour.vertices
    center = Point(x: vertices[0].point.x, y: vertices[1].point.y)
    radii = Point(x: vertices[1].point.x - center.x, y: center.y - vertices[0].point.y).rounded
    guard radii.x != 0, radii.y != 0 else { return nil }
    for (vertex, (u, v)) in zip(vertices, [(0.0, -1.0), (1, 0), (0, 1), (-1, 0)]) {
      let point = place(u, v)
      let bend = Point(x: -v * radii.x, y: u * radii.y) * Self.bend
      let isThere = [
        (vertex.point, point), (vertex.outControl, point + bend), (vertex.inControl, point - bend),
      ].allSatisfy { ($0 - $1).length < 3e-5 }
      guard isThere else { return nil }
    }
  }

  private func place(_ u: Double, _ v: Double) -> Point {
    Point(x: center.x + u * radii.x, y: center.y + v * radii.y)
  }
}

extension Point {
  /// The point to 1e-5, as those of the scene are.
  fileprivate var rounded: Point {
    Point(x: (x * 1e5).rounded() / 1e5, y: (y * 1e5).rounded() / 1e5)
  }
}
