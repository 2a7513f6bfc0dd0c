internal import CPegbarZip
internal import PegbarBase
internal import PegbarDiagnostics

/// An open zip archive in memory.
///
/// It borrows the bytes, so it is valid only inside `withArchive`.
struct ZipArchive: ~Copyable {
  /// A file in the archive.
  struct Entry {
    /// The path, with forward slashes.
    let name: String
    let index: UInt64
  }

  private let handle: OpaquePointer
  private let limits: Limits
  /// The files in archive order, without folders and the entries that macOS and Finder add.
  private(set) var entries: [Entry] = []
  /// All entries of the archive directory.
  private(set) var directory: [ArchiveContents.Entry] = []

  /// Opens an archive for the duration of `body`.
  static func withArchive<Result>(
    _ bytes: [UInt8], limits: Limits,
    _ body: (borrowing ZipArchive) throws(ContainerError) -> Result
  ) throws(ContainerError) -> Result {
    try bytes.withUnsafeBufferPointer { buffer throws(ContainerError) in
      var archive = ZipArchive(handle: try open(buffer), limits: limits)
      try archive.readEntries()
      return try body(archive)
    }
  }

  private static func open(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) throws(ContainerError) -> OpaquePointer {
    var error = zip_error_t()
    zip_error_init(&error)
    defer { zip_error_fini(&error) }
    guard let source = zip_source_buffer_create(bytes.baseAddress, UInt64(bytes.count), 0, &error)
    else { throw refusal(&error) }
    guard let handle = zip_open_from_source(source, ZIP_RDONLY, &error) else {
      // The archive owns the source only after it has been opened.
      zip_source_free(source)
      throw refusal(&error)
    }
    return handle
  }

  private mutating func readEntries() throws(ContainerError) {
    let count = zip_get_num_entries(handle, 0)
    guard count <= limits.archiveEntries else {
      throw ContainerError.beyond(\.archiveEntries, of: limits, "the archive has more than")
    }
    for index in 0..<UInt64(max(count, 0)) {
      // An entry without a name cannot be requested.
      guard let name = zip_get_name(handle, index, 0) else { continue }
      let item = item(at: index, name: String(cString: name))
      directory.append(item)
      let path = item.name.split(separator: "\\", omittingEmptySubsequences: false)
        .joined(separator: "/")
      if !item.isJunk { entries.append(Entry(name: path, index: index)) }
    }
  }

  /// Returns the directory information of an entry.
  private func item(at index: UInt64, name: String) -> ArchiveContents.Entry {
    var facts = zip_stat_t()
    zip_stat_init(&facts)
    zip_stat_index(handle, index, 0, &facts)
    var system: UInt8 = 0
    var attributes: UInt32 = 0
    zip_file_get_external_attributes(handle, index, 0, &system, &attributes)
    // The upper 16 bits are the Unix file mode, where 0xA000 is a symbolic link.
    let isLink = system == UInt8(ZIP_OPSYS_UNIX) && attributes >> 16 & 0xF000 == 0xA000
    return ArchiveContents.Entry(
      name: name, size: facts.size, packedSize: facts.comp_size, method: facts.comp_method,
      isEncrypted: facts.encryption_method != UInt16(ZIP_EM_NONE), isLink: isLink)
  }

  deinit {
    zip_discard(handle)
  }

  /// Returns the error for an archive that cannot be opened.
  private static func refusal(_ error: inout zip_error_t) -> ContainerError {
    let reason = String(cString: zip_error_strerror(&error))
    // The released command uses the libzip of the system, which may not support the operation.
    let isUnsupported = error.zip_err == ZIP_ER_OPNOTSUPP
    return ContainerError(
      kind: isUnsupported ? .unsupportedContainer : .damagedArchive,
      message: "the archive cannot be opened (\(reason))")
  }

  /// Unpacks an entry of up to `limit` bytes, or of the size that `limits` allows, and verifies its
  /// checksum.
  func read(_ entry: Entry, limit: Int? = nil) throws(ContainerError) -> [UInt8] {
    guard let file = zip_fopen_index(handle, entry.index, 0) else {
      throw refusal(of: entry, zip_get_error(handle))
    }
    defer { zip_fclose(file) }
    var output: [UInt8] = []
    let chunk = 64 << 10
    while true {
      var count: Int64 = 0
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: chunk) { buffer in
        guard let start = buffer.baseAddress else { return }
        count = zip_fread(file, start, UInt64(chunk))
        guard count > 0, count <= chunk else { return }
        output.append(contentsOf: UnsafeMutableBufferPointer(rebasing: buffer[..<Int(count)]))
      }
      if count == 0 { return output }
      if Cancellation.isRequested { throw ContainerError.cancelled }
      guard count > 0 else { throw refusal(of: entry, zip_file_get_error(file)) }
      // The size stated in the archive is not reliable, so the output is counted.
      guard output.count <= limit ?? limits.unpackedSize else {
        throw ContainerError.unpackedTooLarge(limits)
      }
    }
  }

  private func refusal(
    of entry: Entry, _ error: UnsafeMutablePointer<zip_error_t>?
  ) -> ContainerError {
    let code = error.map { zip_error_code_zip($0) } ?? 0
    let reason = error.map { String(cString: zip_error_strerror($0)) } ?? "unknown error"
    let isUnsupported =
      [ZIP_ER_NOPASSWD, ZIP_ER_ENCRNOTSUPP, ZIP_ER_COMPNOTSUPP].contains(code)
    return ContainerError(
      kind: isUnsupported ? .unsupportedContainer : .damagedArchive,
      message: "\"\(entry.name)\" in the archive cannot be read (\(reason))")
  }
}
