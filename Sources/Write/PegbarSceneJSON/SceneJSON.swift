package import PegbarBase
package import PegbarDiagnostics
package import PegbarJSON
package import PegbarScene

/// The scene as JSON text, and back.
///
/// `schema` describes the format. Its rules in short:
/// - A member whose value changes nothing (opacity 1, the identity transform, an empty list) is left out.
/// - Points and sizes are `[x, y]`, colours `[r, g, b]` or `[r, g, b, a]`, rectangles
///   `[x, y, width, height]`, spans of time `[start, end]`.
/// - What stands still is written plainly, what moves is `{"keys": […]}`; a point whose coordinates
///   move apart is `{"x": …, "y": …}`.
/// - A path is a list of contours, a contour `{"isClosed": true, "vertices": […]}`, a vertex
///   `[x, y]` for a corner or `[x, y, inX, inY, outX, outY]` with absolute control points.
/// - A curve is `"linear"`, `"hold"`, the name of one of the scene's curves, or `[x1, y1, x2, y2]`.
///
/// Reading what was written gives an equal scene, number for number (negative zero is written as 0,
/// which is equal to it). That holds for scenes that keep the rules of their types: every number is
/// finite, except that a repeat count and the end of a window may be infinite (`"forever"`);
/// keys ascend; references lead somewhere; layers and groups stand inside each other at most 400
/// levels deep; a normalized track's keys have its property's type.
package enum SceneJSON {
  /// The version of the format that is written and read.
  package static let version = 1

  /// A scene that was read.
  package enum Document: Hashable, Sendable {
    /// A parametric scene (`"kind": "exact"`).
    case exact(Scene)
    /// A scene of keyframes alone (`"kind": "normalized"`).
    case normalized(NormalizedScene)
  }

  /// Writes an exact scene as UTF-8 text, which is not whole where the work is cancelled.
  package static func write(_ scene: Scene) -> [UInt8] {
    SceneWriter.text(of: scene, kind: "exact", curves: scene.curves)
  }

  /// Writes a normalized scene as UTF-8 text, which is not whole where the work is cancelled.
  package static func write(_ scene: NormalizedScene) -> [UInt8] {
    SceneWriter.text(of: scene, kind: "normalized", curves: scene.curves)
  }

  /// The JSON schema of the format as UTF-8 text.
  package static var schema: [UInt8] {
    var json = JSONWriter(style: .readable)
    SceneSchema.root.write(to: &json)
    return json.finish()
  }

  /// The page of the documentation that names every member.
  package static var reference: String { SceneReference.page }

  /// Returns whether a text is a scene: its first member is `pegbar`.
  package static func isScene(_ bytes: [UInt8]) -> Bool {
    let blank: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]
    var rest = bytes[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    rest = rest.drop(while: blank.contains)
    guard rest.first == UInt8(ascii: "{") else { return false }
    rest = rest.dropFirst().drop(while: blank.contains)
    return rest.starts(with: "\"pegbar\"".utf8)
  }

  /// Whether a JSON document is a scene of this format, in whatever version, and not a Lottie file.
  package static func isScene(_ root: JSONValue) -> Bool {
    root.object?["pegbar"] != nil
  }

  /// Reads a scene.
  ///
  /// A broken part costs that part: it is reported as `export/scene-invalid` and left out. Members
  /// that are not known are reported as `export/scene-unknown-member`.
  ///
  /// - Parameter isMade: Whether a program made the scene. JSON has `null` in place of a number that
  ///   is not finite, which is reported then; in a file, `null` is as good as no member.
  /// - Throws: a `SceneJSONError` where there is no scene to return.
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

  /// Reads a scene from a document that was parsed already; findings go to the document's log.
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
        .sceneInvalid, "a number is not finite; the usual value stands in for it", outcome: .dropped
      )
    } else if let object = value.object {
      for (_, member) in object { reportNulls(in: member) }
    } else if value.numbers == nil, let array = value.array {
      for element in array { reportNulls(in: element) }
    }
  }
}

/// Why there is no scene in a JSON text.
package enum SceneJSONError: Error {
  /// The bytes are not JSON.
  case syntax(JSONSyntaxError)
  /// The JSON is no scene of a known version, or a part is broken without which there is none.
  case unusable(Finding)

  /// What is to be said about it.
  package var finding: Finding {
    switch self {
    case .syntax(let error): error.finding
    case .unusable(let finding): finding
    }
  }
}
