import Foundation
import QuartzCore

/// Compares a generated scene with a listing.
public struct SceneVerifier {
  /// The manner in which a scene is driven.
  private struct Drive {
    var mode: String
    /// The range of times that are compared.
    var range = -Double.infinity...Double.infinity
    /// `true` to compare the last moment first.
    var isBackward = false
    /// The moment after all others, which is the only one compared; `nil` to compare all.
    var end: Listing.Moment?
    /// `true` if the state before the first compared moment is unknown.
    var isPartial: Bool { isBackward || range.lowerBound > 0 }
  }

  private let listing: Listing
  private let limit: Double
  private let playsParts: Bool
  private var result = Verification()
  /// `true` if a layer changed by a transition.
  private var sawTransitions = false
  /// `true` if a layer moves along a path.
  private var hasPaths = false
  /// `true` if an animation scales a layer by a negative factor.
  private var hasNegativeScales = false
  /// `true` if transforms are decomposed again for each animation of a component.
  private var decomposesForEachAnimation = false
  /// `true` if an outline is blended.
  private var hasMorphs = false
  /// `true` if the control points of blended outlines turn around their vertices.
  private var turnsControlPoints = false
  /// `true` if motion follows the parameter of the curves of a path, `false` if it follows their
  /// length.
  private var goesByParameter = false

  /// The maximum error, in points, of positions if motion follows the parameter of curves instead
  /// of their length, and of outlines if control points turn instead of moving along lines.
  ///
  /// Normalization divides segments until both agree within its tolerance.
  private static let pathTolerance = 0.25

  /// The time at which the clock starts.
  private static let start = 1000.0
  /// The fraction of a scene that has passed before it appears on screen late.
  private static let lateness = 0.3
  /// The maximum number of messages to keep.
  private static let messageLimit = 40

  /// Scrubs and plays a scene and compares every layer with the listing at every moment.
  ///
  /// - Parameter playsParts: Whether to play the scene also at double speed, backward and in part,
  ///   and after its animations were removed.
  public static func verify(
    _ listing: Listing, limit: Double = 1e-4, playsParts: Bool = false, make: () -> DrivenScene
  ) -> Verification {
    var verifier = SceneVerifier(listing: listing, limit: limit, playsParts: playsParts)
    let log = ViolationLog()
    defer { Shim.reset() }

    verifier.drive(make, log)
    if verifier.hasPaths {
      verifier.goesByParameter = true
      verifier.drive(make, log)
      verifier.goesByParameter = false
    }
    if verifier.hasNegativeScales {
      verifier.decomposesForEachAnimation = true
      verifier.drive(make, log)
    }
    if verifier.hasMorphs {
      verifier.turnsControlPoints = true
      verifier.drive(make, log)
      verifier.turnsControlPoints = false
    }
    verifier.result.violations = log.counts
    return verifier.result
  }

  /// Scrubs, plays and stops the scene.
  private mutating func drive(_ make: () -> DrivenScene, _ log: ViolationLog) {
    scrub(make, log)
    // The edge that a transition names depends on this, so transitions are checked both ways.
    for isFlipped in [false, true] where !isFlipped || sawTransitions {
      play(make, log, isFlipped: isFlipped)
    }
    playLate(make, log)
    compareEnds(log, make)
    if playsParts { playParts(make, log) }
  }

  private mutating func scrub(_ make: () -> DrivenScene, _ log: ViolationLog) {
    reset(log)
    let scene = make()
    Shim.flush()
    for text in PresentationCopies.faults(in: scene.layer) { log.add(text) }
    guard let scrub = scene.scrub else { return }
    let duration = listing.duration
    compare(scene.layer, Drive(mode: "scrub")) { time in
      scrub(duration > 0 ? time / duration : 0)
      Shim.flush()
    }
  }

  private mutating func play(
    _ make: () -> DrivenScene, _ log: ViolationLog, isFlipped: Bool
  ) {
    reset(log)
    Shim.switches.containerIsFlipped = isFlipped
    let scene = make()
    Shim.flush()
    scene.play()
    Shim.flush()
    compare(scene.layer, Drive(mode: isFlipped ? "play flipped" : "play")) {
      Shim.advance(to: Self.start + $0)
    }
  }

  /// Plays a scene that appears on screen only after part of it has passed.
  ///
  /// The rest must be unchanged.
  private mutating func playLate(_ make: () -> DrivenScene, _ log: ViolationLog) {
    reset(log)
    Shim.switches.detachedTreesAreCommitted = false
    let screen = CALayer()
    Shim.show(screen)
    let scene = make()
    scene.play()
    Shim.flush()
    let delay = listing.duration * Self.lateness
    Shim.advance(to: Self.start + delay)
    screen.addSublayer(scene.layer)
    Shim.flush()
    compare(scene.layer, Drive(mode: "play late", range: delay...Double.infinity)) {
      Shim.advance(to: Self.start + $0)
    }
  }

