package import PegbarExport
package import PegbarScene

extension ImageNames {
  /// Names the images of a scene after the class that shows them.
  package init(_ images: [ImageAsset], typeName: String) {
    self.init(images, subject: SwiftCode.subject(ofType: typeName))
  }
}
