package import PegbarExport
package import PegbarScene

extension ImageNames {
  /// Creates image names that begin with the name of the class that uses the images.
  package init(_ images: [ImageAsset], typeName: String) {
    self.init(images, subject: SwiftCode.subject(ofType: typeName))
  }
}
