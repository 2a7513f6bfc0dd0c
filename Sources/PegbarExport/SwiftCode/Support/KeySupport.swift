// Shared functions that play keys: with what the file asks of them.
extension SceneCode {
  /// The function that makes an animation of keys.
  func keysFunction(_ support: Set<Support>, _ text: inout SwiftText) {
    let hasCurves = support.contains(.keys)
    text.line(
      "/// Moves a property through values at frames; two at one are a jump."
        + (hasCurves && usesSeveralCurves ? " The first curve serves" : ""))
    if hasCurves, usesSeveralCurves { text.line("/// all segments that the others leave.") }
    let curves = usesSeveralCurves ? ", _ curves: [Float]..." : ", _ curve: [Float]? = nil"
    let parameters = "_ keyPath: String, at frames: [Double], _ values: [Any]"
    if hasCurves {
      text.line("private func keys(")
      text.line("  \(parameters)\(curves)")
    }
    text.block((hasCurves ? "" : "private func keys(\(parameters)") + ") -> CAKeyframeAnimation {")
    { text in
      text.line("let animation = CAKeyframeAnimation(keyPath: keyPath)")
      let rate = SwiftLiteral.number(frameRate)
      text.line(
        support.contains(.seconds)
          ? "let times = seconds(frames)"
          : "let times = frames.map { ($0 * 1e6 / \(rate) + 0.001).rounded(.down) / 1e6 }")
      text.lines(
        """
        animation.beginTime = times[0]
        animation.duration = times[times.count - 1] - times[0]
        animation.fillMode = .both
        animation.values = values
        animation.keyTimes = times.map { NSNumber(value: ($0 - times[0]) / animation.duration) }
        """)
      if hasCurves {
        usesSeveralCurves ? severalCurves(support, &text) : oneCurve(support, &text)
      }
      text.line("return animation")
    }
  }

  private func severalCurves(_ support: Set<Support>, _ text: inout SwiftText) {
    let curve = "curves[max($0 + curves.count - values.count, 0)]"
    text.block("if !curves.isEmpty {") { text in
      text.block("animation.timingFunctions = (1..<values.count).map {") { text in
        guard !support.contains(.timing) else { return text.line("timing(\(curve))") }
        text.line("let points = \(curve)")
        text.line("return \(Support.timingOfPoints)")
      }
    }
  }

  private func oneCurve(_ support: Set<Support>, _ text: inout SwiftText) {
    let isShared = support.contains(.timing)
    text.block(isShared ? "if let curve {" : "if let points = curve {") { text in
      text.line("let timing = \(isShared ? "timing(curve)" : Support.timingOfPoints)")
      text.line("animation.timingFunctions = values.dropFirst().map { _ in timing }")
    }
  }

  /// The function that reads numbers.
  func sumsFunction(_ support: Set<Support>, _ text: inout SwiftText) {
    let isWide = !support.isDisjoint(with: [.pointData, .unitPointData, .ovalData])
    let hasStart = self.text.contains("from: start)")
    let start = hasStart ? ", from start: Double = 0" : ""
    let places = isWide ? ", by places: Int = 1" : ""
    text.line(
      "/// Numbers as text, each as the distance from the one "
        + (isWide ? "some places before." : "before."))
    text.block("private func sums(_ text: String\(start)\(places)) -> [Double] {") { text in
      let first = hasStart ? "start" : isWide ? "0.0" : "0"
      text.line("let scanner = Scanner(string: text)")
      text.line(
        isWide
          ? "var list = Array(repeating: \(first), count: places)" : "var list: [Double] = []")
      let before = isWide ? "list[list.count - places]" : "(list.last ?? \(first))"
      text.block("while let step = scanner.scanDouble() {") { text in
        text.line("// Sums of decimals are decimals.")
        text.line("list.append(((\(before) + step) * 1e9).rounded() / 1e9)")
      }
      text.line(isWide ? "return Array(list.dropFirst(places))" : "return list")
    }
  }

  /// The function that repeats an animation.
  func repeatedFunction(_ text: inout SwiftText) {
    let flags = ["autoreverses", "isCumulative"].filter(repeatLabels.contains)
    text.line("/// A cycle is not rounded, or each would be off by more.")
    text.line("private func repeated(")
    text.line(
      "  _ animation: CAKeyframeAnimation, every frames: Double, count: Float"
        + (flags.isEmpty ? "" : ","))
    if !flags.isEmpty {
      text.line("  " + flags.map { "\($0): Bool = false" }.joined(separator: ", "))
    }
    text.block(") -> CAKeyframeAnimation {") { text in
      text.line("animation.duration = frames / \(SwiftLiteral.number(frameRate))")
      let reverses = flags.contains("autoreverses")
      let count = reverses ? "autoreverses ? count / 2 : count" : "count"
      text.line("animation.repeatCount = \(count)")
      for flag in flags { text.line("animation.\(flag) = \(flag)") }
      text.line("return animation")
    }
  }

  /// The function that makes a group, of which some are repeated.
  func joinedFunction(_ text: inout SwiftText) {
    let hasLength = joinedLabels.contains("every")
    let reverses = joinedLabels.contains("autoreverses")
    text.line("/// Animations that begin and end together, as often as they are played.")
    text.line("private func joined(")
    text.line(
      "  _ animations: CAKeyframeAnimation...\(hasLength ? ", every frames: Double? = nil" : ""), "
        + "count: Float = 1" + (reverses ? "," : ""))
    if reverses { text.line("  autoreverses: Bool = false") }
    text.block(") -> CAAnimationGroup {") { text in
      text.lines(
        """
        let group = CAAnimationGroup()
        group.animations = animations
        group.beginTime = animations[0].beginTime
        """)
      let cycle = "frames.map { $0 / \(SwiftLiteral.number(frameRate)) } ?? "
      text.line("group.duration = \(hasLength ? cycle : "")animations[0].duration")
      text.line("group.repeatCount = \(reverses ? "autoreverses ? count / 2 : count" : "count")")
      if reverses { text.line("group.autoreverses = autoreverses") }
      text.line("group.fillMode = .both")
      text.block("for animation in animations {") { text in
        text.line("animation.beginTime = 0")
        if hasLength { text.line("animation.duration = group.duration") }
      }
      text.line("return group")
    }
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
