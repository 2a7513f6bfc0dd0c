import PegbarGeometry
import Testing

@Suite struct PartitioningIndexTests {
  @Test("binary search finds the same index as linear search", arguments: 0...9)
  func sameAsLinear(_ bound: Int) {
    for numbers in [[], [4], [1, 1, 3, 3, 3, 7], [2, 4, 6, 8, 8]] {
      let expected = numbers.firstIndex { $0 >= bound } ?? numbers.count
      #expect(numbers.partitioningIndex { $0 >= bound } == expected)
    }
  }
}
