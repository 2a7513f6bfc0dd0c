internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarLottie
internal import PegbarScene

/// A property without an expression, or with one that has been converted to keyframes.
struct Driven<Value: PropertyValue> {
  /// The property with the resulting keyframes.
  var property: SourceProperty<Value>
  /// The repetition of the keyframes, if any.
  var repetition: Repeat?
  /// The fidelity of the keyframes to the expression, in file units.
  var fidelity = Fidelity.exact

  /// Returns an imported value with the repetition and fidelity that result from the expression.
  ///
  /// `factor` converts file units to scene units.
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

  /// Returns an imported point with the repetition and fidelity from the expression.
  func played(_ point: AnimatedPoint, factor: Double) -> AnimatedPoint {
    switch point {
    case .joined(let value): .joined(played(value, factor: factor))
    case .split(let x, let y):
      .split(x: played(x, factor: factor), y: played(y, factor: factor))
    }
  }
}

extension PropertyImporter {
  /// Returns the property with its expression converted to keyframes.
  ///
  /// An expression that cannot be evaluated is reported once, and the keyframes or the value in the
  /// file are used. `tolerance` is the maximum error of keyframes, in file units.
  func driven<Value: PropertyValue>(
    _ property: SourceProperty<Value>, _ label: String, tolerance: Double? = nil
  ) -> Driven<Value> {
    guard property.expression != nil else { return Driven(property: property) }
    var plain = property
    plain.expression = nil
    guard let script else { return Driven(property: plain) }
    do throws(ScriptProblem) {
      guard let layer = scriptLayer, let content = ScriptProperty.Content(property) else {
        throw .failed("expressions on \(label) are not supported")
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
      \(label) wiggles differently than in After Effects, and in the same way in every playback
      """,
      at: property.source, outcome: .approximated(error: nil))
  }

  private func report<Value>(
    _ problem: ScriptProblem, of property: SourceProperty<Value>, _ label: String
  ) {
    let (reason, cause) =
      switch problem {
      case .unknown(let part): ("uses \(part), which is not supported", part)
      case .failed(let part): ("cannot be evaluated (\(part))", part)
      case .syntax(let error): ("has a syntax error (\(error))", "syntax error")
      case .circle: ("refers back to itself", "circular reference")
      case .effort: ("exceeds the limit for steps or keyframes", "limit exceeded")
      }
    let shown =
      "the \(property.isAnimated ? "keyframes" : "static value") of the property "
      + (property.isAnimated ? "are used" : "is used")
    log.report(
      .expression,
      """
      the expression on \(label), \(Self.excerpt(property.expression ?? "")), \(reason), so \
      \(shown)
      """,
      at: property.source, outcome: .approximated(error: nil), cause: cause)
  }

  /// Returns the beginning of a longer string on one line.
  static func excerpt(_ text: String) -> String {
    let line = text.split { $0.isWhitespace }.joined(separator: " ")
    return line.count > 60 ? "“\(line.prefix(60))…”" : "“\(line)”"
  }
}

extension PropertyValue {
  /// The maximum error of sampled keyframes, in file units.
  ///
  /// Numbers include scales and rotations, which multiply the error far from the anchor point.
  fileprivate static var scriptTolerance: Double {
    switch self {
    case is PegbarLottie.Color.Type, is [Double].Type: 1.0 / 1024
    case is BezierPath.Type: 0.05
    default: 0.0125
    }
  }
}

extension ScriptProperty.Content {
  /// Creates content from a property; `nil` if expressions cannot compute with its type.
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
