public import PegbarScene

/// A pass that changes an exact scene before it is normalized, for example by replacing colors.
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
/// Passes can also rename layers and drop content that an app does not use. After all passes, the
/// scene is checked like one that is read from a file. Parts that break a rule are dropped and
/// reported as `export/scene-invalid`, layers get unique names, and the scene is divided into
/// transactions again.
public protocol ScenePass: Sendable {
  /// Changes the scene and adds findings for the designer to the log.
  ///
  /// A changed value no longer follows a slot.
  func apply(to scene: inout Scene, log: FindingLog)
}

/// A pass that changes a normalized scene before it is written.
///
/// Afterward, numbers are rounded again, and the scene is checked like one that is read from a
/// file. Transactions and the bindings of parameters are unchanged, so a pass must not rename
/// layers that they refer to.
public protocol NormalizedScenePass: Sendable {
  /// Changes the scene and adds findings for the designer to the log.
  func apply(to scene: inout NormalizedScene, log: FindingLog)
}
