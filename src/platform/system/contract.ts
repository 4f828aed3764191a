import type { Unsubscribe } from '../outcome'

/** CSS px. */
export interface WindowFacts {
  width: number
  height: number
  pixelRatio: number
  statusBarHeight: number
  /** How far the safe area stands in from each edge of the screen. */
  safeArea: { top: number; right: number; bottom: number; left: number }
  /** The host's own menu button over the navigation bar; null where there is none. */
  menuButton: { top: number; left: number; width: number; height: number } | null
}

export type NetworkStatus =
  { kind: 'online'; via: 'wifi' | 'cellular' | 'unknown' } | { kind: 'offline' } | { kind: 'unsupported' }

export interface System {
  window(): WindowFacts
  onResize(listener: () => void): Unsubscribe
  /** The system's language as a tag (`zh-CN`, `en`), as the host tells it. */
  language(): string
  theme(): 'light' | 'dark'
  onThemeChange(listener: (theme: 'light' | 'dark') => void): Unsubscribe
  /** The user asked for less motion; a mini program is not told. */
  reducedMotion(): boolean
  network(): Promise<NetworkStatus>
  onNetworkChange(listener: (online: boolean) => void): Unsubscribe
}
