import PegbarGeometry
import PegbarScene

/// Places the letters of a text at one time.
///
/// - Source: lottie-web TextAnimatorProperty.js (`getMeasures`) and SVGTextElement.js
///   (`buildNewText`).
struct LetterPlacer {
  let layout: TextLayout
  private let content: TextContent
  private let animators: [AnimatorState]
  private let path: MeasuredTextPath?
  private let alignment: Point
  /// The position of the next letter in its line.
  private var pen = 0.0
  /// The shift of the line, and the distance of its baseline below the first one.
  private var lineOffset = Point.zero
  /// The position of the next letter along the path.
  private var pathPosition = 0.0
  private var wayLine = -1
  private var wayGroup: Int?

  /// The height of capitals as a fraction of the font size, by which alignment is measured.
  private static let capitalHeight = 1.2 * 0.714

  /// The additional distance of the first line break, compared to those that follow, in points.
  ///
  /// No format specifies it. It matches the player that designers preview in, which adds it for
  /// letters that it places one by one (`firstLine`), but not for whole lines in a system font.
  private static let firstBreakExtra = 1.0

  init(
    _ evaluator: TextEvaluator, _ layout: TextLayout, _ units: [SelectorUnits], at time: Double
  ) {
    self.layout = layout
    content = evaluator.content
    animators = zip(content.animators, units).map { AnimatorState($0, units: $1, at: time) }
    path = content.path.flatMap { MeasuredTextPath($0, at: time) }
    alignment = content.alignment.value(at: time)
  }

  /// Returns the letters without spaces, or only the requested ones.
  ///
  /// - Parameter wanted: The positions in the layout, in ascending order.
  mutating func letters(_ wanted: [Int]? = nil) -> [PlacedLetter] {
    var result: [PlacedLetter] = []
    result.reserveCapacity(wanted?.count ?? layout.letters.count)
    var rest = (wanted ?? Array(layout.letters.indices))[...]
    let shifts = trackingShifts()
    pathPosition = path?.firstMargin ?? 0
    for (index, letter) in layout.letters.enumerated() {
      if rest.isEmpty { break }
      let isWanted = rest.first == index
      if isWanted { rest.removeFirst() }
      if letter.isBreak {
        breakLine(after: letter, before: index + 1)
        continue
      }
      // Spaces and letters that are not requested move the pen and paint nothing.
      let amounts =
        isWanted && !letter.isSpace
        ? animators.indices.map { animators[$0].amount(of: index) } : nil
      let matrix =
        path.map { matrixOnPath(index, $0, amounts) }
        ?? matrixInLine(
          index, shift: shifts.indices.contains(letter.line) ? shifts[letter.line] : 0, amounts)
      guard let amounts, let matrix else { continue }
      result.append(PlacedLetter(index: index, matrix: matrix, paint: paint(amounts)))
    }
    return result
  }

  private mutating func breakLine(after letter: TextLayout.Letter, before next: Int) {
    pen = 0
    lineOffset.y += layout.document.lineHeight
    if letter.line == 0 { lineOffset.y += Self.firstBreakExtra }
    pathPosition = path?.firstMargin ?? 0
    guard layout.letters.indices.contains(next) else { return }
    for animator in animators {
      lineOffset = lineOffset + animator.lineSpacing * animator.amount(of: next)
    }
  }

  /// Returns the shift of each line that keeps it aligned if animators change its tracking.
  ///
  /// The space before the first letter is not part of a centered line. As in lottie-web, it counts
  /// in full regardless of the selector and accumulates from line to line.
  private func trackingShifts() -> [Double] {
    guard animators.contains(where: { $0.tracking != 0 }) else { return [] }
    var result = Array(repeating: 0.0, count: layout.lineWidths.count)
    var firstSpaces = result
    var begun = -1
    var sum = 0.0
    for (index, letter) in layout.letters.enumerated() where !letter.isBreak {
      let share: Double
      switch layout.alignment(of: letter.line) {
      case .left, .justifyLastLeft, .justifyAll: continue
      case .right, .justifyLastRight: share = -1
      case .center, .justifyLastCenter: share = -0.5
      }
      if share == -0.5, begun != letter.line {
        sum += animators.reduce(0) { $0 + $1.tracking } * share
        begun = letter.line
        firstSpaces[letter.line] = sum
      }
      for animator in animators {
        result[letter.line] += share * animator.tracking * animator.amount(of: index)
      }
    }
    return zip(result, firstSpaces).map { $0 == 0 ? 0 : $0 + $1 }
  }

  // MARK: In a line

  /// Moves the pen over a letter, and returns its map if the amounts of the animators are given.
  private mutating func matrixInLine(
    _ index: Int, shift: Double, _ amounts: [Double]?
  ) -> Matrix? {
    let letter = layout.letters[index]
    addTracking(index)
    defer { pen += letter.advance + layout.tracking + letter.stretch }
    guard let amounts else { return nil }
    let half = letter.groupWidth / 2 - letter.offsetInGroup
    let point = groupPoint(letter)
    let matrix = animated(
      .translation(Point(x: -half - point.x, y: -point.y)), amounts, movesAlong: true)
    let place = Point(
      x: pen + layout.lineStart(letter.line) + shift + half + point.x + lineOffset.x,
      y: lineOffset.y + layout.top - layout.document.baselineShift + point.y)
    return matrix.concatenating(.translation(place))
  }

