import type { Unsubscribe } from '../outcome'
import { browserLanguages } from './browser-languages'
import type { NetworkStatus, System, WindowFacts } from './contract'

const subscribe = (target: EventTarget, event: string, listener: () => void): Unsubscribe => {
  target.addEventListener(event, listener)
  return () => target.removeEventListener(event, listener)
}

/** Returns the CSS safe area, measured on an element with that padding. */
const safeArea = (): WindowFacts['safeArea'] => {
  const probe = document.createElement('div')
  probe.style.cssText = `position:fixed;visibility:hidden;${['top', 'right', 'bottom', 'left']
    .map((edge) => `padding-${edge}:env(safe-area-inset-${edge})`)
    .join(';')}`
  document.body.append(probe)
  const { paddingTop, paddingRight, paddingBottom, paddingLeft } = getComputedStyle(probe)
  probe.remove()
  const px = (length: string): number => parseFloat(length) || 0
  return { top: px(paddingTop), right: px(paddingRight), bottom: px(paddingBottom), left: px(paddingLeft) }
}

const dark = (): MediaQueryList | undefined => window.matchMedia?.('(prefers-color-scheme: dark)')

const networkStatus = (): NetworkStatus => {
  if (!navigator.onLine) return { kind: 'offline' }
  const { connection } = navigator as { connection?: { type?: string } }
  return {
    kind: 'online',
    via: connection?.type === 'wifi' || connection?.type === 'cellular' ? connection.type : 'unknown',
  }
}

let size: { width: number; height: number } | null = null

const invalidate = (): void => {
  size = null
}

/** Returns the window's size, cached until a resize: reading it forces a layout, and many parts of a screen read it. */
const windowSize = (): { width: number; height: number } => {
  if (size) return size
  // The listener runs in the capture phase, so that it clears the cache before other listeners read the size.
  window.addEventListener('resize', invalidate, true)
  size = { width: window.innerWidth, height: window.innerHeight }
  return size
}

/** The browser's window and preferences. The browser's own bars lie outside, so the status bar's height is 0. */
export const system: System = {
  window: () => ({
    ...windowSize(),
    pixelRatio: window.devicePixelRatio || 1,
    statusBarHeight: 0,
    // Measured on access, because it forces a layout and most callers read the width only.
    get safeArea() {
      return safeArea()
    },
    menuButton: null,
  }),
  onResize: (listener) => subscribe(window, 'resize', listener),
  languages: browserLanguages,
  theme: () => (dark()?.matches ? 'dark' : 'light'),
  onThemeChange: (listener) => {
    const query = dark()
    return query?.addEventListener
      ? subscribe(query, 'change', () => listener(query.matches ? 'dark' : 'light'))
      : () => undefined
  },
  reducedMotion: () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false,
  network: () => Promise.resolve(networkStatus()),
  onNetworkChange: (listener) => {
    const disposers = [
      subscribe(window, 'online', () => listener(true)),
      subscribe(window, 'offline', () => listener(false)),
    ]
    return () => disposers.forEach((dispose) => dispose())
  },
}
