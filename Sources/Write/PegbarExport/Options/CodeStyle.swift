/// The form in which generated Swift code animates layers.
///
/// More cases may be added; a `switch` over them needs an `@unknown default`.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum CodeStyle: String, Sendable, CaseIterable {
  /// One timeline of keyframes that can be played, repeated, and scrubbed.
  case timeline
  /// One function for each transaction of the scene, as in handwritten code.
  ///
  /// Each function animates to its final values and sets them on the model layers.
  case transactions
}

/// The access level of generated types.
public enum CodeAccess: String, Sendable, CaseIterable {
  /// Access from the module that contains the file.
  case `internal`
  /// Access from other modules.
  case `public`
}

/// The location of the functions that generated files share.
///
/// More cases may be added; a `switch` over them needs an `@unknown default`.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum CodeSupport: String, Sendable, CaseIterable {
  /// Private functions at the end of each file.
  case embedded
  /// A separate file, `PegbarSupport.swift`, for all scenes of a module.
  case shared
}

/// The location of the outlines of generated code that are too long to read.
///
/// More cases may be added; a `switch` over them needs an `@unknown default`.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum CodeData: String, Sendable, CaseIterable {
  /// The code itself.
  case embedded
  /// A text file next to the code, which the app contains as a resource.
  ///
  /// `Conversion.files(for:)` returns the file.
  case file
}

/// The kinds of values that can become properties of the generated class, in addition to slots.
///
/// More cases may be added; a `switch` over them needs an `@unknown default`.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum ExposedValue: String, Sendable, CaseIterable {
  /// The colors of the palette.
  case colors
  /// The strings of text layers.
  case text
  /// The images.
  case images

  /// Parses a comma-separated list of names; returns `nil` if a name is unknown.
  package static func list(_ text: String) -> Set<ExposedValue>? {
    let names = text.split(separator: ",", omittingEmptySubsequences: false)
    let kinds = names.map { ExposedValue(rawValue: String($0)) }
    return kinds.contains(nil) ? nil : Set(kinds.compactMap(\.self))
  }
}

/// The kind of view that hosts a generated layer.
///
/// More cases may be added; a `switch` over them needs an `@unknown default`.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum HostFramework: String, Sendable, CaseIterable {
  /// A `UIView`.
  case uikit
  /// An `NSView`.
  case appkit
  /// A SwiftUI `View`, on UIKit or AppKit.
  case swiftui
}
