/// `wiggle(frequency, amplitude)`.
///
/// After Effects and players each have their own noise, so any similar noise is acceptable. This
/// noise is the same in every conversion. Each whole number of swings has a value in −1…1, which is
/// hashed (FNV-1a) from the JSON path of the property, the component, and the number. A smooth
/// curve (3s² − 2s³) leads from one to the next.
struct Wiggle {
  let run: ScriptRun

  func call(
    _ property: ScriptProperty, _ arguments: [ScriptValue]
  ) throws(ScriptProblem) -> ScriptValue {
    guard arguments.count >= 2 else { throw .failed("missing arguments for 'wiggle'") }
    guard !property.isPath else { throw .unknown("'wiggle' on a path") }
    let frequency = try run.number(arguments[0])
    let amplitude = try run.number(arguments[1])
    let octaves = arguments.count > 2 ? try run.number(arguments[2]) : 1
    let gain = arguments.count > 3 ? try run.number(arguments[3]) : 0.5
    let moment = arguments.count > 4 ? try run.number(arguments[4]) : run.time
    guard frequency.isFinite, amplitude.isFinite, gain.isFinite, moment.isFinite,
      let octaves = ScriptRun.index(octaves.rounded(.down)), octaves <= 8
    else { throw .failed("'wiggle' with invalid numbers") }
    if arguments.count < 5 { run.trace.uses.dependsOnTime = true }
    run.trace.uses.isRandom = true
    run.trace.uses.frequencies.insert(octaves <= 1 && arguments.count < 5 ? frequency : -1)
    let value = try run.settled(.property(property))
    let base = try run.numbers(value)
    // Each component of each octave hashes the seed, which takes as long as a step.
    try run.step(base.count * max(octaves, 1))
    let moved = base.enumerated().map { component, number in
      var number = number
      var swing = (frequency: frequency, amplitude: amplitude)
      for octave in 0..<max(octaves, 1) {
        number +=
          swing.amplitude
          * Self.noise(moment * swing.frequency, Self.hash(of: run.seed, component, octave))
        swing = (swing.frequency * 2, swing.amplitude * gain)
      }
      return number
    }
    return ScriptRun.value(moved, isVector: value.isArray)
  }

  /// Returns smooth noise in −1…1.
  private static func noise(_ place: Double, _ seed: UInt64) -> Double {
    let start = place.rounded(.down)
    let share = place - start
    let from = hashed(start, seed)
    let to = hashed(start + 1, seed)
    return from + (to - from) * share * share * (3 - 2 * share)
  }

  /// Returns the hash of the text “seed#component#octave”, without creating it.
  private static func hash(of seed: String, _ component: Int, _ octave: Int) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for part in [seed, "#", String(component), "#", String(octave)] {
      for byte in part.utf8 { mix(byte, into: &hash) }
    }
    return hash
  }

  private static func mix(_ byte: UInt8, into hash: inout UInt64) {
    hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  /// Returns a pseudorandom value in −1…1.
  private static func hashed(_ number: Double, _ seed: UInt64) -> Double {
    var hash = seed
    withUnsafeBytes(of: number.bitPattern.littleEndian) {
      for byte in $0 { mix(byte, into: &hash) }
    }
    hash ^= hash >> 33
    hash = hash &* 0xff51_afd7_ed55_8ccd
    hash ^= hash >> 33
    return Double(hash >> 11) / Double(1 << 53) * 2 - 1
  }
}
