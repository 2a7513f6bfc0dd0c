import PegbarJSON

/// The values that an animator applies to characters, `nil` if unchanged.
///
/// - Source: Lottie `t.a[].a`.
package struct TextAnimatorStyle: PropertyHolder, Sendable, Hashable {
  /// The anchor point in pixels (`a`).
  package var anchor: Property<Vector>?
  /// The offset in pixels (`p`).
  package var position: Property<Vector>?
  /// The scale in percent (`s`).
  package var scale: Property<Vector>?
  /// The rotation in degrees (`r`, `rz`).
  package var rotation: Property<Double>?
  /// The rotation about x in degrees (`rx`).
  package var rotationX: Property<Double>?
  /// The rotation about y in degrees (`ry`).
  package var rotationY: Property<Double>?
  /// The skew in degrees (`sk`).
  package var skew: Property<Double>?
  /// The direction of the skew in degrees (`sa`).
  package var skewAxis: Property<Double>?
  /// The opacity in percent (`o`).
  package var opacity: Property<Double>?
  /// The fill color (`fc`).
  package var fillColor: Property<Color>?
  /// The hue added to the fill, in degrees (`fh`).
  package var fillHue: Property<Double>?
  /// The saturation added to the fill, in percent (`fs`).
  package var fillSaturation: Property<Double>?
  /// The brightness added to the fill, in percent (`fb`).
  package var fillBrightness: Property<Double>?
  /// The opacity of the fill, in percent (`fo`).
  package var fillOpacity: Property<Double>?
  /// The stroke color (`sc`).
  package var strokeColor: Property<Color>?
  /// The hue added to the stroke, in degrees (`sh`).
  package var strokeHue: Property<Double>?
  /// The saturation added to the stroke, in percent (`ss`).
  package var strokeSaturation: Property<Double>?
  /// The brightness added to the stroke, in percent (`sb`).
  package var strokeBrightness: Property<Double>?
  /// The opacity of the stroke, in percent (`so`).
  package var strokeOpacity: Property<Double>?
  /// The stroke width in pixels (`sw`).
  package var strokeWidth: Property<Double>?
  /// The tracking added between letters (`t`).
  package var tracking: Property<Double>?
  /// The line spacing added, in pixels (`ls`).
  package var lineSpacing: Property<Vector>?
  /// The blur in pixels (`bl`).
  package var blur: Property<Vector>?

  /// Adds the animatable properties to the list.
  package func list(in list: inout PropertyList) {
    list.add(anchor)
    list.add(position)
    list.add(scale)
    list.add(rotation)
    list.add(rotationX)
    list.add(rotationY)
    list.add(skew)
    list.add(skewAxis)
    list.add(opacity)
    list.add(fillColor)
    list.add(fillHue)
    list.add(fillSaturation)
    list.add(fillBrightness)
    list.add(fillOpacity)
    list.add(strokeColor)
    list.add(strokeHue)
    list.add(strokeSaturation)
    list.add(strokeBrightness)
    list.add(strokeOpacity)
    list.add(strokeWidth)
    list.add(tracking)
    list.add(lineSpacing)
    list.add(blur)
  }
}

extension TextAnimatorStyle {
  /// Creates the values from `a` of an animator, empty if it is not an object.
  init(reading value: JSONValue, in context: ReadingContext) {
    self.init()
    guard let object = value.readObject() else { return }
    let context = context.inside(object)
    for (key, value) in object {
      switch key {
      case "a": anchor = Property(reading: value, in: context, else: .zero)
      case "p": position = Property(reading: value, in: context, else: .zero)
      case "s": scale = Property(reading: value, in: context, else: .hundred)
      case "r", "rz": rotation = Property(reading: value, in: context, else: 0)
      case "rx": rotationX = Property(reading: value, in: context, else: 0)
      case "ry": rotationY = Property(reading: value, in: context, else: 0)
      case "sk": skew = Property(reading: value, in: context, else: 0)
      case "sa": skewAxis = Property(reading: value, in: context, else: 0)
      case "t": tracking = Property(reading: value, in: context, else: 0)
      case "ls": lineSpacing = Property(reading: value, in: context, else: .zero)
      case "bl": blur = Property(reading: value, in: context, else: .zero)
      case "o": opacity = Property(reading: value, in: context, else: 100)
      case "fc": fillColor = Property(reading: value, in: context, else: .black)
      case "fh": fillHue = Property(reading: value, in: context, else: 0)
      case "fs": fillSaturation = Property(reading: value, in: context, else: 0)
      case "fb": fillBrightness = Property(reading: value, in: context, else: 0)
      case "fo": fillOpacity = Property(reading: value, in: context, else: 100)
      case "sc": strokeColor = Property(reading: value, in: context, else: .black)
      case "sh": strokeHue = Property(reading: value, in: context, else: 0)
      case "ss": strokeSaturation = Property(reading: value, in: context, else: 0)
      case "sb": strokeBrightness = Property(reading: value, in: context, else: 0)
      case "so": strokeOpacity = Property(reading: value, in: context, else: 100)
      case "sw": strokeWidth = Property(reading: value, in: context, else: 0)
      default: object.skip(key)
      }
    }
  }
}
