package import PegbarScene

/// The scene as JSON text, and back.
package enum SceneJSON {
}
