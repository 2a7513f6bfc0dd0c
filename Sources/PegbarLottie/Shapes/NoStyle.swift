import PegbarJSON

/// A style that paints nothing; paths before it are painted by the styles after it all the same.
///
/// - Source: Lottie shape `"ty": "no"`, which lottie-web writes about.
package struct NoStyle: Sendable, Hashable {}

extension NoStyle {
  /// Reads an item of type `no`, which has only what all items have.
  init(reading object: JSONObject, common: inout ShapeItemCommon, in context: ReadingContext) {
    for (key, value) in object { common.read(key, value) }
  }
}
