internal import PegbarGeometry
internal import PegbarScene

/// A generator of random scenes that satisfy the rules of their types, reproducible by seed.
package struct RandomScenes {
  private var state: UInt64

  package init(seed: UInt64) {
    state = seed
  }

  // MARK: Choices (SplitMix64)

  mutating func bits() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  package mutating func below(_ count: Int) -> Int { Int(bits() % UInt64(count)) }

  mutating func coin() -> Bool { below(2) == 0 }

  package mutating func one<Value>(of values: [Value]) -> Value { values[below(values.count)] }

  mutating func list<Value>(_ limit: Int, _ make: (inout Self) -> Value) -> [Value] {
    (0..<below(limit + 1)).map { _ in make(&self) }
  }

  mutating func maybe<Value>(_ make: (inout Self) -> Value) -> Value? {
    coin() ? make(&self) : nil
  }

  // MARK: Values

  /// Returns any finite number: whole, decimal, of full precision, or of unusual size.
  mutating func number() -> Double {
    switch below(6) {
    case 0: return 0
    case 1: return Double(below(2001) - 1000)
    case 2: return Double(below(2_000_001) - 1_000_000) / 1000
    case 3: return Double(bits() >> 11) * 0x1p-53
    case 4:
      return one(of: [
        -0.0, 1e21, -1e-7, .leastNonzeroMagnitude, .greatestFiniteMagnitude, 0x1p53, 0x1p53 + 2,
        0x1p63, -0x1p64,
        .leastNormalMagnitude, 0.1 + 0.2,
      ])
    default:
      let number = Double(bitPattern: bits())
      return number.isFinite ? number : 1
    }
  }

  mutating func positive() -> Double {
    let number = number().magnitude
    return number > 0 ? number : 1
  }

  mutating func fraction() -> Double { Double(bits() >> 11) * 0x1p-53 }

  mutating func text() -> String {
    one(of: [
      "", "$", "a", "Layer \(below(100))", "\"\\/\u{8}\t\u{1F}", "Ünï\u{0}cödé 🎞️", "\u{2029}",
    ])
  }

  mutating func point() -> Point { Point(x: number(), y: number()) }

  mutating func size() -> Size { Size(width: positive(), height: positive()) }

  mutating func color() -> Color {
    Color(red: fraction(), green: fraction(), blue: number(), alpha: coin() ? 1 : fraction())
  }

  mutating func path() -> Path {
    Path(
      list(3) { random in
        Contour(
          random.list(4) { random in
            random.coin()
              ? PathVertex(random.point())
              : PathVertex(
                point: random.point(), inControl: random.point(), outControl: random.point())
          }, isClosed: random.coin())
      })
  }

  mutating func stops() -> GradientStops {
    GradientStops(
      colors: list(3) { .init(offset: $0.fraction(), color: $0.color()) },
      alphas: list(3) { .init(offset: $0.fraction(), alpha: $0.fraction()) })
  }

  mutating func timing() -> TimingCurve {
    TimingCurve(fraction(), number(), fraction(), number())
  }

  mutating func curve(_ curves: [NamedCurve]) -> Curve {
    switch below(5) {
    case 3:
      .spring(
        SpringCurve(
          mass: positive(), stiffness: positive(), damping: positive(), velocity: number()))
    case 0: .linear
    case 1: .hold
    case 2 where !curves.isEmpty: .bezier(one(of: curves).curve)
    default: .bezier(timing())
    }
  }

  /// Returns keyframes in ascending order.
  mutating func track<Value: TrackValue>(
    _ curves: [NamedCurve], onlyHolds: Bool = false, _ make: (inout Self) -> Value
  ) -> Track<Value> {
    let times = (0...below(4)).map { _ in number() }.sorted()
    return Track(
      times.map {
        Key(time: $0, value: make(&self), curve: onlyHolds ? .hold : curve(curves))
      },
      repetition: maybe {
        Repeat(
          count: $0.coin() ? .infinity : $0.positive(), autoreverses: $0.coin(),
          isCumulative: $0.coin())
      },
      fidelity: one(of: [
        .exact, .approximate, .baked(error: positive(), time: positive()),
        .baked(error: positive()),
      ]))
  }

  mutating func animated<Value: TrackValue>(
    _ curves: [NamedCurve], _ make: (inout Self) -> Value
  ) -> Animated<Value> {
    coin() ? .constant(make(&self)) : .keyed(track(curves, make))
  }

  mutating func number(_ curves: [NamedCurve]) -> Animated<Double> {
    animated(curves) { $0.number() }
  }

  mutating func point(_ curves: [NamedCurve]) -> AnimatedPoint {
    if coin() { return .split(x: number(curves), y: number(curves)) }
    guard coin() else { return .joined(animated(curves) { $0.point() }) }
    var track = track(curves) { $0.point() }
    for index in track.keys.indices {
      track.keys[index].motionPath = maybe {
        MotionPath(control1: $0.point(), control2: $0.point())
      }
    }
    return .joined(.keyed(track))
  }

  // MARK: Tables

  mutating func curves() -> [NamedCurve] {
    list(4) { NamedCurve(name: $0.text(), curve: $0.timing()) }
  }

  mutating func images() -> [ImageAsset] {
    list(3) { random in
      ImageAsset(
        id: random.text(), size: random.size(),
        data: random.coin()
          ? .external(path: random.text())
          : .embedded(mediaType: random.text(), base64: random.text()))
    }
  }

  mutating func transactions(_ curves: [NamedCurve]) -> [Transaction] {
    list(2) { random in
      Transaction(
        id: random.text(), name: random.text(),
        window: TimeRange(
          start: random.number(), end: random.coin() ? .infinity : random.number()),
        groups: random.list(2) { random in
          AnimationGroup(
            layer: random.text(),
            tracks: random.list(3) {
              TrackReference(
                layer: $0.text(), part: $0.text(), property: $0.one(of: Property.allCases))
            })
        }, curve: random.maybe { $0.curve(curves) }, next: random.maybe { $0.text() })
    }
  }
}
