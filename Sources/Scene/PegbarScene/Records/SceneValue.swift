package import PegbarGeometry

/// A value that a field of a scene can have, whole.
///
/// There are as many types as `ValueOutput` and `ValueInput` have functions: whoever writes or reads
/// values knows all of them.
package protocol SceneValue: Hashable, Sendable {
  /// Writes the value.
  func write(to output: some ValueOutput)
  /// Reads a value; nil, reported, where there is another.
  static func read(from input: some ValueInput) -> Self?
}

/// One of the named values of an enumeration.
package protocol SceneOption: RawRepresentable<String>, CaseIterable, Hashable, Sendable {}

/// Takes the values of fields.
package protocol ValueOutput: AnyObject {
  /// Writes a number.
  func write(_ value: Double)
  /// Writes a flag.
  func write(_ value: Bool)
  /// Writes a whole number.
  func write(_ value: Int)
  /// Writes whole numbers.
  func write(_ value: [Int])
  /// Writes text.
  func write(_ value: String)
  /// Writes texts.
  func write(_ value: [String])
  /// Writes a point.
  func write(_ value: Point)
  /// Writes a size.
  func write(_ value: Size)
  /// Writes a rectangle.
  func write(_ value: Rect)
  /// Writes a transform by its six numbers.
  func write(_ value: Matrix)
  /// Writes a span of time.
  func write(_ value: TimeRange)
  /// Writes a colour.
  func write(_ value: Color)
  /// Writes colours.
  func write(_ value: Colors)
  /// Writes numbers.
  func write(_ value: Numbers)
  /// Writes the stops of a gradient.
  func write(_ value: GradientStops)
  /// Writes an orientation.
  func write(_ value: Orientation)
  /// Writes an outline.
  func write(_ value: Path)
  /// Writes a text with its look.
  func write(_ value: TextDocument)
  /// Writes an easing curve by its numbers.
  func write(_ value: TimingCurve)
  /// Writes how a value moves, by name where it has one.
  func write(_ value: Curve)
  /// Writes the value of a parameter.
  func write(_ value: Parameter.Value)
}

/// Gives the values of fields.
package protocol ValueInput {
  /// Reads a number.
  func read() -> Double?
  /// Reads a flag.
  func read() -> Bool?
  /// Reads a whole number.
  func read() -> Int?
  /// Reads whole numbers.
  func read() -> [Int]?
  /// Reads text.
  func read() -> String?
  /// Reads texts.
  func read() -> [String]?
  /// Reads a point.
  func read() -> Point?
  /// Reads a size.
  func read() -> Size?
  /// Reads a rectangle.
  func read() -> Rect?
  /// Reads a transform.
  func read() -> Matrix?
  /// Reads a span of time.
  func read() -> TimeRange?
  /// Reads a colour.
  func read() -> Color?
  /// Reads colours.
  func read() -> Colors?
  /// Reads numbers.
  func read() -> Numbers?
  /// Reads the stops of a gradient.
  func read() -> GradientStops?
  /// Reads an orientation.
  func read() -> Orientation?
  /// Reads an outline.
  func read() -> Path?
  /// Reads a text with its look.
  func read() -> TextDocument?
  /// Reads an easing curve.
  func read() -> TimingCurve?
  /// Reads how a value moves.
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

/// A value of which a field can have several.
package protocol SceneElement: Hashable, Sendable {
  /// Writes values.
  static func write(_ values: [Self], to output: some ValueOutput)
  /// Reads values; nil, reported, where there are others.
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
