/// What a property can hold.
package protocol PropertyValue: Sendable, Hashable {}

extension Double: PropertyValue {}
extension Array: PropertyValue where Element == Double {}
