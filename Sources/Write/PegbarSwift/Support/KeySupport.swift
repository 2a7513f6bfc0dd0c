extension Support {
  /// The source of the functions that create animations.
  static let keySources = """
    // MARK: retimed
    /// Starts animations at `begin` and runs them `rate` times as fast, including those in groups.
    func retimed(
      _ animations: [CAAnimation], begin: TimeInterval = 0, rate: Double = 1
    ) -> [CAAnimation] {
      for animation in animations {
        animation.beginTime = begin + animation.beginTime / rate
        animation.duration /= rate
        if rate != 1, let group = animation as? CAAnimationGroup {
          group.animations = retimed(group.animations ?? [], rate: rate)
        }
      }
      return animations
    }
    // MARK: shownFrom
    /// Shows a layer from a given time.
    func shown(from start: [TimeInterval]) -> CAKeyframeAnimation {
      steps("hidden", at: [start[0] - 0.01, start[0], start[0] + 0.01], [true, false])
    }
    // MARK: shownTo
    /// Shows a layer until a given time.
    func shown(to end: [TimeInterval]) -> CAKeyframeAnimation {
      steps("hidden", at: [end[0] - 0.01, end[0], end[0] + 0.01], [false, true])
    }
    // MARK: shownBetween
    /// Shows a layer between two times, or from the start.
    func shown(during times: [TimeInterval]) -> CAKeyframeAnimation {
      let (start, end) = (times[0], times[1])
      guard start > 0 else {
        return steps("hidden", at: [end - 0.01, end, end + 0.01], [false, true])
      }
      return steps("hidden", at: [start - 0.01, start, end, end + 0.01], [true, false, true])
    }
    // MARK: keys
    /// Animates a property through values. Equal times create a jump, and the last curve repeats.
    @inline(never) func keys(
      _ keyPath: String, at times: [TimeInterval], _ values: [Any], _ curves: SIMD4<Float>...
    ) -> CAKeyframeAnimation {
      let animation = CAKeyframeAnimation(keyPath: keyPath)
      animation.beginTime = times[0]
      animation.duration = times[times.count - 1] - times[0]
      animation.fillMode = .both
      animation.values = values
      animation.keyTimes = times.map { NSNumber(value: ($0 - times[0]) / animation.duration) }
      animation.timingFunctions = timings(curves, for: times)
      return animation
    }
    // MARK: along
    /// Moves a layer along a path, with one segment between consecutive times. Within a segment,
    /// the motion is uniform, by length or by parameter. The path is closed by a segment that is
    /// never played, because CAAnimation.h counts one key time for each segment.
    func along(
      _ path: CGPath, at times: [TimeInterval], _ curves: SIMD4<Float>...
    ) -> CAKeyframeAnimation {
      let animation = keys("position", at: times, [])
      let closed = CGMutablePath()
      closed.addPath(path)
      closed.closeSubpath()
      animation.values = nil
      animation.path = closed
      animation.setValue(path.currentPoint, forKey: "end")
      animation.timingFunctions = timings(curves, for: times)
      return animation
    }
    // MARK: steps
    /// Keeps each value until the next time, slightly early because sums of times are inexact.
    func steps(_ keyPath: String, at times: [TimeInterval], _ values: [Any]) -> CAKeyframeAnimation {
      let early = times.prefix(1) + times.dropFirst().map { $0 - 1e-9 }
      let animation = keys(keyPath, at: Array(early), values)
      animation.calculationMode = .discrete
      return animation
    }
    // MARK: timings
    func timings(_ curves: [SIMD4<Float>], for times: [TimeInterval]) -> [CAMediaTimingFunction]? {
      curves.isEmpty ? nil : (1..<times.count).map { timing(curves[min($0, curves.count) - 1]) }
    }
    // MARK: timing
    func timing(_ points: SIMD4<Float>) -> CAMediaTimingFunction {
      CAMediaTimingFunction(controlPoints: points[0], points[1], points[2], points[3])
    }
    // MARK: eased
    /// Sets the curves of an animation, of which a text contains the control points.
    func eased(_ animation: CAKeyframeAnimation, _ curves: String) -> CAKeyframeAnimation {
      let points = sums(curves, by: 4).map { Float($0) }
      animation.timingFunctions = stride(from: 0, to: points.count, by: 4).map {
        timing(SIMD4(points[$0..<$0 + 4]))
      }
      return animation
    }
    // MARK: repeated
    /// Repeats a cycle. The length is not rounded, because rounding errors would accumulate.
    func repeated(
      _ animation: CAKeyframeAnimation, every length: TimeInterval, count: Float,
      autoreverses: Bool = false, isCumulative: Bool = false
    ) -> CAKeyframeAnimation {
      animation.duration = length
      animation.repeatCount = autoreverses ? count / 2 : count
      animation.autoreverses = autoreverses
      animation.isCumulative = isCumulative
      return animation
    }
    // MARK: joined
    /// Groups animations that start and end together in each repetition.
    func joined(
      _ animations: CAKeyframeAnimation..., every length: TimeInterval? = nil, count: Float = 1,
      autoreverses: Bool = false
    ) -> CAAnimationGroup {
      let group = CAAnimationGroup()
      group.animations = animations
      group.beginTime = animations[0].beginTime
      group.duration = length ?? animations[0].duration
      group.repeatCount = autoreverses ? count / 2 : count
      group.autoreverses = autoreverses
      group.fillMode = .both
      for animation in animations {
        animation.beginTime = 0
        animation.duration = group.duration
      }
      return group
    }
    // MARK: sprung
    /// Animates a property from one value to another with a spring.
    func sprung(
      _ keyPath: String, at times: [TimeInterval], _ values: [Any], mass: CGFloat = 1,
      stiffness: CGFloat, damping: CGFloat, velocity: CGFloat = 0
    ) -> CASpringAnimation {
      let animation = CASpringAnimation(keyPath: keyPath)
      animation.fromValue = values[0]
      animation.toValue = values[1]
      animation.mass = mass
      animation.stiffness = stiffness
      animation.damping = damping
      animation.initialVelocity = velocity
      animation.beginTime = times[0]
      animation.duration = times[1] - times[0]
      // The model value is the rest position of the spring.
      animation.fillMode = .backwards
      return animation
    }
    // MARK: seconds
    /// Returns the times of frames, rounded down to nanoseconds so that jumps are not late. The
    /// first of two equal times is a microsecond early, because key times should increase.
    func seconds(_ frames: [Double], at rate: Double) -> [TimeInterval] {
      var times = frames.map { ($0 * 1e9 / rate + 0.001).rounded(.down) / 1e9 }
      for index in times.indices.dropFirst().reversed() where times[index] <= times[index - 1] {
        times[index - 1] = times[index] - 1e-6
      }
      return times
    }
    // MARK: transactionSeconds
    /// Returns the times of frames that are counted from the start of the current transaction.
    func transactionSeconds(_ frames: [Double], at rate: Double) -> [TimeInterval] {
      let begin = CATransaction.value(forKey: "transaction") as? TimeInterval ?? 0
      let first = (begin * rate * 1000).rounded() / 1000
      return seconds(frames.map { first + $0 }, at: rate).map { $0 - begin }
    }
    // MARK: numbers
    func numbers(_ values: CGFloat...) -> [Any] { values }
    // MARK: degrees
    func degrees(_ values: CGFloat...) -> [Any] { values.map { $0 * .pi / 180 } }
    // MARK: points
    func points(_ values: (x: CGFloat, y: CGFloat)...) -> [Any] {
      values.map { CGPoint(x: $0.x, y: $0.y) }
    }
    // MARK: sizes
    func sizes(_ values: (width: CGFloat, height: CGFloat)...) -> [Any] {
      values.map { CGSize(width: $0.width, height: $0.height) }
    }
    // MARK: unitPoints
    func unitPoints(_ values: (x: CGFloat, y: CGFloat)..., in layer: CALayer) -> [Any] {
      values.map { unitPoint($0.x, $0.y, in: layer) }
    }
    // MARK: numberData
    func numbers(data: String) -> [Any] { sums(data).map { CGFloat($0) } }
    // MARK: degreeData
    func degrees(data: String) -> [Any] { sums(data).map { CGFloat($0) * .pi / 180 } }
    // MARK: pointData
    func points(data: String) -> [Any] {
      let list = sums(data, by: 2)
      return stride(from: 1, to: list.count, by: 2).map { CGPoint(x: list[$0 - 1], y: list[$0]) }
    }
    // MARK: sizeData
    func sizes(data: String) -> [Any] {
      let list = sums(data, by: 2)
      return stride(from: 1, to: list.count, by: 2).map {
        CGSize(width: list[$0 - 1], height: list[$0])
      }
    }
    // MARK: unitPointData
    func unitPoints(data: String, in layer: CALayer) -> [Any] {
      let list = sums(data, by: 2)
      return stride(from: 1, to: list.count, by: 2).map {
        unitPoint(list[$0 - 1], list[$0], in: layer)
      }
    }
    // MARK: colorData
    /// Returns gradient colors from their red, green, blue and alpha components.
    func colors(data: String, by count: Int) -> [Any] {
      let list = sums(data, by: 4 * count).map { CGFloat($0) }
      var gradients: [[CGColor]] = []
      for index in stride(from: 0, to: list.count, by: 4) {
        if index % (4 * count) == 0 { gradients.append([]) }
        let color: CGColor = .rgb(
          list[index], list[index + 1], list[index + 2], alpha: list[index + 3])
        gradients[gradients.count - 1].append(color)
      }
      return gradients
    }
    // MARK: locationData
    /// Returns the locations of gradient colors.
    func locations(data: String, by count: Int) -> [Any] {
      let list = sums(data, by: count).map { NSNumber(value: $0) }
      return stride(from: 0, to: list.count, by: count).map { start -> [NSNumber] in
        Array(list[start..<start + count])
      }
    }
    """
}
