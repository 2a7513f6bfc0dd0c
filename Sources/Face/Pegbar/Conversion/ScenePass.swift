public import PegbarScene

/// Changes an exact scene before it is normalized: renames layers, replaces colours, drops what an app
/// does not show.
///
/// ```swift
/// struct Grayscale: ScenePass {
///   func apply(to scene: inout Scene, log: FindingLog) {
///     scene.changeColors { color in
///       let gray = 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
///       color = Color(red: gray, green: gray, blue: gray, alpha: color.alpha)
///     }
///   }
/// }
///
/// var converter = Converter()
/// converter.passes = [Grayscale()]
/// ```
///
/// The scene that all passes leave is checked as one that is read from a file: parts that break a rule
/// are left out and reported as `export/scene-invalid`, layers get unique names, and what happens in it
/// is divided into transactions again.
public protocol ScenePass: Sendable {
  /// Changes the scene; what a designer should know about it goes to the log.
  ///
  /// A value that it changes no longer follows a slot.
  func apply(to scene: inout Scene, log: FindingLog)
}

/// Changes a normalized scene before it is written.
///
/// Numbers are rounded again after it, and the scene is checked as one that is read from a file.
/// Transactions and the bindings of parameters stay as they are, so a pass must not rename layers that
/// they refer to.
public protocol NormalizedScenePass: Sendable {
  /// Changes the scene; what a designer should know about it goes to the log.
  func apply(to scene: inout NormalizedScene, log: FindingLog)
}
