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
}
