import PegbarGeometry
import PegbarScene

/// Places the letters of a text at one time.
///
/// - Source: lottie-web TextAnimatorProperty.js (`getMeasures`) and SVGTextElement.js
///   (`buildNewText`).
struct LetterPlacer {
  /// The place at which the next letter begins.
  struct Pen {
    /// The position of the letter in its line.
    var position = 0.0
    /// The shift of the line, and the distance of its baseline below the first one.
    var lineOffset = Point.zero
    /// The position of the letter along the path.
    var pathPosition = 0.0
    /// The last line and group on the path.
    var pathLine = -1
    var pathGroup: Int?
  }

  let layout: TextLayout
  private let animators: [AnimatorState]
  /// The amounts of each letter for animators with tracking, or an empty array if no line is shifted
  /// by tracking.
  private let trackingAmounts: [[Double]]
  private let path: MeasuredTextPath?
  private let alignment: Point
  /// The pens before each letter without animators and at the start of the path, or an empty array
  /// if animators change the space between letters or lines.
  private let pens: [Pen]
  /// `true` if the pen moves in lines and along a path, to find out where it is.
  private let isMeasuring: Bool
  private var pen = Pen()

  /// The height of capitals as a fraction of the font size, by which alignment is measured.
  private static let capitalHeight = 1.2 * 0.714

  /// The additional distance of the first line break, compared to those that follow, in points.
  ///
  /// No format specifies it. It matches the player that designers preview in, which adds it for
  /// letters that it places one by one (`firstLine`), but not for whole lines in a system font.
  private static let firstBreakExtra = 1.0

  init(_ evaluator: TextEvaluator, _ index: Int, at time: Double) {
    layout = evaluator.layouts[index]
    animators = evaluator.animators(of: index, at: time)
    trackingAmounts = Self.trackingAmounts(of: animators, in: layout)
    path = evaluator.path(at: time)
    alignment = evaluator.content.alignment.value(at: time)
    let movesPen = animators.contains { $0.tracking != 0 || $0.lineSpacing != .zero }
    pens = movesPen ? [] : evaluator.pens[index]
    isMeasuring = false
  }

  /// Returns the pens before each letter without animators and at the start of the path.
  static func pens(of layout: TextLayout) -> [Pen] {
    var placer = LetterPlacer(layout)
    return layout.letters.indices.map { index in
      let pen = placer.pen
      placer.pass(index)
      return pen
    }
  }

  /// Creates a placer without animators on a path without length.
  private init(_ layout: TextLayout) {
    self.layout = layout
    (animators, trackingAmounts, path, alignment, pens) = ([], [], nil, .zero, [])
    isMeasuring = true
  }

  /// Returns the letters without spaces, or only the requested ones.
  ///
  /// - Parameter wanted: The positions in the layout, in ascending order.
  mutating func letters(_ wanted: [Int]? = nil) -> [PlacedLetter] {
    let shifts = trackingShifts()
    pen.pathPosition = path?.firstMargin ?? 0
    var result: [PlacedLetter] = []
    result.reserveCapacity(wanted?.count ?? layout.letters.count)
    if let wanted, !pens.isEmpty {
      for index in wanted where layout.letters.indices.contains(index) {
        move(to: index)
        place(index, shifts, into: &result)
      }
      return result
    }
    var rest = (wanted ?? Array(layout.letters.indices))[...]
    for index in layout.letters.indices {
      guard let next = rest.first else { break }
      if next == index {
        rest.removeFirst()
        place(index, shifts, into: &result)
      } else {
        pass(index)
      }
    }
    return result
  }

  /// Moves the pen to a letter that is not the next one.
  private mutating func move(to index: Int) {
    pen = pens[index]
    guard let path else { return }
    pen.pathPosition += path.firstMargin
    if pen.pathLine >= 0, pen.pathLine == layout.letters[index].box.line {
      pen.pathPosition += start(of: pen.pathLine, on: path)
    }
  }

  /// Moves the pen over a letter, and appends the letter if it is visible.
  private mutating func place(
    _ index: Int, _ shifts: [Double], into result: inout [PlacedLetter]
  ) {
    let box = layout.letters[index].box
    guard !box.isBreak, !box.isSpace else { return pass(index) }
    let amounts = animators.indices.map { amount(of: $0, on: index) }
    let matrix: Matrix
    if let path {
      matrix = matrixOnPath(index, box, path, amounts)
    } else {
      let shift = shifts.indices.contains(box.line) ? shifts[box.line] : 0
      matrix = matrixInLine(box, at: index, shift: shift, amounts)
    }
    result.append(PlacedLetter(index: index, matrix: matrix, paint: paint(amounts)))
  }

