internal import PegbarFrames

/// The head of a page: its title, its style and its content security policy.
struct PageHead {
  let title: String
  /// The parts of the style sheet.
  let style: [[UInt8]]
  let policy: String

  /// Adds everything up to the start of the body.
  func append(to text: inout SVGText) {
    text.append("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
    text.append("<meta http-equiv=\"Content-Security-Policy\" content=\"")
    text.append(escaping: policy)
    text.append("\">\n<meta name=\"viewport\"")
    text.append(" content=\"width=device-width, initial-scale=1\">\n")
    text.append("<meta name=\"generator\" content=\"pegbar\">\n<title>")
    text.append(escaping: title)
    text.append("</title>\n<style>")
    for part in style { text.append(verbatim: part) }
    text.append("</style>\n</head>\n<body>\n")
  }
}
