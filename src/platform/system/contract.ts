import type { Unsubscribe } from '../outcome'

/** Size of the window and its insets, CSS px. */
export interface WindowFacts {
  width: number
  height: number
  pixelRatio: number
  statusBarHeight: number
  /** Insets of the safe area from each edge of the screen. */
  safeArea: { top: number; right: number; bottom: number; left: number }
  /** Position of the host's menu button on the navigation bar; null if the host has no such button. */
  menuButton: { top: number; left: number; width: number; height: number } | null
}

export type NetworkStatus =
  | { kind: 'online'; via: 'wifi' | 'cellular' | 'unknown' }
  | { kind: 'offline' }
  | { kind: 'unsupported' }

/** Operating system of the device, in the spelling of the payment call (shell §7). */
export type OsType = 'IOS' | 'ANDROID' | 'OTHER'

export interface System {
  osType(): OsType
  window(): WindowFacts
  onResize(listener: () => void): Unsubscribe
  /** Returns the user's languages as tags (`zh-CN`, `zh_CN`, `en`), preferred first, in the host's spelling. */
  languages(): readonly string[]
  /** Returns the theme of the system; null if the host does not report it. */
  theme(): 'light' | 'dark' | null
  onThemeChange(listener: (theme: 'light' | 'dark') => void): Unsubscribe
  /** Returns true if the user prefers reduced motion. Mini programs cannot read this setting. */
  reducedMotion(): boolean
  network(): Promise<NetworkStatus>
  onNetworkChange(listener: (online: boolean) => void): Unsubscribe
}
