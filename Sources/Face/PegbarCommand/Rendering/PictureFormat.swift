internal import ArgumentParser
internal import Pegbar

/// A file format of rendered frames.
enum PictureFormat: String, Sendable, CaseIterable, ExpressibleByArgument {
  /// Vector graphics.
  case svg
  /// Pixels.
  case png
  /// Pixels of several frames in one file.
  case apng

  /// Returns the format with the extension of a path, or `nil` for another or no extension.
  init?(path: String) {
    guard path.contains(".") else { return nil }
    self.init(rawValue: path.split(separator: ".").last?.lowercased() ?? "")
  }

  /// The extensions of files in this format; programs show animated PNG files under both names.
  var extensions: [String] {
    switch self {
    case .svg: ["svg"]
    case .png: ["png"]
    case .apng: ["png", "apng"]
    }
  }

  /// The name of the format in messages.
  var name: String { rawValue.uppercased() }
}
