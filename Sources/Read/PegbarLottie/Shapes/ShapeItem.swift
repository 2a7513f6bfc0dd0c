package import PegbarDiagnostics
internal import PegbarJSON

/// An item of the contents of a shape layer.
///
/// Styles and modifiers apply to the paths before them in the same list.
/// - Source: Lottie `shapes` and `it`.
package struct ShapeItem: Sendable, Hashable {
  /// The kind of the item (`ty`).
  package var kind: Kind
  /// The display name (`nm`).
  package var name: String?
  /// The match name in After Effects (`mn`).
  package var matchName: String?
  /// `true` if the item is hidden (`hd`).
  package var isHidden = false
  /// The blend mode (`bm`), for groups and styles only.
  package var blendMode: BlendMode?
  /// The source location of the item, for findings.
  package var source: SourceID

  /// The kind of an item of a shape layer.
  package indirect enum Kind: PropertyHolder, Sendable, Hashable {
    /// Items with one transform (`gr`).
    case group(Group)
    /// A path or a parametric shape.
    case geometry(Geometry)
    /// A style that paints paths.
    case style(Style)
    /// A modifier that changes paths.
    case modifier(Modifier)
    /// A repeater that copies the items before it (`rp`).
    case repeater(Repeater)
    /// A modifier that rotates the center more than the edge (`tw`).
    case twist(Twist)
    /// A style that paints nothing (`no`, which lottie-web mentions).
    ///
    /// The styles after it still paint the paths before it.
    case noStyle
    /// An unknown `ty`, empty if it is missing.
    case unknown(String)
  }

  /// A path or a parametric shape.
  package enum Geometry: Sendable, Hashable {
    /// A drawn path (`sh`).
    case path(Path)
    /// A rectangle (`rc`).
    case rectangle(Rectangle)
    /// An ellipse (`el`).
    case ellipse(Ellipse)
    /// A star or a polygon (`sr`).
    case polystar(Polystar)
  }

  /// A style that paints the paths before it.
  package enum Style: Sendable, Hashable {
    /// A fill with one color (`fl`) or a gradient (`gf`).
    case fill(Fill)
    /// A stroke with one color (`st`) or a gradient (`gs`).
    case stroke(Stroke)
  }

  /// A modifier that changes the paths before it.
  package enum Modifier: Sendable, Hashable {
    /// Trims paths (`tm`).
    case trim(TrimPath)
    /// Rounds the corners of paths (`rd`).
    case roundedCorners(RoundedCorners)
    /// Combines paths (`mm`).
    case mergePaths(MergePaths)
    /// Offsets outlines outward or inward (`op`).
    case offsetPath(OffsetPath)
    /// Pulls vertices toward the center or away from it (`pb`).
    case puckerBloat(PuckerBloat)
    /// Makes outlines jagged or wavy (`zz`).
    case zigZag(ZigZag)
  }
}

extension ShapeItem {
  /// Reads the items of a list, front to back, without items that are not objects.
  static func list(reading value: JSONValue, in context: ReadingContext) -> [ShapeItem] {
    guard let context = context.deeper(at: value) else { return [] }
    // Null items are artifacts of exporters. Other elements that are not objects are reported.
    return value.readList { object, _ in ShapeItem(reading: object, in: context) }
  }

  /// Creates an item from a JSON object.
  ///
  /// The type is read first, because `ty` can follow the members that depend on it.
  init(reading object: JSONObject, in context: ReadingContext) {
    kind = .unknown("")
    source = object.source
    kind = Self.kind(reading: object, item: &self, in: context.inside(object))
    object.name(name ?? kind.title)
  }

  /// Reads a member that is not specific to the kind.
  mutating func read(_ key: JSONKey, _ value: JSONValue, of object: JSONObject) {
    switch key {
    case "ty", "ix", "cix", "ind", "np": break
    case "nm": name = value.readName()
    case "mn": matchName = value.readName()
    case "hd": isHidden = value.readBool() ?? false
    case "bm": blendMode = value.readCase(called: "blend mode")
    default: object.skip(key)
    }
  }

  /// Returns the kind of an item.
  ///
  /// Groups are separate, because only they recurse, and the stack frame for all other kinds is
  /// large.
  @inline(never)
  private static func kind(
    reading object: JSONObject, item: inout ShapeItem, in context: ReadingContext
  ) -> Kind {
    guard object["ty"]?.string == "gr" else {
      return Kind(reading: object, item: &item, in: context)
    }
    return .group(Group(reading: object, item: &item, in: context))
  }
}

