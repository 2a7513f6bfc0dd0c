internal import PegbarBase
internal import PegbarLottie

extension Transform {
  /// Returns an extent around a transformed one during a span of frames, or `nil` if it is unknown.
  ///
  /// - Parameter isOriented: Whether the motion path also rotates the layer.
  func extent(
    of extent: Extent, in frames: ClosedRange<Double>, isOriented: Bool = false
  ) -> Extent? {
    guard isFlat, let anchor = anchor.ranges(in: frames), let scale = scale.ranges(in: frames),
      let turn = rotation.range(in: frames), let position = position.ranges(in: frames)
    else { return nil }
    var x = extent.x.subtracting(anchor.x).multiplied(by: scale.x).multiplied(by: 0.01)
    var y = extent.y.subtracting(anchor.y).multiplied(by: scale.y).multiplied(by: 0.01)
    if turn.lowerBound == turn.upperBound, !isOriented {
      (x, y) = Self.turned(x, y, by: turn.lowerBound)
    } else {
      let (width, height) = (x.largestDistance, y.largestDistance)
      let radius = (width * width + height * height).squareRoot()
      (x, y) = (-radius...radius, -radius...radius)
    }
    (x, y) = (x.adding(position.x), y.adding(position.y))
    let numbers = [x.lowerBound, x.upperBound, y.lowerBound, y.upperBound]
    return numbers.allSatisfy { abs($0) < Limits.largestNumber } ? Extent(x: x, y: y) : nil
  }

  /// Returns the ranges around a rotated rectangle.
  private static func turned(
    _ x: ClosedRange<Double>, _ y: ClosedRange<Double>, by degrees: Double
  ) -> (x: ClosedRange<Double>, y: ClosedRange<Double>) {
    switch degrees.remainder(dividingBy: 360) {
    case 0: return (x, y)
    case 90: return (y.multiplied(by: -1), x)
    case -90: return (y, x.multiplied(by: -1))
    case 180, -180: return (x.multiplied(by: -1), y.multiplied(by: -1))
    case let angle:
      let (sine, cosine) = Turn.parts(of: angle)
      return (
        x.multiplied(by: cosine).subtracting(y.multiplied(by: sine)),
        x.multiplied(by: sine).adding(y.multiplied(by: cosine))
      )
    }
  }

  /// `true` if the transform never skews, and never leaves the plane.
  private var isFlat: Bool {
    let turns = [rotationX, rotationY].compactMap(\.self)
    return skew.constantValue == 0 && turns.allSatisfy { $0.constantValue == 0 }
      && orientation.map { $0.constantValue?.isZero ?? false } ?? true
  }

  /// `true` if nothing can change the transform, except for its opacity.
  var isConstant: Bool {
    position.properties.allSatisfy { $0.isPlain && $0.keyCount < 2 }
      && anchor.constantValue != nil && scale.constantValue != nil
      && rotation.constantValue != nil && isFlat
  }

  /// `true` if the transform keeps rectangles parallel to the axes.
  var keepsAxes: Bool {
    rotation.constantValue.map { $0.remainder(dividingBy: 90) == 0 } ?? false
  }
}

extension Transform.Position {
  /// Returns the ranges of both coordinates in a span of frames, or `nil` if they are unknown.
  func ranges(
    in frames: ClosedRange<Double>
  ) -> (x: ClosedRange<Double>, y: ClosedRange<Double>)? {
    switch self {
    case .joined(let position): return position.ranges(in: frames)
    case .split(let x, let y, _):
      guard let x = x.range(in: frames), let y = y.range(in: frames) else { return nil }
      return (x, y)
    }
  }
}
