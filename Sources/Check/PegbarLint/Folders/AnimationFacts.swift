package import PegbarDiagnostics
package import PegbarLottie

/// The facts about an animation that are compared with those of others in the same folder.
package struct AnimationFacts: Sendable, Hashable {
  /// The path of the file.
  package let file: String
  /// The name of the file, with the ID of the animation if the file has several.
  let name: String
  /// The width and the height, in pixels.
  let size: Vector
  /// The number of frames per second, rounded to hundredths.
  let frameRate: Double
  /// The content, without names and metadata.
  let content: AnimationContent
  /// The positions of members in the file, by key.
  package var positions: [String: Position] = [:]

  /// The keys of members whose positions findings need.
  package static let keys = ["fr", "w"]

  /// Collects the facts about an animation.
  package init(_ document: LottieDocument, _ file: LintedFile, animation: String? = nil) {
    self.file = file.name
    let last = file.name.split { $0 == "/" || $0 == "\\" }.last.map(String.init) ?? ""
    name = animation.map { "\(last) (\($0))" } ?? last
    size = Vector(x: document.width, y: document.height)
    // Exporters write 29.97 in several ways.
    frameRate = (document.frameRate * 100).rounded() / 100
    content = AnimationContent(file)
  }
}

/// The animations of a folder.
package struct FolderFacts: Sendable {
  /// The facts about all animations, in the order of the files.
  let animations: [AnimationFacts]
  /// The frame rate of more than half of the animations, or `nil` if there is none.
  let frameRate: Double?
  /// The size of more than half of the animations, or `nil` if there is none.
  let size: Vector?
  /// The first animation with each content.
  let firsts: [AnimationContent: AnimationFacts]

  /// Creates the facts about a folder from those of its animations.
  package init(_ animations: [AnimationFacts]) {
    self.animations = animations
    frameRate = Self.majority(animations.map(\.frameRate))
    size = Self.majority(animations.map(\.size))
    firsts = Dictionary(
      animations.map { ($0.content, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private static func majority<Value: Hashable>(_ values: [Value]) -> Value? {
    let counts = Dictionary(values.map { ($0, 1) }, uniquingKeysWith: +)
    return counts.first { $0.value * 2 > values.count }?.key
  }

  /// Returns the number of animations that meet a condition.
  func count(_ condition: (AnimationFacts) -> Bool) -> Int { animations.count(where: condition) }
}
