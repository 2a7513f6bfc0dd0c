import PegbarScene

/// Puts the letters of a text where they belong at one time.
///
/// - Source: lottie-web TextAnimatorProperty.js (`getMeasures`) and SVGTextElement.js
///   (`buildNewText`).
struct LetterPlacer {
  let layout: TextLayout
  private let content: TextContent
  private let animators: [AnimatorState]
  private let way: TextWay?
  private let alignment: Point
  /// Where the next letter stands in its line.
  private var pen = 0.0
  /// How far the line is moved, and how far its base line lies below the first.
  private var lineOffset = Point.zero
  /// How far along the way the next letter stands.
  private var wayLength = 0.0
  private var wayLine = -1
  private var wayGroup: Int?

  /// The height of capitals, by which alignment is measured, as a share of the size.
  private static let capitalHeight = 1.2 * 0.714

  /// How much further down the first line break goes than those that follow, in points.
  ///
  /// No format says so; letters stand where they stand in the player that designers preview in, which
  /// does it for letters that it places one by one (`firstLine`), but not for whole lines in a
  /// font of the system.
  private static let firstBreakExtra = 1.0

  init(
    _ evaluator: TextEvaluator, _ layout: TextLayout, _ units: [SelectorUnits], at time: Double
  ) {
    self.layout = layout
    content = evaluator.content
    animators = zip(content.animators, units).map { AnimatorState($0, units: $1, at: time) }
    way = content.path.flatMap { TextWay($0, at: time) }
    alignment = content.alignment.value(at: time)
  }

  mutating func letters() -> [PlacedLetter] {
    var result: [PlacedLetter] = []
    let shifts = trackingShifts()
    wayLength = way?.firstMargin ?? 0
    for (index, letter) in layout.letters.enumerated() {
      if letter.isBreak {
        breakLine(after: letter, before: index + 1)
        continue
      }
      let matrix =
        way.map { matrixOnWay(index, $0) }
        ?? matrixInLine(
          index, shift: shifts.indices.contains(letter.line) ? shifts[letter.line] : 0)
      // A space moves the pen and paints nothing.
      guard !letter.isSpace else { continue }
      let paint = paint(index)
      result.append(
        PlacedLetter(
          index: index, matrix: matrix, opacity: paint.opacity, fill: paint.fill,
          stroke: paint.stroke, strokeWidth: paint.strokeWidth))
    }
    return result
  }

  private mutating func breakLine(after letter: TextLayout.Letter, before next: Int) {
    pen = 0
    lineOffset.y += layout.document.lineHeight
    if letter.line == 0 { lineOffset.y += Self.firstBreakExtra }
    wayLength = way?.firstMargin ?? 0
    guard layout.letters.indices.contains(next) else { return }
    for animator in animators {
      lineOffset = lineOffset + animator.style.lineSpacing * animator.amount(of: next)
    }
  }

