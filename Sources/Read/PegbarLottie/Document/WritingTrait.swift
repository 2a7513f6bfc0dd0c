package import PegbarDiagnostics
internal import PegbarJSON

/// An alternative notation, current or historical, or one that the format lacks.
///
/// It does not change the values that are read. `LottieDocument.writing` lists the notations of a
/// file.
package enum WritingTrait: Int, Sendable, Hashable, CaseIterable {
  /// A keyframe with the end value of its segment (`e`), as written by exporters before 5.5.
  ///
  /// Located at the keyframe.
  case endValue
  /// A last keyframe without a value of its own (`s`), which uses the end value of the keyframe
  /// before.
  ///
  /// Located at the keyframe.
  case lastKeyWithoutValue
  /// A keyframe whose segment is animated, without one of its handles (`o`, `i`).
  ///
  /// Located at the keyframe.
  case keyWithoutEasing
  /// A property without the animated flag (`a`).
  ///
  /// Located at the property. Never applies to text documents.
  case propertyWithoutFlag
  /// A property whose animated flag (`a`) contradicts its value or its keyframes.
  ///
  /// Located at the property.
  case wrongFlag
  /// A transform that is not the last item of its group (`tr`).
  ///
  /// Located at the transform.
  case transformNotLast
  /// A closed flag next to the path (`closed`, in masks `cl`), as written by exporters before
  /// 4.4.18.
  ///
  /// Located at the shape item or the mask.
  case closedBesidePath
  /// A shape whose direction (`d`) is neither 1 nor 3, which counts as 1.
  ///
  /// Located at the shape.
  case otherDirection
  /// An integer that is written with a fraction (`4.0`).
  ///
  /// Located at its container.
  case wholeReal
}

/// The number and first location of each notation in a document.
package struct WritingTally: Sendable, Hashable {
  private var occurrences: [Occurrence?] = []

  /// Creates an empty tally.
  package init() {}

  init(_ reader: JSONReader) {
    occurrences = reader.occurrences
    occurrences[WritingTrait.wholeReal.rawValue] = reader.wholeReals
  }

  /// Accesses the number and first location of a notation; `nil` if the document does not use it.
  package subscript(trait: WritingTrait) -> Occurrence? {
    occurrences.indices.contains(trait.rawValue) ? occurrences[trait.rawValue] : nil
  }
}

extension JSONObject {
  /// Records a notation of this object or of something in it.
  func note(_ trait: WritingTrait) { reader.note(trait.rawValue, at: source) }
}
