internal import PegbarContainer
internal import PegbarDiagnostics
internal import PegbarExport

/// A generated file and what its first lines say about how it was made.
///
/// ```swift
/// guard let file = GeneratedFile(bytes) else { return print("made by somebody else") }
/// for reason in file.staleness(source: source, name: "logo.json") { print(reason) }
/// ```
public struct GeneratedFile: Sendable {
  /// The file name of its source, without folders; empty where it came from a stream.
  ///
  /// Taken from the file as it is: it may hold anything but line feeds.
  public var sourceName: String { header.sourceName }
  /// The options with which it was made, as the command takes them.
  public var flags: [String] { header.flags }

  /// The images that belong to it.
  package var images: [ImageList.Entry] { ImageList(reading: bytes).entries }
  /// Whether its bytes are those that were written; not where it was edited since.
  package var isWhole: Bool { Seal.state(of: bytes, .swift) == .whole }
  /// Whether it was made of these bytes.
  package func isMade(of source: [UInt8]) -> Bool { header.stamp == FileHeader.Stamp(source) }
  /// Where the images stand, as a path from the file's own folder on; empty for that folder.
  package var imageFolder: String { option("--images") ?? "" }
  /// The id of the animation that it was made of, where the source has several.
  package var animation: String? { option("--animation") }
  /// Whether it is the view around another generated file.
  package var isHost: Bool { option("--host") != nil }

  private let header: FileHeader
  private let bytes: [UInt8]

  private func option(_ name: String) -> String? {
    guard let index = flags.firstIndex(of: name), index + 1 < flags.count else { return nil }
    return flags[index + 1]
  }

  /// Takes a file; nothing where its first lines are not those of a generated one.
  public init?(_ bytes: [UInt8]) {
    let beginning = String(decoding: bytes.prefix(Limits.headerBytes), as: UTF8.self)
    guard let header = FileHeader(reading: beginning) else { return nil }
    self.header = header
    self.bytes = bytes
  }

  /// Why the file is not what its source becomes; empty where it is up to date.
  ///
  /// - Parameters:
  ///   - source: The bytes of the source.
  ///   - name: The file name of the source, without folders.
  public func staleness(source: [UInt8], name: String) -> [Staleness] {
    LargeStack.run { reasons(source: source, name: name) }
  }

  private func reasons(source: [UInt8], name: String) -> [Staleness] {
    var reasons: [Staleness] = []
    let stamp = FileHeader.Stamp(source)
    if let known = header.stamp, known != stamp {
      reasons.append(.sourceChanged(before: known.text, now: stamp.text))
    }
    if header.toolVersion != Pegbar.version {
      reasons.append(.otherVersion(header.toolVersion))
    }
    guard let (options, host) = conversionOptions(for: name) else {
      return reasons + [.unknownOptions]
    }
    guard reasons.isEmpty else { return isWhole ? reasons : reasons + [.edited(line: nil)] }
    do throws(ConversionError) {
      let conversion = try Pegbar.convert(source, options: options)
      let expected = host.map { conversion.hostFile($0).bytes } ?? conversion.swiftBytes
      guard expected != bytes else { return [] }
      let bytes = LineEnds.unified(bytes)
      return expected == bytes ? [] : [.edited(line: Self.line(expected, bytes))]
    } catch {
      return [.unreadableSource(error)]
    }
  }

  /// Whether a source has the name that the file gives its own.
  ///
  /// - Parameter name: The file name of the source, without folders.
  public func isNamed(after name: String) -> Bool {
    Self.headerName(of: name) == header.sourceName
  }

  /// What a file that is made of a source of some name calls it: a name may be long, or break lines.
  package static func headerName(of name: String) -> String {
    FileHeader(sourceName: name).sourceName
  }

  /// The options that the file was made with; nothing where this version does not know them.
  private func conversionOptions(for name: String) -> (ConversionOptions, Host?)? {
    var flags = header.flags
    var host: Host?
    if let index = flags.firstIndex(of: "--host"), index + 1 < flags.count {
      guard let kind = Host(rawValue: flags[index + 1]) else { return nil }
      host = kind
      flags.removeSubrange(index...index + 1)
    }
    guard var options = ConversionOptions(flags: flags) else { return nil }
    // The scene may be named after the file, so a file that was renamed counts by its old name.
    options.sourceName = isNamed(after: name) ? name : header.sourceName
    return (options, host)
  }

  /// The number of the first line in which two texts differ.
  private static func line(_ left: [UInt8], _ right: [UInt8]) -> Int {
    let same = zip(left, right).prefix { $0 == $1 }
    return 1 + same.count { $0.0 == UInt8(ascii: "\n") }
  }
}

/// Why a generated file is not what its source becomes.
public enum Staleness: Sendable, CustomStringConvertible {
  /// The source has other bytes now.
  case sourceChanged(before: String, now: String)
  /// Another version of the program made it.
  case otherVersion(String)
  /// It was made with options that this version does not have, or they were changed by hand.
  case unknownOptions
  /// Somebody changed it; the first line that differs, where that is known.
  case edited(line: Int?)
  /// The source is as it was, and nothing can be shown of it.
  case unreadableSource(ConversionError)

  /// Whether the source is not the one that the file was made of, or has been changed since.
  public var isAboutSource: Bool {
    switch self {
    case .sourceChanged: true
    case .otherVersion, .unknownOptions, .edited, .unreadableSource: false
    }
  }

  /// The reason as a part of a sentence.
  public var description: String {
    switch self {
    case .sourceChanged(let before, let now):
      "the source has changed: it had \(before) and has \(now)"
    case .otherVersion(let version):
      "pegbar \(version) made it, and this is \(Pegbar.version)"
    case .unknownOptions:
      "it names options that pegbar \(Pegbar.version) does not have"
    case .edited(let line):
      "it was edited by hand"
        + (line.map { ": line \($0) is not what the source becomes" } ?? " since")
    case .unreadableSource(let error):
      "its source cannot be converted: \(error)"
    }
  }
}

extension FileHeader.Stamp {
  /// What identifies bytes.
  init(_ bytes: [UInt8]) {
    self.init(size: bytes.count, checksum: Checksum.crc32(bytes))
  }
}
