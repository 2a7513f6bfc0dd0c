package import PegbarBase
package import PegbarDiagnostics
package import PegbarJSON
package import PegbarScene

/// Writes and reads scenes as JSON.
///
/// `schema` describes the format. In short:
/// - A member whose value has no effect (opacity 1, the identity transform, an empty list) is
///   omitted.
/// - Points and sizes are `[x, y]`, colors `[r, g, b]` or `[r, g, b, a]`, rectangles
///   `[x, y, width, height]`, time ranges `[start, end]`.
/// - A constant value is written directly, an animated value as `{"keys": […]}`. A point with
///   separate coordinates is `{"x": …, "y": …}`.
/// - A path is a list of contours. A contour is `{"isClosed": true, "vertices": […]}`, a vertex
///   `[x, y]` for a corner or `[x, y, inX, inY, outX, outY]` with absolute control points.
/// - A curve is `"linear"`, `"hold"`, the name of one of the scene's curves, or `[x1, y1, x2, y2]`.
///
/// Reading the written text returns an equal scene with the same numbers (negative zero is written
/// as 0, which is equal to it). The scene must follow the rules of its types: every number is
/// finite, except that a repeat count and the end of a window can be infinite (`"forever"`).
/// Keyframes are in ascending order. References are valid. Layers and groups are nested at most 400
/// levels deep. The keyframes of a normalized track have the type of its property.
package enum SceneJSON {
  /// The version of the format that is written and read.
  package static let version = 1

  /// A scene that was read from JSON.
  package enum Document: Hashable, Sendable {
    /// A parametric scene (`"kind": "exact"`).
    case exact(Scene)
    /// A scene that consists only of keyframes (`"kind": "normalized"`).
    case normalized(NormalizedScene)
  }

  /// Returns an exact scene as UTF-8 text, which is incomplete if the work is canceled.
  package static func write(_ scene: Scene) -> [UInt8] {
    SceneWriter.text(of: scene, kind: "exact", curves: scene.curves)
  }

  /// Returns a normalized scene as UTF-8 text, which is incomplete if the work is canceled.
  package static func write(_ scene: NormalizedScene) -> [UInt8] {
    SceneWriter.text(of: scene, kind: "normalized", curves: scene.curves)
  }

  /// The JSON schema of the format as UTF-8 text.
  package static var schema: [UInt8] {
    var json = JSONWriter(style: .readable)
    SceneSchema.root.write(to: &json)
    return json.finish()
  }

  /// The documentation page that describes every member.
  package static var reference: String { SceneReference.page }

  /// Returns `true` if a text is a scene: its first member is `pegbar`.
  package static func isScene(_ bytes: [UInt8]) -> Bool {
    let blank: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]
    var rest = bytes[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    rest = rest.drop(while: blank.contains)
    guard rest.first == UInt8(ascii: "{") else { return false }
    rest = rest.dropFirst().drop(while: blank.contains)
    return rest.starts(with: "\"pegbar\"".utf8)
  }

  /// Returns `true` if a JSON document is a scene of any version of this format, and not a Lottie
  /// file.
  package static func isScene(_ root: JSONValue) -> Bool {
    root.object?["pegbar"] != nil
  }

  /// Reads a scene.
  ///
  /// An invalid part is reported as `export/scene-invalid` and dropped. An unknown member is
  /// reported as `export/scene-unknown-member`.
  ///
  /// - Parameter isMade: Whether a program made the scene. Its JSON contains `null` instead of a
  ///   number that is not finite, which is reported. In a file, `null` is equal to a missing
  ///   member.
  /// - Throws: A `SceneJSONError` if there is no scene to return.
  package static func read(
    _ bytes: [UInt8], isMade: Bool = false, log: FindingLog, limits: Limits = Limits()
  ) throws(SceneJSONError) -> Document {
    let result: Result<Document, SceneJSONError>
    do {
      result = try JSONDocument.read(bytes, log: log, limits: limits) { root in
        if isMade { reportNulls(in: root) }
        return read(root, limits: limits)
      }
    } catch {
      throw .syntax(error)
    }
    return try result.get()
  }

  /// Reads a scene from a parsed document and adds findings to the document's log.
  package static func read(
    _ root: JSONValue, limits: Limits = Limits()
  ) -> Result<Document, SceneJSONError> {
    Result { () throws(SceneJSONError) in
      try SceneReader(limits: limits).document(root)
    }
  }

  /// Reports numbers that are not finite.
  private static func reportNulls(in value: JSONValue) {
    if value.isNull {
      value.report(
        .sceneInvalid, "a number is not finite; the default is used", outcome: .dropped
      )
    } else if let object = value.object {
      for (_, member) in object { reportNulls(in: member) }
    } else if value.numbers == nil, let array = value.array {
      for element in array { reportNulls(in: element) }
    }
  }
}

/// A reason why JSON text contains no scene.
package enum SceneJSONError: Error {
  /// Bytes that are not JSON.
  case syntax(JSONSyntaxError)
  /// JSON that is not a scene of a known version, or that has an invalid essential part.
  case unusable(Finding)

  /// The finding that describes the error.
  package var finding: Finding {
    switch self {
    case .syntax(let error): error.finding
    case .unusable(let finding): finding
    }
  }
}
