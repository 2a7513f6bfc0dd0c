// Key paths for animations and key-value coding: Core Animation Programming Guide, "Key-Value
// Coding Extensions" (structures and transforms have key paths for their parts).
import Foundation

/// The values to which animations are applied.
///
/// A transform remains decomposed between component animations, so that it is decomposed once,
/// unless `Shim.Switches.decomposesForEachAnimation` is set.
struct PresentedValues {
  var values: LayerValues
  var transform: Components?
  var sublayerTransform: Components?

  init(_ values: LayerValues) { self.values = values }

  mutating func finish() {
    if let transform { values.transform = transform.matrix }
    if let sublayerTransform { values.sublayerTransform = sublayerTransform.matrix }
    (transform, sublayerTransform) = (nil, nil)
  }
}

/// A part of a structure or of a transform.
enum Part: Equatable {
  case x, y, width, height, origin, size
  case originX, originY, sizeWidth, sizeHeight
  case scale(Int), scales, rotation(Int), translation(Int), translations

  static let structures: [ValueType: [String: Part]] = [
    .point: ["x": .x, "y": .y],
    .size: ["width": .width, "height": .height],
    .rect: [
      "origin": .origin, "size": .size, "origin.x": .originX, "origin.y": .originY,
      "size.width": .sizeWidth, "size.height": .sizeHeight,
    ],
    .transform: [
      "rotation": .rotation(2), "rotation.x": .rotation(0), "rotation.y": .rotation(1),
      "rotation.z": .rotation(2), "scale": .scales, "scale.x": .scale(0), "scale.y": .scale(1),
      "scale.z": .scale(2), "translation": .translations, "translation.x": .translation(0),
      "translation.y": .translation(1), "translation.z": .translation(2),
    ],
  ]

  var type: ValueType {
    switch self {
    case .origin: .point
    case .size, .translations: .size
    default: .number
    }
  }

  var isRotation: Bool { if case .rotation = self { true } else { false } }
}

struct AnimatedPath {
  let text: String
  let property: Property
  let part: Part?

  /// Creates a path; `nil` if the class has no such property or the property has no such part.
  init?(_ text: String, of kind: LayerKind) {
    let cut = text.firstIndex(of: ".")
    let name = cut.map { String(text[..<$0]) } ?? text
    guard let property = Property.named(name, of: kind) else { return nil }
    self.text = text
    self.property = property
    guard let cut else {
      part = nil
      return
    }
    let rest = String(text[text.index(after: cut)...])
    guard let part = Part.structures[property.type]?[rest] else { return nil }
    self.part = part
  }

  var type: ValueType { part?.type ?? property.type }

  private var isSublayerTransform: Bool { property.name == "sublayerTransform" }
  private var isTransform: Bool { property.name == "transform" }

  func get(_ presented: inout PresentedValues) -> Value? {
    guard property.type == .transform else {
      let whole = property.get(presented.values)
      return part.map { whole?.part($0) } ?? whole
    }
    guard let part else {
      presented.finish()
      return property.get(presented.values)
    }
    return components(&presented).part(part)
  }

  func set(_ value: Value, in presented: inout PresentedValues) {
    guard property.type == .transform else {
      guard let part else { return property.set(&presented.values, value) }
      guard let whole = property.get(presented.values) else { return }
      return property.set(&presented.values, whole.setting(part, value))
    }
    guard let part else {
      if isTransform { presented.transform = nil }
      if isSublayerTransform { presented.sublayerTransform = nil }
      return property.set(&presented.values, value)
    }
    var components = components(&presented)
    components.set(part, value)
    if Shim.switches.decomposesForEachAnimation {
      property.set(&presented.values, .transform(components.matrix))
    } else if isTransform {
      presented.transform = components
    } else if isSublayerTransform {
      presented.sublayerTransform = components
    } else {
      property.set(&presented.values, .transform(components.matrix))
    }
  }

  private func components(_ presented: inout PresentedValues) -> Components {
    if isTransform, let known = presented.transform { return known }
    if isSublayerTransform, let known = presented.sublayerTransform { return known }
    guard case .transform(let matrix)? = property.get(presented.values) else {
      return Components(CATransform3DIdentity)
    }
    let taken = Components(matrix)
    if taken.isMirrored {
      Shim.violate("\(text): the matrix mirrors, how it is taken apart is not documented")
    }
    if taken.isSingular, part?.isRotation == true {
      Shim.violate("\(text): the matrix has a scale of 0, its rotation is lost")
    }
    return taken
  }
}

extension Components {
  func part(_ part: Part) -> Value {
    switch part {
    case .scale(let axis): .number(scale[axis])
    // "The average of all three scale factors."
    case .scales: .number(scale.sum() / 3)
    case .rotation(let axis): .number(rotation[axis])
    case .translation(let axis): .number(translation[axis])
    default: .size(CGSize(width: translation.x, height: translation.y))
    }
  }

  mutating func set(_ part: Part, _ value: Value) {
    switch (part, value) {
    case (.scale(let axis), .number(let new)): scale[axis] = new
    case (.scales, .number(let new)): scale = SIMD3(repeating: new)
    case (.rotation(let axis), .number(let new)): rotation[axis] = new
    case (.translation(let axis), .number(let new)): translation[axis] = new
    case (.translations, .size(let new)):
      (translation.x, translation.y) = (new.width.native, new.height.native)
    default: break
    }
    if scale.min() < 0 { Shim.negativeScales += 1 }
    if Shim.switches.negativeScaleIsViolation, scale.min() < 0 {
      Shim.violate("transform.scale: \(scale) is negative")
    }
  }
}

extension Value {
  func part(_ part: Part) -> Value? {
    switch (self, part) {
    case (.point(let p), .x): .number(p.x.native)
    case (.point(let p), .y): .number(p.y.native)
    case (.size(let s), .width): .number(s.width.native)
    case (.size(let s), .height): .number(s.height.native)
    case (.rect(let r), .origin): .point(r.origin)
    case (.rect(let r), .size): .size(r.size)
    case (.rect(let r), .originX): .number(r.origin.x.native)
    case (.rect(let r), .originY): .number(r.origin.y.native)
    case (.rect(let r), .sizeWidth): .number(r.size.width.native)
    case (.rect(let r), .sizeHeight): .number(r.size.height.native)
    default: nil
    }
  }

  func setting(_ part: Part, _ value: Value) -> Value {
    switch (self, part, value) {
    case (.point(let p), .x, .number(let n)): .point(CGPoint(x: CGFloat(n), y: p.y))
    case (.point(let p), .y, .number(let n)): .point(CGPoint(x: p.x, y: CGFloat(n)))
    case (.size(let s), .width, .number(let n)): .size(CGSize(width: CGFloat(n), height: s.height))
    case (.size(let s), .height, .number(let n)): .size(CGSize(width: s.width, height: CGFloat(n)))
    case (.rect(let r), .origin, .point(let p)): .rect(CGRect(origin: p, size: r.size))
    case (.rect(let r), .size, .size(let s)): .rect(CGRect(origin: r.origin, size: s))
    case (.rect(var r), .originX, .number(let n)):
      {
        r.origin.x = CGFloat(n); return .rect(r)
      }()
    case (.rect(var r), .originY, .number(let n)):
      {
        r.origin.y = CGFloat(n); return .rect(r)
      }()
    case (.rect(var r), .sizeWidth, .number(let n)):
      {
        r.size.width = CGFloat(n); return .rect(r)
      }()
    case (.rect(var r), .sizeHeight, .number(let n)):
      {
        r.size.height = CGFloat(n); return .rect(r)
      }()
    default: self
    }
  }
}
