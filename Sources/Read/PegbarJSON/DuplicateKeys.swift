internal import PegbarBase
internal import PegbarDiagnostics

/// Finds duplicate keys in objects.
enum DuplicateKeys {
  /// Reports each duplicate key in an object, with its position.
  ///
  /// After `Limits.duplicateKeyFindings` findings, one more finding reports the number of the rest.
  /// The text must be JSON or nearly so, because it is scanned and not parsed.
  static func report(in bytes: [UInt8], to log: FindingLog) {
    let (places, rest) = bytes.withUnsafeBufferPointer(find)
    let positions = TextPositions.positions(ofSorted: places.map(\.offset), in: bytes)
    for (place, position) in zip(places, positions) {
      let message = "\"\(place.key)\" appears more than once in an object; the last value is used"
      log.add(
        Finding(.duplicateKey, message, path: place.path, position: position, outcome: .dropped))
    }
    if rest > 0 {
      let keys = rest == 1 ? "1 more key is" : "\(rest) more keys are"
      let message = "\(keys) duplicated; the last value of each key is used"
      log.add(Finding(.duplicateKey, message, outcome: .dropped))
    }
  }

  private typealias Occurrence = (path: JSONPath, key: String, offset: Int)

  private struct Container {
    let isObject: Bool
    var keys: Set<[UInt8]> = []
    var key: [UInt8] = []
    var index = 0
  }

  /// Returns the first duplicate keys and the number of the others.
  ///
  /// A hostile file might contain many long paths.
  private static func find(
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> (places: [Occurrence], rest: Int) {
    var rest = 0
    var walk = JSONByteWalk(bytes)
    var containers: [Container] = []
    var places: [Occurrence] = []
    walk.skipSpace()
    while let byte = walk.next {
      let start = walk.offset
      switch byte {
      case 0x7B, 0x5B:
        containers.append(Container(isObject: byte == 0x7B))
        walk.offset += 1
      case 0x7D, 0x5D:
        _ = containers.popLast()
        walk.offset += 1
      case 0x2C:
        if let last = containers.indices.last { containers[last].index += 1 }
        walk.offset += 1
      case 0x22:
        let token = walk.skipString()
        guard walk.skip(0x3A), let last = containers.indices.last else { break }
        let key = walk.text(of: token)
        containers[last].key = key
        guard !containers[last].keys.insert(key).inserted else { break }
        if places.count < Limits.duplicateKeyFindings {
          let text = String(decoding: key, as: UTF8.self)
          places.append((path: path(to: containers), key: text, offset: start))
        } else {
          rest += 1
        }
      default: walk.skipScalar()
      }
      walk.skipSpace()
    }
    return (places, rest)
  }

  private static func path(to containers: [Container]) -> JSONPath {
    JSONPath(
      containers.map {
        $0.isObject ? .key(String(decoding: $0.key, as: UTF8.self)) : .index($0.index)
      })
  }
}

/// Replaces NUL in keys, which is valid JSON but which jansson rejects.
enum NULKeys {
  /// Replaces the escape of NUL in keys with that of U+FFFD, which has the same length.
  static func replace(in bytes: inout [UInt8]) {
    var keys: [Range<Int>] = []
    bytes.withUnsafeBufferPointer { bytes in
      var walk = JSONByteWalk(bytes)
      while let byte = walk.next {
        if byte == 0x22 {
          let token = walk.skipString()
          if walk.skip(0x3A), token.isEscaped { keys.append(token.content) }
        } else {
          walk.offset += 1
        }
      }
    }
    for key in keys { replace(in: &bytes, key) }
  }

  private static func replace(in bytes: inout [UInt8], _ key: Range<Int>) {
    var index = key.lowerBound
    while index < key.upperBound {
      if bytes[index] == 0x5C {
        let escape = index..<min(index + 6, key.upperBound)
        if bytes[escape].elementsEqual(#"\u0000"#.utf8) {
          bytes.replaceSubrange(escape, with: #"\ufffd"#.utf8)
        }
        index += 1
      }
      index += 1
    }
  }
}
