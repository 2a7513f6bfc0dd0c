extension JSONWriter {
  /// Writes a member that is an array, with `body` for each element.
  package mutating func member<Element>(
    _ key: String, each elements: some Sequence<Element>, _ layout: Layout = .lines,
    _ body: (inout JSONWriter, Element) -> Void
  ) {
    member(key) { writer in
      writer.array(layout) { writer in
        for element in elements { body(&writer, element) }
      }
    }
  }
}
