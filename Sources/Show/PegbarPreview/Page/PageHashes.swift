// Written by tools/update preview.

/// The hashes of the scripts and the styles of pages, for their content security policies.
enum PageHashes {
  static let script = "sha256-0FfzfZsQHEl4rbZXHcSzzorKaWmIiAM8vNBTWCgw0Pw="
  static let style = "sha256-sgnd2d2KXLhVwc3PNUT71p5KwxNrml3RkYo2XgMhIjE="
  static let indexScript = "sha256-Hha9nzvAuMOqmKt+HJ4TMoD6SRM/MwdPYrN8C9IHtmQ="
  static let indexStyle = "sha256-jMnp4pQ/XCzPBlpUjS5JwaT9jRcXWKyjlbh5IZWtZMU="
}
