internal import PegbarExport

/// What kind of view a generated layer class stands in.
public enum Host: String, Sendable, CaseIterable {
  /// A `UIView`.
  case uikit
  /// An `NSView`.
  case appkit
  /// A SwiftUI `View` on both.
  case swiftui

  /// The exporter's word for it.
  var kind: HostCode.Kind {
    switch self {
    case .uikit: .uikit
    case .appkit: .appkit
    case .swiftui: .swiftui
    }
  }
}
