package import PegbarGeometry
package import PegbarScene

/// Draws a text at any time.
package struct TextEvaluator: Sendable {
  /// The text.
  package let content: TextContent
  /// The documents of all keys with their letters in lines.
  package let layouts: [TextLayout]
  /// The units of each animator's selector, for each document.
  let units: [[SelectorUnits]]

  /// Makes an evaluator; lines are broken once.
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
    units = layouts.map { layout in
      content.animators.enumerated().map { index, animator in
        SelectorUnits(layout.letters, animator.selector, seed: UInt64(index))
      }
    }
  }

  /// Which document shows at a time.
  package func layoutIndex(at time: Double) -> Int {
    guard let track = content.document.track else { return 0 }
    return track.keyIndex(at: track.pass(at: time).time) ?? 0
  }

  /// Whether each letter stands where its line puts it.
  package var isPlain: Bool { content.animators.isEmpty && content.path == nil }

  /// Whether letters of one document never move or change their paint.
  package let isStill: Bool

  /// The letters of one document at a time, whether it shows or not; without spaces.
  ///
  /// There are always the same ones in the same order; those that cannot be seen are there, too.
  ///
  /// - Parameter wanted: The places in the layout of letters that are wanted alone, ascending.
  package func letters(
    of index: Int, at time: Double, wanted: [Int]? = nil
  ) -> [PlacedLetter] {
    guard layouts.indices.contains(index) else { return [] }
    var placer = LetterPlacer(self, layouts[index], units[index], at: time)
    return placer.letters(wanted)
  }
}

extension TextContent {
  /// The times of all keys that move or paint letters, ascending; those of documents not included.
  package var letterKeyTimes: [Double] {
    var times: Set<Double> = []
    forEachTrack { track, role in
      if role.reference.property != .textDocument { times.formUnion(track.keyTimes) }
    }
    return times.sorted()
  }
}

/// A letter where it is drawn.
package struct PlacedLetter: Hashable, Sendable {
  /// Its place among the letters of the layout.
  package var index: Int
  /// The map from its own space, with the pen's place on the base line at the origin, to that of the
  /// layer.
  package var matrix: Matrix
  /// What it is painted with.
  package var paint: LetterPaint
}