  private static func trackingAmounts(
    of animators: [AnimatorState], in layout: TextLayout
  ) -> [[Double]] {
    guard animators.contains(where: { $0.tracking != 0 }),
      layout.lineWidths.indices.contains(where: { shift(of: layout.alignment(of: $0)) != 0 })
    else { return [] }
    return animators.map { $0.tracking == 0 ? [] : layout.letters.indices.map($0.amount) }
  }

  /// Returns the share of its additional width by which an aligned line is shifted.
  private static func shift(of alignment: TextDocument.Justification) -> Double {
    switch alignment {
    case .left, .justifyLastLeft, .justifyAll: 0
    case .right, .justifyLastRight: -1
    case .center, .justifyLastCenter: -0.5
    }
  }

  /// Returns the amount by which an animator changes a letter, −1…1.
  private func amount(of animator: Int, on letter: Int) -> Double {
    trackingAmounts.isEmpty || animators[animator].tracking == 0
      ? animators[animator].amount(of: letter) : trackingAmounts[animator][letter]
  }

  /// Moves the pen over a letter that is not placed.
  private mutating func pass(_ index: Int) {
    let box = layout.letters[index].box
    if box.isBreak { return breakLine(after: box, before: index + 1) }
    if path != nil || isMeasuring {
      beginOnPath(box)
      addTracking(index, box)
      advanceOnPath(box, at: index)
    }
    guard path == nil else { return }
    addTracking(index, box)
    advanceInLine(box)
  }

  private mutating func breakLine(after box: TextLayout.LetterBox, before next: Int) {
    pen.position = 0
    pen.lineOffset.y += layout.document.lineHeight
    if box.line == 0 { pen.lineOffset.y += Self.firstBreakExtra }
    pen.pathPosition = path?.firstMargin ?? 0
    guard layout.letters.indices.contains(next) else { return }
    for animator in animators {
      pen.lineOffset = pen.lineOffset + animator.lineSpacing * animator.amount(of: next)
    }
  }

  /// Returns the shift of each line that keeps it aligned if animators change its tracking.
  ///
  /// The space before the first letter is not part of a centered line. As in lottie-web, it counts
  /// in full regardless of the selector and accumulates from line to line.
  private func trackingShifts() -> [Double] {
    guard !trackingAmounts.isEmpty else { return [] }
    var result = Array(repeating: 0.0, count: layout.lineWidths.count)
    var firstSpaces = result
    var begun = -1
    var sum = 0.0
    for index in layout.letters.indices where !layout.letters[index].box.isBreak {
      let line = layout.letters[index].box.line
      let share = Self.shift(of: layout.alignment(of: line))
      guard share != 0 else { continue }
      if share == -0.5, begun != line {
        sum += animators.reduce(0) { $0 + $1.tracking } * share
        begun = line
        firstSpaces[line] = sum
      }
      for (animator, amounts) in zip(animators, trackingAmounts) where !amounts.isEmpty {
        result[line] += share * animator.tracking * amounts[index]
      }
    }
    return zip(result, firstSpaces).map { $0 == 0 ? 0 : $0 + $1 }
  }

  // MARK: In a line

  /// Returns the map of a letter, and moves the pen over it.
  private mutating func matrixInLine(
    _ box: TextLayout.LetterBox, at index: Int, shift: Double, _ amounts: [Double]
  ) -> Matrix {
    addTracking(index, box, amounts)
    defer { advanceInLine(box) }
    let half = box.groupWidth / 2 - box.offsetInGroup
    let point = groupPoint(box)
    let matrix = animated(
      .translation(Point(x: -half - point.x, y: -point.y)), amounts, movesAlong: true)
    let start = pen.position + layout.lineStart(box.line)
    let place = Point(
      x: start + shift + half + point.x + pen.lineOffset.x,
      y: pen.lineOffset.y + layout.top - layout.document.baselineShift + point.y)
    return matrix.concatenating(.translation(place))
  }

  private mutating func advanceInLine(_ box: TextLayout.LetterBox) {
    pen.position += box.advance + layout.tracking + box.stretch
  }

  /// Adds the space before a letter that results from animators; none at the start of a
  /// left-aligned line.
  private mutating func addTracking(
    _ index: Int, _ box: TextLayout.LetterBox, _ amounts: [Double]? = nil
  ) {
    guard pen.position != 0 || layout.alignment(of: box.line) != .left else { return }
    let space = animators.indices.reduce(0.0) {
      let tracking = animators[$1].tracking
      return tracking == 0 ? $0 : $0 + tracking * (amounts?[$1] ?? amount(of: $1, on: index))
    }
    if path == nil { pen.position += space } else { pen.pathPosition += space }
  }

  /// Returns the point about which a letter scales and rotates, relative to the middle of its group
  /// on the baseline.
  private func groupPoint(_ box: TextLayout.LetterBox) -> Point {
    Point(
      x: alignment.x * box.groupWidth / 2,
      y: alignment.y * layout.document.size * Self.capitalHeight)
  }

