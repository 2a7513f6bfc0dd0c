// Shared functions that play keys: with what the file asks of them.
extension SceneCode {
  /// The function that makes an animation of keys.
  func keysFunction(_ support: Set<Support>, _ text: inout SwiftText) {
    let hasCurves = support.contains(.keys)
    let rest = " The first curve serves\n/// all segments that the others leave."
    let curves = usesSeveralCurves ? ", _ curves: [Float]..." : ", _ curve: [Float]? = nil"
    let parameters = "_ keyPath: String, at frames: [Double], _ values: [Any]"
    let times =
      support.contains(.seconds)
      ? "seconds(frames)"
      : "frames.map { ($0 * 1e6 / \(SwiftLiteral.number(frameRate)) + 0.001).rounded(.down) / 1e6 }"
    text.lines(
      """
      /// Moves a property through values at frames; two at one are a jump.\
      \(hasCurves && usesSeveralCurves ? rest : "")
      private func keys(\(hasCurves ? "\n  \(parameters)\(curves)\n" : parameters)) \
      -> CAKeyframeAnimation {
        let animation = CAKeyframeAnimation(keyPath: keyPath)
        let times = \(times)
        animation.beginTime = times[0]
        animation.duration = times[times.count - 1] - times[0]
        animation.fillMode = .both
        animation.values = values
        animation.keyTimes = times.map { NSNumber(value: ($0 - times[0]) / animation.duration) }
      \(hasCurves ? timing(isShared: support.contains(.timing)) : "")\
        return animation
      }
      """)
  }

  /// What gives an animation its curves.
  private func timing(isShared: Bool) -> String {
    let curve = "curves[max($0 + curves.count - values.count, 0)]"
    let several =
      isShared
      ? "timing(\(curve))" : "let points = \(curve)\n      return \(Support.timingOfPoints)"
    return usesSeveralCurves
      ? """
        if !curves.isEmpty {
          animation.timingFunctions = (1..<values.count).map {
            \(several)
          }
        }

      """
      : """
        if let \(isShared ? "curve" : "points = curve") {
          let timing = \(isShared ? "timing(curve)" : Support.timingOfPoints)
          animation.timingFunctions = values.dropFirst().map { _ in timing }
        }

      """
  }

  /// The function that reads numbers.
  func sumsFunction(_ support: Set<Support>, _ text: inout SwiftText) {
    let isWide = !support.isDisjoint(with: [.pointData, .unitPointData, .ovalData])
    let hasStart = self.text.contains("from: start)")
    let start = hasStart ? ", from start: Double = 0" : ""
    let places = isWide ? ", by places: Int = 1" : ""
    let first = hasStart ? "start" : isWide ? "0.0" : "0"
    let before = isWide ? "list[list.count - places]" : "(list.last ?? \(first))"
    text.lines(
      """
      /// Numbers as text, each as the distance from the one \(isWide ? "some places " : "")before.
      private func sums(_ text: String\(start)\(places)) -> [Double] {
        let scanner = Scanner(string: text)
        var list\(isWide ? " = Array(repeating: \(first), count: places)" : ": [Double] = []")
        while let step = scanner.scanDouble() {
          // Sums of decimals are decimals.
          list.append(((\(before) + step) * 1e9).rounded() / 1e9)
        }
        return \(isWide ? "Array(list.dropFirst(places))" : "list")
      }
      """)
  }

  /// The function that repeats an animation.
  func repeatedFunction(_ text: inout SwiftText) {
    let flags = ["autoreverses", "isCumulative"].filter(repeatLabels.contains)
    let more = ",\n  " + flags.map { "\($0): Bool = false" }.joined(separator: ", ")
    let reverses = flags.contains("autoreverses")
    text.lines(
      """
      /// A cycle is not rounded, or each would be off by more.
      private func repeated(
        _ animation: CAKeyframeAnimation, every frames: Double, count: Float\
      \(flags.isEmpty ? "" : more)
      ) -> CAKeyframeAnimation {
        animation.duration = frames / \(SwiftLiteral.number(frameRate))
        animation.repeatCount = \(reverses ? "autoreverses ? count / 2 : count" : "count")
      \(flags.map { "  animation.\($0) = \($0)\n" }.joined())\
        return animation
      }
      """)
  }

  /// The function that makes a group, of which some are repeated.
  func joinedFunction(_ text: inout SwiftText) {
    let hasLength = joinedLabels.contains("every")
    let reverses = joinedLabels.contains("autoreverses")
    let cycle = "frames.map { $0 / \(SwiftLiteral.number(frameRate)) } ?? "
    text.lines(
      """
      /// Animations that begin and end together, as often as they are played.
      private func joined(
        _ animations: CAKeyframeAnimation...\(hasLength ? ", every frames: Double? = nil" : ""), \
      count: Float = 1\(reverses ? ",\n  autoreverses: Bool = false" : "")
      ) -> CAAnimationGroup {
        let group = CAAnimationGroup()
        group.animations = animations
        group.beginTime = animations[0].beginTime
        group.duration = \(hasLength ? cycle : "")animations[0].duration
        group.repeatCount = \(reverses ? "autoreverses ? count / 2 : count" : "count")
      \(reverses ? "  group.autoreverses = autoreverses\n" : "")\
        group.fillMode = .both
        for animation in animations {
          animation.beginTime = 0
      \(hasLength ? "    animation.duration = group.duration\n" : "")\
        }
        return group
      }
      """)
  }
}

extension Support {
  /// Shows layers of a loop of which one shows at first.
  static let shownFromZero = """
    /// Shows a layer between two frames alone, or from the first on.
    private func shown(from start: Double, to end: Double) -> CAKeyframeAnimation {
      guard start != 0 else { return shown(to: end) }
      return steps("hidden", at: [start - 1, start, end, end + 1], [true, false, true])
    }
    """

  /// What makes a timing function of control points.
  static let timingOfPoints =
    "CAMediaTimingFunction(controlPoints: points[0], points[1], points[2], points[3])"
}
