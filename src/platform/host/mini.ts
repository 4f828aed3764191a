import type { BrowserType, Host } from './contract'

/** A mini-program build knows its host at build time (decision 15). */
export const miniHost = (name: 'weapp' | 'alipay' | 'bank', code: string, browserType: BrowserType): Host => ({
  name,
  isWeb: false,
  isMini: true,
  terminalSrc: code,
  clientCode: code,
  browserType,
  isDesktop: () => false,
})
