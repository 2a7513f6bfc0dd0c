internal import PegbarFrames
internal import PegbarGeometry
internal import PegbarJSON

/// A recording as an SVG with its first frame, and the changes of its attributes as JSON.
struct RecordingText {
  /// The SVG.
  private(set) var svg: [UInt8] = []
  private let recording: Recording
  private let precision: EncodedValue.Precision
  /// The letter that distinguishes the recordings of a page.
  private let prefix: String
  /// The positions of the nodes among all elements inside the SVG.
  private var positions: [Int]
  private var elementCount = 0
  /// The changes by attribute: pairs of the position of an element and the index of a track.
  private var uses: [(name: String, pairs: [Int])] = []
  /// The tracks as JSON.
  private var tracks: [[UInt8]] = []
  private var indices: [[UInt8]: Int] = [:]

  /// Prints a recording.
  init(_ recording: Recording, size: Size, prefix: String, label: String) {
    (self.recording, self.prefix) = (recording, prefix)
    precision = EncodedValue.Precision(size)
    positions = Array(repeating: 0, count: recording.nodes.count)
    var text = SVGText()
    text.append("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 ")
    text.append(list: [size.width, size.height])
    text.append("\"")
    text.attribute(" width", size.width)
    text.attribute(" height", size.height)
    text.attribute(" data-recording", escaping: prefix)
    text.append(" role=\"img\"")
    text.attribute(" aria-label", escaping: label)
    text.append(">")
    if !recording.definitions.isEmpty {
      elementCount += 1
      text.append("<defs>")
      for index in recording.definitions { append(index, to: &text, isDefinition: true) }
      text.append("</defs>")
    }
    for index in recording.roots { append(index, to: &text, isDefinition: false) }
    text.append("</svg>")
    svg = text.bytes
  }

  /// Adds a node with its attributes in the first frame.
  private mutating func append(_ index: Int, to text: inout SVGText, isDefinition: Bool) {
    let node = recording.nodes[index]
    positions[index] = elementCount
    elementCount += 1
    text.append("<")
    text.append(escaping: node.name)
    if isDefinition { text.attribute(" id", escaping: id(of: index)) }
    for attribute in node.attributes { append(attribute, of: node, index, to: &text) }
    if !isDefinition, node.presence.count != 1 || node.presence.first?.frame != 0 {
      let changes = node.presence.map {
        (frame: $0.frame, value: $0.content ? nil : EncodedValue.text("none"))
      }
      if changes.first?.frame != 0 { text.append(" display=\"none\"") }
      let hidden =
        changes.first?.frame == 0 ? [] : [(frame: 0, value: EncodedValue?.some(.text("none")))]
      use("display", at: positions[index], hidden + changes)
    }
    text.append(">")
    for child in node.children { append(child, to: &text, isDefinition: false) }
    text.append(escaping: node.text)
    text.append("</")
    text.append(escaping: node.name)
    text.append(">")
  }

  private mutating func append(
    _ attribute: Recording.Attribute, of node: Recording.Node, _ index: Int,
    to text: inout SVGText
  ) {
    let name = attribute.name == "style" ? "class" : attribute.name
    var changes: [(frame: Int, value: EncodedValue?)] = []
    for change in attribute.changes {
      let value = change.content.map { content in
        let value = EncodedValue(content, precision) { "url(#\(id(of: $0)))" }
        // A strict content security policy forbids style attributes.
        guard name == "class", case .text(let style) = value else { return value }
        return .text(style.replacing(":", with: "-"))
      }
      // Changes below the precision are not visible.
      if changes.isEmpty || changes[changes.count - 1].value != value {
        changes.append((change.frame, value))
      }
    }
    guard let first = changes.first else { return }
    let isStatic = changes.count == 1 && first.frame <= node.presence.first?.frame ?? 0
    if !isStatic { use(name, at: positions[index], changes) }
    guard isStatic || first.frame == 0, let value = first.value else { return }
    text.append(" ")
    text.append(escaping: name)
    text.append("=\"")
    text.append(escaping: value.text(precision))
    text.append("\"")
  }

  private func id(of node: Int) -> String { "\(prefix)\(node)" }

  /// Records that an element has the changes of a track.
  private mutating func use(
    _ name: String, at position: Int, _ changes: [(frame: Int, value: EncodedValue?)]
  ) {
    let bytes = Self.track(changes)
    let index = indices[bytes] ?? tracks.count
    if index == tracks.count {
      tracks.append(bytes)
      indices[bytes] = index
    }
    guard let place = uses.firstIndex(where: { $0.name == name }) else {
      uses.append((name, [position, index]))
      return
    }
    uses[place].pairs += [position, index]
  }

  /// Returns the frames of changes, each after the previous one, and their values: text, `null`, or
  /// differences from the previous numbers, which follow their shape where it is new.
  private static func track(_ changes: [(frame: Int, value: EncodedValue?)]) -> [UInt8] {
    var writer = JSONWriter(style: .compact)
    writer.array { writer in
      writer.array { writer in
        var last = 0
        for change in changes {
          writer.integer(change.frame - last)
          last = change.frame
        }
      }
      writer.array { writer in
        var last: (shape: String, numbers: [Int]) = ("", [])
        for change in changes { append(change.value, after: &last, to: &writer) }
      }
    }
    return writer.finish()
  }

  private static func append(
    _ value: EncodedValue?, after last: inout (shape: String, numbers: [Int]),
    to writer: inout JSONWriter
  ) {
    switch value {
    case nil: writer.string("")
    case .text(let text)?: writer.string(text)
    case .numbers(let shape, let numbers)?:
      let isNew = shape != last.shape || numbers.count != last.numbers.count
      writer.array { writer in
        if isNew { writer.string(shape) }
        for (index, number) in numbers.enumerated() {
          writer.integer(isNew ? number : number - last.numbers[index])
        }
      }
      last = (shape, numbers)
    }
  }

  /// Adds the tracks, and the elements that use them, to an object.
  func write(to writer: inout JSONWriter) {
    writer.member("decimals", precision.decimals)
    writer.key("tracks")
    writer.array { writer in for track in tracks { writer.verbatim(track) } }
    writer.key("uses")
    writer.object { writer in
      for (name, pairs) in uses {
        writer.key(name)
        writer.array { writer in for number in pairs { writer.integer(number) } }
      }
    }
  }
}
