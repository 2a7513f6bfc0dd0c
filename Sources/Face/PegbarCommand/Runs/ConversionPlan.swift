internal import Pegbar

/// A source with how it is converted, but for its name.
struct ConfiguredInput: Sendable {
  /// The file.
  var input: FoundInput
  /// How it is converted.
  var options: ConversionOptions
}

/// What a run converts: every source, and every animation of an archive, under names of its own.
struct ConversionPlan {
  /// How names are found.
  struct Naming: Sendable {
    /// The folder that takes everything, with a slash at the end.
    var folder: String
    /// Whether all files stand in that folder, and not as their sources do.
    var isFlat = false
    /// The folder below which named files stand as found ones do; where there is none, they stand at
    /// the top.
    var base: String?
    /// Whether one animation of a file is converted, under the name of the file.
    var takesOne = false
    /// What is written.
    var settings: ConversionSettings
  }

  private var exporter: any SceneExporter { naming.settings.exporter }

  /// The conversions, in the order of the sources.
  private(set) var jobs: [ConversionJob] = []
  private let naming: Naming
  private let verdicts = InputVerdicts()

  /// Plans the conversion of sources.
  ///
  /// - Throws: where two of them would be written as one file or bear one type name.
  init(_ inputs: [ConfiguredInput], _ naming: Naming) throws(CommandFailure) {
    self.naming = naming
    for input in inputs { jobs += Self.jobs(for: input, naming) }
    if !naming.takesOne, jobs.count > 1, jobs.contains(where: { $0.options.typeName != nil }) {
      throw .usage(
        "--type-name names one type, and there are \(jobs.count) animations: use --prefix")
    }
    try separateTypes()
    // A step writes the one file that is named.
    if !naming.takesOne { try checkPaths() }
  }

  private static func jobs(for source: ConfiguredInput, _ naming: Naming) -> [ConversionJob] {
    let folder = naming.isFlat ? "" : naming.mirroredFolder(of: source.input)
    let wanted = source.options.animation
    let animations =
      naming.takesOne
      ? [InputAnimation(input: source.input, id: wanted)]
      : InputAnimation.all(in: source.input, wanted: wanted, source.options.limits)
    return animations.map { animation in
      var options = source.options
      options.sourceName = source.input.name
      options.animation = animation.id
      return ConversionJob(
        input: source.input, options: options,
        destination: .folder(naming.folder + folder), sourceName: animation.name,
        supportFolder: naming.folder)
    }
  }

  /// Whether more than one of the sources is an animation.
  var hasSeveralAnimations: Bool {
    guard let first = jobs.firstIndex(where: isAnimation) else { return false }
    return jobs[(first + 1)...].contains(where: isAnimation)
  }

  private func isAnimation(_ job: ConversionJob) -> Bool { verdicts.isAnimation(job.input) }

  /// Says where the functions stand that the files share.
  ///
  /// - Throws: where they would share functions that are not the same for all of them.
  mutating func setSupport(_ support: CodeSupport) throws(CommandFailure) {
    for index in jobs.indices { jobs[index].options.support = support }
    guard support == .shared, Set(jobs.map(\.supportForm)).count > 1 else { return }
    let animations = jobs.filter(isAnimation)
    guard let one = animations.first,
      let other = animations.first(where: { $0.supportForm != one.supportForm })
    else { return }
    throw .differentForms(one.input.path, other.input.path)
  }

  /// The file with those functions; nothing where none of the files needs it.
  var support: Output? { jobs.lazy.compactMap(\.support).first }

  /// Leaves out conversions; the names of the others stay as they are.
  mutating func keep(_ isWanted: (ConversionJob) -> Bool) {
    jobs.removeAll { !isWanted($0) }
  }

  /// The name of the type that a conversion makes; empty for formats without types.
  func typeName(of job: ConversionJob) -> String {
    job.options.typeName ?? exporter.typeName(of: job.sourceName, options: job.options) ?? ""
  }

  /// Puts names of folders before the names of types that several sources have.
  private mutating func separateTypes() throws(CommandFailure) {
    let named = jobs.indices.filter { !typeName(of: jobs[$0]).isEmpty }
    let groups = Dictionary(grouping: named) { typeName(of: jobs[$0]) }
    var taken = Set(groups.keys)
    for (name, group) in groups.sorted(by: { $0.key < $1.key }) where group.count > 1 {
      let group = group.filter { isAnimation(jobs[$0]) }
      guard group.count > 1 else { continue }
      guard let names = separateNames(group, taken: taken) else {
        throw collision(group[0], group[1], "become the type \(name)")
      }
      for (index, name) in zip(group, names) where !taken.contains(name) {
        jobs[index].options.typeName = name
        // The name is whole: the prefix is in it.
        jobs[index].options.typePrefix = ""
      }
      taken.formUnion(names)
    }
  }

  /// Names that differ by the folders in which the sources stand; nothing where those are the same.
  private func separateNames(_ group: [Int], taken: Set<String>) -> [String]? {
    let folders = group.map { naming.mirroredFolder(of: jobs[$0].input).split(separator: "/") }
    guard !naming.isFlat, let depth = folders.map(\.count).max(), depth > 0 else { return nil }
    for count in 1...depth {
      let names = zip(group, folders).map { index, folders in
        var name = jobs[index].sourceName
        name.qualifier = folders.suffix(count).joined(separator: " ")
        return exporter.typeName(of: name, options: jobs[index].options) ?? ""
      }
      let own = group.map { typeName(of: jobs[$0]) }
      let areFree = zip(names, own).allSatisfy { $0 == $1 || !taken.contains($0) }
      if areFree, Set(names).count == names.count { return names }
    }
    return nil
  }

  /// Refuses files that would be written twice, also where case does not count.
  private func checkPaths() throws(CommandFailure) {
    var owners: [String: Int] = [:]
    for index in jobs.indices {
      for path in paths(of: jobs[index]) {
        guard let other = owners.updateValue(index, forKey: path.lowercased()), other != index,
          isAnimation(jobs[other]), isAnimation(jobs[index])
        else { continue }
        throw collision(other, index, "be written as \(path)")
      }
    }
  }

  /// Where the files of a conversion go, but for images, which carry the name of the type.
  private func paths(of job: ConversionJob) -> [String] {
    guard case .folder(let folder) = job.destination else { return [] }
    return exporter.fileNames(of: job.sourceName, options: job.options).map { folder + $0 }
  }

  private func collision(_ one: Int, _ other: Int, _ what: String) -> CommandFailure {
    func name(_ job: ConversionJob) -> String {
      let animation = job.sourceName.animation.map { " (“\($0)”)" } ?? ""
      return "'\(job.input.path)'\(animation)"
    }
    let wayOut =
      naming.takesOne
      ? "Rename one of them, or name it in 'exclude' of \(LintConfiguration.fileName)"
      : "Convert them in runs of their own with --type-name or --prefix, or into separate folders"
    return .usage(
      "\(name(jobs[one])) and \(name(jobs[other])) would both \(what); nothing was written. \(wayOut)"
    )
  }
}

extension ConversionPlan.Naming {
  /// The folders between the output folder and what a source becomes, with a slash at the end.
  fileprivate func mirroredFolder(of input: FoundInput) -> String {
    guard !input.isFound || input.isNamed, let base else { return input.folder }
    let root = OutputDestination.folderPath(base)
    let own = Files.folder(around: input.path)
    return own.hasPrefix(root) ? String(own.dropFirst(root.count)) : ""
  }
}
