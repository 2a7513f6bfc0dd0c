package import PegbarGeometry

/// A value that a field of a scene stores as a whole.
///
/// `ValueOutput` and `ValueInput` have a function for each such type, so every reader and writer
/// supports all of them.
package protocol SceneValue: Hashable, Sendable {
  /// Writes the value.
  func write(to output: some ValueOutput)
  /// Reads a value; reports a value of another type and returns `nil`.
  static func read(from input: some ValueInput) -> Self?
}

/// An enumeration with named values.
package protocol SceneOption: RawRepresentable<String>, CaseIterable, Hashable, Sendable {}

/// A destination for the values of fields.
package protocol ValueOutput: AnyObject {
  /// Writes a number.
  func write(_ value: Double)
  /// Writes a Boolean value.
  func write(_ value: Bool)
  /// Writes an integer.
  func write(_ value: Int)
  /// Writes integers.
  func write(_ value: [Int])
  /// Writes a string.
  func write(_ value: String)
  /// Writes strings.
  func write(_ value: [String])
  /// Writes a point.
  func write(_ value: Point)
  /// Writes a size.
  func write(_ value: Size)
  /// Writes a rectangle.
  func write(_ value: Rect)
  /// Writes a transform as its six numbers.
  func write(_ value: Matrix)
  /// Writes a time range.
  func write(_ value: TimeRange)
  /// Writes a color.
  func write(_ value: Color)
  /// Writes colors.
  func write(_ value: Colors)
  /// Writes numbers.
  func write(_ value: Numbers)
  /// Writes the stops of a gradient.
  func write(_ value: GradientStops)
  /// Writes an orientation.
  func write(_ value: Orientation)
  /// Writes a path.
  func write(_ value: Path)
  /// Writes a text with its formatting.
  func write(_ value: TextDocument)
  /// Writes a timing curve as its numbers.
  func write(_ value: TimingCurve)
  /// Writes an easing, by name if it has one.
  func write(_ value: Curve)
  /// Writes the value of a parameter.
  func write(_ value: Parameter.Value)
}

/// A source of the values of fields.
package protocol ValueInput {
  /// Reads a number.
  func read() -> Double?
  /// Reads a Boolean value.
  func read() -> Bool?
  /// Reads an integer.
  func read() -> Int?
  /// Reads integers.
  func read() -> [Int]?
  /// Reads a string.
  func read() -> String?
  /// Reads strings.
  func read() -> [String]?
  /// Reads a point.
  func read() -> Point?
  /// Reads a size.
  func read() -> Size?
  /// Reads a rectangle.
  func read() -> Rect?
  /// Reads a transform.
  func read() -> Matrix?
  /// Reads a time range.
  func read() -> TimeRange?
  /// Reads a color.
  func read() -> Color?
  /// Reads colors.
  func read() -> Colors?
  /// Reads numbers.
  func read() -> Numbers?
  /// Reads the stops of a gradient.
  func read() -> GradientStops?
  /// Reads an orientation.
  func read() -> Orientation?
  /// Reads a path.
  func read() -> Path?
  /// Reads a text with its formatting.
  func read() -> TextDocument?
  /// Reads a timing curve.
  func read() -> TimingCurve?
  /// Reads an easing.
  func read() -> Curve?
  /// Reads the value of a parameter.
  func read() -> Parameter.Value?
}

extension Double: SceneValue {
  package func write(to output: some ValueOutput) { output.write(self) }
  package static func read(from input: some ValueInput) -> Double? { input.read() }
}

extension Bool: SceneValue {
  package func write(to output: some ValueOutput) { output.write(self) }
  package static func read(from input: some ValueInput) -> Bool? { input.read() }
}

extension Int: SceneValue {
  package func write(to output: some ValueOutput) { output.write(self) }
  package static func read(from input: some ValueInput) -> Int? { input.read() }
}

extension String: SceneValue {
  package func write(to output: some ValueOutput) { output.write(self) }
  package static func read(from input: some ValueInput) -> String? { input.read() }
}

extension Point: SceneValue {
  package func write(to output: some ValueOutput) { output.write(self) }
  package static func read(from input: some ValueInput) -> Point? { input.read() }
}

