package import PegbarDiagnostics
internal import PegbarJSON

/// The transform of a layer, a group or a repeater copy.
///
/// Rotations are clockwise with a y axis that points down.
/// - Source: Lottie `ks` of layers, `tr` of groups and repeaters; After Effects "Transform".
package struct Transform: PropertyHolder, Sendable, Hashable {
  /// A position, with optionally separate dimensions.
  package enum Position: PropertyHolder, Sendable, Hashable {
    /// One property (`p`).
    case joined(Property<Vector>)
    /// One property for each axis (`p` with `"s": true`, `x`, `y` and `z`).
    case split(x: Property<Double>, y: Property<Double>, z: Property<Double>?)

    /// Adds the animatable properties to the list.
    package func list(in list: inout PropertyList) {
      switch self {
      case .joined(let position): list.add(position)
      case .split(let x, let y, let z):
        list.add(x)
        list.add(y)
        list.add(z)
      }
    }
  }

  /// The anchor point in pixels (`a`), which is placed at `position` and is the center of rotation
  /// and scale.
  package var anchor: Property<Vector>
  /// `true` if there is an anchor point, which cameras with one node do not have.
  package var hasAnchor = false
  /// The position of the anchor point, in pixels (`p`).
  package var position: Position
  /// The scale in percent (`s`).
  package var scale: Property<Vector>
  /// The rotation about z in degrees (`r`, or `rz` of 3D layers).
  package var rotation: Property<Double>
  /// The rotation about x in degrees (`rx`).
  package var rotationX: Property<Double>?
  /// The rotation about y in degrees (`ry`).
  package var rotationY: Property<Double>?
  /// The orientation about x, y and z in degrees (`or`).
  package var orientation: Property<Vector>?
  /// The opacity in percent (`o`).
  package var opacity: Property<Double>
  /// The skew in degrees (`sk`).
  package var skew: Property<Double>
  /// The direction of the skew in degrees (`sa`).
  package var skewAxis: Property<Double>
  /// The opacity of the first copy of a repeater, in percent (`so`).
  package var startOpacity: Property<Double>?
  /// The opacity of the last copy of a repeater, in percent (`eo`).
  package var endOpacity: Property<Double>?
  /// The source location of the transform, for findings, or that of its container if the file has
  /// none.
  package var source: SourceID

  /// Adds the animatable properties to the list.
  package func list(in list: inout PropertyList) {
    position.list(in: &list)
    list.add(anchor)
    list.add(scale)
    list.add(rotation)
    list.add(rotationX)
    list.add(rotationY)
    list.add(orientation)
    list.add(opacity)
    list.add(skew)
    list.add(skewAxis)
    list.add(startOpacity)
    list.add(endOpacity)
  }

  /// Creates an identity transform, for an object without a transform.
  init(identityOf source: SourceID) {
    anchor = Property(.zero, source: source)
    position = .joined(Property(.zero, source: source))
    scale = Property(.hundred, source: source)
    rotation = Property(0, source: source)
    opacity = Property(100, source: source)
    skew = Property(0, source: source)
    skewAxis = Property(0, source: source)
    self.source = source
  }

  /// Creates a transform from `ks` of a layer or from `tr`.
  init(reading object: JSONObject, in context: ReadingContext) {
    self.init(identityOf: object.source)
    let context = context.inside(object)
    for (key, value) in object {
      switch key {
      case "a":
        anchor.read(value, in: context)
        hasAnchor = true
      case "p": position = Position(reading: value, in: context) ?? position
      case "s": scale.read(value, in: context)
      case "r", "rz": rotation.read(value, in: context)
      case "o": opacity.read(value, in: context)
      case "sk": skew.read(value, in: context)
      case "sa": skewAxis.read(value, in: context)
      // Names and flags of group transforms have no effect, because After Effects cannot hide them.
      case "ty", "nm", "mn", "hd": break
      case "rx": rotationX = Property(reading: value, in: context, else: 0)
      case "ry": rotationY = Property(reading: value, in: context, else: 0)
      case "or": orientation = Property(reading: value, in: context, else: .zero)
      case "so": startOpacity = Property(reading: value, in: context, else: 100)
      case "eo": endOpacity = Property(reading: value, in: context, else: 100)
      default: object.skip(key)
      }
    }
  }
}

extension Transform.Position {
  /// Creates a position from `p`: one property, or one for each axis if `x` or `y` is a property.
  ///
  /// `x` can also be the expression of a joined position, so its type is decisive.
  init?(reading value: JSONValue, in context: ReadingContext) {
    guard value.isObject, let object = value.readObject(), Self.isSplit(object) else {
      guard let joined = Property<Vector>(reading: value, in: context, else: .zero) else {
        return nil
      }
      self = .joined(joined)
      return
    }
    let context = context.inside(object)
    var x = Property(0.0, source: object.source)
    var y = x
    var z: Property<Double>?
    for (key, value) in object {
      switch key {
      case "x": x.read(value, in: context)
      case "y": y.read(value, in: context)
      case "z": z = Property(reading: value, in: context, else: 0)
      case "s": break
      default: object.skip(key)
      }
    }
    self = .split(x: x, y: y, z: z)
  }

  private static func isSplit(_ object: JSONObject) -> Bool {
    let isMarked = object["s"]?.bool == true && object["k"] == nil
    return isMarked || object["x"]?.isObject == true || object["y"]?.isObject == true
  }
}
