/** Receives the page's messages. The objects of both kinds of web views and of Flutter have this method. */
export interface Channel {
  postMessage(text: string): void
}

interface AppWindow {
  /** Android's JavaScript interface, or Flutter's JavaScript channel. */
  FoyerApp?: unknown
  /** Message handlers of WKWebView (iOS). */
  webkit?: { messageHandlers?: { FoyerApp?: unknown } }
}

const isChannel = (value: unknown): value is Channel =>
  (typeof value === 'object' || typeof value === 'function') &&
  value !== null &&
  typeof (value as Partial<Channel>).postMessage === 'function'

/** Returns the app's side of the bridge; null in an app that has no bridge. */
export const findChannel = (): Channel | null => {
  const { FoyerApp, webkit } = window as AppWindow
  const found = [FoyerApp, webkit?.messageHandlers?.FoyerApp].find(isChannel)
  return (found as Channel | undefined) ?? null
}
