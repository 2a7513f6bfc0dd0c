internal import CPegbarZip
internal import PegbarBase
internal import PegbarDiagnostics

/// An open zip archive in memory.
///
/// Only one thread can use it at a time.
final class ZipArchive {
  /// A file in the archive.
  struct Entry {
    /// The path, with forward slashes.
    let name: String
    let index: UInt64
    /// The unpacked size that the directory states; more bytes are never unpacked.
    let size: Int
  }

  private let handle: OpaquePointer
  /// The copy of the file that the handle reads.
  private let memory: UnsafeMutableRawBufferPointer
  private let limits: Limits
  /// The files in archive order, without folders and the entries that macOS and Finder add.
  private(set) var entries: [Entry] = []
  /// All entries of the archive directory.
  private(set) var directory: [ArchiveContents.Entry] = []
  /// The first entry with each path.
  private var places: [String: Int] = [:]

  /// Opens an archive and checks its directory.
  ///
  /// - Throws: A `ContainerError` if it is damaged, its entries overlap, or it exceeds a limit.
  init(_ bytes: [UInt8], limits: Limits) throws(ContainerError) {
    // Stored entries are as large as their contents, and others usually smaller.
    guard bytes.count <= limits.unpackedSize else { throw ContainerError.unpackedTooLarge(limits) }
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
    memory.copyBytes(from: bytes)
    do throws(ContainerError) { handle = try Self.open(memory) } catch {
      memory.deallocate()
      throw error
    }
    (self.memory, self.limits) = (memory, limits)
    try readEntries()
    try checkSizes(in: bytes.count)
  }

  /// Returns the entry with a path, or `nil` if there is none.
  func entry(at path: String) -> Entry? { places[path].map { entries[$0] } }

  private static func open(
    _ bytes: UnsafeMutableRawBufferPointer
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

  private func readEntries() throws(ContainerError) {
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
      guard !item.isJunk else { continue }
      if places[path] == nil { places[path] = entries.count }
      entries.append(Entry(name: path, index: index, size: Int(clamping: item.size)))
    }
  }

  /// The size of the headers of an entry without its name: one beside its contents, and one in the
  /// directory.
  ///
  /// - Source: APPNOTE.TXT of PKWARE, sections 4.3.7 and 4.3.12.
  private static let headerSize: UInt64 = 30 + 46

  /// Rejects an archive whose entries cannot all have bytes of their own, and one that is too large
  /// when unpacked.
  private func checkSizes(in size: Int) throws(ContainerError) {
    var (packed, unpacked): (UInt64, UInt64) = (0, 0)
    for entry in directory {
      let headers = Self.headerSize + 2 * UInt64(entry.name.utf8.count)
      packed = packed.addingClamped(entry.packedSize).addingClamped(headers)
      unpacked = unpacked.addingClamped(entry.size)
    }
    guard packed <= size else {
      throw ContainerError(
        kind: .damagedArchive, message: "the entries of the archive overlap")
    }
    guard unpacked <= limits.unpackedSize else { throw ContainerError.unpackedTooLarge(limits) }
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
    memory.deallocate()
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

  /// Unpacks an entry of up to `limit` bytes, and verifies its checksum.
  func read(_ entry: Entry, limit: Int = .max) throws(ContainerError) -> [UInt8] {
    guard entry.size <= limit else { throw ContainerError.unpackedTooLarge(limits) }
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
      guard output.count <= entry.size else {
        throw ContainerError(
          kind: .damagedArchive,
          message: "\"\(entry.name)\" in the archive is larger than the archive states")
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

extension UInt64 {
  /// Returns the sum, or the largest number if it is larger.
  fileprivate func addingClamped(_ other: UInt64) -> UInt64 {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }
}
