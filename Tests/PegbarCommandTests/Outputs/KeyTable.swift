import Pegbar
import PegbarScene

/// A custom exporter: a table of all keyframes, for a review with the designer.
struct KeyTable: SceneExporter {
  /// The format.
  let format: ExportFormat

  /// Creates an exporter.
  ///
  /// - Parameters:
  ///   - name: The name of the format.
  ///   - fileExtension: The extension of its files.
  ///   - comment: The start of a comment.
  init(name: String = "keys", fileExtension: String = "csv", comment: String = "# ") {
    format = ExportFormat(
      name: name, summary: "a table of all keys", fileExtension: fileExtension,
      marking: .comments(start: comment, end: ""), hasImageFiles: true, isVerifiable: true)
  }

  /// Returns the images of the scene.
  func companions(of conversion: Conversion) -> [OutputFile] { conversion.imageFiles(in: format) }

  /// Returns the table.
  func bytes(of conversion: Conversion) -> [UInt8] {
    var lines = conversion.header(of: fileName(of: conversion), in: format)
    lines.append("layer,property,seconds")
    conversion.normalized.forEachLayer { layer in
      for track in layer.tracks {
        for time in track.keys.track.keyTimes {
          lines.append("\(layer.name),\(track.property),\(time)")
        }
      }
    }
    let images = conversion.imageList(in: format)
    return Array(((lines + images).joined(separator: "\n") + "\n").utf8)
  }
}
