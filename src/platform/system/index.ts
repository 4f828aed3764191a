import { call, callSync, listen } from '../native'
import { numberField, textField } from '../native-fields'
import type { NetworkStatus, System, WindowFacts } from './contract'

/** Numbers by name, as far as the host gave them. */
type Numbers<Name extends string> = Partial<Record<Name, unknown>>

type NativeWindow = Numbers<
  'windowWidth' | 'windowHeight' | 'screenWidth' | 'screenHeight' | 'pixelRatio' | 'statusBarHeight'
> & { safeArea?: Numbers<Edge> | null }

interface NativeApp {
  language?: unknown
  theme?: unknown
}

type Edge = 'top' | 'right' | 'bottom' | 'left'

/** The present calls of WeChat and Alipay, else the one that older versions and FinClip have. */
const info = <T>(name: 'getWindowInfo' | 'getAppBaseInfo'): T =>
  callSync<T | null>(name) ?? callSync<T | null>('getSystemInfoSync') ?? ({} as T)

/** How far the safe area, which hosts give by its edges on the screen, stands in from each of them. */
const insets = (area: NativeWindow['safeArea'], screen: { width: number; height: number }): WindowFacts['safeArea'] => {
  const [top, right, bottom, left] = [area?.top, area?.right, area?.bottom, area?.left].map(numberField)
  return top === undefined || right === undefined || bottom === undefined || left === undefined
    ? { top: 0, right: 0, bottom: 0, left: 0 }
    : { top, left, right: screen.width - right, bottom: screen.height - bottom }
}

const menuButton = (): WindowFacts['menuButton'] => {
  const menu = callSync<Numbers<'top' | 'left' | 'width' | 'height'> | null>('getMenuButtonBoundingClientRect')
  const [top, left, width, height] = [menu?.top, menu?.left, menu?.width, menu?.height].map(numberField)
  return width && top !== undefined && left !== undefined && height !== undefined ? { top, left, width, height } : null
}

/** Before a host has measured itself it says nothing: the specification's default window and status bar (shell §9). */
const windowFacts = (): WindowFacts => {
  const facts = info<NativeWindow>('getWindowInfo')
  const width = numberField(facts.windowWidth) || 375
  const height = numberField(facts.windowHeight) || 667
  return {
    width,
    height,
    pixelRatio: numberField(facts.pixelRatio) || 2,
    statusBarHeight: numberField(facts.statusBarHeight) ?? 20,
    safeArea: insets(facts.safeArea, {
      width: numberField(facts.screenWidth) ?? width,
      height: numberField(facts.screenHeight) ?? height,
    }),
    menuButton: menuButton(),
  }
}

const networkStatus = async (): Promise<NetworkStatus> => {
  const answer = await call<{ networkType?: unknown }>('getNetworkType')
  if (answer.kind !== 'ok') return { kind: 'unsupported' }
  const type = textField(answer.value.networkType)?.toLowerCase() ?? ''
  if (type === 'none' || type === 'notreachable') return { kind: 'offline' }
  return { kind: 'online', via: type === 'wifi' ? 'wifi' : /^([2-5]g|wwan)$/.test(type) ? 'cellular' : 'unknown' }
}

const themeOf = (theme: unknown): 'light' | 'dark' => (theme === 'dark' ? 'dark' : 'light')

/** What the three mini-program hosts tell of themselves; a theme that a host does not tell is light. */
export const system: System = {
  window: windowFacts,
  onResize: (listener) => listen('WindowResize', () => listener()),
  // `zh_CN` on WeChat, `zh-Hans` on Alipay; words such as "简体中文" from old Alipay versions are left to the reader.
  language: () => (textField(info<NativeApp>('getAppBaseInfo').language) ?? '').replace('_', '-'),
  theme: () => themeOf(info<NativeApp>('getAppBaseInfo').theme),
  onThemeChange: (listener) => listen<NativeApp | undefined>('ThemeChange', (now) => listener(themeOf(now?.theme))),
  reducedMotion: () => false,
  network: networkStatus,
  onNetworkChange: (listener) =>
    listen<{ isConnected?: unknown } | undefined>('NetworkStatusChange', (now) => {
      if (typeof now?.isConnected === 'boolean') listener(now.isConnected)
    }),
}
