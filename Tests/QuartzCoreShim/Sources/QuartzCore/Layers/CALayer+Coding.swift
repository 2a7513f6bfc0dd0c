// Core Animation Programming Guide, "Key-Value Coding Extensions".
import Foundation

extension CALayer {
  final func codedValue(_ keyPath: String) -> Any? {
    guard let path = AnimatedPath(keyPath, of: kind) else {
      Shim.violate("value(forKeyPath:): \(label) has no \(keyPath)")
      return nil
    }
    var presented = PresentedValues(values)
    return path.get(&presented)?.boxed
  }

  final func setCoded(_ value: Any?, _ keyPath: String) {
    guard let path = AnimatedPath(keyPath, of: kind) else {
      return Shim.violate("setValue(forKeyPath:): \(label) has no \(keyPath)")
    }
    guard let value, let read = Value.read(value, as: path.type, keyPath) else { return }
    change(path.property.name) { values in
      var presented = PresentedValues(values)
      path.set(read, in: &presented)
      presented.finish()
      values = presented.values
    }
  }

  /// What must hold of every value that is shown.
  final func checkPresented(_ values: LayerValues) {
    if kind == .shape {
      let (start, end) = (values.shape.strokeStart, values.shape.strokeEnd)
      if !(start >= -1e-9 && end <= 1 + 1e-9 && start <= end + 1e-9) {
        Shim.violate("\(label): the stroke is shown from \(start) to \(end)")
      }
    }
    if !values.toParent.isFinite { Shim.violate("\(label): its geometry is not finite") }
  }
}
