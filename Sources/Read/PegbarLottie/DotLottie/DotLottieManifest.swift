package import PegbarBase
package import PegbarDiagnostics
internal import PegbarJSON

/// The manifest of a dotLottie archive, `manifest.json`.
///
/// - Source: dotlottie.io specification 1.0 (`activeAnimationId`, `states`) and 2.0 (`initial`,
///   `stateMachines`).
package struct DotLottieManifest: Sendable, Hashable {
  /// A theme or a state machine of the archive.
  package struct Part: Sendable, Hashable {
    /// The ID, which is the name of the file without its extension (`id`).
    package var id: String
    /// The display name (`name`).
    package var name: String?
    /// The IDs of the animations that a theme is for (`animations` in version 1), or `nil` for all.
    package var animations: [String]?
  }

  /// The version of the format, exactly as written (`version`).
  package var version: String?
  /// The animations, in file order (`animations`).
  package var animations: [ManifestAnimation] = []
  /// The themes (`themes`).
  package var themes: [Part] = []
  /// The state machines (`stateMachines`, or the IDs in `states`).
  package var stateMachines: [Part] = []
  /// The ID of the initial animation (`initial.animation`, `activeAnimationId`).
  package var initialAnimation: String?
  /// The ID of the initial state machine (`initial.stateMachine`).
  package var initialStateMachine: String?

  /// The IDs of the animations, in file order.
  package var animationIDs: [String] { animations.map(\.id) }
  /// The IDs of the initial themes of animations, each once.
  package var initialThemes: [String] {
    var seen: Set<String> = []
    return animations.compactMap(\.initialTheme).filter { seen.insert($0).inserted }
  }

  /// The name of the file in the archive.
  package static let fileName = "manifest.json"

  /// Creates a manifest from JSON; `nil` if the bytes are not a manifest.
  ///
  /// - Parameter log: The log of findings about members of other types, which are ignored.
  package init?(
    reading bytes: [UInt8], log: FindingLog = FindingLog(), limits: Limits = Limits()
  ) {
    let manifest = ArchiveFile.read(bytes, name: Self.fileName, log: log, limits: limits) {
      DotLottieManifest(reading: $0)
    }
    guard let manifest else { return nil }
    self = manifest
  }

  private init(reading object: JSONObject) {
    // Some writers use a number.
    version = object["version"]?.readName()
    let initial = object["initial"]?.readObject()
    initialAnimation = (initial?["animation"] ?? object["activeAnimationId"])?.readString()
    initialStateMachine = initial?["stateMachine"]?.readString()
    animations =
      object["animations"]?.readList { animation, _ in
        ManifestAnimation(reading: animation)
      } ?? []
    themes = Self.parts(object["themes"])
    stateMachines = Self.parts(object["stateMachines"] ?? object["states"])
  }

  /// Returns the parts in a list of objects or of IDs.
  private static func parts(_ list: JSONValue?) -> [Part] {
    guard let list = list?.readArray() else { return [] }
    return list.compactMap { value in
      if let id = value.string { return Part(id: id) }
      guard let object = value.readObject(), let id = object["id"]?.readString() else { return nil }
      return Part(
        id: id, name: object["name"]?.readString(),
        animations: object["animations"]?.readArray()?.compactMap { $0.readString() })
    }
  }

  /// Returns the animation with an ID.
  package func animation(_ id: String) -> ManifestAnimation? {
    animations.first { $0.id == id }
  }

  /// Returns the IDs of the animations, the initial one first.
  ///
  /// Returns an empty array without a finding if the bytes are not a manifest, because the
  /// container reports that.
  package static func animationIDs(in bytes: [UInt8]) -> [String] {
    guard let manifest = DotLottieManifest(reading: bytes) else { return [] }
    let ids = manifest.animationIDs
    guard let first = manifest.initialAnimation else { return ids }
    return [first] + ids.filter { $0 != first }
  }
}
