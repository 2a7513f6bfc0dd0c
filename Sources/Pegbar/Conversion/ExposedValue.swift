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
    var kinds: Set<ExposedValue> = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let kind = ExposedValue(rawValue: String(name)) else { return nil }
      kinds.insert(kind)
    }
    return kinds
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
