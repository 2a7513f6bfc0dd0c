// Written by tools/update preview.

/// The hashes of the scripts and the styles of pages, for their content security policies.
enum PageHashes {
  static let script = "sha256-wVGF3k2ToiF+5Ay3zelo+Aiq3v1haY1k+fjgicajnNg="
  static let style = "sha256-dSaNoDs1BMpU4txAeISXLOB5WhwPOjHU+UfPpFj1e/o="
  static let indexScript = "sha256-Hha9nzvAuMOqmKt+HJ4TMoD6SRM/MwdPYrN8C9IHtmQ="
  static let indexStyle = "sha256-jMnp4pQ/XCzPBlpUjS5JwaT9jRcXWKyjlbh5IZWtZMU="
}
