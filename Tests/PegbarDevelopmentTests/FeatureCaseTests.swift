import Pegbar
import PegbarDevelopment
import PegbarLint
import PegbarTestSupport
import Testing

/// The lines of `Samples/features.tsv`.
@Suite struct FeatureCaseTests {
  /// Features whose removal changes neither the picture nor the code.
  ///
  /// They move others, feed expressions, or are another notation.
  private static let unseen: Set<Feature> = [.layerNull, .layerData, .keyframeLegacyE]

  @Test(
    "a sample contains its feature, and lacks it after removal",
    arguments: FeatureArticleTests.cases)
  func detection(_ entry: FeatureCase) throws {
    let sample = try Repository.bytes("Samples/\(entry.sample).json")
    #expect(
      try FeatureListing(AnimationFile(sample)).features.contains(entry.feature), "\(entry.title)")
    guard let without = entry.without(in: sample) else {
      #expect(Self.unseen.contains(entry.feature), "\(entry.title)")
      return
    }
    #expect(
      try !FeatureListing(AnimationFile(without)).features.contains(entry.feature), "\(entry.title)"
    )
  }

  @Test(
    "rejects a table with an invalid line",
    arguments: [
      "layer.shape\tShapes\tellipse/pulse", "no.feature\tNone\tellipse/pulse\ta\tb",
      "layer.shape\tShapes\tellipse/pulse\ta|b\tc",
    ])
  func malformed(_ line: String) {
    #expect(throws: FeatureCase.Malformed.self) {
      try FeatureCase.all(in: Array("a heading\n\(line)\n".utf8))
    }
  }

  @Test("derives a sample without the feature from compact JSON")
  func taking() throws {
    let line = "shape.twist\tTwist\tx\t\"ty\":\"tw\"|\"nm\":\t\"ty\":\"tw\",\"hd\":true|\"mn\":"
    let entry = try #require(FeatureCase.all(in: Array("heading\n\(line)\n".utf8)).first)
    let sample = #"{ "ty" : "tw", "nm": "A \" \\" }"#
    let without = try #require(entry.without(in: Array(sample.utf8)))
    #expect(String(decoding: without, as: UTF8.self) == #"{"ty":"tw","hd":true,"mn":"A \" \\"}"#)
  }
}
