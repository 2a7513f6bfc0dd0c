internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarFrames
internal import PegbarGeometry
internal import PegbarScene

extension TextNormalizer {
  /// Returns a layer for each letter, with sampled keyframes.
  ///
  /// Animators and paths change letters at breaks that are not keyframes. Letters are therefore
  /// placed several times between keyframes, and more often where they do not move linearly (see
  /// `LetterSampling`). The linear segments between are joined as far as the tolerance allows.
  func movingLetters(of showing: DocumentShowings.Showing) -> [NormalizedLayer] {
    let text = evaluator
    let options = sampler.options
    // Placing a letter requires more time with more animators.
    let weight = 1 + text.content.animators.count / 4
    let count = max(text.layouts[showing.layout].letters.count, 1) * weight
    func standing(_ reason: String) -> [NormalizedLayer] {
      reportLimit("\(reason); the text is static")
      return standingLetters(of: showing.layout, at: sampler.endTime)
    }
    let times: [Double]
    switch sampleTimes(for: showing, letters: count) {
    case .success(let found): times = found
    case .failure(let excess): return standing(excess.message)
    }
    let sampling = LetterSampling(
      text, layout: showing.layout, at: times,
      tolerance: LetterSampling.Deviation(
        distance: options.tolerance / space.scale / 2, color: options.colorTolerance),
      available: LetterSampling.Allowance(
        placements: options.limits.letterPlacements / 4, weight: weight,
        budget: sampler.budget))
    var animators = KeyTimes()
    animators.add(text.content)
    let layout = text.layouts[showing.layout]
    var layers: [NormalizedLayer] = []
    let (available, all) = (sampler.budget.remaining, sampling.letters.count)
    for (number, (placed, missed)) in zip(sampling.letters, sampling.missed).enumerated() {
      if Cancellation.isRequested { break }
      // If the first letters use far more than their share, the others need not be converted.
      let share = (available - sampler.budget.remaining) / max(number, 1)
      if number == Self.firstLetters, share * all > 2 * available {
        return standing("the keyframes exceed the budget of \(options.limits.text(\.samples))")
      }
      let letter = LetterSamples(
        placed, missed: missed, easing: animators.segments, budget: sampler.budget)
      guard sampler.budget.takes(letter.movedPoints(layout) / 4) else {
        return standing("the sampled outlines exceed \(options.limits.text(\.samples))")
      }
      guard let layer = layer(for: letter, of: showing.layout) else { continue }
      var keys = 0
      layer.forEachLayer { keys += $0.tracks.reduce(0) { $0 + $1.keyCount } }
      guard sampler.budget.takes(keys * WorkBudget.pointsPerKey) else {
        return standing("the keyframes exceed the budget of \(options.limits.text(\.samples))")
      }
      layers.append(layer)
    }
    return layers
  }

  /// The number of letters whose keyframes show how many the others will have.
  private static let firstLetters = 64
  /// The number of times between two keyframes at which letters are placed that move smoothly there.
  private static let smoothSteps = 8.0

  /// A limit that the placements of letters exceed.
  private struct Excess: Error {
    let message: String
  }

  /// Returns the times at which to place letters, or the limit that they exceed.
  ///
  /// These are the keyframes, the times just before them, where values may jump, and every half frame
  /// between, or up to every fourth frame if the limits require it. Letters that can be placed alone
  /// need only some times between keyframes. `LetterSampling` adds others.
  private func sampleTimes(
    for showing: DocumentShowings.Showing, letters: Int
  ) -> Result<[Double], Excess> {
    let keys = evaluator.content.letterKeyTimes
    guard var first = keys.first, var last = keys.last else { return .success([0]) }
    first = max(first, showing.spans.first?.start ?? first)
    last = min(last, showing.spans.last?.end ?? last)
    guard first < last else {
      return .success([min(max(first, keys[0]), keys[keys.count - 1])])
    }
    let inside = keys[keys.partitioningIndex { $0 > first }...].prefix { $0 < last }
    let stops = [first] + inside + [last]
    let isSmooth = evaluator.placesLettersAlone && evaluator.content.path == nil
    let limits = sampler.options.limits
    var excess = "the letters require more than \(limits.text(\.letterPlacements))"
    for parts in [2.0, 1.0, 0.5, 0.25] {
      let step = 1 / (max(sampler.frameRate, 1) * parts)
      let counts = zip(stops, stops.dropFirst()).map { start, end in
        let count = max(((end - start) / step).rounded(.up), 1)
        return isSmooth ? min(count, Self.smoothSteps) : count
      }
      let steps = counts.reduce(Double(counts.count), +)
      let placements = steps * Double(letters * LetterSampling.placementsPerStep)
      guard placements <= Double(limits.letterPlacements) * 3 / 4, steps <= Limits.letterSteps
      else { continue }
      excess = "the letters exceed the budget of \(limits.text(\.samples))"
      guard sampler.budget.takes(Int(placements) / 4) else { continue }
      return .success(times(at: stops, counts))
    }
    return .failure(Excess(message: excess))
  }

