// Only the API that a representable of a host view requires. Signatures: Apple, SwiftUI's
// interface.
@_exported import Foundation

#if canImport(AppKit)
  public import AppKit
#endif
#if canImport(UIKit)
  public import UIKit
#endif

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public var body: Never { preconditionFailure("Never has no body") }
}

public struct EmptyView: View {
  nonisolated public init() {}
  public var body: Never { preconditionFailure("EmptyView has no body") }
}

@resultBuilder public enum ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}

public struct LocalizedStringKey: ExpressibleByStringLiteral, Equatable, Sendable {
  let key: String
  public init(stringLiteral value: String) { key = value }
}

public struct Text: View, Equatable, Sendable {
  /// The displayed string, without translation.
  public let content: String
  nonisolated public init(verbatim content: String) { self.content = content }
  nonisolated public init(_ key: LocalizedStringKey) { content = key.key }
  public var body: Never { preconditionFailure("Text has no body") }
}

public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier
}
extension ModifiedContent: View where Content: View {
  public var body: Content { content }
}

public struct AccessibilityAttachmentModifier: Sendable {
  public var label: Text?
  public var traits: AccessibilityTraits?
  public var isHidden: Bool?
}
public struct AccessibilityTraits: Equatable, Sendable {
  public static let isImage = AccessibilityTraits()
}
public enum AccessibilityChildBehavior: Sendable { case ignore, contain, combine }

// iOS 13 and macOS 10.15 have these forms of the modifiers. The shorter ones are newer.
extension View {
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    self
  }
  public func accessibility(
    label: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(label: label))
  }
  public func accessibility(
    addTraits traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(traits: traits))
  }
  public func accessibility(
    hidden: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(isHidden: hidden))
  }
}

public struct Alignment: Sendable {
  public static let center = Alignment()
}
public struct FlexibleFrame: Sendable {
  public var idealWidth: CGFloat?
  public var idealHeight: CGFloat?
}
public enum ContentMode: Hashable, Sendable { case fit, fill }

extension View {
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    ModifiedContent(
      content: self, modifier: FlexibleFrame(idealWidth: idealWidth, idealHeight: idealHeight))
  }
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View { self }
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}

@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    (read, write) = (get, set)
  }
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }
  public var projectedValue: Binding<Value> { self }
  public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(
      get: { wrappedValue[keyPath: path] }, set: { wrappedValue[keyPath: path] = $0 })
  }
}

@propertyWrapper public struct State<Value> {
  private final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }
  private let box: Box
  public init(wrappedValue: Value) { box = Box(wrappedValue) }
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }
  public var projectedValue: Binding<Value> {
    Binding(get: { box.value }, set: { box.value = $0 })
  }
}

public struct EnvironmentValues {
  public internal(set) var accessibilityReduceMotion = false
  public var displayScale: CGFloat = 2
  public init() {}
}

@propertyWrapper public struct Environment<Value> {
  private let path: KeyPath<EnvironmentValues, Value>
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { path = keyPath }
  public var wrappedValue: Value { EnvironmentValues()[keyPath: path] }
}

public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?
  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
}

#if canImport(UIKit)
  public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public let coordinator: Representable.Coordinator
    public internal(set) var environment = EnvironmentValues()
  }

  @MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>
    func makeUIView(context: Context) -> UIViewType
    func updateUIView(_ uiView: UIViewType, context: Context)
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    func makeCoordinator() -> Coordinator
    func sizeThatFits(
      _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
    ) -> CGSize?
  }

  extension UIViewRepresentable {
    public var body: Never { preconditionFailure("a representable has no body") }
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
    public func sizeThatFits(
      _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
    ) -> CGSize? { nil }
  }
  extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
  }
#endif

#if canImport(AppKit)
  public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
    public let coordinator: Representable.Coordinator
    public internal(set) var environment = EnvironmentValues()
  }

  @MainActor @preconcurrency public protocol NSViewRepresentable: View where Body == Never {
    associatedtype NSViewType: NSView
    associatedtype Coordinator = Void
    typealias Context = NSViewRepresentableContext<Self>
    func makeNSView(context: Context) -> NSViewType
    func updateNSView(_ nsView: NSViewType, context: Context)
    static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
    func makeCoordinator() -> Coordinator
    func sizeThatFits(
      _ proposal: ProposedViewSize, nsView: NSViewType, context: Context
    ) -> CGSize?
  }

  extension NSViewRepresentable {
    public var body: Never { preconditionFailure("a representable has no body") }
    public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
    public func sizeThatFits(
      _ proposal: ProposedViewSize, nsView: NSViewType, context: Context
    ) -> CGSize? { nil }
  }
  extension NSViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
  }
#endif

// A hosting controller or view makes the platform's view once, and updates it whenever the root
// view or the environment changes.
#if canImport(UIKit)
  @MainActor open class UIHostingController<Content: View>: UIViewController {
    public var rootView: Content { didSet { update() } }
    private var updateView: ((any View, EnvironmentValues) -> Void)?

    public init(rootView: Content) {
      self.rootView = rootView
      super.init()
      update()
    }

    /// Updates the view, as SwiftUI does when the environment changes.
    public func update() {
      var environment = EnvironmentValues()
      environment.accessibilityReduceMotion = UIAccessibility.isReduceMotionEnabled
      let root = representable(in: rootView) { $0 as? any UIViewRepresentable }
      if updateView == nil { updateView = root.map { host($0, environment) } }
      if let root { updateView?(root, environment) }
    }

    private func host<Root: UIViewRepresentable>(
      _ root: Root, _ environment: EnvironmentValues
    ) -> (any View, EnvironmentValues) -> Void {
      var context = UIViewRepresentableContext<Root>(coordinator: root.makeCoordinator())
      context.environment = environment
      let made = root.makeUIView(context: context)
      view = made
      return { root, environment in
        context.environment = environment
        (root as? Root)?.updateUIView(made, context: context)
      }
    }
  }
#endif

#if canImport(AppKit)
  @MainActor open class NSHostingView<Content: View>: NSView {
    public var rootView: Content { didSet { update() } }
    private var updateView: ((any View, EnvironmentValues) -> Void)?

    public required init(rootView: Content) {
      self.rootView = rootView
      super.init(frame: .zero)
      update()
    }
    public required init?(coder: NSCoder) { nil }

    /// Updates the view, as SwiftUI does when the environment changes.
    public func update() {
      var environment = EnvironmentValues()
      environment.accessibilityReduceMotion =
        NSWorkspace.shared.accessibilityDisplayShouldReduceMotion
      let root = representable(in: rootView) { $0 as? any NSViewRepresentable }
      if updateView == nil { updateView = root.map { host($0, environment) } }
      if let root { updateView?(root, environment) }
    }

    private func host<Root: NSViewRepresentable>(
      _ root: Root, _ environment: EnvironmentValues
    ) -> (any View, EnvironmentValues) -> Void {
      var context = NSViewRepresentableContext<Root>(coordinator: root.makeCoordinator())
      context.environment = environment
      let made = root.makeNSView(context: context)
      addSubview(made)
      return { root, environment in
        context.environment = environment
        (root as? Root)?.updateNSView(made, context: context)
      }
    }
  }
#endif

/// Returns the first view of a kind in a view and its bodies, or `nil` if there is none.
@MainActor private func representable<Kind>(in view: any View, _ kind: (any View) -> Kind?) -> Kind?
{
  func body(_ view: some View) -> any View { view.body }
  var view = view
  while true {
    if let found = kind(view) { return found }
    if view is EmptyView || view is Text { return nil }
    view = body(view)
  }
}
