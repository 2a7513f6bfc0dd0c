import PegbarGeometry
public import PegbarScene

/// An animator at one time: the letters that it changes, and its full effect on a letter.
struct AnimatorState {
  /// The selected range, or `nil` if everything is selected.
  private var range: SelectedRange?
  private let units: SelectorUnits
  private let effect: AnimatorEffect

  init(_ animator: TextAnimator, units: SelectorUnits, at time: Double) {
    self.units = units
    range = animator.selector.map { SelectedRange($0, unitCount: units.count, at: time) }
    effect = AnimatorEffect(animator, at: time)
  }

  var anchor: Point { effect.anchor }
  var position: Point { effect.position }
  var scale: Point { effect.scale }
  var tracking: Double { effect.tracking }
  var lineSpacing: Point { effect.lineSpacing }
  /// `true` if the animator skews or rotates letters.
  var turns: Bool { effect.turns }

  /// Returns the same effect on the letters that a selector selects at a time.
  func selecting(_ selector: TextSelector?, at time: Double) -> AnimatorState {
    var result = self
    result.range = selector.map { SelectedRange($0, unitCount: units.count, at: time) }
    return result
  }

  /// Returns the amount by which a letter is changed, −1…1.
  ///
  /// A line break after the last unit counts as one more unit.
  func amount(of letter: Int) -> Double {
    range?.amount(of: units.indices[letter]) ?? 1
  }

  /// Returns a fraction of the skew and the rotation.
  func turn(_ amount: Double) -> Matrix { effect.turn(amount) }

  /// Changes paint by a fraction of the full effect.
  func change(_ paint: inout LetterPaint, amount: Double) { effect.change(&paint, amount: amount) }
}

/// The full effect of an animator on a letter, at one time.
///
/// A class because the state of an animator is copied for each placement of a letter.
final class AnimatorEffect: Sendable {
  let anchor: Point
  let position: Point
  let scale: Point
  let tracking: Double
  let lineSpacing: Point
  private let rotation: (x: Double, y: Double, z: Double)
  private let skew: (angle: Double, axis: Double)
  private let opacity: Double?
  private let fill: PaintChange
  private let stroke: PaintChange
  private let strokeWidth: Double

  init(_ animator: TextAnimator, at time: Double) {
    anchor = animator.anchor.value(at: time)
    position = animator.position.value(at: time)
    scale = animator.scale.value(at: time)
    tracking = animator.tracking.value(at: time)
    lineSpacing = animator.lineSpacing.value(at: time)
    rotation = (
      animator.rotationX.value(at: time), animator.rotationY.value(at: time),
      animator.rotation.value(at: time)
    )
    skew = (animator.skew.value(at: time), animator.skewAxis.value(at: time))
    opacity = animator.opacity?.value(at: time)
    fill = PaintChange(
      color: animator.fillColor?.value(at: time), hue: animator.fillHue.value(at: time),
      saturation: animator.fillSaturation.value(at: time),
      brightness: animator.fillBrightness.value(at: time),
      opacity: animator.fillOpacity.value(at: time))
    stroke = PaintChange(
      color: animator.strokeColor?.value(at: time), hue: animator.strokeHue.value(at: time),
      saturation: animator.strokeSaturation.value(at: time),
      brightness: animator.strokeBrightness.value(at: time),
      opacity: animator.strokeOpacity.value(at: time))
    strokeWidth = animator.strokeWidth.value(at: time)
  }

  var turns: Bool {
    skew.angle != 0 || rotation.x != 0 || rotation.y != 0 || rotation.z != 0
  }

  /// Returns a fraction of the skew and the rotation; rotation about x and y is seen from the
  /// front.
  func turn(_ amount: Double) -> Matrix {
    var matrix = Matrix.identity
    if skew.angle != 0 {
      matrix = .skew(degrees: -skew.angle * amount, axis: skew.axis * amount)
    }
    matrix = matrix.concatenating(.rotation(degrees: rotation.z * amount))
    guard rotation.x != 0 || rotation.y != 0 else { return matrix }
    // Omits the third column of Ry · Rx: x' = x·cos y, y' = x·sin y·sin x + y·cos x.
    let (sineX, cosineX) = sineAndCosine(degrees: rotation.x * amount)
    let (sineY, cosineY) = sineAndCosine(degrees: rotation.y * amount)
    return matrix.concatenating(
      Matrix(a: cosineY, b: sineY * sineX, c: 0, d: cosineX, tx: 0, ty: 0))
  }

  /// Changes paint by a fraction of the full effect.
  ///
  /// As in lottie-web, the opacity approaches its target by the square of the fraction. Only full
  /// fractions and an opacity of 0 have the expected result.
  func change(_ paint: inout LetterPaint, amount: Double) {
    if let opacity { paint.opacity += (opacity * amount - paint.opacity) * amount }
    if let color = paint.fill { paint.fill = fill.applied(to: color, amount: amount) }
    if let color = paint.stroke ?? stroke.color.map({ _ in .black }) {
      paint.stroke = stroke.applied(to: color, amount: amount)
    }
    paint.strokeWidth += strokeWidth * amount
  }
}

/// The change that an animator makes to a color.
struct PaintChange: Sendable {
  let color: Color?
  let hue: Double
  let saturation: Double
  let brightness: Double
  let opacity: Double

  func applied(to paint: Color, amount: Double) -> Color {
    var result = paint
    if let color {
      result = .interpolate(paint, color, amount)
      result.alpha = paint.alpha
    }
    result = result.shifted(
      hue: hue * amount, saturation: saturation * amount, brightness: brightness * amount)
    result.alpha *= 1 + (opacity - 1) * amount
    return result
  }
}

/// The paint of a letter.
public struct LetterPaint: Hashable, Sendable {
  /// The opacity, 0…1.
  public var opacity = 1.0
  /// The fill color with its alpha, or `nil` without a fill.
  public var fill: Color?
  /// The outline color with its alpha, or `nil` without an outline.
  public var stroke: Color?
  /// The width of the outline in points of its own space.
  public var strokeWidth: Double

  init(_ document: TextDocument) {
    fill = document.fill
    stroke = document.stroke
    strokeWidth = document.strokeWidth
  }

  /// The paint with every value clamped to its range, without invisible parts.
  var limited: LetterPaint {
    var result = self
    result.opacity = min(max(opacity, 0), 1)
    func limited(_ color: Color?) -> Color? {
      guard var color, color.alpha > 0 else { return nil }
      color.alpha = min(color.alpha, 1)
      return color
    }
    result.fill = limited(fill)
    result.stroke = strokeWidth > 0 ? limited(stroke) : nil
    result.strokeWidth = max(0, strokeWidth)
    return result
  }
}