  /// Plays the scene at double speed, backward and in part, and removes its animations.
  private mutating func playParts(_ make: () -> DrivenScene, _ log: ViolationLog) {
    let duration = listing.duration
    guard duration > 0 else { return }
    playPart(0...duration, Drive(mode: "double speed"), speed: 2, make, log)
    let part = duration / 4...(duration * 3 / 4).nextDown
    playPart(duration / 4...duration * 3 / 4, Drive(mode: "part", range: part), speed: 1, make, log)
    if make().isReversible {
      let back = Drive(mode: "backward", range: duration.ulp...duration.nextDown, isBackward: true)
      playPart(0...duration, back, speed: -1, make, log)
    }
    reattach(make, log)
  }

  private mutating func playPart(
    _ range: ClosedRange<Double>, _ drive: Drive, speed: Float, _ make: () -> DrivenScene,
    _ log: ViolationLog
  ) {
    reset(log)
    let scene = make()
    guard let play = scene.playPart else { return }
    Shim.flush()
    play(range, speed)
    Shim.flush()
    compare(scene.layer, drive) { time in
      let passed = speed < 0 ? range.upperBound - time : time - range.lowerBound
      Shim.advance(to: Self.start + passed / Double(abs(speed)))
    }
  }

  /// Removes all animations in the middle of playback, as the system does in the background.
  private mutating func reattach(_ make: () -> DrivenScene, _ log: ViolationLog) {
    reset(log)
    let scene = make()
    guard let reattach = scene.reattach else { return }
    Shim.flush()
    scene.play()
    Shim.flush()
    let delay = listing.duration * Self.lateness
    Shim.advance(to: Self.start + delay)
    var waiting = [scene.layer]
    while let layer = waiting.popLast() {
      layer.removeAllAnimations()
      waiting += (layer.sublayers ?? []) + [layer.mask].compactMap { $0 }
    }
    Shim.flush()
    reattach()
    Shim.flush()
    compare(scene.layer, Drive(mode: "reattached", range: delay...Double.infinity)) {
      Shim.advance(to: Self.start + $0)
    }
  }

  /// Compares the state after stopping midway and after playing to the end, unless an animation
  /// repeats forever.
  private mutating func compareEnds(_ log: ViolationLog, _ make: () -> DrivenScene) {
    for share in [0.4, 1] {
      reset(log)
      let scene = make()
      guard let stop = scene.stop, let end = listing.end else { return }
      Shim.flush()
      scene.play()
      Shim.flush()
      Shim.advance(to: Self.start + listing.duration * share)
      if share < 1 {
        stop()
        Shim.flush()
      } else {
        Shim.advance(to: Self.start + listing.duration + 1)
        guard Shim.animatedLayers.isEmpty else { return }
      }
      compare(scene.layer, Drive(mode: share < 1 ? "stop" : "after", end: end)) { _ in }
    }
  }

  private func reset(_ log: ViolationLog) {
    Shim.reset(time: Self.start)
    Shim.violation = { log.add($0) }
    Shim.switches.pathsKeepVelocity = !goesByParameter
    Shim.switches.decomposesForEachAnimation = decomposesForEachAnimation
    Shim.switches.controlPointsGoStraight = !turnsControlPoints
    Shim.switches.slantedGradientIsViolation = true
    Shim.switches.openPathIsViolation = true
    Shim.switches.equalKeyTimesJump = false
    Shim.switches.membersMayBeginEarly = false
  }

  private init(listing: Listing, limit: Double, playsParts: Bool) {
    self.listing = listing
    self.limit = limit
    self.playsParts = playsParts
  }

  /// The values of a layer at a moment, and the moment.
  private typealias Expected = (time: Double, values: [[Listing.Part: [Double]]])

  /// Returns the expected values at the compared moments, in the order of the clock.
  private func expected(_ drive: Drive) -> [Expected] {
    var values = [[Listing.Part: [Double]]](repeating: [:], count: listing.layers.count)
    var result: [Expected] = []
    for moment in listing.moments + [drive.end].compactMap({ $0 }) {
      for change in moment.changes { values[change.layer][change.part] = change.numbers }
      if drive.end == nil, drive.range.contains(moment.time) {
        result.append((moment.time, values))
      }
    }
    if let end = drive.end { result.append((end.time, values)) }
    return drive.isBackward ? result.reversed() : result
  }

  /// Compares every layer with the listing.
  private mutating func compare(_ root: CALayer, _ drive: Drive, show: (Double) -> Void) {
    let found = match(root)
    // The state of layers before a transition of their superlayer.
    var steady: [Int: Observed] = [:]
    for (time, values) in expected(drive) {
      show(time)
      hasPaths = hasPaths || Shim.pathAnimations > 0
      hasMorphs = hasMorphs || Shim.morphs > 0
      for (index, layer) in found {
        result.states += 1
        var wanted = values[index]
        var observed = Observed(layer)
        let host: LayerState? = layer.superlayer?.state()
        if let transition = host?.transitions.first {
          sawTransitions = true
          // The start state of a transition that began off screen is unknown.
          if drive.isPartial, steady[index] == nil { continue }
          observed.show(transition, of: layer.superlayer, from: steady[index])
          // A transition determines the opacity of a layer, but not its hidden state.
          wanted[.opacity] = [wanted[.hidden] == [1] ? 0 : wanted[.opacity]?.first ?? 0]
          wanted[.hidden] = nil
        } else {
          steady[index] = observed
        }
        compare(observed, wanted, index, at: time, drive.mode)
      }
      hasNegativeScales = hasNegativeScales || Shim.negativeScales > 0
    }
  }

