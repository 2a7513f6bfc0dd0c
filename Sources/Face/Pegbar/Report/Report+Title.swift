extension Report {
  /// The file and, if it has several, the animation, on one line: `pack.lottie (night)`.
  var title: String {
    let file = PrintableText.line(ReportPath.plain(file), limit: 300)
    return animation.map { "\(file) (\(PrintableText.line($0, limit: 100)))" } ?? file
  }
}
