extension Report {
  /// The file as given by the user and, if it has several, the animation, on one line.
  var heading: String { named(PrintableText.line(file)) }

  /// The file and, if it has several, the animation, on one line: `pack.lottie (night)`.
  var title: String {
    named(PrintableText.line(ReportPath.plain(file), limit: 300))
  }

  private func named(_ file: String) -> String {
    animation.map { "\(file) (\(PrintableText.line($0, limit: 100)))" } ?? file
  }
}
