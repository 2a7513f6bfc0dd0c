// A scene consists of points, paths and curves, so one `import PegbarScene` is enough to work with
// it. The files of this module also see these types.
@_exported public import PegbarGeometry
