internal import PegbarBase
internal import PegbarFrames
internal import PegbarScene

/// The frames of a scene as one tree of SVG elements, whose attributes change.
///
/// Elements of successive frames that originate from the same layer, and are in the same order, are
/// the same node.
struct Recording {
  /// A value of an attribute.
  enum Value: Equatable {
    /// A value that the attribute contains.
    case plain(SVGValue)
    /// A link to another node.
    case link(Int)
  }

  /// A change at a frame.
  struct Change<Content> {
    /// The frame, counted from 0.
    var frame: Int
    /// The content from that frame on.
    var content: Content
  }

  /// An attribute of a node, with `nil` from the frame on where it is absent.
  struct Attribute {
    let name: String
    var changes: [Change<Value?>]
  }

  /// An element over all frames.
  struct Node {
    let name: String
    let text: String
    /// The layers that contain the element, as in the first frame that shows it.
    let layers: [Int]
    var attributes: [Attribute] = []
    /// The frames from which on the element is present or absent; it is absent before the first.
    var presence: [Change<Bool>] = []
    /// The indices of the nodes inside, back to front.
    var children: [Int] = []
    /// The nodes that attributes refer to, by the name of the attribute and the form of the element.
    var definitions: [String: Int] = [:]
    /// The last frame in which the element is present.
    var last = 0
  }

  /// What identifies an element among those in the same parent.
  private struct Key: Hashable {
    let name: String
    let text: String
    let layers: [Int]
  }

  /// All nodes.
  private(set) var nodes: [Node] = []
  /// The indices of the nodes that are drawn, back to front.
  private(set) var roots: [Int] = []
  /// The indices of the nodes that others refer to.
  private(set) var definitions: [Int] = []
  /// `true` if content is missing from a frame because the scene exceeds the limits.
  private(set) var isTruncated = false
  /// The number of recorded frames.
  private(set) var count = 0
  /// The nodes in each parent that have the same key; `nil` is the picture itself.
  private var known: [Int?: [Key: Int]] = [:]

  /// Adds the next frame.
  mutating func add(_ elements: [SVGElement]) {
    merge(elements, into: nil)
    count += 1
  }

  private func children(of parent: Int?) -> [Int] { parent.map { nodes[$0].children } ?? roots }

  private mutating func merge(_ elements: [SVGElement], into parent: Int?) {
    var position = 0
    for element in elements {
      let key = Key(name: element.name, text: element.text, layers: element.origin.layers)
      let index: Int
      if let place = place(of: key, in: parent, from: position) {
        index = children(of: parent)[place]
        position = place + 1
      } else {
        index = insert(element, key, into: parent, at: position)
        position += 1
      }
      update(index, element)
    }
    for index in children(of: parent) where nodes[index].last != count { hide(index) }
  }

  /// Returns the place of the next node with a key.
  private func place(of key: Key, in parent: Int?, from start: Int) -> Int? {
    guard known[parent]?[key] != nil else { return nil }
    return children(of: parent)[start...].firstIndex { index in
      let node = nodes[index]
      return node.name == key.name && node.layers == key.layers && node.text == key.text
    }
  }

  private mutating func insert(
    _ element: SVGElement, _ key: Key, into parent: Int?, at place: Int
  ) -> Int {
    let index = append(element)
    known[parent, default: [:]][key, default: 0] += 1
    if let parent {
      nodes[parent].children.insert(index, at: place)
    } else {
      roots.insert(index, at: place)
    }
    return index
  }

  private mutating func append(_ element: SVGElement) -> Int {
    nodes.append(
      Node(name: element.name, text: element.text, layers: element.origin.layers, last: -1))
    return nodes.count - 1
  }

  /// Records the attributes and the contents of an element in the current frame.
  private mutating func update(_ index: Int, _ element: SVGElement) {
    nodes[index].last = count
    if nodes[index].presence.last?.content != true {
      nodes[index].presence.append(Change(frame: count, content: true))
    }
    for attribute in element.attributes {
      set(attribute.name, value(of: attribute, in: index), in: index)
    }
    let names = Set(element.attributes.map(\.name))
    for attribute in nodes[index].attributes where !names.contains(attribute.name) {
      set(attribute.name, nil, in: index)
    }
    merge(element.children, into: index)
  }

  private mutating func hide(_ index: Int) {
    guard nodes[index].presence.last?.content == true else { return }
    nodes[index].presence.append(Change(frame: count, content: false))
  }

  private mutating func value(of attribute: SVGElement.Attribute, in index: Int) -> Value {
    guard case .reference(let element) = attribute.value else { return .plain(attribute.value) }
    let key = "\(attribute.name) \(Self.form(of: element))"
    let definition = nodes[index].definitions[key] ?? append(element)
    if nodes[index].definitions.updateValue(definition, forKey: key) == nil {
      definitions.append(definition)
    }
    update(definition, element)
    return .link(definition)
  }

  /// Returns what definitions have in common that can be one node.
  ///
  /// Browsers use the stops of gradients and the steps of filters even if these are not displayed, so
  /// gradients and filters with different contents are different nodes.
  private static func form(of element: SVGElement) -> String {
    switch element.name {
    case "mask", "clipPath": return element.name
    case _:
      let inner = element.children.map(form)
      return inner.isEmpty ? element.name : "\(element.name)(\(inner.joined(separator: " ")))"
    }
  }

  private mutating func set(_ name: String, _ value: Value?, in index: Int) {
    let change = Change(frame: count, content: value)
    guard let place = nodes[index].attributes.firstIndex(where: { $0.name == name }) else {
      nodes[index].attributes.append(Attribute(name: name, changes: [change]))
      return
    }
    guard nodes[index].attributes[place].changes.last?.content != value else { return }
    nodes[index].attributes[place].changes.append(change)
  }
}

extension Recording {
  /// Records a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene to draw.
  ///   - times: The times of the frames, in seconds.
  ///   - missingImages: The IDs of images to replace with a labeled box.
  ///   - limits: The limits of a frame.
  init(
    _ scene: Scene, at times: [Double], missingImages: Set<String> = [], limits: Limits = Limits()
  ) {
    let evaluator = SceneEvaluator(scene, limits: limits)
    let builder = SVGBuilder(
      size: scene.root.size, missingImages: missingImages, settles: false)
    for time in times {
      let frame = evaluator.frame(at: time)
      add(builder.elements(of: frame.items))
      if frame.isTruncated { isTruncated = true }
    }
  }
}