  /// How far each line is moved so that tracking from animators keeps it aligned.
  ///
  /// The space before the first letter is no part of a centred line. lottie-web takes it in full,
  /// whatever the selector says, and adds it up from line to line; so do we, to stand where players do.
  private func trackingShifts() -> [Double] {
    guard animators.contains(where: { $0.style.tracking != 0 }) else { return [] }
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
        sum += animators.reduce(0) { $0 + $1.style.tracking } * share
        begun = letter.line
        firstSpaces[letter.line] = sum
      }
      for animator in animators {
        result[letter.line] += share * animator.style.tracking * animator.amount(of: index)
      }
    }
    return zip(result, firstSpaces).map { $0 == 0 ? 0 : $0 + $1 }
  }

  // MARK: In a line

  private mutating func matrixInLine(_ index: Int, shift: Double) -> Matrix {
    let letter = layout.letters[index]
    let half = letter.groupWidth / 2 - letter.offsetInGroup
    let point = groupPoint(letter)
    var matrix = Matrix.translation(Point(x: -half - point.x, y: -point.y))
    addTracking(index)
    matrix = animated(matrix, index, movesAlong: true)
    let place = Point(
      x: pen + layout.lineStart(letter.line) + shift + half + point.x + lineOffset.x,
      y: lineOffset.y + layout.top - layout.document.baselineShift + point.y)
    pen += letter.advance + layout.tracking + letter.stretch
    return matrix.concatenating(.translation(place))
  }

  /// The space before a letter that animators add; none before the first of a line at the left.
  private mutating func addTracking(_ index: Int) {
    let line = layout.letters[index].line
    guard pen != 0 || layout.alignment(of: line) != .left else { return }
    let space = animators.reduce(0) { $0 + $1.style.tracking * $1.amount(of: index) }
    if way == nil { pen += space } else { wayLength += space }
  }

  /// How far from the middle of its group on the base line the point lies about which a letter
  /// scales and turns.
  private func groupPoint(_ letter: TextLayout.Letter) -> Point {
    Point(
      x: alignment.x * letter.groupWidth / 2,
      y: alignment.y * layout.document.size * Self.capitalHeight)
  }

  private func animated(_ matrix: Matrix, _ index: Int, movesAlong: Bool) -> Matrix {
    guard !animators.isEmpty else { return matrix }
    let amounts = animators.map { $0.amount(of: index) }
    var matrix = matrix
    var move = Point.zero
    for (animator, amount) in zip(animators, amounts) {
      let anchor = animator.style.anchor * amount
      matrix = matrix.concatenating(.translation(Point(x: -anchor.x, y: -anchor.y)))
      move = move + animator.style.position * amount
    }
    for (animator, amount) in zip(animators, amounts) {
      let scale = animator.style.scale
      matrix = matrix.concatenating(
        .scale(Point(x: 1 + (scale.x - 1) * amount, y: 1 + (scale.y - 1) * amount)))
    }
    for (animator, amount) in zip(animators, amounts) {
      matrix = matrix.concatenating(animator.style.turn(amount))
    }
    // On a way, animators move letters along it, which has been done.
    if !movesAlong { move.x = 0 }
    return matrix.concatenating(.translation(move))
  }

  // MARK: On a way

  private mutating func matrixOnWay(_ index: Int, _ way: TextWay) -> Matrix {
    let letter = layout.letters[index]
    startLine(letter.line, way)
    if wayGroup != letter.group {
      if let group = wayGroup, layout.letters.indices.contains(group) {
        wayLength += layout.letters[group].groupEnd
      }
      wayLength += letter.groupWidth / 2
      wayGroup = letter.group
    }
    let point = groupPoint(letter)
    if way.forcesAlignment { spread(letter, way) }
    let offset = animators.reduce(0) {
      $0 + ($1.style.position.x + $1.style.anchor.x) * $1.amount(of: index)
    }
    let place = way.contour.place(at: wayLength + point.x + offset)
    let half = letter.groupWidth / 2 - letter.offsetInGroup
    var matrix = Matrix.translation(Point(x: -half - point.x, y: -point.y))
    addTracking(index)
    matrix = animated(matrix, index, movesAlong: false)
    matrix = matrix.concatenating(
      .translation(Point(x: 0, y: lineOffset.y + point.y - layout.document.baselineShift)))
    if let place {
      if way.isPerpendicular {
        matrix = matrix.concatenating(.rotation(degrees: angleInDegrees(place.direction)))
      }
      matrix = matrix.concatenating(.translation(place.point))
    }
    pen += letter.advance + layout.tracking
    let next = layout.letters.indices.contains(index + 1) ? layout.letters[index + 1] : nil
    if let next, next.group != letter.group {
      wayLength += letter.groupWidth / 2 + layout.tracking
    }
    return matrix
  }

  private mutating func startLine(_ line: Int, _ way: TextWay) {
    guard wayLine != line else { return }
    wayLine = line
    let room = way.contour.length + way.lastMargin - layout.lineWidths[line]
    switch layout.alignment(of: line) {
    case .left, .justifyLastLeft, .justifyAll: break
    case .right, .justifyLastRight: wayLength += room
    case .center, .justifyLastCenter: wayLength += room / 2
    }
  }

  /// Spreads letters from margin to margin; works for one line.
  private mutating func spread(_ letter: TextLayout.Letter, _ way: TextWay) {
    guard let first = layout.letters.first, let last = layout.letters.last,
      layout.letters.count > 1
    else { return }
    let begin = way.firstMargin + first.groupWidth / 2
    let end = way.contour.length + way.lastMargin - last.groupWidth / 2
    wayLength = begin + (end - begin) * Double(letter.group) / Double(layout.letters.count - 1)
  }

  // MARK: Paint

  private func paint(_ index: Int) -> LetterPaint {
    var paint = LetterPaint(layout.document)
    for animator in animators {
      animator.style.change(&paint, amount: animator.amount(of: index))
    }
    return paint.limited
  }
}
