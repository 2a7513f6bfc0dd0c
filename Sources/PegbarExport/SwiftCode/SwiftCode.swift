internal import PegbarScene

/// A normalized scene as Swift source for Core Animation.
package enum SwiftCode {
}
