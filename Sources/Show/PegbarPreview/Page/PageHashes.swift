// Written by tools/update preview.

/// The hashes of the script and the style of pages, for their content security policy.
enum PageHashes {
  static let script = "sha256-+YvrrbC2WaVDGpNBG6eweMT9xbI+yrCbYDetRaXhCVM="
  static let style = "sha256-9oG4X4gdyCRVkhFbv+hMnmCiml+yBLsSEMaz/uYTn8Q="
}
