internal import PegbarBase
internal import PegbarFrames
internal import PegbarGeometry

/// A value of an attribute as whole numbers, whose differences are small, or as text.
enum EncodedValue: Equatable {
  /// The letters of path data, or one letter for another list of numbers, and the numbers.
  case numbers(shape: String, [Int])
  /// Other text.
  case text(String)

  /// The precision of a recording.
  struct Precision {
    /// The number of decimals of coordinates.
    let decimals: Int

    /// Creates the precision for a canvas: a few thousandths of a pixel on a screen.
    init(_ size: Size) { decimals = max(size.width, size.height) <= 128 ? 3 : 2 }

    /// The number of units of coordinates in a point.
    fileprivate var scale: Double { decimals == 3 ? 1000 : 100 }
  }

  /// The number of units of other numbers.
  private static let numberScale = 1000.0
  /// The number of units of factors, which are multiplied by coordinates.
  private static let factorScale = 100_000.0

  /// Encodes a value.
  ///
  /// - Parameter link: Returns the text of a link to a node.
  init(_ value: Recording.Value, _ precision: Precision, link: (Int) -> String) {
    switch value {
    case .link(let node): self = .text(link(node))
    case .plain(.number(let number)):
      self = .numbers(shape: "n", [Self.whole(number, Self.numberScale)])
    case .plain(.numbers(let numbers)):
      self = .numbers(shape: "l", numbers.map { Self.whole($0, Self.numberScale) })
    case .plain(.matrix(let matrix)):
      let factors = [matrix.a, matrix.b, matrix.c, matrix.d]
      self = .numbers(
        shape: "m",
        factors.map { Self.whole($0, Self.factorScale) }
          + [matrix.tx, matrix.ty].map { Self.whole($0, precision.scale) })
    case .plain(.path(let path)): self = Self.encoded(path, precision)
    case .plain(.color(let color)):
      var text = SVGText()
      text.append(color)
      self = .text(String(decoding: text.bytes, as: UTF8.self))
    case .plain(.text(let text)): self = .text(text)
    // The recording replaces references by links.
    case .plain(.reference): self = .text("none")
    }
  }

  private static func encoded(_ path: Path, _ precision: Precision) -> EncodedValue {
    var shape = ""
    var numbers: [Int] = []
    func add(_ letter: Character, _ points: [Point]) {
      shape.append(letter)
      for point in points {
        numbers.append(whole(point.x, precision.scale))
        numbers.append(whole(point.y, precision.scale))
      }
    }
    for contour in path.contours {
      guard let first = contour.vertices.first else { continue }
      add("M", [first.point])
      for curve in contour.curves {
        if curve.isLine {
          add("L", [curve.end])
        } else {
          add("C", [curve.control1, curve.control2, curve.end])
        }
      }
      if contour.isClosed { shape.append("Z") }
    }
    return .numbers(shape: shape, numbers)
  }

  /// Returns a number in units; numbers that are not finite are 0.
  private static func whole(_ number: Double, _ scale: Double) -> Int {
    guard number.isFinite else { return 0 }
    let limit = Limits.largestNumber
    return Int((min(max(number, -limit), limit) * scale).rounded())
  }

  /// The value in an SVG.
  func text(_ precision: Precision) -> String {
    switch self {
    case .text(let text): return text
    case .numbers(let shape, let numbers):
      var text = SVGText()
      var rest = numbers[...]
      func next(_ count: Int, _ scale: Double) {
        let values = rest.prefix(count).map { Double($0) / scale }
        rest = rest.dropFirst(count)
        text.append(list: values)
      }
      switch shape {
      case "n", "l": next(rest.count, Self.numberScale)
      case "m":
        text.append("matrix(")
        next(4, Self.factorScale)
        text.append(" ")
        next(2, precision.scale)
        text.append(")")
      case _:
        for letter in shape {
          text.append(escaping: String(letter))
          next(letter == "C" ? 6 : letter == "Z" ? 0 : 2, precision.scale)
        }
      }
      return String(decoding: text.bytes, as: UTF8.self)
    }
  }
}