extension Size: SceneValue {
  package func write(to output: some ValueOutput) { output.write(self) }
  package static func read(from input: some ValueInput) -> Size? { input.read() }
}

extension Rect: SceneValue {
  package func write(to output: some ValueOutput) { output.write(self) }
  package static func read(from input: some ValueInput) -> Rect? { input.read() }
}

extension Matrix: SceneValue {
  package func write(to output: some ValueOutput) { output.write(self) }
  package static func read(from input: some ValueInput) -> Matrix? { input.read() }
}

extension TimeRange: SceneValue {
  package func write(to output: some ValueOutput) { output.write(self) }
  package static func read(from input: some ValueInput) -> TimeRange? { input.read() }
}

extension Color: SceneValue {
  package func write(to output: some ValueOutput) { output.write(self) }
  package static func read(from input: some ValueInput) -> Color? { input.read() }
}

extension Colors: SceneValue {
  package func write(to output: some ValueOutput) { output.write(self) }
  package static func read(from input: some ValueInput) -> Colors? { input.read() }
}

extension Numbers: SceneValue {
  package func write(to output: some ValueOutput) { output.write(self) }
  package static func read(from input: some ValueInput) -> Numbers? { input.read() }
}

extension GradientStops: SceneValue {
  package func write(to output: some ValueOutput) { output.write(self) }
  package static func read(from input: some ValueInput) -> GradientStops? { input.read() }
}

extension Orientation: SceneValue {
  package func write(to output: some ValueOutput) { output.write(self) }
  package static func read(from input: some ValueInput) -> Orientation? { input.read() }
}

extension Path: SceneValue {
  package func write(to output: some ValueOutput) { output.write(self) }
  package static func read(from input: some ValueInput) -> Path? { input.read() }
}

extension TextDocument: SceneValue {
  package func write(to output: some ValueOutput) { output.write(self) }
  package static func read(from input: some ValueInput) -> TextDocument? { input.read() }
}

extension TimingCurve: SceneValue {
  package func write(to output: some ValueOutput) { output.write(self) }
  package static func read(from input: some ValueInput) -> TimingCurve? { input.read() }
}

extension Curve: SceneValue {
  package func write(to output: some ValueOutput) { output.write(self) }
  package static func read(from input: some ValueInput) -> Curve? { input.read() }
}

extension Parameter.Value: SceneValue {
  package func write(to output: some ValueOutput) { output.write(self) }
  package static func read(from input: some ValueInput) -> Parameter.Value? { input.read() }
}

// MARK: Lists

/// A value that a list field can contain.
package protocol SceneElement: Hashable, Sendable {
  /// Writes values.
  static func write(_ values: [Self], to output: some ValueOutput)
  /// Reads values; reports values of another type and returns `nil`.
  static func read(from input: some ValueInput) -> [Self]?
}

extension Array: SceneValue where Element: SceneElement {
  package func write(to output: some ValueOutput) { Element.write(self, to: output) }
  package static func read(from input: some ValueInput) -> [Element]? { Element.read(from: input) }
}

extension Int: SceneElement {
  package static func write(_ values: [Int], to output: some ValueOutput) {
    output.write(values)
  }
  package static func read(from input: some ValueInput) -> [Int]? { input.read() }
}

extension String: SceneElement {
  package static func write(_ values: [String], to output: some ValueOutput) {
    output.write(values)
  }
  package static func read(from input: some ValueInput) -> [String]? { input.read() }
}

extension Double: SceneElement {
  package static func write(_ values: [Double], to output: some ValueOutput) {
    output.write(Numbers(values))
  }
  package static func read(from input: some ValueInput) -> [Double]? {
    (input.read() as Numbers?)?.values
  }
}

extension Color: SceneElement {
  package static func write(_ values: [Color], to output: some ValueOutput) {
    output.write(Colors(values))
  }
  package static func read(from input: some ValueInput) -> [Color]? {
    (input.read() as Colors?)?.values
  }
}

extension LayerID: SceneValue {
  package func write(to output: some ValueOutput) { output.write(rawValue) }
  package static func read(from input: some ValueInput) -> LayerID? {
    (input.read() as Int?).map(LayerID.init)
  }
}

extension FillRule: SceneOption {}
