extension Support {
  /// The source of the functions that create paths and parse numbers.
  static let pathSources = """
    // MARK: outline
    /// Returns a path from SVG path data. Arcs (A) and exponents (1e-3) are not supported.
    @inline(never) func outline(_ data: String) -> CGPath {
      let path = CGMutablePath()
      // The last control point, and the curves that mirror it.
      var control = CGPoint.zero, mirroring: Unicode.Scalar = "z"
      parse(data) { letter, numbers in
        if letter == "\\0", numbers.isEmpty { return }
        // Bit 32 makes a letter lowercase. The points of a lowercase command are relative to the
        // current point.
        let command = Unicode.Scalar(letter.value | 32) ?? letter
        let count =
          switch command {
          case "c": 6
          case "s", "q": 4
          case "m", "l", "t": 2
          case "h", "v": 1
          default: 0
          }
        guard count > 0 || command == "z", numbers.isEmpty == (count == 0),
          numbers.count.isMultiple(of: max(count, 1))
        else {
          return assertionFailure("outline: '\\(letter)' with \\(numbers.count) numbers")
        }
        for first in stride(from: 0, to: max(numbers.count, 1), by: max(count, 1)) {
          let start = path.currentPoint, origin = letter == command ? start : .zero
          func point(_ place: Int) -> CGPoint {
            let index = first + 2 * place
            return CGPoint(x: origin.x + numbers[index], y: origin.y + numbers[index + 1])
          }
          let isMirrored = command == mirroring
          if isMirrored { control = CGPoint(x: 2 * start.x - control.x, y: 2 * start.y - control.y) }
          let mirror = isMirrored ? control : start
          switch command {
          case "m" where first == 0: path.move(to: point(0))
          case "m", "l": path.addLine(to: point(0))
          case "h": path.addLine(to: CGPoint(x: origin.x + numbers[first], y: start.y))
          case "v": path.addLine(to: CGPoint(x: start.x, y: origin.y + numbers[first]))
          case "c": path.addCurve(to: point(2), control1: point(0), control2: point(1))
          case "s": path.addCurve(to: point(1), control1: mirror, control2: point(0))
          case "q": path.addQuadCurve(to: point(1), control: point(0))
          case "t": path.addQuadCurve(to: point(0), control: mirror)
          default: path.closeSubpath()
          }
          mirroring = count >= 4 ? (command == "q" ? "t" : "s") : command == "t" ? "t" : "z"
          control = count >= 4 ? point(count / 2 - 2) : mirror
        }
      }
      return path
    }
    // MARK: oval
    /// Returns an ellipse with a center and radii, in the direction that After Effects uses.
    @inline(never) func oval(
      _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat? = nil
    ) -> CGPath {
      let path = CGMutablePath()
      let turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
      var quarter = CGAffineTransform(a: width, b: 0, c: 0, d: height ?? width, tx: x, ty: y)
      path.move(to: CGPoint(x: 0, y: -1), transform: quarter)
      for _ in 0..<4 {
        path.addCurve(
          to: CGPoint(x: 1, y: 0), control1: CGPoint(x: 0.5519, y: -1),
          control2: CGPoint(x: 1, y: -0.5519), transform: quarter)
        quarter = turn.concatenating(quarter)
      }
      path.closeSubpath()
      return path
    }
    // MARK: boxPath
    func boxPath(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGPath {
      CGPath(rect: CGRect(x: x, y: y, width: width, height: height), transform: nil)
    }
    // MARK: roundedPath
    /// Returns a rounded rectangle that starts downward on the right side, as in After Effects.
    func roundedPath(
      _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ radius: CGFloat
    ) -> CGPath {
      let path = CGMutablePath()
      let corners: [(CGFloat, CGFloat, CGFloat, CGFloat)] = [
        (width, height, 0, 1), (0, height, -1, 0), (0, 0, 0, -1), (width, 0, 1, 0),
      ]
      path.move(to: CGPoint(x: x + width, y: y + radius))
      for (right, bottom, dx, dy) in corners {
        // The point at a distance before the corner and after it, in corner radii.
        func point(to: CGFloat, from: CGFloat) -> CGPoint {
          CGPoint(
            x: x + right + radius * (from * -dy - to * dx),
            y: y + bottom + radius * (from * dx - to * dy))
        }
        path.addLine(to: point(to: 1, from: 0))
        path.addCurve(
          to: point(to: 0, from: 1), control1: point(to: 0.4481, from: 0),
          control2: point(to: 0, from: 0.4481))
      }
      path.closeSubpath()
      return path
    }
    // MARK: combined
    func combined(_ paths: CGPath...) -> CGPath {
      let whole = CGMutablePath()
      for path in paths { whole.addPath(path) }
      return whole
    }
    // MARK: polyline
    func polyline(_ points: (x: CGFloat, y: CGFloat)...) -> CGPath {
      let path = CGMutablePath()
      path.addLines(between: points.map { CGPoint(x: $0.x, y: $0.y) })
      return path
    }
    // MARK: polygon
    func polygon(_ points: (x: CGFloat, y: CGFloat)...) -> CGPath {
      let path = CGMutablePath()
      path.addLines(between: points.map { CGPoint(x: $0.x, y: $0.y) })
      path.closeSubpath()
      return path
    }
    // MARK: paths
    func paths(_ data: String...) -> [Any] { data.map(outline) }
    // MARK: pathList
    func paths(_ lists: ArraySlice<String>...) -> [Any] { lists.joined().map(outline) }
    // MARK: ovalData
    /// Returns ellipses with centers and radii.
    func ovals(data: String) -> [Any] {
      let list = sums(data, by: 4).map { CGFloat($0) }
      var paths: [CGPath] = []
      for last in stride(from: 3, to: list.count, by: 4) {
        paths.append(oval(list[last - 3], list[last - 2], list[last - 1], list[last]))
      }
      return paths
    }
    // MARK: sums
    /// Returns the numbers in a text, each stored as the difference from an earlier number.
    func sums(_ text: String, from start: Double = 0, by places: Int = 1) -> [Double] {
      var list = Array(repeating: start, count: places)
      parse(text) { _, steps in
        for step in steps {
          // Removes the binary rounding error of the sum.
          list.append(((list[list.count - places] + step) * 1e9).rounded() / 1e9)
        }
      }
      return Array(list.dropFirst(places))
    }
    // MARK: parse
    /// Passes each letter in a text, and the numbers after it, to `take`; NUL means no letter.
    func parse(_ text: String, _ take: (_ letter: Unicode.Scalar, _ numbers: [Double]) -> Void) {
      var letter: Unicode.Scalar = "\\0", numbers: [Double] = []
      // A number is its digits, divided by a power of ten.
      var digits: Double?, power = 1.0, base = 1.0
      func end() {
        if let digits { numbers.append(digits / power) }
        (digits, power, base) = (nil, 1, 1)
      }
      for byte in text.utf8 {
        let scalar = Unicode.Scalar(byte)
        switch scalar {
        case "0"..."9":
          digits = (digits ?? 0) * 10 + Double(byte - 48)
          power *= base
        case ".":
          if base > 1 { end() }
          base = 10
        case " ", "-", ",", "+", "\\n", "\\r", "\\t":
          end()
          if scalar == "-" { power = -1 }
        default:
          end()
          take(letter, numbers)
          letter = scalar
          numbers.removeAll(keepingCapacity: true)
        }
      }
      end()
      take(letter, numbers)
    }
    """
}
