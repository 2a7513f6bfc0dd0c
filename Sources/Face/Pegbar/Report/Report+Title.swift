extension Report {
  /// The file as people know it, and which of its animations: `pack.lottie (night)`; on one line.
  var title: String {
    let file = PrintableText.line(ReportPath.plain(file), limit: 300)
    return animation.map { "\(file) (\(PrintableText.line($0, limit: 100)))" } ?? file
  }
}
