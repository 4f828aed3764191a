import { call, callSync, listen } from '../native'
import { numberField, textField } from '../native-fields'
import type { NetworkStatus, System, WindowFacts } from './contract'
import { osTypeIn } from './os-type'

/** Numbers by name. Each one may be missing or have another type. */
type Numbers<Name extends string> = Partial<Record<Name, unknown>>

type NativeWindow = Numbers<
  'windowWidth' | 'windowHeight' | 'screenWidth' | 'screenHeight' | 'pixelRatio' | 'statusBarHeight'
> & { safeArea?: Numbers<Edge> | null }

interface NativeApp {
  language?: unknown
  theme?: unknown
}

type Edge = 'top' | 'right' | 'bottom' | 'left'

/**
 * Calls the host's current function, which WeChat and Alipay have. Otherwise calls the old function of older versions
 * and FinClip.
 */
const info = <T>(name: 'getWindowInfo' | 'getAppBaseInfo'): T =>
  callSync<T | null>(name) ?? callSync<T | null>('getSystemInfoSync') ?? ({} as T)

/** Returns the platform as the host spells it: `ios` on WeChat, `iOS` on Alipay. */
const devicePlatform = (): string => {
  const device =
    callSync<{ platform?: unknown } | null>('getDeviceInfo') ??
    callSync<{ platform?: unknown } | null>('getDeviceBaseInfo') ??
    callSync<{ platform?: unknown } | null>('getSystemInfoSync')
  return textField(device?.platform) ?? ''
}

/** Returns the insets of the safe area. Hosts report the coordinates of its edges. */
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

/**
 * Returns the properties of the window. A host reports no properties before it has measured its window; the
 * specification's defaults apply until then (shell §9).
 */
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

const themeOf = (theme: unknown): 'light' | 'dark' | null => (theme === 'dark' || theme === 'light' ? theme : null)

/**
 * System properties of the three mini-program hosts. WeChat reports a theme because `app.config.ts` sets `darkmode`.
 * Alipay reports no theme.
 */
export const system: System = {
  osType: () => osTypeIn(devicePlatform()),
  window: windowFacts,
  onResize: (listener) => listen('WindowResize', () => listener()),
  // Hosts report one language: `zh_CN` on WeChat, `zh-Hans` on Alipay. Old Alipay versions send names such as "简体中文".
  languages: () => [textField(info<NativeApp>('getAppBaseInfo').language) ?? ''],
  theme: () => themeOf(info<NativeApp>('getAppBaseInfo').theme),
  onThemeChange: (listener) =>
    listen<NativeApp | undefined>('ThemeChange', (change) => {
      const theme = themeOf(change?.theme)
      if (theme) listener(theme)
    }),
  reducedMotion: () => false,
  network: networkStatus,
  onNetworkChange: (listener) =>
    listen<{ isConnected?: unknown } | undefined>('NetworkStatusChange', (change) => {
      if (typeof change?.isConnected === 'boolean') listener(change.isConnected)
    }),
}