  private mutating func compare(
    _ observed: Observed, _ wanted: [Listing.Part: [Double]], _ index: Int, at time: Double,
    _ mode: String
  ) {
    for (part, numbers) in wanted {
      let actual = observed.numbers(part)
      let amount =
        part == .path && turnsControlPoints
        ? Comparison.outlines(numbers, actual, in: wanted[.world] ?? [])
        : Comparison.difference(part, numbers, actual, bounds: wanted[.bounds] ?? [])
      note(amount, part, index, time, mode) { Self.text(part, numbers, actual) }
    }
    if let string = listing.layers[index].string, string != observed.string {
      note(.infinity, .text, index, time, mode) { "another text" }
    }
  }

  private mutating func note(
    _ amount: Double, _ part: Listing.Part, _ index: Int, _ time: Double, _ mode: String,
    values: () -> String
  ) {
    var (amount, mode) = (amount, mode)
    if goesByParameter {
      mode += " by parameter"
      if part == .world { amount = max(amount - Self.pathTolerance, 0) }
    }
    if decomposesForEachAnimation { mode += ", decomposed again" }
    if turnsControlPoints {
      mode += ", control points turn"
      if part == .path { amount = max(amount - Self.pathTolerance, 0) }
    }
    if amount > limit { result.wrong += 1 }
    let known = result.modes[mode]?[part.kind] ?? -1
    if amount > known { result.modes[mode, default: [:]][part.kind] = amount }
    guard amount > result.worst[part.kind]?.difference.amount ?? -1 else { return }
    result.worst[part.kind] = Worst(
      difference: Difference(kind: part.kind, amount: amount, part: part), layer: name(of: index),
      time: time, mode: mode, values: amount > limit ? values() : "")
  }

  private static func text(
    _ part: Listing.Part, _ expected: [Double], _ actual: [Double]?
  ) -> String {
    func list(_ numbers: [Double]) -> String {
      numbers.prefix(16).map { "\(($0 * 1e6).rounded() / 1e6)" }.joined(separator: " ")
    }
    return "\(part) \(list(expected)) is \(actual.map(list) ?? "nothing")"
  }

  /// Returns the path of layer names, starting with the outermost.
  private func name(of index: Int) -> String {
    var names: [String] = []
    var index = index
    while listing.layers.indices.contains(index), names.count < 400 {
      names.append((listing.layers[index].isMask ? "mask " : "") + listing.layers[index].name)
      index = listing.layers[index].parent
    }
    return names.reversed().joined(separator: " / ")
  }

  /// Returns the layers of the tree with their numbers in the listing.
  ///
  /// Unnamed layers are containers that generated code adds: their sublayers belong to the layer
  /// around them.
  private mutating func match(_ root: CALayer) -> [(index: Int, layer: CALayer)] {
    var numbers: [Place: Int] = [:]
    for (index, layer) in listing.layers.enumerated() {
      numbers[Place(parent: layer.parent, isMask: layer.isMask, name: layer.name)] = index
    }
    var found: [(index: Int, layer: CALayer)] = []
    var waiting: [(layer: CALayer, parent: Int, isMask: Bool)] =
      (root.sublayers ?? []).reversed().map { ($0, -1, false) }
    while let (layer, parent, isMask) = waiting.popLast() {
      var inner = (parent: parent, isMask: isMask)
      if let name = layer.name, !name.isEmpty {
        let place = Place(parent: parent, isMask: isMask, name: name)
        guard let index = numbers.removeValue(forKey: place) else {
          note(extra: name, in: parent)
          continue
        }
        found.append((index, layer))
        inner = (index, false)
      }
      waiting += (layer.sublayers ?? []).reversed().map { ($0, inner.parent, inner.isMask) }
      if let mask = layer.mask { waiting.append((mask, inner.parent, true)) }
    }
    let missing = numbers.values.sorted().filter { _ in !listing.isCut }.map { name(of: $0) }
    for name in missing where !result.missing.contains(name) {
      if result.missing.count < Self.messageLimit { result.missing.append(name) }
    }
    return found.sorted { $0.index < $1.index }
  }

  private mutating func note(extra name: String, in parent: Int) {
    guard !listing.isCut, result.extra.count < Self.messageLimit else { return }
    let path = parent < 0 ? name : self.name(of: parent) + " / " + name
    if !result.extra.contains(path) { result.extra.append(path) }
  }

  private struct Place: Hashable {
    var parent: Int
    var isMask: Bool
    var name: String
  }
}

/// The messages of the shim, each with its count.
private final class ViolationLog: @unchecked Sendable {
  private(set) var counts: [String: Int] = [:]

  func add(_ message: String) {
    if counts[message] != nil || counts.count < 40 { counts[message, default: 0] += 1 }
  }
}
