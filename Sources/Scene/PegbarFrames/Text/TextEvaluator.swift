package import PegbarGeometry
package import PegbarScene

/// Draws a text at any time.
package struct TextEvaluator: Sendable {
  /// The text.
  package let content: TextContent
  /// The documents of all keyframes with their letters in lines.
  package let layouts: [TextLayout]
  /// The units of each animator's selector, for each document.
  let units: [[SelectorUnits]]
  /// The animators with the same effect on selected letters at all times, for each document.
  private let stillAnimators: [[AnimatorState?]]
  /// The pens of each document (see `LetterPlacer`); empty if nothing moves.
  let pens: [[LetterPlacer.Pen]]
  /// `true` if there is a path, which is too large to copy for each time.
  private let hasPath: Bool
  /// The path, if it is the same at all times.
  private let stillPath: MeasuredTextPath?

  /// Creates an evaluator, and breaks lines once.
  package init(_ content: TextContent, fonts: [String: PreparedFont]) {
    self.content = content
    let documents: [TextDocument] =
      switch content.document {
      case .constant(let document): [document]
      case .keyed(let track): track.keys.map(\.value)
      }
    let layouts = documents.map { document in
      TextLayout(
        document,
        font: fonts[document.font]
          ?? PreparedFont(Font(name: document.font, family: document.font)),
        grouping: content.grouping)
    }
    self.layouts = layouts
    isStill = content.letterKeyTimes.isEmpty
    pens = layouts.map { [isStill] in isStill ? [] : LetterPlacer.pens(of: $0) }
    hasPath = content.path != nil
    stillPath = content.path.flatMap { $0.isStill ? MeasuredTextPath($0, at: 0) : nil }
    units = layouts.map { layout in
      content.animators.enumerated().map { index, animator in
        SelectorUnits(layout.letters, animator.selector, seed: UInt64(index))
      }
    }
    let effects = content.animators.map { animator in
      var effect = animator
      effect.selector = nil
      return effect.isStill ? effect : nil
    }
    stillAnimators = units.map { units in
      zip(effects, units).map { effect, units in
        effect.map { AnimatorState($0, units: units, at: 0) }
      }
    }
  }

  /// Returns the animators of a document at a time.
  func animators(of layout: Int, at time: Double) -> [AnimatorState] {
    content.animators.indices.map { index in
      stillAnimators[layout][index]?.selecting(content.animators[index].selector, at: time)
        ?? AnimatorState(content.animators[index], units: units[layout][index], at: time)
    }
  }

  /// Returns the index of the document that is visible at a time.
  package func layoutIndex(at time: Double) -> Int {
    guard let track = content.document.track else { return 0 }
    return track.keyIndex(at: track.pass(at: time).time) ?? 0
  }

  /// `true` if every letter is at the position that its line determines.
  package var isPlain: Bool { content.animators.isEmpty && content.path == nil }

  /// `true` if the letters of one document never move or change their paint.
  package let isStill: Bool

  /// Returns the letters of one document at a time, visible or not, without spaces.
  ///
  /// The letters and their order are always the same, and include invisible letters.
  ///
  /// - Parameter wanted: The positions in the layout of the requested letters, ascending, or `nil`
  ///   for all letters.
  package func letters(
    of index: Int, at time: Double, wanted: [Int]? = nil
  ) -> [PlacedLetter] {
    guard layouts.indices.contains(index) else { return [] }
    var placer = LetterPlacer(self, index, at: time)
    return placer.letters(wanted)
  }

  /// `true` if a letter can be placed without those before it, because no animator changes the space
  /// between letters or lines.
  package var placesLettersAlone: Bool {
    content.animators.allSatisfy {
      $0.tracking == .constant(0) && $0.lineSpacing == .constant(.zero)
    }
  }

  /// Returns the path at a time, or `nil` if there is none or it has no length.
  func path(at time: Double) -> MeasuredTextPath? {
    guard hasPath, let path = content.path else { return nil }
    return stillPath?.moved(to: path, at: time) ?? MeasuredTextPath(path, at: time)
  }
}

extension TextContent {
  /// The times of all keyframes that move or paint letters, ascending, except those of documents.
  package var letterKeyTimes: [Double] {
    var times: Set<Double> = []
    forEachTrack { track, role in
      if role.reference.property != .textDocument { times.formUnion(track.keyTimes) }
    }
    return times.sorted()
  }
}

/// A letter at its drawn position.
package struct PlacedLetter: Hashable, Sendable {
  /// The position among the letters of the layout.
  package var index: Int
  /// The map from the space of the letter, with the pen position on the baseline at the origin, to
  /// that of the layer.
  package var matrix: Matrix
  /// The paint of the letter.
  package var paint: LetterPaint
}