  /// Adds the space before a letter that results from animators; none at the start of a
  /// left-aligned line.
  private mutating func addTracking(_ index: Int) {
    let line = layout.letters[index].line
    guard pen != 0 || layout.alignment(of: line) != .left else { return }
    let space = animators.indices.reduce(0.0) {
      let tracking = animators[$1].tracking
      return tracking == 0 ? $0 : $0 + tracking * animators[$1].amount(of: index)
    }
    if path == nil { pen += space } else { pathPosition += space }
  }

  /// Returns the point about which a letter scales and rotates, relative to the middle of its group
  /// on the baseline.
  private func groupPoint(_ letter: TextLayout.Letter) -> Point {
    Point(
      x: alignment.x * letter.groupWidth / 2,
      y: alignment.y * layout.document.size * Self.capitalHeight)
  }

  private func animated(_ matrix: Matrix, _ amounts: [Double], movesAlong: Bool) -> Matrix {
    guard !animators.isEmpty else { return matrix }
    var matrix = matrix
    var move = Point.zero
    // Iterates over indices because copying an animator for each letter is expensive.
    for index in animators.indices {
      let anchor = animators[index].anchor * amounts[index]
      matrix = matrix.concatenating(.translation(Point(x: -anchor.x, y: -anchor.y)))
      move = move + animators[index].position * amounts[index]
    }
    for index in animators.indices {
      let scale = animators[index].scale
      matrix = matrix.concatenating(
        .scale(
          Point(x: 1 + (scale.x - 1) * amounts[index], y: 1 + (scale.y - 1) * amounts[index])))
    }
    for index in animators.indices {
      matrix = matrix.concatenating(animators[index].turn(amounts[index]))
    }
    // On a path, animators have already moved the letter along it.
    if !movesAlong { move.x = 0 }
    return matrix.concatenating(.translation(move))
  }

  // MARK: On a path

  private mutating func matrixOnPath(
    _ index: Int, _ path: MeasuredTextPath, _ amounts: [Double]?
  ) -> Matrix? {
    let letter = layout.letters[index]
    startLine(letter.line, path)
    if wayGroup != letter.group {
      if let group = wayGroup, layout.letters.indices.contains(group) {
        pathPosition += layout.letters[group].groupEnd
      }
      pathPosition += letter.groupWidth / 2
      wayGroup = letter.group
    }
    if path.forcesAlignment { spread(letter, path) }
    let start = pathPosition
    addTracking(index)
    defer { advance(after: letter, at: index) }
    guard let amounts else { return nil }
    let point = groupPoint(letter)
    let offset = animators.indices.reduce(0.0) {
      $0 + (animators[$1].position.x + animators[$1].anchor.x) * amounts[$1]
    }
    let place = path.contour.place(at: start + point.x + offset)
    let half = letter.groupWidth / 2 - letter.offsetInGroup
    var matrix = animated(
      .translation(Point(x: -half - point.x, y: -point.y)), amounts, movesAlong: false)
    matrix = matrix.concatenating(
      .translation(Point(x: 0, y: lineOffset.y + point.y - layout.document.baselineShift)))
    guard let place else { return matrix }
    if path.isPerpendicular {
      matrix = matrix.concatenating(.rotation(degrees: angleInDegrees(place.direction)))
    }
    return matrix.concatenating(.translation(place.point))
  }

  private mutating func advance(after letter: TextLayout.Letter, at index: Int) {
    pen += letter.advance + layout.tracking
    if let next = layout.letters.dropFirst(index + 1).first, next.group != letter.group {
      pathPosition += letter.groupWidth / 2 + layout.tracking
    }
  }

  private mutating func startLine(_ line: Int, _ path: MeasuredTextPath) {
    guard wayLine != line else { return }
    wayLine = line
    let available = path.contour.length + path.lastMargin - layout.lineWidths[line]
    switch layout.alignment(of: line) {
    case .left, .justifyLastLeft, .justifyAll: break
    case .right, .justifyLastRight: pathPosition += available
    case .center, .justifyLastCenter: pathPosition += available / 2
    }
  }

  /// Distributes letters from margin to margin; supports a single line.
  private mutating func spread(_ letter: TextLayout.Letter, _ path: MeasuredTextPath) {
    guard let first = layout.letters.first, let last = layout.letters.last,
      layout.letters.count > 1
    else { return }
    let begin = path.firstMargin + first.groupWidth / 2
    let end = path.contour.length + path.lastMargin - last.groupWidth / 2
    pathPosition = begin + (end - begin) * Double(letter.group) / Double(layout.letters.count - 1)
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
