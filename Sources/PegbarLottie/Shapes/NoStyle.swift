/// Keeps the paints after it from the paths before it.
///
/// - Source: Lottie shape `"ty": "no"`, which lottie-web writes about.
package struct NoStyle: Sendable, Hashable {}
