internal import PegbarScene

/// A field of a layer with its value, constant or with keyframes.
struct Fact {
  /// A keyframe.
  struct Keyframe {
    /// The time in seconds of the composition.
    let time: Double
    let value: FactValue
    let curve: Curve
    /// The control points of the motion path.
    let path: [Double]
  }

  /// The path of the field in its part, which identifies it.
  let key: String
  /// The field in words.
  let title: String
  /// The unit of numbers.
  var unit = FactUnit.points
  /// The constant value; `nil` with keyframes.
  var value: FactValue?
  /// The keyframes; empty for a constant value.
  var keys: [Keyframe] = []
  /// The repetition in words; empty without one.
  var repetition = ""
  /// The identities of the elements of a list in order; empty for other fields.
  var order: [String] = []
  /// `true` if the value is a time in seconds.
  var isTime = false
  /// `true` if the value decides which other fields exist.
  var isType = false
}

extension Fact {
  /// Creates a fact with a constant value.
  init(_ key: String, _ title: String, _ value: FactValue) {
    (self.key, self.title, self.value) = (key, title, value)
  }

  /// Creates a fact with a constant or animated value.
  init<Value: MovingValue>(
    _ key: String, _ title: String, _ value: Animated<Value>, unit: FactUnit
  ) {
    (self.key, self.title, self.unit) = (key, title, unit)
    switch value {
    case .constant(let value): self.value = FactValue(value)
    case .keyed(let track):
      keys = track.keys.map { key in
        let controls = key.motionPath.map { [$0.control1, $0.control2] } ?? []
        return Keyframe(
          time: key.time, value: FactValue(key.value), curve: key.curve,
          path: controls.flatMap { [$0.x, $0.y] })
      }
      repetition =
        track.repetition.map { "\($0.count) \($0.autoreverses) \($0.isCumulative)" } ?? ""
    }
  }

  /// Returns the fact with other names of the parts that it refers to.
  func renaming(_ names: [String: String]) -> Fact {
    var result = self
    result.value?.parts.changeEach { $0 = names[$0] ?? $0 }
    result.order.changeEach { $0 = names[$0] ?? $0 }
    return result
  }

  /// What identifies the content of the fact, for the similarity of layers.
  var digest: String {
    func digest(_ value: FactValue) -> String {
      value.text + value.numbers.map { FactValue.number($0) }.joined(separator: ",")
    }
    let values = (value.map { [digest($0)] } ?? []) + keys.map { digest($0.value) } + order
    return "\(key)=\(values.joined(separator: ";"))"
  }
}

/// A layer, or a part of it such as a group, a path, a fill, a mask or an effect, with its facts.
struct FactPart {
  /// The name of the part; empty for the layer itself.
  var name: String
  /// The type of the part, of which only equal ones match.
  var kind: String
  var facts: [Fact] = []
}
