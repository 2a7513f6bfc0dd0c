// Only what a representable of a host view needs. Signatures: Apple, SwiftUI's interface.
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
  public var accessibilityReduceMotion: Bool { false }
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
    public let environment = EnvironmentValues()
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
    public let environment = EnvironmentValues()
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
