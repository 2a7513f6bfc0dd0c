// Shared functions that make paths: with the commands that are used.
extension SceneCode {
  /// The function that reads path data.
  ///
  /// - Parameter support: The other functions, which may use it.
  func outlineFunction(besides support: Set<Support>, _ text: inout SwiftText) {
    let hasOvals = support.contains(.oval)
    let commands = pathCommands.union(hasOvals ? PathData.ofOval(notation).letters : [])
    let takesChanges = support.contains(.morph)
    text.line("/// A path from SVG path data.")
    let parameters = "_ data: String" + (takesChanges ? ", _ changes: [Double] = []" : "")
    text.block("private func outline(\(parameters)) -> CGPath {") { text in
      text.line("let path = CGMutablePath(), scanner = Scanner(string: data)")
      if takesChanges {
        text.lines(
          """
          var changes = changes[...]
          func number() -> Double { (scanner.scanDouble() ?? 0) + (changes.popFirst() ?? 0) }
          """)
      }
      if !notation.isRelative { pointFunction(takesChanges, &text) }
      let loop =
        notation.hasAllLetters
        ? "while let command = scanner.scanCharacter() {" : "while !scanner.isAtEnd {"
      if !notation.hasAllLetters {
        text.line(
          commands.contains("s")
            ? "var command = \"\", control = CGPoint.zero" : "var command = \"\"")
      }
      text.block(loop) { text in
        if !notation.hasAllLetters {
          text.line("command = scanner.scanCharacters(from: .letters) ?? command")
        }
        if notation.isRelative {
          // That of an empty path is zero; what it is after a contour is closed is not documented.
          text.line(
            hasLaterMoves
              ? "let start = command == \"M\" ? .zero : path.currentPoint"
              : "let start = path.currentPoint")
          pointFunction(takesChanges, &text)
        }
        pieces(commands, &text)
      }
      text.line("return path")
    }
  }

  /// What reads the next point.
  private func pointFunction(_ takesChanges: Bool, _ text: inout SwiftText) {
    let number = takesChanges ? "number()" : "scanner.scanDouble() ?? 0"
    let part = takesChanges ? number : "(\(number))"
    let (x, y) =
      notation.isRelative ? ("start.x + \(part)", "start.y + \(part)") : (number, number)
    text.getter("func point() -> CGPoint", "CGPoint(x: \(x), y: \(y))")
  }

  /// What adds one piece to a path.
  private func pieces(_ commands: Set<Character>, _ text: inout SwiftText) {
    text.line("switch command {")
    text.line("case \"M\": path.move(to: point())")
    for line in ["l", "L"] where commands.contains(Character(line)) {
      text.line("case \"\(line)\": path.addLine(to: point())")
    }
    if commands.contains("Z") { text.line("case \"Z\": path.closeSubpath()") }
    if commands.contains("s") {
      text.lines(
        """
        default:
          let mirrored = CGPoint(x: 2 * start.x - control.x, y: 2 * start.y - control.y)
          let first = command == "s" ? mirrored : point()
          control = point()
          path.addCurve(to: point(), control1: first, control2: control)
        """)
    } else if !commands.isDisjoint(with: ["c", "C"]) {
      text.lines(
        """
        default:
          let first = point(), second = point()
          path.addCurve(to: point(), control1: first, control2: second)
        """)
    } else {
      text.line("default: break")
    }
    text.line("}")
  }

  /// The functions that make lines of points.
  func writeLineFunctions(_ text: inout SwiftText) {
    for (name, isClosed) in [("polyline", false), ("polygon", true)]
    where lineFunctions.contains(name) {
      text.line()
      text.block("private func \(name)(_ points: (x: CGFloat, y: CGFloat)...) -> CGPath {") {
        $0.line("let path = CGMutablePath()")
        $0.line("path.addLines(between: points.map { CGPoint(x: $0.x, y: $0.y) })")
        if isClosed { $0.line("path.closeSubpath()") }
        $0.line("return path")
      }
    }
  }

  /// The function that makes ellipses: of path data, unless no other path is.
  func ovalFunction(hasOutlines: Bool, _ text: inout SwiftText) {
    text.line("/// An ellipse by its centre and radii, as After Effects draws it.")
    // What makes ellipses of data gives both radii.
    let hasEllipses = hasEllipses || support.contains(.ovalData)
    let radii =
      !hasEllipses
      ? ["_ radius: CGFloat"]
      : ["_ width: CGFloat", hasCircles ? "_ height: CGFloat? = nil" : "_ height: CGFloat"]
    text.declaration(
      "private func oval", ["_ x: CGFloat", "_ y: CGFloat"] + radii, result: "CGPath")
    text.line("  let path = CGMutablePath()")
    let width = hasEllipses ? "width" : "radius"
    let height = !hasEllipses ? "radius" : hasCircles ? "height ?? width" : "height"
    let matrix = "CGAffineTransform(a: \(width), b: 0, c: 0, d: \(height), tx: x, ty: y)"
    if hasOutlines {
      text.lines(
        """
          path.addPath(
            outline("\(PathData.ofOval(notation).text)"),
            transform: \(matrix))
        """)
    } else {
      text.lines(
        """
          var quarter = \(matrix)
          path.move(to: CGPoint(x: 0, y: -1), transform: quarter)
          for _ in 0..<4 {
            path.addCurve(
              to: CGPoint(x: 1, y: 0), control1: CGPoint(x: 0.5519, y: -1),
              control2: CGPoint(x: 1, y: -0.5519), transform: quarter)
            quarter = quarter.rotated(by: .pi / 2)
          }
          path.closeSubpath()
        """)
    }
    text.line("  return path")
    text.line("}")
  }
}
