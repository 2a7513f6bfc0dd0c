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
  /// The nodes that others refer to.
  private let definitions: Set<Int>
  /// The positions of the nodes among all elements inside the SVG.
  private var positions: [Int]
  private var elementCount = 0
  /// The changes by attribute: pairs of the position of an element and the index of a track.
  private var uses: [(name: String, pairs: [Int])] = []
  /// The numbers of the layers of the scene in the page, counted as in `ItemOrigin`.
  private let layers: [Int?]
  /// The positions of the elements of each layer, without elements in them.
  private var parts: [Int: [Int]] = [:]
  /// The tracks as JSON.
  private var tracks: [[UInt8]] = []
  private var indices: [[UInt8]: Int] = [:]

  /// Prints a recording.
  ///
  /// - Parameter layers: The numbers of the layers of the scene in the page, counted as in
  ///   `ItemOrigin`.
  init(_ recording: Recording, size: Size, prefix: String, label: String, layers: [Int?] = []) {
    (self.recording, self.prefix, self.layers) = (recording, prefix, layers)
    precision = EncodedValue.Precision(size)
    definitions = Set(recording.definitions)
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
      for index in recording.definitions { append(index, to: &text, within: nil) }
      text.append("</defs>")
    }
    for index in recording.roots { append(index, to: &text, within: []) }
    text.append("</svg>")
    svg = text.bytes
  }

  /// Adds a node with its attributes in the first frame.
  ///
  /// - Parameter enclosing: The layers to which the parent belongs; `nil` in a definition.
  private mutating func append(_ index: Int, to text: inout SVGText, within enclosing: Set<Int>?) {
    let node = recording.nodes[index]
    let isDefinition = definitions.contains(index)
    let owners = enclosing.map { $0.union(node.layers.compactMap(number(ofLayer:))) }
    positions[index] = elementCount
    elementCount += 1
    for layer in (owners ?? []).subtracting(enclosing ?? []) {
      parts[layer, default: []].append(positions[index])
    }
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
    for child in node.children { append(child, to: &text, within: owners) }
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

  /// Returns the number of a layer in the page.
  private func number(ofLayer index: Int) -> Int? {
    layers.indices.contains(index) ? layers[index] : nil
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
    writer.key("parts")
    writer.object { writer in
      for (layer, positions) in parts.sorted(by: { $0.key < $1.key }) {
        writer.key(String(layer))
        writer.array { writer in for position in positions { writer.integer(position) } }
      }
    }
    writer.key("uses")
    writer.object { writer in
      for (name, pairs) in uses {
        writer.key(name)
        writer.array { writer in for number in pairs { writer.integer(number) } }
      }
    }
  }
}
