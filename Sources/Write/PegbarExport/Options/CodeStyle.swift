/// The form in which generated Swift code animates layers.
///
/// More cases may be added; a `switch` over them needs an `@unknown default`.
public enum CodeStyle: String, Sendable, CaseIterable {
  /// One timeline of keys, which can be played, repeated and scrubbed.
  case timeline
  /// One function for each transaction of the scene, as in handwritten code.
  ///
  /// Each function animates to its final values and sets them on the model layers.
  case transactions
}

/// Who may use generated types.
public enum CodeAccess: String, Sendable, CaseIterable {
  /// The module that has the file.
  case `internal`
  /// Other modules, too.
  case `public`
}

/// Where the functions that generated files share stand.
///
/// More cases may be added; a `switch` over them needs an `@unknown default`.
public enum CodeSupport: String, Sendable, CaseIterable {
  /// At the end of each file, which nobody else sees.
  case embedded
  /// In a file of their own, `PegbarSupport.swift`, once for all scenes of a module.
  case shared
}

/// The kinds of values that can become properties of the generated class, in addition to slots.
///
/// More cases may be added; a `switch` over them needs an `@unknown default`.
public enum ExposedValue: String, Sendable, CaseIterable {
  /// The colours of the palette.
  case colors
  /// What texts say.
  case text
  /// The pictures.
  case images

  /// Parses a comma-separated list of names; returns `nil` if a name is unknown.
  package static func list(_ text: String) -> Set<ExposedValue>? {
    let names = text.split(separator: ",", omittingEmptySubsequences: false)
    let kinds = names.map { ExposedValue(rawValue: String($0)) }
    return kinds.contains(nil) ? nil : Set(kinds.compactMap(\.self))
  }
}

/// What kind of view a generated layer class stands in.
///
/// More cases may be added; a `switch` over them needs an `@unknown default`.
public enum HostFramework: String, Sendable, CaseIterable {
  /// A `UIView`.
  case uikit
  /// An `NSView`.
  case appkit
  /// A SwiftUI `View` on both.
  case swiftui
}
