internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarLottie
internal import PegbarScene

/// A property whose expression has become keys, or that has none.
struct Driven<Value: PropertyValue> {
  /// The property with the keys that are shown.
  var property: SourceProperty<Value>
  /// How the keys are repeated.
  var repetition: Repeat?
  /// How well the keys play what the expression says, in the unit of the file.
  var fidelity = Fidelity.exact

  /// An imported value with what the expression adds to its keys.
  ///
  /// `factor` leads from the unit of the file to that of the scene.
  func played<Output>(_ value: Animated<Output>, factor: Double = 1) -> Animated<Output> {
    guard case .keyed(var track) = value else { return value }
    track.repetition = repetition
    if case .baked(let error, let time) = fidelity {
      track.fidelity = .baked(error: error * abs(factor), time: time)
    } else {
      track.fidelity = fidelity
    }
    return .keyed(track)
  }

  /// The same for a point.
  func played(_ point: AnimatedPoint, factor: Double) -> AnimatedPoint {
    switch point {
    case .joined(let value): .joined(played(value, factor: factor))
    case .split(let x, let y):
      .split(x: played(x, factor: factor), y: played(y, factor: factor))
    }
  }
}

extension PropertyImporter {
  /// The property with its expression turned into keys.
  ///
  /// What cannot be evaluated is reported once, and the keys or the value of the file are shown.
  /// `tolerance` is how far keys may be off, in the unit of the file.
  func driven<Value: PropertyValue>(
    _ property: SourceProperty<Value>, _ label: String, tolerance: Double? = nil
  ) -> Driven<Value> {
    guard property.expression != nil else { return Driven(property: property) }
    var plain = property
    plain.expression = nil
    guard let script else { return Driven(property: plain) }
    do throws(ScriptProblem) {
      guard let layer = scriptLayer, let content = ScriptProperty.Content(property) else {
        throw .unknown("its place")
      }
      let work = ExpressionMapping<Value>(
        owner: script.property(content, layer), layer: layer, document: script,
        seed: log.path(of: property.source), tolerance: tolerance ?? Value.scriptTolerance)
      var driven = try work.driven(plain)
      driven.property.slot = property.slot
      if driven.fidelity == .approximate { reportNoise(of: property, label) }
      return driven
    } catch {
      report(error, of: property, label)
      return Driven(property: plain)
    }
  }

  private func reportNoise<Value>(of property: SourceProperty<Value>, _ label: String) {
    log.report(
      .wiggle,
      """
      \(label) wiggles in its own way: the noise of After Effects is not known, so keyframes of \
      another one are shown, which are the same in every conversion
      """,
      at: property.source, outcome: .approximated(error: nil))
  }

  private func report<Value>(
    _ problem: ScriptProblem, of property: SourceProperty<Value>, _ label: String
  ) {
    let reason =
      switch problem {
      case .unknown(let part): "\(part) in it is not known"
      case .failed(let part): part
      case .circle: "its links lead back to itself"
      case .effort: "it takes too many steps or keyframes"
      }
    let shown = property.isAnimated ? "the keyframed value" : "the value at the export"
    log.report(
      .expression,
      """
      the expression on \(label) is left out and \(shown) is shown, because \(reason): \
      \(Self.excerpt(property.expression ?? "")); use Animation > Keyframe Assistant > Convert \
      Expression to Keyframes before exporting
      """,
      at: property.source, outcome: .approximated(error: nil))
  }

  /// The beginning of a longer text on one line.
  static func excerpt(_ text: String) -> String {
    let line = text.split { $0.isWhitespace }.joined(separator: " ")
    return line.count > 60 ? "“\(line.prefix(60))…”" : "“\(line)”"
  }
}

extension PropertyValue {
  /// How far sampled keys may be off, in the unit of the file.
  ///
  /// Numbers are scales and turns, too, which move what lies far from the anchor by a multiple.
  fileprivate static var scriptTolerance: Double {
    switch self {
    case is PegbarLottie.Color.Type, is [Double].Type: 1.0 / 1024
    case is BezierPath.Type: 0.05
    default: 0.0125
    }
  }
}

extension ScriptProperty.Content {
  /// A property of one of the types that expressions can count with.
  init?(_ property: any DocumentProperty) {
    switch property {
    case let property as SourceProperty<Double>: self = .number(property)
    case let property as SourceProperty<Vector>: self = .vector(property)
    case let property as SourceProperty<PegbarLottie.Color>: self = .color(property)
    case let property as SourceProperty<BezierPath>: self = .path(property)
    case let property as SourceProperty<[Double]>: self = .list(property)
    default: return nil
    }
  }
}
