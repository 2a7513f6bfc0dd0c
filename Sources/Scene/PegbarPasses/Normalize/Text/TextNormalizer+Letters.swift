internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarFrames
internal import PegbarGeometry
internal import PegbarScene

extension TextNormalizer {
  /// Returns a layer for each letter, with sampled keyframes.
  ///
  /// Animators and paths change letters at breaks that are not keyframes. Letters are therefore
  /// placed four times in each frame, and more often where they do not move linearly (see
  /// `LetterSampling`). The linear segments between are joined as far as the tolerance allows.
  func movingLetters(of showing: DocumentShowings.Showing) -> [NormalizedLayer] {
    let text = evaluator
    let options = sampler.options
    // Placing a letter takes longer with more animators.
    let count =
      max(text.layouts[showing.layout].letters.count, 1) * (1 + text.content.animators.count / 8)
    func standing(_ reason: String) -> [NormalizedLayer] {
      reportLimit("\(reason); the text is static")
      return standingLetters(of: showing.layout, at: sampler.endTime)
    }
    guard let times = sampleTimes(for: showing, letters: count) else {
      return standing("the letters require more than \(options.limits.text(\.letterPlacements))")
    }
    var sampling = LetterSampling(
      text, layout: showing.layout, at: times,
      tolerance: LetterSampling.Deviation(
        distance: options.tolerance / space.scale / 2, color: options.colorTolerance),
      available: LetterSampling.Allowance(
        placements: options.limits.letterPlacements / 2, budget: sampler.budget))
    sampling.add(SelectorBreaks(text, of: showing.layout, at: times))
    var animators = KeyTimes()
    animators.add(text.content)
    let letters = zip(sampling.letters, sampling.missed).mapUntilCancelled { placed, missed in
      LetterSamples(placed, missed: missed, easing: animators.segments, budget: sampler.budget)
    }
    let layout = text.layouts[showing.layout]
    guard sampler.budget.takes(letters.reduce(0) { $0 + $1.movedPoints(layout) } / 4) else {
      return standing("the sampled outlines exceed \(options.limits.text(\.samples))")
    }
    let layers = letters.mapUntilCancelled { layer(for: $0, of: showing.layout) }
      .compactMap(\.self)
    var keys = 0
    layers.forEachLayer { keys += $0.tracks.reduce(0) { $0 + $1.keyCount } }
    guard sampler.budget.takes(keys * WorkBudget.pointsPerKey) else {
      return standing("the keyframes exceed the budget of \(options.limits.text(\.samples))")
    }
    return layers
  }

  /// Returns the times at which to place letters, or `nil` if they exceed the limits.
  ///
  /// These are every half frame while a keyframe may move the letters, or every frame if the limits
  /// require it, and just before each keyframe, where values may jump. `LetterSampling` adds times
  /// between them.
  private func sampleTimes(for showing: DocumentShowings.Showing, letters: Int) -> [Double]? {
    let keys = evaluator.content.letterKeyTimes
    guard var first = keys.first, var last = keys.last else { return [0] }
    first = max(first, showing.spans.first?.start ?? first)
    last = min(last, showing.spans.last?.end ?? last)
    guard first < last else { return [min(max(first, keys[0]), keys[keys.count - 1])] }
    let rate = max(sampler.frameRate, 1)
    for parts in [2.0, 1.0] {
      let steps = ((last - first) * rate * parts).rounded(.up)
      guard
        (steps + 2 * Double(keys.count)) * Double(letters)
          <= Double(sampler.options.limits.letterPlacements),
        steps <= Limits.letterSteps, sampler.budget.takes(Int(steps) * letters / 2)
      else { continue }
      var times = Set((0...Int(steps)).map { min(first + Double($0) / (rate * parts), last) })
      for key in keys where first <= key && key <= last {
        times.insert(key)
        if key > first { times.insert(key - 1e-6) }
      }
      return times.sorted()
    }
    return nil
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
