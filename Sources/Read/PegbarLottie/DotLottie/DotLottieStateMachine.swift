package import PegbarBase
package import PegbarDiagnostics
internal import PegbarJSON

/// A state machine of a dotLottie archive, by the names of its parts.
///
/// - Source: dotlottie.io specification 2.0, `s/ID.json`; specification 1.0, `states/ID.json`, has
///   an object of states and no inputs.
package struct DotLottieStateMachine: Sendable, Hashable {
  /// A state or an input.
  package struct Part: Sendable, Hashable {
    /// The name (`name`).
    package var name: String
    /// The type (`type`), or an empty string if missing.
    package var type = ""
    /// The ID of the animation that a state plays (`animation`, `animationId`).
    package var animation: String?
  }

  /// A reaction to the pointer or to the end of playback.
  package struct Interaction: Sendable, Hashable {
    /// The type (`type`), for example `PointerDown`.
    package var type: String
    /// The name of the layer that receives it (`layerName`), or `nil` for the whole animation.
    package var layer: String?
  }

  /// The ID, which is the name of the file without its extension.
  package var id: String
  /// The name of the initial state (`initial`).
  package var initial: String?
  /// The states (`states`).
  package var states: [Part] = []
  /// The inputs (`inputs`).
  package var inputs: [Part] = []
  /// The interactions (`interactions`, or `listeners` of older tools).
  package var interactions: [Interaction] = []

  /// Creates a state machine from JSON; `nil` if the bytes are not a state machine.
  ///
  /// - Parameters:
  ///   - file: The path of the file in the archive.
  ///   - log: The log of findings about members of other types, which are ignored.
  package init?(
    reading bytes: [UInt8], id: String, file: String, log: FindingLog, limits: Limits = Limits()
  ) {
    let machine = ArchiveFile.read(bytes, name: file, log: log, limits: limits) {
      DotLottieStateMachine(reading: $0, id: id)
    }
    guard let machine else { return nil }
    self = machine
  }

  private init(reading object: JSONObject, id: String) {
    self.id = id
    // Version 1 names the initial state by its name or by its number.
    initial = object["initial"]?.readName() ?? object["descriptor"]?.object?["initial"]?.string
    if let states = object["states"]?.object {
      self.states = states.map { key, value in
        Part(name: key.text, animation: value.object?["animationId"]?.string)
      }
    } else {
      states = Self.parts(object["states"])
    }
    inputs = Self.parts(object["inputs"])
    interactions =
      (object["interactions"] ?? object["listeners"])?.readList { object, _ in
        Interaction(
          type: object["type"]?.readString() ?? "", layer: object["layerName"]?.readString())
      } ?? []
  }

  private static func parts(_ value: JSONValue?) -> [Part] {
    value?.readList { object, _ in
      object["name"]?.readName().map { name in
        Part(
          name: name, type: object["type"]?.readString() ?? "",
          animation: object["animation"]?.readString())
      }
    } ?? []
  }
}
