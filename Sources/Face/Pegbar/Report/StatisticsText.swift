/// Describes the statistics of a conversion in words.
enum StatisticsText {
  /// Returns the numbers of layers and keyframes, and the fidelity of the conversion.
  ///
  /// ```
  /// 12 layers become 17 Core Animation layers. 28 keyframes become 340: 31 of 40 animations keep
  /// their original keyframes and 9 are sampled (maximum error: 0.12 pt, in Position of “Arm” at
  /// 1.433 s).
  /// ```
  static func text(of statistics: ConversionStatistics) -> String {
    [layers(statistics), keyframes(statistics), transactions(statistics)]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func layers(_ statistics: ConversionStatistics) -> String {
    let own = Words.counted(statistics.layers, "layer")
    guard statistics.layersBefore > 0 else {
      guard statistics.layers > 0 else { return "No layers." }
      return "\(own) \(statistics.layers == 1 ? "is" : "are") kept as designed."
    }
    let verb = statistics.layers == 1 ? "becomes" : "become"
    return "\(own) \(verb) \(Words.counted(statistics.layersAfter, "Core Animation layer"))."
  }

  private static func keyframes(_ statistics: ConversionStatistics) -> String {
    let (from, to) = (statistics.sourceKeyframes, statistics.keyframes)
    guard from + to > 0 else { return "No animations." }
    let verb = from == 1 ? "becomes" : "become"
    let first =
      from == to
      ? "\(Words.counted(from, "keyframe"))"
      : "\(Words.counted(from, "keyframe")) \(verb) \(WholeNumber.text(to))"
    let all = statistics.exactTracks + statistics.bakedTracks + statistics.approximateTracks
    guard all > 0 else { return "\(first)." }
    if statistics.exactTracks == all {
      return from == to
        ? "\(first), with the original times and values."
        : "\(first). The original times and values are preserved."
    }
    if statistics.bakedTracks == all {
      return "\(first): every animation is sampled\(worst(of: statistics))."
    }
    var parts: [String] = []
    if statistics.exactTracks > 0 {
      parts.append(
        "\(WholeNumber.text(statistics.exactTracks)) of \(Words.counted(all, "animation")) "
          + "\(statistics.exactTracks == 1 ? "keeps its" : "keep their") original keyframes")
    }
    if statistics.bakedTracks > 0 {
      parts.append(part(statistics.bakedTracks, "sampled", of: all, parts) + worst(of: statistics))
    }
    if statistics.approximateTracks > 0 {
      parts.append(part(statistics.approximateTracks, "approximated", of: all, parts))
    }
    return "\(first): \(Words.list(parts))."
  }

  /// Returns `9 are sampled`, or `9 of 40 animations are sampled` if it is the first part.
  private static func part(_ count: Int, _ state: String, of all: Int, _ before: [String]) -> String
  {
    let noun = before.isEmpty ? " of \(Words.counted(all, "animation"))" : ""
    return "\(WholeNumber.text(count))\(noun) \(count == 1 ? "is" : "are") \(state)"
  }

  private static func transactions(_ statistics: ConversionStatistics) -> String {
    guard statistics.transactions > 1 else { return "" }
    let count = Words.counted(statistics.transactions, "transaction")
    return "The animations are divided into \(count)."
  }

  /// Returns ` (maximum error: 0.12 pt, in Position of “Arm” at 1.433 s)`.
  private static func worst(of statistics: ConversionStatistics) -> String {
    guard let worst = statistics.worstTrack else { return "" }
    let time = worst.time.map { " at \(Words.number($0)) s" } ?? ""
    let place = "\(worst.property) of “\(FindingText.trail([worst.layer]))”\(time)"
    return " (maximum error: \(Words.bound(statistics.worstError, .points)), in \(place))"
  }

  /// Returns the deviation of the output over all frames.
  static func text(of measure: ConversionMeasure) -> String {
    var text = "Measured over \(Words.counted(measure.frames, "frame")): "
    if let difference = measure.difference { text += "\(PrintableText.line(difference)); " }
    text += "outlines differ by \(most(measure.distance, .points))"
    if measure.distance > 0 {
      let layer = FindingText.trail([measure.layer])
      text += " (at \(Words.number(measure.time)) s, in “\(layer)”)"
    }
    text += ", and colors differ by \(most(measure.color, .fraction))"
    if measure.color > 0 { text += " (at \(Words.number(measure.colorTime)) s)" }
    if let pixels = measure.pixels { text += ". \(self.text(of: pixels))" }
    guard measure.uncompared > 0 else { return text + "." }
    let frames = Words.counted(measure.uncompared, "frame")
    let limit = WholeNumber.text(Limits.coveredParts)
    return "\(text). \(frames) could not be compared: a layer has more than \(limit) mask parts."
  }

  /// Returns `In 50 frames, at most 1.2% of the pixels differ visibly (at 0.5 s)`.
  private static func text(of pixels: PixelMeasure) -> String {
    let frames = Words.counted(pixels.frames, "frame")
    guard pixels.share > 0 else { return "In \(frames), no pixel differs visibly" }
    let percent = Words.number(max((pixels.share * 1000).rounded(), 1) / 10)
    let time = Words.number(pixels.time)
    return "In \(frames), at most \(percent)% of the pixels differ visibly (at \(time) s)"
  }

  /// Returns `at most 0.12 pt`, or `0 pt` without a difference.
  private static func most(_ error: Double, _ unit: Finding.Unit) -> String {
    (error > 0 ? "at most " : "") + Words.bound(error, unit)
  }
}
