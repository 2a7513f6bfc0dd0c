/// The files of a target whose types can have the same name.
///
/// The step of a file passes only these to the command, so that it does not depend on any other
/// file.
struct NameClashes {
  private let files: [AnimationFile]
  /// The groups by index; each file is in one.
  private var groups: [[Int]] = []
  /// The index of the group of each file.
  private var groupOfFile: [Int]

  /// Sorts files into groups without common names.
  ///
  /// Files with the same key have longer names. Files that can have one of these names are then in
  /// the same group.
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

  /// Returns the other files in the group of a file, sorted by path.
  ///
  /// - Parameter index: The index of the file.
  func others(besides index: Int) -> [AnimationFile] {
    groups[groupOfFile[index]].filter { $0 != index }.map { files[$0] }
      .sorted { $0.path < $1.path }
  }
}
