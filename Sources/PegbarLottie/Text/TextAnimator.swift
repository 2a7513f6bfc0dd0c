package import PegbarJSON

/// Changes characters one by one.
///
/// - Source: Lottie `t.a`; After Effects "Animator".
package struct TextAnimator: Sendable, Hashable {
  /// The designer's name (`nm`).
  package var name: String?
  /// Which characters, and how much (`s`); nil means all.
  package var selector: TextSelector?
  /// What they become (`a`).
  package var style: TextAnimatorStyle
  /// Names the animator in findings.
  package var source: SourceID
}

/// What an animator makes of the characters; nil is left alone.
///
/// - Source: Lottie `t.a[].a`.
package struct TextAnimatorStyle: Sendable, Hashable {
  /// The anchor point in pixels (`a`).
  package var anchor: Property<Vector>?
  /// The way moved in pixels (`p`).
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
  /// The colour of the letters (`fc`).
  package var fillColor: Property<Color>?
  /// The hue added to the fill, in degrees (`fh`).
  package var fillHue: Property<Double>?
  /// The saturation added to the fill, in percent (`fs`).
  package var fillSaturation: Property<Double>?
  /// The brightness added to the fill, in percent (`fb`).
  package var fillBrightness: Property<Double>?
  /// The opacity of the fill in percent (`fo`).
  package var fillOpacity: Property<Double>?
  /// The colour of the outlines (`sc`).
  package var strokeColor: Property<Color>?
  /// The hue added to the outlines, in degrees (`sh`).
  package var strokeHue: Property<Double>?
  /// The saturation added to the outlines, in percent (`ss`).
  package var strokeSaturation: Property<Double>?
  /// The brightness added to the outlines, in percent (`sb`).
  package var strokeBrightness: Property<Double>?
  /// The opacity of the outlines in percent (`so`).
  package var strokeOpacity: Property<Double>?
  /// The width of the outlines in pixels (`sw`).
  package var strokeWidth: Property<Double>?
  /// The space added between letters (`t`).
  package var tracking: Property<Double>?
  /// The space added between lines in pixels (`ls`).
  package var lineSpacing: Property<Vector>?
  /// The blur in pixels (`bl`).
  package var blur: Property<Vector>?
}
