// Frames consist of types of `PegbarScene`, so a single `import PegbarFrames` must be enough to
// draw a scene. The files of this module also use this import.
@_exported public import PegbarScene
