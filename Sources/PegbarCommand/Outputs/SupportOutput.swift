internal import Pegbar

extension Output {
  /// The file with what scenes share.
  ///
  /// - Parameters:
  ///   - folder: Where it stands.
  ///   - isNonisolated: Whether it is for code that belongs to no actor.
  static func support(in folder: String, isNonisolated: Bool) -> Output {
    let file = Pegbar.supportFile(isNonisolated: isNonisolated)
    return Output(
      path: OutputDestination.folderPath(folder) + file.name, bytes: file.bytes,
      kind: .support(isNonisolated: isNonisolated))
  }
}

extension ConversionJob {
  /// The file with what scenes share; nothing where the code needs none, or goes to the standard
  /// output or a device.
  var support: Output? {
    guard options.support == .shared, let folder = supportFolder ?? destination.directory
    else { return nil }
    if case .file(let path) = destination, Files.isSpecial(path) { return nil }
    return .support(in: folder, isNonisolated: options.isNonisolated)
  }
}
