package import PegbarDiagnostics
internal import PegbarJSON

/// One line of a shape layer's contents.
///
/// Paints apply to the paths before them in the same list; modifiers likewise.
/// - Source: Lottie `shapes` and `it`.
package struct ShapeItem: Sendable, Hashable {
  /// What it is (`ty`).
  package var kind: Kind
  /// The designer's name (`nm`).
  package var name: String?
  /// The name that After Effects gives to its kind (`mn`).
  package var matchName: String?
  /// Whether it is switched off (`hd`).
  package var isHidden: Bool
  /// How it mixes with what lies behind (`bm`); groups and paints only.
  package var blendMode: BlendMode?
  /// Names the item in findings.
  package var source: SourceID

  /// What a line of a shape layer's contents is.
  package indirect enum Kind: Sendable, Hashable {
    /// Items under one transform (`gr`).
    case group(Group)
    /// A drawn path (`sh`).
    case path(Path)
    /// A rectangle (`rc`).
    case rectangle(Rectangle)
    /// An ellipse (`el`).
    case ellipse(Ellipse)
    /// A star or a polygon (`sr`).
    case polystar(Polystar)
    /// A fill of one colour (`fl`).
    case fill(Fill)
    /// A stroke of one colour (`st`).
    case stroke(Stroke)
    /// A fill with a gradient (`gf`).
    case gradientFill(GradientFill)
    /// A stroke with a gradient (`gs`).
    case gradientStroke(GradientStroke)
    /// Shortens paths (`tm`).
    case trim(TrimPath)
    /// Copies what stands before it (`rp`).
    case repeater(Repeater)
    /// Rounds the corners of paths (`rd`).
    case roundedCorners(RoundedCorners)
    /// Combines paths (`mm`).
    case mergePaths(MergePaths)
    /// Moves outlines outwards or inwards (`op`).
    case offsetPath(OffsetPath)
    /// Pulls vertices towards the centre or away from it (`pb`).
    case puckerBloat(PuckerBloat)
    /// Makes outlines jagged or wavy (`zz`).
    case zigZag(ZigZag)
    /// Turns the middle more than the edge (`tw`).
    case twist(Twist)
    /// A style that paints nothing (`no`).
    case noStyle(NoStyle)
    /// Another `ty`; empty where it is missing.
    case unknown(String)
  }
}

extension ShapeItem {
  /// Reads the items of a list, front to back; items that are no objects are left out.
  static func list(reading value: JSONValue, in context: ReadingContext) -> [ShapeItem] {
    guard let context = context.deeper(at: value), let array = value.readArray() else { return [] }
    var items: [ShapeItem] = []
    items.reserveCapacity(array.count)
    for element in array {
      // A null item is an artefact of exporters; anything else that is no object is reported.
      guard let object = element.readObject() else { continue }
      items.append(ShapeItem(reading: object, in: context))
    }
    return items
  }

  /// Reads an item.
  ///
  /// Its type is looked up first, because `ty` may stand after what it governs.
  init(reading object: JSONObject, in context: ReadingContext) {
    let context = context.inside(object)
    var common = ShapeItemCommon(of: object)
    kind = Self.kind(reading: object, common: &common, in: context)
    name = common.name
    matchName = common.matchName
    isHidden = common.isHidden
    blendMode = common.blendMode
    source = object.source
    object.name(common.name ?? kind.title)
  }
}

extension ShapeItem {
  /// Groups stand apart: only they recurse, and the frame that makes all other kinds is large.
  @inline(never)
  private static func kind(
    reading object: JSONObject, common: inout ShapeItemCommon, in context: ReadingContext
  ) -> Kind {
    guard object["ty"]?.string == "gr" else {
      return Kind(reading: object, common: &common, in: context)
    }
    return .group(Group(reading: object, common: &common, in: context))
  }
}

extension ShapeItem.Kind {
  /// Reads any item but a group.
  // swift-format-ignore: one line for each kind is easier to read than any split.
  init(reading object: JSONObject, common: inout ShapeItemCommon, in context: ReadingContext) {
    let type = object["ty"]
    switch type?.string ?? "" {
    case "sh": self = .path(Path(reading: object, common: &common, in: context))
    case "rc": self = .rectangle(Rectangle(reading: object, common: &common, in: context))
    case "el": self = .ellipse(Ellipse(reading: object, common: &common, in: context))
    case "sr": self = .polystar(Polystar(reading: object, common: &common, in: context))
    case "fl": self = .fill(Fill(reading: object, common: &common, in: context))
    case "st": self = .stroke(Stroke(reading: object, common: &common, in: context))
    case "gf": self = .gradientFill(GradientFill(reading: object, common: &common, in: context))
    case "gs": self = .gradientStroke(GradientStroke(reading: object, common: &common, in: context))
    case "tm": self = .trim(TrimPath(reading: object, common: &common, in: context))
    case "rp": self = .repeater(Repeater(reading: object, common: &common, in: context))
    case "rd": self = .roundedCorners(RoundedCorners(reading: object, common: &common, in: context))
    case "mm": self = .mergePaths(MergePaths(reading: object, common: &common, in: context))
    case "op": self = .offsetPath(OffsetPath(reading: object, common: &common, in: context))
    case "pb": self = .puckerBloat(PuckerBloat(reading: object, common: &common, in: context))
    case "zz": self = .zigZag(ZigZag(reading: object, common: &common, in: context))
    case "tw": self = .twist(Twist(reading: object, common: &common, in: context))
    case "no": self = .noStyle(NoStyle(reading: object, common: &common, in: context))
    case let other:
      // What an unknown item means is said where it is used; its members cannot be known.
      if let type { _ = type.readString() }
      common.name = object["nm"]?.string
      common.isHidden = object["hd"]?.bool ?? false
      self = .unknown(other)
    }
  }

  /// What After Effects calls it, for items without a name.
  package var title: String {
    switch self {
    case .group: "Group"
    case .path: "Path"
    case .rectangle: "Rectangle Path"
    case .ellipse: "Ellipse Path"
    case .polystar: "Polystar Path"
    case .fill: "Fill"
    case .stroke: "Stroke"
    case .gradientFill: "Gradient Fill"
    case .gradientStroke: "Gradient Stroke"
    case .trim: "Trim Paths"
    case .repeater: "Repeater"
    case .roundedCorners: "Round Corners"
    case .mergePaths: "Merge Paths"
    case .offsetPath: "Offset Paths"
    case .puckerBloat: "Pucker & Bloat"
    case .zigZag: "Zig Zag"
    case .twist: "Twist"
    case .noStyle: "No Style"
    case .unknown(let type): type.isEmpty ? "Item" : "Item “\(type)”"
    }
  }
}
