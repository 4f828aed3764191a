import type { BrowserType, Host, HostName } from './contract'

type WebHostName = Exclude<HostName, 'weapp' | 'alipay' | 'bank'>

/** Data from which the host is detected. */
export interface BrowserFacts {
  userAgent: string
  /** Query of the address, with or without its question mark. */
  search: string
}

/** Minimum window width of the desktop layout, CSS px. A chat-app browser never uses this layout (decision 17). */
export const DESKTOP_FROM = 961

const CHAT_APP = /MicroMessenger/i
/** Matches the user agents of apps of China Merchants Bank, whose web views provide `cmblapi`. */
const BANK_APP = /MPBank|CMBLife/i
const MOBILE = /Mobile|Android|iPhone|iPod|iPad|HarmonyOS|Windows Phone/i

const query = (search: string, name: string): string => new URLSearchParams(search).get(name) ?? ''

/**
 * Detects the web host, in the specification's order: chat-app browser (unless the source is a mini program), bank app,
 * native-app embedding, mobile web, desktop web. Source: shell §1.
 */
export const detectWebHost = ({ userAgent, search }: BrowserFacts): WebHostName => {
  const source = query(search, 'source') || query(search, 'src')
  if (CHAT_APP.test(userAgent) && !/mini/i.test(source)) return 'wechat-web'
  if (BANK_APP.test(userAgent)) return 'bank-web'
  if (query(search, 'isFlutter') === '1' || /^(ios|android)$/i.test(source)) return 'native-app'
  return MOBILE.test(userAgent) ? 'mobile-web' : 'desktop-web'
}

/** Terminal codes. The specification names only WEIXIN_MINI; the other codes follow its pattern. */
export const TERMINAL_CODES: Record<WebHostName, string> = {
  'wechat-web': 'WEIXIN_H5',
  'bank-web': 'BANK_H5',
  'native-app': 'APP',
  'mobile-web': 'H5',
  'desktop-web': 'PC',
}

const browserType = (userAgent: string): BrowserType =>
  CHAT_APP.test(userAgent) ? 'WEIXIN' : /AlipayClient/i.test(userAgent) ? 'ALIPAY' : 'OTHER'

/** Returns the host of the web build. */
export const webHost = (facts: BrowserFacts): Host => {
  const name = detectWebHost(facts)
  return {
    name,
    isWeb: true,
    isMini: false,
    hasBackArrow: false,
    terminalSrc: TERMINAL_CODES[name],
    clientCode: TERMINAL_CODES[name],
    browserType: browserType(facts.userAgent),
    isDesktop: (windowWidth) => name !== 'wechat-web' && windowWidth >= DESKTOP_FROM,
  }
}