  private func animated(_ matrix: Matrix, _ amounts: [Double], movesAlong: Bool) -> Matrix {
    guard !animators.isEmpty else { return matrix }
    var matrix = matrix
    var move = Point.zero
    // Iterates over indices because copying an animator for each letter is expensive.
    for index in animators.indices {
      // Most animators change few values.
      if amounts[index] == 0 { continue }
      let anchor = animators[index].anchor * amounts[index]
      if anchor != .zero {
        matrix = matrix.concatenating(.translation(Point(x: -anchor.x, y: -anchor.y)))
      }
      move = move + animators[index].position * amounts[index]
    }
    for index in animators.indices where amounts[index] != 0 {
      let scale = animators[index].scale
      if scale.x == 1, scale.y == 1 { continue }
      matrix = matrix.concatenating(
        .scale(
          Point(x: 1 + (scale.x - 1) * amounts[index], y: 1 + (scale.y - 1) * amounts[index])))
    }
    for index in animators.indices where amounts[index] != 0 && animators[index].turns {
      matrix = matrix.concatenating(animators[index].turn(amounts[index]))
    }
    // On a path, animators have already moved the letter along it.
    if !movesAlong { move.x = 0 }
    return matrix.concatenating(.translation(move))
  }

  // MARK: On a path

  /// Returns the map of a letter, and moves the pen over it.
  private mutating func matrixOnPath(
    _ index: Int, _ box: TextLayout.LetterBox, _ path: MeasuredTextPath, _ amounts: [Double]
  ) -> Matrix {
    beginOnPath(box)
    let start = pen.pathPosition
    addTracking(index, box, amounts)
    defer { advanceOnPath(box, at: index) }
    let point = groupPoint(box)
    let offset = animators.indices.reduce(0.0) {
      $0 + (animators[$1].position.x + animators[$1].anchor.x) * amounts[$1]
    }
    let place = path.contour.place(at: start + point.x + offset)
    let half = box.groupWidth / 2 - box.offsetInGroup
    var matrix = animated(
      .translation(Point(x: -half - point.x, y: -point.y)), amounts, movesAlong: false)
    matrix = matrix.concatenating(
      .translation(Point(x: 0, y: pen.lineOffset.y + point.y - layout.document.baselineShift)))
    guard let place else { return matrix }
    if path.isPerpendicular {
      matrix = matrix.concatenating(.rotation(degrees: angleInDegrees(place.direction)))
    }
    return matrix.concatenating(.translation(place.point))
  }

  /// Moves the pen to the middle of the group of a letter.
  private mutating func beginOnPath(_ box: TextLayout.LetterBox) {
    if pen.pathLine != box.line {
      pen.pathLine = box.line
      if let path { pen.pathPosition += start(of: box.line, on: path) }
    }
    if pen.pathGroup != box.group {
      if let group = pen.pathGroup, layout.letters.indices.contains(group) {
        pen.pathPosition += layout.letters[group].box.groupEnd
      }
      pen.pathPosition += box.groupWidth / 2
      pen.pathGroup = box.group
    }
    if let path, path.forcesAlignment { spread(box, path) }
  }

  private mutating func advanceOnPath(_ box: TextLayout.LetterBox, at index: Int) {
    if path != nil { pen.position += box.advance + layout.tracking }
    let next = index + 1
    if layout.letters.indices.contains(next), layout.letters[next].box.group != box.group {
      pen.pathPosition += box.groupWidth / 2 + layout.tracking
    }
  }

  /// Returns the position along a path at which a line starts, without the margin.
  private func start(of line: Int, on path: MeasuredTextPath) -> Double {
    let available = path.contour.length + path.lastMargin - layout.lineWidths[line]
    switch layout.alignment(of: line) {
    case .left, .justifyLastLeft, .justifyAll: return 0
    case .right, .justifyLastRight: return available
    case .center, .justifyLastCenter: return available / 2
    }
  }

  /// Distributes letters from margin to margin; supports a single line.
  private mutating func spread(_ box: TextLayout.LetterBox, _ path: MeasuredTextPath) {
    let count = layout.letters.count
    guard count > 1 else { return }
    let begin = path.firstMargin + layout.letters[0].box.groupWidth / 2
    let end =
      path.contour.length + path.lastMargin - layout.letters[count - 1].box.groupWidth / 2
    pen.pathPosition = begin + (end - begin) * Double(box.group) / Double(count - 1)
  }

  // MARK: Paint

  private func paint(_ amounts: [Double]) -> LetterPaint {
    var paint = LetterPaint(layout.document)
    for index in animators.indices {
      animators[index].change(&paint, amount: amounts[index])
    }
    return paint.limited
  }
}
