// Scenes are made of points, paths and curves, so one `import PegbarScene` has to be enough to work
// with a scene. The files of this module see them, too.
@_exported public import PegbarGeometry
