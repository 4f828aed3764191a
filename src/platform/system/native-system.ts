import { ask, callNow, listen } from '../native'
import type { NetworkStatus, System, WindowFacts } from './contract'

interface NativeWindow {
  windowWidth?: number
  windowHeight?: number
  screenWidth?: number
  screenHeight?: number
  pixelRatio?: number
  statusBarHeight?: number
  safeArea?: { top: number; right: number; bottom: number; left: number }
}

interface NativeApp {
  language?: string
  theme?: string
}

type Rect = { top: number; left: number; width: number; height: number }

/** The present calls of WeChat and Alipay, else the one that older versions and FinClip have. */
const info = <T>(name: 'getWindowInfo' | 'getAppBaseInfo'): T =>
  callNow<T>(name) ?? callNow<T>('getSystemInfoSync') ?? ({} as T)

/** Before a host has measured itself it says nothing: the specification's default window and status bar (shell §9). */
const windowFacts = (): WindowFacts => {
  const facts = info<NativeWindow>('getWindowInfo')
  const width = facts.windowWidth || 375
  const height = facts.windowHeight || 667
  const { safeArea, screenWidth = width, screenHeight = height } = facts
  const menu = callNow<Rect>('getMenuButtonBoundingClientRect')
  return {
    width,
    height,
    pixelRatio: facts.pixelRatio || 2,
    statusBarHeight: facts.statusBarHeight ?? 20,
    safeArea: safeArea
      ? {
          top: safeArea.top,
          left: safeArea.left,
          right: screenWidth - safeArea.right,
          bottom: screenHeight - safeArea.bottom,
        }
      : { top: 0, right: 0, bottom: 0, left: 0 },
    menuButton: menu?.width ? { top: menu.top, left: menu.left, width: menu.width, height: menu.height } : null,
  }
}

const networkStatus = async (): Promise<NetworkStatus> => {
  const answer = await ask<{ networkType: string }>('getNetworkType')
  if (answer.kind !== 'ok') return { kind: 'unsupported' }
  const type = answer.value.networkType.toLowerCase()
  if (type === 'none' || type === 'notreachable') return { kind: 'offline' }
  return { kind: 'online', via: type === 'wifi' ? 'wifi' : /^([2-5]g|wwan)$/.test(type) ? 'cellular' : 'unknown' }
}

const themeOf = (theme: string | undefined): 'light' | 'dark' => (theme === 'dark' ? 'dark' : 'light')

/** What the three mini-program hosts tell of themselves; a theme that a host does not tell is light. */
export const system: System = {
  window: windowFacts,
  onResize: (listener) => listen('WindowResize', () => listener()),
  // `zh_CN` on WeChat, `zh-Hans` on Alipay; words such as "简体中文" from old Alipay versions are left to the reader.
  language: () => (info<NativeApp>('getAppBaseInfo').language ?? '').replace('_', '-'),
  theme: () => themeOf(info<NativeApp>('getAppBaseInfo').theme),
  onThemeChange: (listener) => listen<{ theme: string }>('ThemeChange', ({ theme }) => listener(themeOf(theme))),
  network: networkStatus,
  onNetworkChange: (listener) =>
    listen<{ isConnected: boolean }>('NetworkStatusChange', ({ isConnected }) => listener(isConnected)),
}
