import Pegbar

/// A file that no tool writes, made from a seed and a number, and reproducible with the same
/// corpus.
struct Mutant {
  /// The method of making a mutant.
  enum Kind: String, CaseIterable {
    /// Changes to the JSON structure of a Lottie file or a scene.
    case animation, scene
    /// Changes to bytes or to the parts of an archive.
    case bytes, archive

    /// The description of several mutants in a summary.
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
  /// The name of the original file.
  let source: String
  let bytes: [UInt8]
  /// The random numbers that select the steps to try.
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
      // Scene JSON is also an input format.
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
