// Shared functions that make paths: with the commands that are used.
extension SceneCode {
  /// The function that reads path data.
  mutating func outlineFunction() {
    let hasLaterMoves = hasLaterMoves
    let letters = ["M", "l", "c", "s", "Z"].filter { pathCommands.contains(Character($0)) }
    let mirrors = pathCommands.contains("s")
    text.line("/// A path from SVG path data.")
    text.block("private func outline(_ data: String) -> CGPath {") { text in
      text.lines(
        """
        let path = CGMutablePath(), scanner = Scanner(string: data)
        """)
      text.line(mirrors ? "var command = \"\", control = CGPoint.zero" : "var command = \"\"")
      text.block("while !scanner.isAtEnd {") { text in
        text.line("command = scanner.scanCharacters(from: .letters) ?? command")
        // That of an empty path is zero; what it is after a contour is closed is not documented.
        text.line(
          hasLaterMoves
            ? "let start = command == \"M\" ? .zero : path.currentPoint"
            : "let start = path.currentPoint")
        text.block("func point() -> CGPoint {") { text in
          text.line(
            "CGPoint(x: start.x + (scanner.scanDouble() ?? 0), y: start.y + (scanner.scanDouble() ?? 0))"
          )
        }
        text.line("switch command {")
        text.line("case \"M\": path.move(to: point())")
        if letters.contains("l") { text.line("case \"l\": path.addLine(to: point())") }
        if letters.contains("Z") { text.line("case \"Z\": path.closeSubpath()") }
        if letters.contains("c") || mirrors {
          text.line("default:")
          if mirrors {
            text.lines(
              """
                let mirrored = CGPoint(x: 2 * start.x - control.x, y: 2 * start.y - control.y)
                let first = command == "s" ? mirrored : point()
                control = point()
                path.addCurve(to: point(), control1: first, control2: control)
              """)
          } else {
            text.line("  let first = point(), second = point()")
            text.line("  path.addCurve(to: point(), control1: first, control2: second)")
          }
        } else {
          text.line("default: break")
        }
        text.line("}")
      }
      text.line("return path")
    }
  }

  /// Whether leaving out mirrored control points spares more than reading such data takes.
  func mirroringPays(without inlined: Set<Support>) -> Bool {
    var data = mirroredData
    if inlined.contains(.oval) { data.merge(mirroredOvals) { size, _ in size } }
    let ovals = support.contains(.oval) && !inlined.contains(.oval) ? 20 : 0
    return data.values.reduce(ovals, +) > 150
  }

  /// The function that makes ellipses: of path data, unless no other path is.
  mutating func ovalFunction(hasOutlines: Bool) {
    let curves =
      mirrorsControls
      ? "s-.4481 1-1 1-1-.4481-1-1 .4481-1 1-1"
      : " 0 .5519-.4481 1-1 1-.5519 0-1-.4481-1-1 0-.5519 .4481-1 1-1"
    text.line("/// An ellipse by its centre and radii, as After Effects draws it.")
    text.lines(
      """
      private func oval(
        _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat? = nil
      ) -> CGPath {
        let path = CGMutablePath()
      """)
    let matrix = "CGAffineTransform(a: width, b: 0, c: 0, d: height ?? width, tx: x, ty: y)"
    if hasOutlines {
      text.lines(
        """
          path.addPath(
            outline("M0-1c.5519 0 1 .4481 1 1\(curves)Z"),
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
