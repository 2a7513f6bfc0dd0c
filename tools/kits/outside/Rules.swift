// A package of rules: of Pegbar it needs the product PegbarLint alone.
import PegbarLint
import PegbarScene

/// Reports solids of a colour that is not allowed.
public struct AllowedColors: LintRule {
  private static let kind = FindingKind(
    "team/allowed-colors", .error, title: "Colour not allowed",
    meaning: "Solids have one of the colours of the team.",
    effect: "The animation does not match the app.",
    wayOut: "Choose another colour in Layer > Solid Settings.")
  private let colors: Set<Color>

  /// Makes a rule that allows some colours.
  public init(_ colors: Set<Color>) { self.colors = colors }

  /// Adds a finding for each solid of another colour.
  public func check(_ file: LintedScene, log: FindingLog) {
    for composition in file.scene.compositions {
      for layer in composition.layers {
        guard case .solid(let solid) = layer.content, !colors.contains(solid.color) else {
          continue
        }
        let message = "the colour of the solid is not allowed"
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