  /// Returns stops, the times just before them, and times that divide the stretches between them.
  private func times(at stops: [Double], _ counts: [Double]) -> [Double] {
    var times = Set(stops)
    for (index, count) in counts.enumerated() {
      let (start, end) = (stops[index], stops[index + 1])
      times.insert(end - 1e-6)
      for step in stride(from: 1, to: count, by: 1) {
        times.insert(start + (end - start) * step / count)
      }
    }
    return times.sorted()
  }

  private func layer(for letter: LetterSamples, of index: Int) -> NormalizedLayer? {
    let options = sampler.options
    guard letter.isEverVisible, let first = letter.letters.first else { return nil }
    let layout = evaluator.layouts[index]
    let outline = layout.outline(of: first)
    guard let area = outline.controlBounds else { return nil }
    let name = layout.letters[first.index].character
    var node = NormalizedLayer(name: name, bounds: space.bounds)
    var path = Animated.constant(outline)
    if let places = letter.places {
      let tracks = LetterTracks(
        letter, places, over: area.corners, tolerance: options.tolerance / space.scale)
      node.move(along: tracks, scale: space.scale, at: sampler.endTime)
    } else {
      // The outline of a sheared or mirrored letter is animated instead.
      let paths = letter.letters.map { outline.applying($0.matrix) }
      path = .keyed(
        letter.track(
          paths, tolerance: options.tolerance / space.scale, missed: letter.missed.distance,
          Distance.of
        ).measured(in: space.scale))
    }
    let opacity = letter.paintTrack(letter.letters.map(\.paint.opacity), options)
    node.opacity = opacity.value(at: sampler.endTime)
    node.addTrack(.opacity, opacity)
    node.tracks.removeAll(where: \.keys.track.standsStill)
    node.sublayers = painted(letter, path, name, layout.document)
    return node.sublayers.isEmpty ? nil : node
  }

  /// Returns the fill and the stroke of a letter, back to front, with the tracks of their paint.
  private func painted(
    _ letter: LetterSamples, _ path: Animated<Path>, _ name: String, _ document: TextDocument
  ) -> [NormalizedLayer] {
    let options = sampler.options
    let fills = letter.colors(\.fill)
    let strokes = letter.colors(\.stroke)
    var model = letter.letters[0].paint
    model.strokeWidth = letter.letters.map(\.paint.strokeWidth).max() ?? 0
    model.fill = fills.first
    model.stroke = strokes.first
    var layers = painted(path.value(at: sampler.endTime), in: model, name, document)
    layers.changeEach { layer in
      sampler.set(.path, of: &layer, to: path)
      guard case .shape(let shape) = layer.content else { return }
      if shape.style.fillColor != nil {
        sampler.set(.fillColor, of: &layer, to: .keyed(letter.paintTrack(fills, options)))
      }
      if shape.style.strokeColor != nil {
        sampler.set(.strokeColor, of: &layer, to: .keyed(letter.paintTrack(strokes, options)))
        let width = letter.track(
          letter.letters.map(\.paint.strokeWidth), tolerance: options.tolerance / space.scale,
          missed: 0, Distance.of
        ).measured(in: space.scale)
        sampler.set(.lineWidth, of: &layer, to: .keyed(width))
      }
      layer.tracks.removeAll(where: \.keys.track.standsStill)
    }
    return layers
  }
}

extension AnyTrack {
  /// `true` if the track can be dropped because its only value, exact up to the last digits, is in
  /// the model.
  ///
  /// A track that moves by less than the tolerance is kept until it is reported, and is dropped by
  /// rounding.
  fileprivate var standsStill: Bool {
    guard keys.count < 2 else { return false }
    switch fidelity {
    case .baked(let error, _): return error <= 1e-9
    case .exact, .approximate: return true
    }
  }
}

extension Track {
  /// Returns the same track with its error multiplied by a scale.
  func measured(in scale: Double) -> Track {
    guard case .baked(let error, let time) = fidelity else { return self }
    return Track(keys, repetition: repetition, fidelity: .baked(error: error * scale, time: time))
  }
}

extension NormalizedLayer {
  /// Moves, rotates, and scales the layer about its origin.
  fileprivate mutating func move(along tracks: LetterTracks, scale factor: Double, at end: Double) {
    position = tracks.position.value(at: end)
    scale = Point(x: tracks.scaleX.value(at: end), y: tracks.scaleY.value(at: end))
    rotation = tracks.rotation.value(at: end)
    addTrack(.position, tracks.position.measured(in: factor))
    for (property, track) in [
      (.scaleX, tracks.scaleX), (.scaleY, tracks.scaleY), (.rotation, tracks.rotation),
    ] as [(LayerProperty, Track<Double>)]
    where track.keys.contains(where: { $0.value != track.keys[0].value }) {
      addTrack(property, track)
    }
  }
}
