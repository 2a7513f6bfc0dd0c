package import PegbarDiagnostics
internal import PegbarJSON

/// A way to write something that the format has or had beside the usual one, or that it lacks.
///
/// Nothing of it changes what is read; whoever wants to know asks `LottieDocument.writing`.
package enum WritingTrait: Int, Sendable, Hashable, CaseIterable {
  /// A key with the value at which its segment ends (`e`), as exporters before 5.5 wrote it; at the
  /// key.
  case endValue
  /// A last key without a value of its own (`s`), which takes the end value of the key before; at the
  /// key.
  case lastKeyWithoutValue
  /// A key whose segment moves, without one of its handles (`o`, `i`); at the key.
  case keyWithoutEasing
  /// A property without the flag that says whether it moves (`a`); at the property.
  ///
  /// Texts never have it.
  case propertyWithoutFlag
  /// A property whose flag (`a`) contradicts its value or its keys; at the property.
  case wrongFlag
  /// A transform that is not the last item of its group (`tr`); at the transform.
  case transformNotLast
  /// The flag that closes a path beside the path (`closed`, in masks `cl`), as exporters before 4.4.18
  /// wrote it; at the shape item or the mask.
  case closedBesidePath
  /// A shape whose direction (`d`) is neither 1 nor 3, which counts as 1; at the shape.
  case otherDirection
  /// A whole number that is written with a fraction (`4.0`); at what holds it.
  case wholeReal
}

/// How often a document is written in some way, and where first.
package struct WritingTally: Sendable, Hashable {
  private var occurrences: [Occurrence?] = []

  /// Nothing noted.
  package init() {}

  init(_ reader: JSONReader) {
    occurrences = reader.occurrences
    occurrences[WritingTrait.wholeReal.rawValue] = reader.wholeReals
  }

  /// How often, and where first; nothing where the document is not written so.
  package subscript(trait: WritingTrait) -> Occurrence? {
    occurrences.indices.contains(trait.rawValue) ? occurrences[trait.rawValue] : nil
  }
}

extension JSONObject {
  /// Notes in which way something in this object is written, or the object itself.
  func note(_ trait: WritingTrait) { reader.note(trait.rawValue, at: source) }
}
