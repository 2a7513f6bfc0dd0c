import Pegbar

/// A file that no tool writes, made from a seed and a number: the same in every run over one corpus.
struct Mutant {
  /// How a mutant is made.
  enum Kind: String, CaseIterable {
    /// By the structure of its JSON: a Lottie file, or a scene.
    case animation, scene
    /// By bytes, or by the parts of an archive.
    case bytes, archive

    /// What several are called.
    var plural: String {
      switch self {
      case .animation: "of animations"
      case .scene: "of scenes"
      case .bytes: "of bytes"
      case .archive: "archives"
      }
    }
  }

  let kind: Kind
  /// The name of the file that it was made from.
  let source: String
  let bytes: [UInt8]
  /// Numbers for what is tried with it.
  let random: Random

  init(number: Int, seed: UInt64, corpus: Corpus) {
    var random = Random(seed: seed, number: UInt64(number))
    let original = corpus.animation(&random)
    let bytes = original?.bytes ?? []
    switch random.below(20) {
    case 0, 1: (kind, self.bytes) = (.bytes, ByteMutation(random: random).applied(to: bytes))
    case 2:
      let archive = random.element(of: corpus.archives)?.bytes ?? bytes
      (kind, self.bytes) = (.bytes, ByteMutation(random: random).applied(to: archive))
    case 3, 4:
      var mutation = ArchiveMutation(random: random)
      let mutant =
        random.once(in: 2) ? bytes : Self.changed(bytes, random: random, corpus: corpus)
      (kind, self.bytes) = (.archive, mutation.archive(of: mutant))
    case 5:
      // A scene is read again, too.
      let conversion = try? Pegbar.convert(
        bytes, options: ConversionOptions(isExact: random.once(in: 2)))
      let scene = conversion?.sceneJSON ?? bytes
      (kind, self.bytes) = (.scene, Self.changed(scene, random: random, corpus: corpus))
    case _:
      (kind, self.bytes) = (.animation, Self.changed(bytes, random: random, corpus: corpus))
    }
    source = original?.name ?? ""
    self.random = random
  }

  private static func changed(_ bytes: [UInt8], random: Random, corpus: Corpus) -> [UInt8] {
    guard var tree = JSONTree(bytes) else {
      return ByteMutation(random: random).applied(to: bytes)
    }
    var mutation = TreeMutation(random: random, corpus: corpus)
    mutation.apply(to: &tree)
    return tree.text
  }
}
