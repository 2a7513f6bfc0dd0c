/// A difference between two scenes.
package struct SceneChange: Hashable, Sendable {
  /// What changed.
  package enum Kind: String, CaseIterable, Sendable {
    /// A layer, a part of a layer or a marker is new.
    case added
    /// A layer, a part of a layer or a marker is gone.
    case removed
    /// A layer or a part of a layer has another name.
    case renamed
    /// A layer or a part of a layer is at another place in its list.
    case reordered
    /// Keyframes, a layer or a marker are at another time.
    case retimed
    /// Keyframes are new or gone, or a property begins or ceases to be animated.
    case keyframes
    /// A number, a point or a setting has another value.
    case value
    /// A color has another value.
    case color
    /// The easing between keyframes, or the path of the motion, is another one.
    case curve
    /// A path has another shape.
    case shape
    /// A text or its formatting is another one.
    case text
    /// A layer shows another image.
    case image
  }

  /// What changed.
  package var kind: Kind
  /// The names of the layer and of the precompositions that contain it, outermost first; empty for
  /// the scene.
  package var layer: [String]
  /// The part of the layer and the property, as After Effects calls it; empty for the whole layer.
  package var property = ""
  /// The old value in words; empty if there is none.
  package var old = ""
  /// The new value in words; empty if there is none.
  package var new = ""
  /// The frame of the first changed keyframe, counted from the start of the composition; `nil` for
  /// constant values.
  package var frame: Double?
  /// The number of frames by which everything is later; `nil` for other changes.
  package var shift: Double?
  /// The number of keyframes that changed in this way; 0 for constant values.
  package var count = 0
}