extension ShapeItem.Kind {
  /// Creates the kind of an item that is not a group.
  init(reading object: JSONObject, item: inout ShapeItem, in context: ReadingContext) {
    let type = object["ty"]
    switch type?.string ?? "" {
    case "sh": self = .geometry(.path(.init(reading: object, item: &item, in: context)))
    case "rc": self = .geometry(.rectangle(.init(reading: object, item: &item, in: context)))
    case "el": self = .geometry(.ellipse(.init(reading: object, item: &item, in: context)))
    case "sr": self = .geometry(.polystar(.init(reading: object, item: &item, in: context)))
    case "fl": self = .style(.fill(.init(reading: object, item: &item, in: context)))
    case "gf":
      self = .style(.fill(.init(reading: object, isGradient: true, item: &item, in: context)))
    case "st": self = .style(.stroke(.init(reading: object, item: &item, in: context)))
    case "gs":
      self = .style(.stroke(.init(reading: object, isGradient: true, item: &item, in: context)))
    case "tm": self = .modifier(.trim(.init(reading: object, item: &item, in: context)))
    case "rp": self = .repeater(.init(reading: object, item: &item, in: context))
    case "rd": self = .modifier(.roundedCorners(.init(reading: object, item: &item, in: context)))
    case "mm": self = .modifier(.mergePaths(.init(reading: object, item: &item, in: context)))
    case "op": self = .modifier(.offsetPath(.init(reading: object, item: &item, in: context)))
    case "pb": self = .modifier(.puckerBloat(.init(reading: object, item: &item, in: context)))
    case "zz": self = .modifier(.zigZag(.init(reading: object, item: &item, in: context)))
    case "tw": self = .twist(.init(reading: object, item: &item, in: context))
    case "no":
      self = .noStyle
      for (key, value) in object { item.read(key, value, of: object) }
    case let other:
      // An unknown item is reported where it is used. Its members cannot be interpreted.
      if let type { _ = type.readString() }
      item.name = object["nm"]?.string
      item.isHidden = object["hd"]?.bool ?? false
      self = .unknown(other)
    }
  }

  /// Adds the animatable properties to the list.
  ///
  /// The items and transforms of groups and repeaters have further properties.
  package func list(in list: inout PropertyList) {
    switch self {
    case .geometry(.path(let path)): path.list(in: &list)
    case .geometry(.rectangle(let rectangle)): rectangle.list(in: &list)
    case .geometry(.ellipse(let ellipse)): ellipse.list(in: &list)
    case .geometry(.polystar(let star)): star.list(in: &list)
    case .style(.fill(let fill)): fill.list(in: &list)
    case .style(.stroke(let stroke)): stroke.list(in: &list)
    case .modifier(.trim(let trim)): trim.list(in: &list)
    case .modifier(.roundedCorners(let corners)): corners.list(in: &list)
    case .modifier(.offsetPath(let offset)): offset.list(in: &list)
    case .modifier(.puckerBloat(let pucker)): pucker.list(in: &list)
    case .modifier(.zigZag(let zigZag)): zigZag.list(in: &list)
    case .repeater(let repeater): repeater.list(in: &list)
    case .twist(let twist): twist.list(in: &list)
    case .modifier(.mergePaths), .group, .noStyle, .unknown: break
    }
  }

  /// The name in After Effects, for items without a name.
  package var title: String { names.title }

  /// The names in After Effects and in the format (`ty`).
  package var names: (title: String, type: String) {
    switch self {
    case .group: ("Group", "gr")
    case .geometry(.path): ("Path", "sh")
    case .geometry(.rectangle): ("Rectangle Path", "rc")
    case .geometry(.ellipse): ("Ellipse Path", "el")
    case .geometry(.polystar): ("Polystar Path", "sr")
    case .style(.fill(let fill)):
      fill.paint.isGradient ? ("Gradient Fill", "gf") : ("Fill", "fl")
    case .style(.stroke(let stroke)):
      stroke.paint.isGradient ? ("Gradient Stroke", "gs") : ("Stroke", "st")
    case .modifier(.trim): ("Trim Paths", "tm")
    case .modifier(.roundedCorners): ("Round Corners", "rd")
    case .modifier(.mergePaths): ("Merge Paths", "mm")
    case .modifier(.offsetPath): ("Offset Paths", "op")
    case .modifier(.puckerBloat): ("Pucker & Bloat", "pb")
    case .modifier(.zigZag): ("Zig Zag", "zz")
    case .repeater: ("Repeater", "rp")
    case .twist: ("Twist", "tw")
    case .noStyle: ("No Style", "no")
    case .unknown(let type): (type.isEmpty ? "Item" : "Item “\(type)”", "unknown")
    }
  }
}
