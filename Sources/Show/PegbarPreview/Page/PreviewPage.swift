package import PegbarBase
package import PegbarScene
internal import PegbarFrames
internal import PegbarJSON

/// A page that plays a converted scene, next to the design if they differ, and lists the findings.
///
/// The page is one HTML file that refers to nothing outside of it. Its content security policy
/// permits only the script and the style of this module, by their hashes.
package struct PreviewPage {
  /// An entry in the list of findings.
  package struct Entry {
    /// The severity: `error`, `warning` or `note`.
    package var severity: String
    /// The title, with the affected share of the picture.
    package var title: String
    /// The ID of the findings.
    package var id: String
    /// The locations with their messages.
    package var lines: [String]
    /// The way out; empty if there is none.
    package var wayOut: String
    /// The frame that is affected most, counted from 0; `nil` if unknown.
    package var frame: Int?
    /// The JSON paths of the findings, or the names of layers (see `PreviewPage.Kind`).
    package var sources: [String] = []

    /// Creates an entry.
    package init(severity: String, title: String, id: String, lines: [String], wayOut: String) {
      self.severity = severity
      self.title = title
      self.id = id
      self.lines = lines
      self.wayOut = wayOut
    }
  }

  /// Another player with its animation.
  package struct Player: Sendable {
    /// The script, which defines `lottie.loadAnimation`.
    package var script: [UInt8]
    /// The animation as Lottie JSON.
    package var animation: [UInt8]

    /// Creates a player.
    package init(script: [UInt8], animation: [UInt8]) {
      (self.script, self.animation) = (script, animation)
    }
  }

  /// What a page compares.
  package enum Kind: Sendable {
    /// A design and its conversion, with findings about JSON paths.
    case conversion
    /// An old and a new version, with changes of layers by name.
    case versions

    /// The labels of the pictures.
    var labels: (old: String, new: String) {
      switch self {
      case .conversion: ("As designed", "As converted")
      case .versions: ("Old version", "New version")
      }
    }
  }

  /// What the page compares.
  package var kind = Kind.conversion
  /// The name of the animation.
  package var title: String
  /// The sentence that summarizes the result.
  package var verdict: String
  /// The findings or changes, the most important first.
  package var entries: [Entry]
  /// The scene as Core Animation displays it, or the new version.
  package var converted: Scene
  /// The scene as designed, or the old version.
  package var designed: Scene
  /// `true` if the page shows the design as well, because it looks different.
  package var showsDesign = false
  /// The generated Swift code; empty if the page does not contain it.
  package var code = ""
  /// The names that the layers from a JSON path have in the code.
  package var codeNames: [(source: String, name: String)] = []
  /// Sentences about what the page omits.
  package var omissions: [String] = []
  /// Another player to show beside the pictures, or `nil` for none.
  package var player: Player?
  /// The IDs of images to replace with a labeled box.
  package var missingImages: Set<String> = []
  /// The limits of a frame.
  package var limits = Limits()

  /// Creates a page.
  package init(
    title: String, verdict: String, entries: [Entry], converted: Scene, designed: Scene
  ) {
    self.title = title
    self.verdict = verdict
    self.entries = entries
    self.converted = converted
    self.designed = designed
  }

  /// The maximum number of recorded frames; longer scenes are recorded in larger steps.
  private static let mostFrames = 1200.0
  /// The maximum number of parts of all recorded frames.
  private static let mostParts = 2_000_000.0

  /// The maximum number of layers and styles of a frame; browsers cannot display more.
  private static let mostItems = 8_000

  /// Returns the number of source frames between recorded ones.
  private func step(of count: Double) -> Double {
    let parts = [converted, showsDesign ? designed : nil].compactMap(\.self).flatMap { scene in
      let evaluator = SceneEvaluator(scene, limits: recordedLimits)
      return stride(from: 0, through: 1, by: 0.25).map {
        evaluator.countedFrame(at: $0 * scene.duration).parts
      }
    }
    let cost = Double(parts.max() ?? 0) * count
    return max((max(count / Self.mostFrames, cost / Self.mostParts)).rounded(.up), 1)
  }

  /// The limits of recorded frames.
  private var recordedLimits: Limits {
    var limits = limits
    limits.frameItems = min(limits.frameItems, Self.mostItems)
    return limits
  }

  /// Returns the page as UTF-8 text, and whether content is missing because a scene exceeds the
  /// limits.
  package func html() -> (text: [UInt8], isTruncated: Bool) {
    let rate = converted.frameRate
    let duration = max(converted.duration, showsDesign ? designed.duration : 0)
    let count = max((duration * rate - 1e-6).rounded(.up), 1)
    let step = step(of: count)
    let times = stride(from: 0, to: count, by: step).map { $0 / rate }
    let layers =
      kind == .versions
      ? TimelineData(SceneTimeline(converted), isByName: true)
      : TimelineData(SceneTimeline(designed))
    var data = JSONWriter(style: .compact)
    data.beginObject()
    data.member("rate", rate / step)
    data.member("step", step)
    data.member("frames", times.count)
    let opening = entries.lazy.compactMap(\.frame).first.map { (Double($0) / step).rounded(.down) }
    data.member("opening", opening ?? -1)
    data.key("labels")
    data.object { data in
      data.member("designed", kind.labels.old)
      data.member("converted", kind.labels.new)
    }
    write(layers, rate: rate / step, to: &data)
    var (pictures, isTruncated) = (SVGText(), false)
    for (scene, prefix, label) in [
      (showsDesign ? designed : nil, "a", kind.labels.old), (converted, "b", kind.labels.new),
    ] {
      guard let scene else { continue }
      let recording = Recording(
        scene, at: times, missingImages: missingImages, limits: recordedLimits)
      isTruncated = isTruncated || recording.isTruncated
      let text = RecordingText(
        recording, size: scene.root.size, prefix: prefix, label: label,
        layers: layers.numbers(in: scene))
      PreviewText.append(text.svg, class: prefix, label: label, to: &pictures)
      data.key(prefix)
      data.object { text.write(to: &$0) }
    }
    data.endObject()
    let other = player.map(PlayerText.init)
    other?.append(to: &pictures)
    var page = self
    if layers.timeline.isTruncated {
      page.omissions.append(
        "The timeline shows \(layers.timeline.rows.count) layers. The animation has more.")
    }
    let text = PreviewText(page: page, layers: layers, nonce: other?.nonce)
      .page(pictures: pictures.bytes, data: data.finish())
    return (text, isTruncated)
  }

  /// Writes markers, transactions, layers and code, with times in recorded frames.
  private func write(_ layers: TimelineData, rate: Double, to data: inout JSONWriter) {
    data.key("markers")
    data.array { data in
      for marker in converted.markers {
        data.array { data in
          data.string(marker.name)
          data.integer(Int(exactly: (marker.time * rate).rounded()) ?? 0)
        }
      }
    }
    data.key("transactions")
    data.array { data in
      for transaction in converted.root.transactions {
        data.array { data in
          data.string(transaction.name)
          data.number(transaction.window.start * rate)
          data.number(transaction.window.end * rate)
        }
      }
    }
    data.key("rows")
    layers.writeRows(rate: rate, to: &data)
    guard !code.isEmpty else { return }
    data.member("code", code)
    let names = codeNames.compactMap { source, name in
      layers.number(of: source).map { (layer: $0, name: name) }
    }.grouped(by: \.layer)
    data.key("names")
    data.object { data in
      for (layer, names) in names {
        data.key(String(layer))
        data.array { data in for (name, _) in names.grouped(by: \.name) { data.string(name) } }
      }
    }
  }
}
