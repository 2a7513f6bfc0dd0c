// A package of rules, which requires only the PegbarLint product.
import PegbarLint
import PegbarScene

/// Reports solids with colors that are not allowed.
public struct AllowedColors: LintRule {
  /// The kinds of findings that the rule reports, for settings.
  public static let kinds = [kind]
  private static let kind = FindingKind(
    "team/allowed-colors", .error, title: "Color not allowed",
    meaning: "Solids use the colors of the team.",
    effect: "The animation does not match the app.",
    wayOut: "Choose another color in Layer > Solid Settings.")
  private let colors: Set<Color>

  /// Creates a rule that allows only these colors.
  public init(_ colors: Set<Color>) { self.colors = colors }

  /// Reports each solid with another color.
  public func check(_ file: LintedScene, log: FindingLog) {
    for composition in file.scene.compositions {
      for layer in composition.layers {
        guard case .solid(let solid) = layer.content, !colors.contains(solid.color) else {
          continue
        }
        let message = "the color of the solid is not allowed"
        log.add(file.finding(Self.kind, message, at: layer, in: composition))
      }
    }
  }
}

/// The settings that the team shares.
public func teamSettings() throws(SettingError) -> LintSettings {
  var settings = LintSettings()
  try settings.setTargets(["lottie-ios-ca"])
  return settings
}
