internal import PegbarExport

/// The name of the generated type.
package enum TypeName {
  /// Whether text can be the name of the generated type.
  package static func isValid(_ text: String) -> Bool { SwiftCode.isValidTypeName(text) }
}
