// Written by tools/update preview.

/// The hashes of the script and the style of pages, for their content security policy.
enum PageHashes {
  static let script = "sha256-dTv6IoDt3k1S+4k2qwVAkly/oPOZsw4rGVqhMmSaIBM="
  static let style = "sha256-ueCG7Em/PRw0l4kDrsR0SlHZQ9NfPnObR27eWMh7P/A="
}
