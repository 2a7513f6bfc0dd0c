/// The path of a value in a JSON document: the keys and indices from the root to the value.
///
/// Written as `$.layers[3].ks.p`. The empty path is the root, `$`.
public struct JSONPath: Hashable, Sendable, CustomStringConvertible {
  /// A step of a path: a key in an object or an index in an array.
  public enum Step: Hashable, Sendable {
    /// The member of an object with this key.
    case key(String)
    /// The element of an array at this index, from 0.
    case index(Int)
  }

  /// The steps from the root, outermost first.
  public var steps: [Step]

  /// Creates a path from its steps, or the root path if there are no steps.
  public init(_ steps: [Step] = []) {
    self.steps = steps
  }

  /// Returns the path extended by one step.
  public func appending(_ step: Step) -> JSONPath {
    JSONPath(steps + [step])
  }

  /// The path in the notation `$.layers[3].ks.p`, with quotes around keys that are not identifiers.
  public var description: String {
    // Scenes store the path of each of their parts, and appending bytes is faster than appending
    // strings.
    var bytes = [UInt8(ascii: "$")]
    bytes.reserveCapacity(8 * (steps.count + 1))
    for step in steps {
      switch step {
      case .key(let key) where Self.isPlain(key):
        bytes.append(UInt8(ascii: "."))
        bytes.append(contentsOf: key.utf8)
      case .key(let key): bytes.append(contentsOf: "[\(Self.quoted(key))]".utf8)
      case .index(let index):
        bytes.append(UInt8(ascii: "["))
        bytes.append(contentsOf: String(index).utf8)
        bytes.append(UInt8(ascii: "]"))
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isPlain(_ key: String) -> Bool {
    guard let first = key.utf8.first, !(0x30...0x39).contains(first) else { return false }
    return key.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: true
      default: false
      }
    }
  }

  private static func quoted(_ key: String) -> String {
    var text = "\""
    for scalar in key.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case _ where scalar.value < 0x20:
        let hex = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
