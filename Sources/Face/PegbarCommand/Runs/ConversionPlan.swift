internal import Pegbar

/// A source with its conversion options, except its name.
struct ConfiguredInput: Sendable {
  /// The file.
  var input: FoundInput
  /// The options of the conversion.
  var options: ConversionOptions
}

/// The conversions of a run: every source, and every animation in an archive, under unique names.
struct ConversionPlan {
  /// The rules for output names.
  struct Naming: Sendable {
    /// The output folder, with a trailing slash.
    var folder: String
    /// `true` to write all files into that folder instead of keeping the folder structure.
    var isFlat = false
    /// The folder whose structure is kept for named files, or `nil` to write them at the top.
    var base: String?
    /// `true` to convert one animation per file, under the name of the file.
    var takesOne = false
    /// The settings of the conversions.
    var settings: ConversionSettings
  }

  private var exporter: any SceneExporter { naming.settings.exporter }

  /// The conversions, in the order of the sources.
  private(set) var jobs: [ConversionJob] = []
  private let naming: Naming
  private let verdicts = InputVerdicts()

  /// Plans the conversion of sources.
  ///
  /// - Throws: A `CommandFailure` if two sources have the same output file or type name.
  init(_ inputs: [ConfiguredInput], _ naming: Naming) throws(CommandFailure) {
    self.naming = naming
    for input in inputs { jobs += Self.jobs(for: input, naming) }
    if !naming.takesOne, jobs.count > 1, jobs.contains(where: { $0.options.typeName != nil }) {
      throw .usage(
        "--type-name specifies one type, but there are \(jobs.count) animations; use --prefix")
    }
    try separateTypes()
    // A build step writes the one named file.
    guard !naming.takesOne else { return }
    separatePaths()
    try checkPaths()
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

  /// `true` if more than one source is an animation.
  var hasSeveralAnimations: Bool {
    guard let first = jobs.firstIndex(where: isAnimation) else { return false }
    return jobs[(first + 1)...].contains(where: isAnimation)
  }

  private func isAnimation(_ job: ConversionJob) -> Bool { verdicts.isAnimation(job.input) }

  /// Sets where the shared functions are written.
  ///
  /// - Throws: A `CommandFailure` if the files would share functions of different forms.
  mutating func setSupport(_ support: CodeSupport) throws(CommandFailure) {
    for index in jobs.indices { jobs[index].options.support = support }
    guard support == .shared, Set(jobs.map(\.supportForm)).count > 1 else { return }
    let animations = jobs.filter(isAnimation)
    guard let one = animations.first,
      let other = animations.first(where: { $0.supportForm != one.supportForm })
    else { return }
    throw .differentForms(one.input.path, other.input.path)
  }

  /// The support file, or `nil` if no file requires it.
  var support: MadeSupport? {
    jobs.first { $0.options.support == .shared }.map { MadeSupport($0.supportForm) }
  }

  /// Removes conversions without changing the names of the others.
  mutating func keep(_ isWanted: (ConversionJob) -> Bool) {
    jobs.removeAll { !isWanted($0) }
  }

  /// Returns the type name of a conversion; empty for formats without types.
  func typeName(of job: ConversionJob) -> String {
    job.options.typeName ?? exporter.typeName(of: job.sourceName, options: job.options) ?? ""
  }

  /// Adds folder names to type names that several sources have.
  private mutating func separateTypes() throws(CommandFailure) {
    let named = jobs.indices.filter { !typeName(of: jobs[$0]).isEmpty }
    let groups = Dictionary(grouping: named) { typeName(of: jobs[$0]) }
    var taken = Set(groups.keys)
    for (name, group) in groups.sorted(by: { $0.key < $1.key }) where group.count > 1 {
      let group = group.filter { isAnimation(jobs[$0]) }
      guard group.count > 1 else { continue }
      guard let names = separated(group, taken: taken, by: typeName)?.names else {
        throw collision(group[0], group[1], "become the type \(name)")
      }
      for (index, name) in zip(group, names) where !taken.contains(name) {
        jobs[index].options.typeName = name
        // The name already contains the prefix.
        jobs[index].options.typePrefix = ""
      }
      taken.formUnion(names)
    }
  }

  /// Adds folder names to the files of several sources without types that have the same path.
  private mutating func separatePaths() {
    let others = jobs.indices.filter { typeName(of: jobs[$0]).isEmpty }
    func path(_ job: ConversionJob) -> String { paths(of: job).first?.lowercased() ?? "" }
    let groups = Dictionary(grouping: others) { path(jobs[$0]) }
    var taken = Set(groups.keys)
    for (_, group) in groups.sorted(by: { $0.key < $1.key }) where group.count > 1 {
      let group = group.filter { isAnimation(jobs[$0]) }
      guard group.count > 1, let separated = separated(group, taken: taken, by: path) else {
        continue
      }
      for (index, qualifier) in zip(group, separated.qualifiers) {
        jobs[index].sourceName.qualifier = qualifier
      }
      taken.formUnion(separated.names)
    }
  }

  /// Returns qualifiers from the folders of the sources, and the names that differ by them, or `nil`
  /// if that is not possible.
  private func separated(
    _ group: [Int], taken: Set<String>, by name: (ConversionJob) -> String
  ) -> (qualifiers: [String], names: [String])? {
    let own = group.map { name(jobs[$0]) }
    for folders in folders(of: group) {
      for count in 1...max(folders.map(\.count).max() ?? 0, 1) {
        let qualified = zip(group, folders).map { index, folders in
          var job = jobs[index]
          job.sourceName.qualifier = folders.suffix(count).joined(separator: " ")
          return job
        }
        let names = qualified.map(name)
        let areFree = zip(names, own).allSatisfy { $0 == $1 || !taken.contains($0) }
        guard areFree, Set(names).count == names.count else { continue }
        return (qualified.map(\.sourceName.qualifier), names)
      }
    }
    return nil
  }

  /// Returns the folders of sources that can distinguish them: those in the output, or those below
  /// the deepest folder that contains all of the sources.
  ///
  /// A build step knows only some of the sources, so the names must not depend on the others.
  private func folders(of group: [Int]) -> [[[Substring]]] {
    let inputs = group.map { jobs[$0].input }
    let mirrored = inputs.map { naming.mirroredFolder(of: $0).split(separator: "/") }
    guard !naming.takesOne else { return [mirrored] }
    let all = inputs.map { Files.parent(of: Files.absolute($0.path)).split(separator: "/") }
    let common = all.dropFirst().reduce(all.first ?? []) { common, folders in
      zip(common, folders).prefix { $0 == $1 }.map(\.0)
    }
    return [mirrored, all.map { Array($0.dropFirst(common.count)) }]
  }

  /// Throws an error if two conversions write the same file, ignoring case.
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

  /// Returns the output paths of a conversion, except images, whose names contain the type name.
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
      ? "Rename one of them, or add it to 'exclude' in \(LintConfiguration.fileName)"
      : "Convert them separately with --type-name or --prefix, or into separate folders"
    return .usage(
      "\(name(jobs[one])) and \(name(jobs[other])) would both \(what); nothing was written. \(wayOut)"
    )
  }
}

extension ConversionPlan.Naming {
  /// Returns the folders between the output folder and the output of a source, with a trailing
  /// slash.
  fileprivate func mirroredFolder(of input: FoundInput) -> String {
    guard !input.isFound || input.isNamed, let base else { return input.folder }
    return OutputDestination.folder(of: input.path, below: base)
  }
}
