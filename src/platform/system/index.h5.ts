import type { Unsubscribe } from '../outcome'
import { browserLanguages } from './browser-languages'
import type { NetworkStatus, System, WindowFacts } from './contract'
import { osTypeIn } from './os-type'

const subscribe = (target: EventTarget, event: string, listener: () => void): Unsubscribe => {
  target.addEventListener(event, listener)
  return () => target.removeEventListener(event, listener)
}

/** Returns the insets of the safe area. Measures an element whose padding is the CSS safe area. */
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

/**
 * Returns the window's size. The size is cached until a resize, because reading it forces a layout and many parts of a
 * screen need the size.
 */
const windowSize = (): { width: number; height: number } => {
  if (size) return size
  // Listens in the capture phase, so that the cache is cleared before other listeners read the size.
  window.addEventListener('resize', invalidate, true)
  size = { width: window.innerWidth, height: window.innerHeight }
  return size
}

/**
 * Window and preferences of the browser. The height of the status bar is 0, because the browser's bars are outside the
 * page.
 */
export const system: System = {
  osType: () => osTypeIn(navigator.userAgent),
  window: () => ({
    ...windowSize(),
    pixelRatio: window.devicePixelRatio || 1,
    statusBarHeight: 0,
    // Measured on access, because measuring forces a layout and most callers only read the width.
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
