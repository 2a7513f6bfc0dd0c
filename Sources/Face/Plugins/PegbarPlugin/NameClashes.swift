/// The files of a target whose types may get the same name.
///
/// The step of a file names only these to the command, so that it depends on no other file.
struct NameClashes {
  private let files: [AnimationFile]
  /// The groups by number; each file is in one.
  private var groups: [[Int]] = []
  /// The number of the group that each file is in.
  private var groupOfFile: [Int]

  /// Sorts files into groups that have no name in common.
  ///
  /// Of several files with one key, the names get longer; files that may have one of these names then
  /// belong to the same group.
  init(_ files: [AnimationFile]) {
    self.files = files
    groupOfFile = Array(repeating: 0, count: files.count)
    let byKey = Dictionary(grouping: files.indices) { files[$0].key }
    var groupOfName: [String: Int] = [:]
    for (key, members) in byKey.sorted(by: { $0.key < $1.key }) {
      let longer = members.count > 1 ? members.flatMap { files[$0].longerKeys } : []
      let names = Set([key] + longer)
      let joined = Set(names.compactMap { groupOfName[$0] })
      let number = groups.count
      groups.append(members + joined.sorted().flatMap { groups[$0] })
      for group in joined { groups[group] = [] }
      for (name, group) in groupOfName where joined.contains(group) { groupOfName[name] = number }
      for name in names { groupOfName[name] = number }
    }
    for (number, group) in groups.enumerated() {
      for index in group { groupOfFile[index] = number }
    }
  }

  /// The other files of the group of a file, by path.
  ///
  /// - Parameter index: The place of the file among all.
  func others(besides index: Int) -> [AnimationFile] {
    groups[groupOfFile[index]].filter { $0 != index }.map { files[$0] }
      .sorted { $0.path < $1.path }
  }
}
