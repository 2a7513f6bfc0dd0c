package import PegbarBase
package import PegbarDiff
internal import PegbarFrames
internal import PegbarMeasure
package import PegbarScene

/// The comparison of two animations: the changes, and whether both look the same.
package struct Comparison: Sendable {
  /// The changes by layer and property.
  package let changes: [SceneChange]
  /// `true` if both look the same at all compared times.
  package let isSamePicture: Bool
  /// `true` if changes in deeply nested precompositions are not listed.
  package let isTruncated: Bool
  /// The old version.
  package let old: Scene
  /// The new version.
  package let new: Scene
  /// The limits on rendering.
  package let limits: Limits

  /// The frames of changed keyframes, counted from the start.
  package var changedFrames: [Double] { changes.compactMap(\.frame) }

  /// The number of times at which pictures are compared.
  private static let times = 24
  /// The largest difference of outlines that looks the same, in points.
  private static let distance = 0.02
  /// The largest difference of colors and opacities that looks the same, 0…1.
  private static let color = 0.004

  /// Compares two animations.
  package init(_ old: Scene, _ new: Scene, limits: Limits = Limits()) {
    (self.old, self.new, self.limits) = (old, new, limits)
    (changes, isSamePicture, isTruncated) = LargeStack.run {
      let diff = old == new ? nil : SceneDiff(from: old, to: new)
      let changes = diff?.changes ?? []
      let isSame =
        changes.allSatisfy { $0.kind == .renamed } || Self.lookSame(old, new, changes, limits)
      return (changes, isSame, diff?.isTruncated ?? false)
    }
  }

  private static func lookSame(
    _ old: Scene, _ new: Scene, _ changes: [SceneChange], _ limits: Limits
  ) -> Bool {
    guard old.root.size == new.root.size, old.background == new.background,
      abs(old.duration - new.duration) < 1e-6,
      !changes.contains(where: { [.image, .text].contains($0.kind) })
    else { return false }
    let evaluators = (SceneEvaluator(old, limits: limits), SceneEvaluator(new, limits: limits))
    // A change may be visible around its keyframe only.
    let frames = changes.compactMap(\.frame).map { $0 / new.frameRate }
    let uniform = (0..<times).map { new.duration * (Double($0) + 0.5) / Double(times) }
    return (uniform + frames.prefix(times)).allSatisfy { time in
      guard !Cancellation.isRequested else { return false }
      let (left, right) = (evaluators.0.frame(at: time), evaluators.1.frame(at: time))
      guard left.filters == right.filters else { return false }
      let difference = FrameDifference(between: left, and: right)
      return difference.isComparable && !difference.isOther && difference.distance <= distance
        && difference.color <= color
    }
  }

  /// Reads an animation as designed.
  ///
  /// - Throws: A `ConversionError` if nothing can be displayed.
  package static func scene(
    _ bytes: [UInt8], animation: String? = nil, limits: Limits = Limits()
  ) throws(ConversionError) -> Scene {
    try LargeStack.run { () throws(ConversionError) in
      let log = FindingLog()
      let input = try Input.read(
        AnimationFile(bytes, limits: limits), animation: animation, log: log, limits: limits,
        search: Input.Search(theme: .initial))
      let name = ConversionOptions().sceneName
      guard case .lottie(let document) = input.content else {
        return input.exactScene(name: name, log: log)
      }
      // Clean-up would drop layers that are never visible, which can change as well.
      return input.importedScene(of: document, name: name, log: log)
    }
  }
}

extension Frame {
  /// The filters of all groups, back to front, which the difference of frames ignores.
  fileprivate var filters: [[FrameFilter]] {
    var filters: [[FrameFilter]] = []
    var waiting = items
    while let item = waiting.popLast() {
      guard case .group(let group) = item else { continue }
      if !group.filters.isEmpty { filters.append(group.filters) }
      waiting += group.children
    }
    return filters
  }
}
