internal import Pegbar

/// A list of pictures to draw: lines `input<TAB>frame<TAB>output.svg`.
struct RenderList {
  /// One line: a frame and where it goes.
  struct Picture: Equatable {
    /// The frame, counted from the beginning of the scene.
    var frame: Double
    /// The path of the SVG file; nothing for the standard output.
    var output: String?
  }

  /// The pictures by input, in the order in which the inputs are first named.
  let pictures: [(input: String, pictures: [Picture])]

  /// Reads a list from a file.
  init(path: String) throws(CommandFailure) {
    let text = String(decoding: try Files.readInput(path), as: UTF8.self)
    var rows: [(input: String, picture: Picture)] = []
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    for (number, line) in lines.enumerated() where !line.isEmpty {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count == 3, let frame = Double(fields[1]), frame >= 0, frame.isFinite else {
        throw .usage(
          "\(path):\(number + 1): expected input, frame and output, with tabs between them")
      }
      rows.append((String(fields[0]), Picture(frame: frame, output: String(fields[2]))))
    }
    pictures = rows.grouped(by: \.input).map { ($0.key, $0.elements.map(\.picture)) }
  }
}
