internal import PegbarExport

/// The kinds of values that can become properties of the generated class, in addition to slots.
public enum ExposedValue: String, Sendable, CaseIterable {
  /// The colours of the palette.
  case colors
  /// What texts say.
  case text
  /// The pictures.
  case images

  /// Parses a comma-separated list of names; returns `nil` if a name is unknown.
  public static func list(_ text: String) -> Set<ExposedValue>? {
    let names = text.split(separator: ",", omittingEmptySubsequences: false)
    let kinds = names.map { ExposedValue(rawValue: String($0)) }
    return kinds.contains(nil) ? nil : Set(kinds.compactMap(\.self))
  }
}

extension ExposedValue {
  /// The exporter's word for it.
  var code: SwiftCode.Exposed {
    switch self {
    case .colors: .colors
    case .text: .text
    case .images: .images
    }
  }
}
