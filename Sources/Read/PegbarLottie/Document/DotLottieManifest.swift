internal import PegbarDiagnostics
internal import PegbarJSON

/// The manifest of a dotLottie archive, `manifest.json`.
///
/// - Source: dotlottie.io specification 1.0 (`activeAnimationId`, `states`) and 2.0 (`initial`,
///   `stateMachines`).
package struct DotLottieManifest: Sendable, Hashable {
  /// The version of the format, exactly as written (`version`).
  package var version: String?
  /// The IDs of the animations (`animations[].id`), in file order.
  package var animations: [String] = []
  /// The IDs of the themes (`themes[].id`).
  package var themes: [String] = []
  /// The IDs of the initial themes of animations, each once (`animations[].initialTheme`,
  /// `animations[].defaultTheme`).
  package var initialThemes: [String] = []
  /// The IDs of the state machines (`stateMachines[].id`, `states[]`).
  package var stateMachines: [String] = []
  /// The ID of the initial animation (`initial.animation`, `activeAnimationId`).
  package var initialAnimation: String?
  /// The ID of the initial state machine (`initial.stateMachine`).
  package var initialStateMachine: String?

  /// Creates a manifest from JSON; `nil` if the bytes are not a manifest.
  package init?(reading bytes: [UInt8]) {
    let manifest = try? JSONDocument.read(bytes, log: FindingLog()) { root in
      root.object.map(DotLottieManifest.init(reading:))
    }
    guard let manifest = manifest ?? nil else { return nil }
    self = manifest
  }

  private init(reading object: JSONObject) {
    // Some writers use a number.
    version = object["version"]?.string ?? object["version"]?.number.map { "\($0)" }
    let initial = object["initial"]?.object
    initialAnimation = (initial?["animation"] ?? object["activeAnimationId"])?.string
    initialStateMachine = initial?["stateMachine"]?.string
    let listed = object["animations"]?.array?.compactMap(\.object) ?? []
    animations = listed.compactMap { $0["id"]?.string }
    var seen: Set<String> = []
    initialThemes = listed.compactMap { ($0["initialTheme"] ?? $0["defaultTheme"])?.string }
      .filter { !$0.isEmpty && seen.insert($0).inserted }
    themes = Self.ids(object["themes"])
    stateMachines = Self.ids(object["stateMachines"] ?? object["states"])
  }

  /// Returns the IDs in a list of objects or of IDs.
  private static func ids(_ list: JSONValue?) -> [String] {
    list?.array?.compactMap { $0.string ?? $0.object?["id"]?.string } ?? []
  }

  /// Returns the IDs of the animations, the initial one first.
  ///
  /// Returns an empty array without a finding if the bytes are not a manifest, because the
  /// container reports that.
  package static func animationIDs(in bytes: [UInt8]) -> [String] {
    guard let manifest = DotLottieManifest(reading: bytes) else { return [] }
    guard let first = manifest.initialAnimation else { return manifest.animations }
    return [first] + manifest.animations.filter { $0 != first }
  }
}
